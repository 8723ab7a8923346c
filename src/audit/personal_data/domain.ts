import { parse } from "tldts";
import { isProfile } from "./checks/is_profile.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const NAME =
  /(?<![\p{L}\p{N}_@/\\.:=$-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,5}[\p{L}][\p{L}\p{N}-]{1,23}(?![\p{L}\p{N}_(@\\=[]|\.[\p{L}\p{N}_]|-\p{L})(?:\/[\w./?=&%#~+-]{0,200})?/gu;

/** A dot between letters; few texts hold one. */
const MAYBE = /[\da-z\u00c0-\uffff]\.[a-z\u00c0-\uffff]/i;

/** Endings of files and words of programs that are top-level domains as well. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  `actor ai am app art as at auto band bar be beer best bid bin bio black blue boo box br build
  by bz call camp care case cash cat cc cfg chat click cloud cool data date day deal dev diet
  direct do dog domains email es estate et events exchange expert express fail farm fish fit fly
  foo fun fund game gift global gold golf gp group guide guru gz help here hiv host how id image
  in ing ini is it java joy kids kim la land lease life like limited limo link list live loan
  log lol love man map market mc md me media men menu mil mk ml mm mo moe mom money moto mov mp
  ms mt my name navy network new ninja no now office one open page parts party pet photo pics
  pin pink pl place play plus prof ps pub py read red rent rest rip room rs run sale save sc
  school science search services sexy sh shop show site ski so software soy space spot st store
  stream study style sucks surf target tax team tech tel tf tips to tools top town toys trade tv
  us vi video vote watch web wiki win work works world wow yoga you zero zip zone`.split(/\s+/u),
);

/** Behind the names that mail servers and logs give to hosts. */
const OF_HOST =
  /(?<=\b(?:helo|host|hostname|fqdn|rhost|server|domain|relay|from)=)(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}_(@\\=[-]|\.[\p{L}\p{N}_])/gu;

function detect({ text }: DetectionInput): Candidate[] {
  if (!MAYBE.test(text)) return [];
  const found: Candidate[] = [];
  for (const match of [...text.matchAll(NAME), ...text.matchAll(OF_HOST)]) {
    const [host = ""] = match[0].split("/");
    const { isIcann, publicSuffix, domain } = parse(host);
    if (isIcann !== true || domain === null || publicSuffix === null) continue;
    if (host.startsWith("www.")) continue;
    const ending = host.slice(host.lastIndexOf(".") + 1);
    const path = match[0].slice(host.length);
    if (/^\p{Lu}/u.test(ending) && !/^[\p{Lu}\p{N}.-]+$/u.test(host)) continue;
    const label = domain.slice(0, domain.length - publicSuffix.length - 1);
    const doubtful =
      AMBIGUOUS.has(ending.toLowerCase()) && !publicSuffix.includes(".") && path.length < 2;
    const written = match[0].replace(/[.,;:!?#&=-]+$/u, "");
    found.push({
      kind: path.length > 1 ? "URL" : "DOMAIN",
      start: match.index,
      end: match.index + (path.length > 1 ? written.length : host.length),
      confidence: doubtful ? 0.3 : label.length < 2 && !/^\d/.test(label) ? 0.6 : 0.8,
      validated: false,
      personal: isProfile(written),
    });
  }
  return found;
}

/** Host names that stand alone, under a top-level domain that nothing else ends in. */
export const detector: Detector = {
  id: "domain",
  source: "RFC 1035, RFC 5890; Public Suffix List, https://publicsuffix.org/",
  detect,
  examples: {
    true: [
      { text: "Visit spiegel.de or bbc.co.uk.", finds: ["spiegel.de", "bbc.co.uk"] },
      { text: "go to acme.com, then", finds: ["acme.com"] },
      { text: "bit.ly/3xYz12 has it", finds: ["bit.ly/3xYz12"] },
      { text: "bücher.ch", finds: ["bücher.ch"] },
    ],
    false: [
      "os.system('ls')",
      "v1.2 and e.g. this",
      "run main.py, lib.rs and README.md",
      "user.name = req.host",
      "It ended.So we left",
      "foo.bar.baz()",
    ],
  },
};
