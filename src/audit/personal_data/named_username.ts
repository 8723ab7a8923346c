import { markedTokens, type TokenForm } from "./checks/marked_tokens.ts";
import { SPACED_LETTER } from "./checks/spaced_letter.ts";
import { isStandIn } from "./checks/stand_in.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";
import { numberedText } from "./numbered/numbered_text.ts";
import { LOGIN_WORDS } from "./vocabulary/access_words.ts";
import { labelsOfValue } from "./vocabulary/labels_of_value.ts";
import { sentenceAround } from "./vocabulary/sentence_around.ts";

/** Letters with a figure, a point or a line among them, as people write their accounts' names. */
const NAME: TokenForm = {
  mark: /\d|[._](?=[\p{L}\d])/gu,
  before: new RegExp(`@?[${SPACED_LETTER}\\p{N}._\\-]*$`, "v"),
  from: new RegExp(`[${SPACED_LETTER}\\p{N}._\\-]+`, "vy"),
  longest: 32,
};
const FORM = /^@?\p{L}[\p{L}\p{N}._-]{2,31}$/u;
const PART_OF_WORD = new RegExp(`[${SPACED_LETTER}\\p{N}@.\\/_#\\-]$`, "v");
/** What goes on as an address, a path or a call. */
const GOES_ON = /^(?:[@([{=/]|\.\p{L}|["'] ?:)/u;
/** Words that programs put in the place of a name: "user_name", "login-id". */
const OF_PROGRAMS =
  /(?:^|[_.-])(?:user|users|username|name|login|email|mail|id|uid|account|value|field|input|form|data|test|your|my|the|string|default|example|password|token|key|object|class|file|table|null|true|false|portal|reset|auth|session|event|api|service|server|client|config)(?:[_.-]|$)/iu;
/** In small letters, with figures behind or words joined, as hardly anything else is written: "k.brandt", "kalle88". */
const PLAINLY_CHOSEN = /^(?:\p{Ll}{3,}\d{2,}|\p{Ll}+\d*(?:[._]\p{Ll}{2,}\d*)+)$/u;
/** With capitals among small letters, as players have it: "ZaraSlays_x", "CiaraCreeper7", "xKaelZ_09". */
const GAMERS =
  /^(?=.*\p{Ll}{2})(?:\p{L}*\p{Ll}\p{Lu}[\p{L}]*_?\d{1,4}|\p{L}*\p{Ll}\p{Lu}\p{L}*_\p{L}{1,4}|\p{Ll}{3,}_\p{Ll}*\p{Lu}{2,}\d*)$/u;
/** Names as programs have them; a text with many is one. */
const SNAKE = /\p{Ll}_\p{Ll}/gu;
const MOST_SNAKES = 4;
const CODE_LINE = /[={}]|;\s*$|\w\(|\);|->|::/u;
/** In small letters it is what somebody chose; in capitals it stands for a name. */
const TWO_NAMES = /^\p{Lu}\p{Ll}+_\p{Lu}\p{Ll}+$/u;
const JOINED = /^\p{Ll}+\d*(?:_[\p{Ll}\d]+)+$/u;
/** What is looked at around it, in UTF-16 code units of the same sentence. */
const REACH = 60;
const REACH_BEHIND = 30;
const SENTENCE_END = /[\n!?;]|[.:](?= )/u;
/** Initials, and names of files. */
const ABBREVIATED =
  /^(?:\p{L}\.)+\p{L}?$|\.(?:php|js|ts|py|html?|css|json|xml|csv|txt|pdf|docx?|xlsx?|png|jpe?g|zip|exe|sh|sql|md|ya?ml|java|net|com|org|io|eu|de|fr|es|it|nl|pl|uk|us|ru|pt|se|no|dk|fi|cz|ch|at|be|cat|info|after|before)$/iu;
const STOPS = /[._-]+$/u;
/** Hardly any text has more of them. */
const MOST_VALUES = 500;

/** Whether the sentence of a name that hardly is anything else speaks of logging in or of accounts. */
function isSpokenOf(folded: string, { start, value }: { start: number; value: string }): boolean {
  const isChosen = PLAINLY_CHOSEN.test(value) || GAMERS.test(value);
  if (!isChosen || ABBREVIATED.test(value)) return false;
  const place = { start, end: start + value.length, reach: REACH, reachBehind: REACH_BEHIND };
  const { before, behind } = sentenceAround(folded, { ...place, ending: SENTENCE_END });
  return !CODE_LINE.test(before + behind) && LOGIN_WORDS.test(`${before} ${behind}`);
}

function detect(input: DetectionInput): Candidate[] {
  const { text } = input;
  if (!/[\p{L}][\d._-]/u.test(text)) return [];
  const numbered = numberedText(input);
  const { folded } = numbered;
  const isCode = [...text.matchAll(SNAKE).take(MOST_SNAKES + 1)].length > MOST_SNAKES;
  return [...markedTokens(text, NAME).take(MOST_VALUES)].flatMap(
    ({ index, value: raw }): Candidate[] => {
      const value = raw.replace(STOPS, "");
      if (!FORM.test(value) || GOES_ON.test(text.slice(index + raw.length, index + raw.length + 2)))
        return [];
      if (PART_OF_WORD.test(text.slice(Math.max(0, index - 1), index))) return [];
      if (!/[\d._-]/.test(value) || OF_PROGRAMS.test(value)) return [];
      if (isStandIn(value) && !JOINED.test(value) && !TWO_NAMES.test(value)) return [];
      const named = labelsOfValue(numbered, index).has("USERNAME");
      if (!named && isCode) return [];
      if (!named && !isSpokenOf(folded, { start: index, value })) return [];
      const span = { start: index, end: index + value.length };
      return [{ kind: "USERNAME", ...span, confidence: named ? 0.75 : 0.55, validated: false }];
    },
  );
}

/** Names of accounts behind the words for them in any of the vocabularies' languages. */
export const detector: Detector = {
  id: "named_username",
  source: "POSIX.1-2017, 3.437 (user name)",
  detect,
  examples: {
    true: [
      { text: "Käyttäjänimeni on metsä.poika77, kiitos.", finds: ["metsä.poika77"] },
      { text: "Mein Benutzername lautet k_brandt.", finds: ["k_brandt"] },
    ],
    false: [
      "Der Benutzername lautet user_name.",
      "Mein Benutzername ist vergessen.",
      "login: app.start(5)",
    ],
  },
};
