import { textBefore } from "./checks/context.ts";
import type { Candidate, DetectionInput, Detector } from "./detector.ts";

const LATITUDE = "[-+−]?(?:90|[1-8]?\\d)\\.\\d{3,10}";
const LONGITUDE = "[-+−]?(?:180|1[0-7]\\d|\\d{1,2})\\.\\d{3,10}";
const DEGREES = "(?:\\d{1,2}[°º] ?\\d{1,2}['’′] ?(?:\\d{1,2}(?:\\.\\d{1,4})?[\"”″] ?)?[NS])";
const DEGREES_EAST = "(?:\\d{1,3}[°º] ?\\d{1,2}['’′] ?(?:\\d{1,2}(?:\\.\\d{1,4})?[\"”″] ?)?[EWO])";

/** Which signs or letters leave no doubt. */
const PLAIN = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${LATITUDE}°? ?[NS],? {0,2}${LONGITUDE}°? ?[EWO]|${DEGREES},? {0,2}${DEGREES_EAST})(?![\\p{L}\\p{N}])`,
  "gu",
);
/** Two numbers are a place only behind a word for one. */
const PAIR = new RegExp(
  `(?<![\\p{L}\\p{N}.])${LATITUDE}[,;]? {0,2}${LONGITUDE}(?![\\p{L}\\p{N}]|\\.\\d)`,
  "gu",
);
const NAMED = new RegExp(
  `(?<![\\p{L}])lat(?:itude)?["']?\\s?[:=]\\s?["']?${LATITUDE}["']?[,;&\\s]{1,4}["']?(?:lon(?:gitude)?|lng|long)["']?\\s?[:=]\\s?["']?${LONGITUDE}(?![\\p{N}])`,
  "giu",
);
const PLACE =
  /(?<!\p{L})(?:gps|coord\p{L}*|koord\p{L}*|coördinaten|współrzędne|lat\p{L}*|location|position|standort|emplacement|ubicación|localização|posizione|locatie|координат\p{L}*|坐标|座標|좌표|geo|pin|map|point|spot|place|ping\p{L}*|pos|here|near|from|at)[^\p{L}\d]{0,4}(?:\p{L}{1,10}[^\p{L}\d]{1,3}){0,6}$/iu;
const REACH = 48;
const REACH_OF_SOMEBODY = 64;

/** What says that somebody is or lives there. */
const SOMEBODYS =
  /(?<!\p{L})(?:meet (?:me|us)|pick(?:ed)? (?:me )?up|ping(?:ed)?|(?:i|we|he|she|they)(?:['’](?:m|re|s)| am| are| is| was| were)|thief|home|house|lives?|living|my|his|her|their|whereabouts|phone|device|tracked|last seen|parked|victim|patient|customer|user|employee|driver|wohnt|zuhause|ihr|sein|habite|domicile|vive|casa|mora|abita|woont|mieszka)(?!\p{L})/iu;

const MAYBE = /\d\.\d{3}|\d[°º]/;

function toCandidate(text: string, start: number, end: number): Candidate {
  const personal = SOMEBODYS.test(textBefore(text, start, REACH_OF_SOMEBODY));
  return {
    kind: "LOCATION",
    type: "COORDINATES",
    start,
    end,
    confidence: 0.8,
    validated: false,
    personal,
  };
}

function detect({ text }: DetectionInput): Candidate[] {
  if (!MAYBE.test(text)) return [];
  const pairs = [...text.matchAll(PAIR)].filter(({ index }) =>
    PLACE.test(textBefore(text, index, REACH)),
  );
  return [...text.matchAll(PLAIN), ...text.matchAll(NAMED), ...pairs]
    .map(({ index, 0: value }) => toCandidate(text, index, index + value.length))
    .sort((one, other) => one.start - other.start);
}

/** Geographic coordinates: a place, and somebody's where the words around say so. */
export const detector: Detector = {
  id: "coordinates",
  source: "ISO 6709:2022 (representation of geographic point location by coordinates)",
  detect,
  examples: {
    true: [
      { text: "GPS: 51.5074, -0.1278", finds: ["51.5074, -0.1278"] },
      { text: "The hut stands at 46.5372 N, 7.9622 E.", finds: ["46.5372 N, 7.9622 E"] },
      { text: "48°51'24\"N 2°21'03\"E", finds: ["48°51'24\"N 2°21'03\"E"] },
      { text: "Meet us at the trailhead, pin is 37.7459,-119.5936.", finds: ["37.7459,-119.5936"] },
      { text: "lat=52.5200, lon=13.4050", finds: ["lat=52.5200, lon=13.4050"] },
    ],
    false: [
      "How do I plot 51.5074, -0.1278 with this library?",
      "The weights are 0.1234, 0.5678 and 0.9012.",
      "It rose from 12.345 to 13.456 percent.",
      "version 10.1234",
    ],
  },
};
