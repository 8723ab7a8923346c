import type { Interaction } from "../interaction.ts";
import type { PersonalData } from "../report.ts";
import { isSomebodyThere } from "./is_somebody_there.ts";
import { listsGoods } from "./lists_goods.ts";
import { settleCasts } from "./settle_casts.ts";
import { tellsOfOthers } from "./tells_of_others.ts";
import { tellsOfPlaces } from "./tells_of_places.ts";

/** Kinds by which somebody can be reached or looked up: nobody tells such things of Napoleon. */
const SAID_OF_ANYBODY: ReadonlySet<string> = new Set([
  ...["PERSON", "TITLE", "NRP", "AGE", "DATE_TIME", "LOCATION", "ORGANIZATION", "URL", "DOMAIN"],
]);

/** Words by which a question for a tale speaks of people whom its writer knows. */
const OF_ONES_OWN =
  /\b(?:(?:my|our) (?!(?:crime|short|new|first|next|fantasy|own|latest)? ?(?:novel|story|book|hero|heroine|protagonist|character|script|screenplay|poem|game|world|villain|detective|tale|chapter|scene|play|draft|novella|thriller|manuscript|comic|campaign))|real (?:person|life)|true story|mein(?!(?:e[nmrs]?)? (?:\p{L}+ )?(?:roman|geschichte|buch|held|figur|märchen|krimi|kapitel|drehbuch|kurzgeschichte|hörspiel|manuskript|szene))|meu |minha |ma (?:voisine|femme|fille|mère|sœur|cheffe|collègue|copine|prof)|mon (?:voisin|mari|fils|père|frère|chef|collègue|copain|prof)|mi (?:vecin|jef|espos|marido|mujer|hij|herman|madre|padre|novi|ex|amig|profe)|mi[oa] (?:vicin|cap|mari|mogli|figli|sorell|fratell|madre|padre|amic|ex))/iu;

/** Who is greeted, or names himself, is no figure of history. */
const ADDRESSED =
  /(?:\b(?:hi|hello|hey|dear|thanks|thank you|hallo|liebe[rs]?|guten tag|danke|hola|querid[oa]|gracias|bonjour|salut|cher|chère|merci|ciao|car[oa]|grazie|olá|oi|obrigad[oa]|hoi|dag|beste|bedankt|cześć|drog[ia]|dzięki|hej|habari|asante|merhaba|i['’]m|i am|my name is|this is|ich bin|ich heiße|soy|me llamo|je suis|je m['’]appelle|sono|mi chiamo|sou|meu nome é|jestem|nazywam się|mimi ni|ben)|привет|здравствуйте|меня зовут|вітаю|мене звати)[,!]? $/iu;

/** Whether an answer about history tells of a person, or what the question asks is about him. */
function isOfHistory({ input, output }: Interaction, { side, start, end }: PersonalData): boolean {
  const text = side === "input" ? input.value : output.value;
  if (ADDRESSED.test(text.slice(Math.max(0, start - 24), start))) return false;
  return side === "output" || output.value.includes(text.slice(start, end));
}

/** The findings, where a list of goods or of ways holds names of persons, as those of brands are. */
function settleGoods(
  interaction: Interaction,
  findings: readonly PersonalData[],
): readonly PersonalData[] {
  const lists = {
    input: listsGoods(interaction.input.value),
    output: listsGoods(interaction.output.value),
  };
  if (lists.input.length + lists.output.length === 0) return findings;
  return findings.map((finding) => {
    const { kind, side, start, personal } = finding;
    if (kind !== "PERSON" || !personal) return finding;
    const listed = lists[side].some((list) => start >= list.start && start < list.end);
    return listed && !isSomebodyThere(interaction[side].value, start)
      ? { ...finding, personal: false }
      : finding;
  });
}

/** The findings, where an itinerary or a recipe names places that look like persons. */
function settlePlaces(
  interaction: Interaction,
  findings: readonly PersonalData[],
): readonly PersonalData[] {
  if (!tellsOfPlaces(interaction)) return findings;
  const { input, output } = interaction;
  const asked = input.value.toLowerCase();
  const isPlace = ({ kind, side, start, end }: PersonalData): boolean => {
    if (kind !== "PERSON" || side !== "output") return false;
    if (asked.includes(output.value.slice(start, end).toLowerCase())) return false;
    if (ADDRESSED.test(output.value.slice(Math.max(0, start - 24), start))) return false;
    return !isSomebodyThere(output.value, start);
  };
  return findings.map((finding) =>
    finding.personal && isPlace(finding) ? { ...finding, personal: false } : finding,
  );
}

/**
 * The findings of both sides, where persons of a tale or of general knowledge concern nobody. Whom
 * the question names stays a person: a story may be about a neighbour.
 */
export function settleTold(
  interaction: Interaction,
  found: readonly PersonalData[],
): readonly PersonalData[] {
  if (!found.some(({ kind, personal }) => kind === "PERSON" && personal)) return found;
  const reachable = found.some(({ kind, personal }) => personal && !SAID_OF_ANYBODY.has(kind));
  const cast = settleCasts(interaction, { findings: found, onlyTitled: reachable });
  if (reachable) return cast;
  const findings = settleGoods(interaction, cast);
  const told = tellsOfOthers(interaction);
  if (told === undefined) return settlePlaces(interaction, findings);
  const asked = interaction.input.value.toLowerCase();
  const made_up = told === "fiction" && !OF_ONES_OWN.test(interaction.input.value);
  const isNamed = ({ start, end }: PersonalData): boolean => {
    const words = interaction.output.value
      .slice(start, end)
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u);
    return words.some((word) => word.length > 2 && asked.includes(word));
  };
  const isPublic = (finding: PersonalData): boolean =>
    told === "figures" || (told === "history" && isOfHistory(interaction, finding));
  return findings.map((finding) => {
    if (!finding.personal) return finding;
    const invented =
      isPublic(finding) ||
      (told !== "history" &&
        finding.kind === "PERSON" &&
        (made_up || (finding.side === "output" && !isNamed(finding))));
    return invented ? { ...finding, personal: false } : finding;
  });
}
