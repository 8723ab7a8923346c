import { NAME_LISTS } from "../../audit/tagging/gazetteer/name_lists.ts";
import { CITIES } from "../../audit/tagging/gazetteer/place_names.ts";
import type { Random } from "./random.ts";

/** A person's name, in its parts. */
export interface InventedPerson {
  readonly given: string;
  readonly surname: string;
}

const SYLLABLES =
  "ba be bi bo bu ca ce co da de di do du fa fe fi fo ga ge go ha he hi ho ja je jo ka ke ki ko la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo wa we wi ya yo za ze zo bran cor del fen gar hal kin lor mar nor pel quin ros sten tor val wes zan".split(
    " ",
  );
const ENDINGS =
  "son sen ski ska ová ić ez es man berg stein ton ley field er a o i in ov ev ian yan aki idis escu oglu sson dottir ström lund feld bach mann mayr elli etti ini oni eau ard ier ois eira inho ado ura moto yama kawa".split(
    " ",
  );
const COMPANY_STEMS =
  "Nova Blue Quantum Apex Summit Pioneer Vertex Harbor Falcon Cedar Bright Golden Silver Northern Pacific Atlantic United Global First National Royal Metro Urban Green Solar Data Cloud Cyber Health Med Agri Bio Fin Trans Euro Tele Micro Aero Omni Inter Alpha Delta Sigma Orion Zenith Phoenix Titan Atlas".split(
    " ",
  );
const COMPANY_NOUNS =
  "Systems Solutions Technologies Industries Partners Logistics Foods Motors Energy Pharma Health Insurance Bank Capital Media Networks Software Labs Robotics Airlines Shipping Textiles Design Consulting Services Group Holdings Ventures Hospital University College Institute Foundation Association Society Council Clinic".split(
    " ",
  );
const COMPANY_FORMS =
  "Inc Inc. LLC Ltd Ltd. Corp Corporation Group PLC GmbH AG S.A. SARL S.r.l. S.p.A. B.V. NV AB A/S AS Oy d.o.o. s.r.o. sp. z o.o. Ltda S.L. & Co. KG".split(
    " ",
  );

/** Writes a name of a list as it stands in a text: each part begins with a capital. */
export function capitalise(name: string): string {
  return name.replace(/(^|[-'\s])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/** A beginning of a name that no list holds. */
export function inventStem(random: Random): string {
  return capitalise(random.pick(SYLLABLES) + (random.next() < 0.4 ? random.pick(SYLLABLES) : ""));
}

function invent(random: Random): string {
  const count = 1 + Math.floor(random.next() * 2);
  let word = "";
  for (let at = 0; at < count; at++) word += random.pick(SYLLABLES);
  return capitalise(word + random.pick(ENDINGS));
}

/** A person of one of the cultures; now and then of any, or with a name that no list holds. */
export function inventPerson(random: Random, cultures: readonly string[]): InventedPerson {
  const culture = random.pick(cultures);
  const anywhere = random.next() < 0.2;
  const list = anywhere
    ? random.pick(NAME_LISTS)
    : (NAME_LISTS.find((candidate) => candidate.culture === culture) ?? random.pick(NAME_LISTS));
  const given =
    random.next() < 0.06 ? invent(random) : capitalise(random.pick(list.given.split(" ")));
  const known = random.pick(list.surnames.split(" "));
  const surname = random.next() < 0.25 ? invent(random) : capitalise(known.replace("-", " "));
  return { given, surname };
}

/** The person's full name in one of the forms in which names are written. */
export function fullName({ given, surname }: InventedPerson, random: Random): string {
  const roll = random.next();
  const initial = String.fromCharCode(65 + Math.floor(random.next() * 26));
  if (roll < 0.06) return `${given} ${initial}. ${surname}`;
  if (roll < 0.08) return `${given} ${initial} ${surname}`;
  if (roll < 0.11) return `${initial}. ${surname}`;
  if (roll < 0.13) return `${given} ${surname}-${invent(random)}`;
  if (roll < 0.16) return `${given} ${invent(random)} ${surname}`;
  if (roll < 0.18)
    return `${given} ${random.pick(["van der", "de la", "von", "bin", "al", "dos"])} ${surname}`;
  if (roll < 0.19) return `${given} ${surname} ${random.pick(["Jr.", "III", "Sr.", "II"])}`;
  return `${given} ${surname}`;
}

/** An organization's name. */
export function inventOrganization(random: Random, cultures: readonly string[]): string {
  const surname = (): string => inventPerson(random, cultures).surname;
  const roll = random.next();
  if (roll < 0.14) return `${surname()} ${random.pick(COMPANY_FORMS)}`;
  if (roll < 0.24) return `${surname()}-${surname()}`;
  if (roll < 0.36) return `${surname()}, ${surname()} and ${surname()}`;
  if (roll < 0.42) return `${surname()} & ${random.pick(["Sons", surname(), "Partners", "Co."])}`;
  if (roll < 0.64) return `${random.pick(COMPANY_STEMS)} ${random.pick(COMPANY_NOUNS)}`;
  if (roll < 0.72) {
    const name = `${random.pick(COMPANY_STEMS)} ${random.pick(COMPANY_NOUNS)}`;
    return `${name} ${random.pick(COMPANY_FORMS)}`;
  }
  if (roll < 0.78)
    return `${random.pick(COMPANY_STEMS)}${random.pick(COMPANY_NOUNS).toLowerCase()}`;
  if (roll < 0.86) return `${invent(random)} ${random.pick(COMPANY_NOUNS)}`;
  if (roll < 0.92) return `${invent(random)} ${random.pick(COMPANY_FORMS)}`;
  const city = capitalise(random.pick(CITIES.split("|")));
  return `${random.pick(["University of", "Bank of", "Museum of"])} ${city}`;
}
