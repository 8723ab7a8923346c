import { isStandIn } from "./checks/stand_in.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

/** The owner of a folder, where systems keep what is somebody's. */
const OF_HOME =
  /(?<![\w.])(?:\/home\/|\/Users\/|[A-Z]:\\{1,2}Users\\{1,2})(?<name>[a-z][\w.-]{2,31})(?=[/\\\s"':)]|$)/giu;
/** Somebody on Reddit. */
const REDDITOR = /(?<![\w/.])\/?u\/(?=[\w-]*[\d_-])(?<name>[a-z][\w-]{2,19})(?![\w/-]|\.\w)/giu;
/** Who speaks, at the head of a line of a chat. */
const SPEAKER = /^(?<name>[a-z](?=\w{0,30}\d)\w{3,31}): (?=\S+ \S)/gimu;
/** Owners that stand for anybody, and those of machines. */
const NOBODYS: ReadonlySet<string> = new Set(
  `you your yourname yourusername yourself username user users user1 me myuser myname name dev developer
  app apps node vagrant runner runneradmin jovyan shared public default guest admin administrator root
  ubuntu debian centos fedora ec2-user pi git deploy deployer docker circleci jenkins build builder ci web
  www www-data vscode codespace gitpod student test tester demo example alice bob john jane foo bar
  someone somebody linuxbrew oracle postgres mysql hadoop spark airflow container nobody`.split(
    /\s+/u,
  ),
);
/** What a shell answers to the question who one is. */
const WHO_AM_I = /\bwhoami\s{1,3}(?<name>[a-z_][\w.-]{2,31})(?=\s|$)/gu;
const MAYBE = /whoami|\/home\/|\\Users\\|\/Users\/|\bu\/\w|^[a-z]\w{3,31}: /imu;
const MOST_NAMES = 200;

/** Those who speak more than once in a chat: settings have every name once. */
function speakers(text: string): RegExpExecArray[] {
  const lines = [...text.matchAll(SPEAKER).take(MOST_NAMES)];
  const counts = new Map<string, number>();
  for (const { 1: name = "" } of lines) counts.set(name, (counts.get(name) ?? 0) + 1);
  return lines.filter(({ 1: name = "" }) => counts.get(name)! > 1);
}

function detect({ text }: DetectionInput): Candidate[] {
  if (!MAYBE.test(text)) return [];
  const matches = [OF_HOME, REDDITOR, WHO_AM_I].flatMap((pattern) => [
    ...text.matchAll(pattern).take(MOST_NAMES),
  ]);
  return [...matches, ...speakers(text)].flatMap((match): Candidate[] => {
    const name = match.groups?.["name"] ?? "";
    if (NOBODYS.has(name.toLowerCase()) || isStandIn(name)) return [];
    const start = match.index + match[0].indexOf(name);
    const span = { start, end: start + name.length };
    return [{ kind: "USERNAME", ...span, confidence: 0.65, validated: false }];
  });
}

/** Names of accounts that nothing but their place tells: a home folder, a chat's margin. */
export const detector: Detector = {
  id: "placed_username",
  source: "Filesystem Hierarchy Standard 3.0, 3.8 (/home); POSIX.1-2017, 3.437 (user name)",
  detect,
  examples: {
    true: [
      { text: 'File "/home/dnguyen42/etl/load.py", line 88', finds: ["dnguyen42"] },
      { text: "C:\\Users\\k.brandt\\Desktop\\offer.xlsx", finds: ["k.brandt"] },
      { text: "his posts are under u/quokka_mum_3216 there", finds: ["quokka_mum_3216"] },
      {
        text: "sk8rdave2011: is it my turn\nmaya_r7: yes it is\nsk8rdave2011: fine then",
        finds: ["sk8rdave2011", "sk8rdave2011"],
      },
    ],
    false: [
      "/home/user/projects and /Users/me/Documents",
      "cd /home/runner/work",
      "port_80: open to all\nport_443: open to all",
      "https://example.com/u/123",
      "200 mg/u/day",
    ],
  },
};
