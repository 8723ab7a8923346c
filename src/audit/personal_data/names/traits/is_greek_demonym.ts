import { isWorldPlace } from "../../../tagging/world_places.ts";

/** Stems without accents, which move when the word is inflected. */
const STEMS =
  "ελλην ποντι κρητικ μικρασιατ κυπρι τουρκ τουρκοκυπρι ελληνοκυπρι αρμεν αλβαν βουλγαρ σερβ κροατ βοσνι μαυροβουνι ρουμαν μολδαβ ουγγρ πολων τσεχ σλοβακ σλοβεν ρωσ ρωσιδ ουκραν λευκορωσ γεωργιαν αζερ γερμαν αυστριακ ελβετ γαλλ γαλλιδ ιταλ ιταλιδ ισπαν ισπανιδ πορτογαλ αγγλ αγγλιδ βρεταν σκωτσεζ ιρλανδ ολλανδ βελγ δαν σουηδ νορβηγ φινλανδ ισλανδ εσθον λετον λιθουαν αμερικαν καναδ μεξικαν βραζιλιαν αργεντιν χιλιαν κολομβιαν περουβιαν κουβαν κινεζ ιαπων ιαπωνεζ κορεατ βιετναμεζ ταϊλανδ φιλιππινεζ ινδ ινδονησι πακισταν μπαγκλαντεσιαν αφγαν ιραν ιρακιν συρ λιβανεζ παλαιστινι ισραηλιν ιορδαν αιγυπτι λιβυ τυνησι αλγεριν μαροκιν νιγηριαν κενυατ αιθιοπ ερυθραι σομαλ σουδανεζ γκανεζ σενεγαλεζ κουρδ ρομ τσιγγαν βλαχ σαρακατσαν πομακ εβραι ρωμι βυζαντιν".split(
    " ",
  );
/** Believers, who have no capital. */
const FAITHS =
  "χριστιαν ορθοδοξ καθολικ προτεσταντ ευαγγελικ μουσουλμαν μουσουλμανιδ σουνιτ σιιτ αλεβιτ ινδουιστ βουδιστ αθεϊστ παλαιοημερολογιτ".split(
    " ",
  );
const ENDINGS =
  "ος|ου|ο|οι|ων|ους|α|ας|ες|η|ης|ιδα|ιδας|ιδες|ιδων|ισσα|ισσας|ισσες|εζα|εζας|εζες".split("|");
/** Adjectives; the neuter plural is the language. */
const ADJECTIVES = "ικος|ικη|ικο|ικου|ικης|ικοι|ικες|ικων|ικους".split("|");

function formsOf(stems: readonly string[], endings: readonly string[]): string[] {
  return stems.flatMap((stem) => endings.map((ending) => stem + ending));
}

const CAPITALISED = new Set(formsOf(STEMS, ENDINGS));
const SMALL = new Set([
  ...formsOf(STEMS, ADJECTIVES),
  ...formsOf(FAITHS, [...ENDINGS, ...ADJECTIVES]),
]);
const GREEK = /^\p{Script=Greek}/u;
const SHORTEST = 4;

/** Whether a Greek word, as written and in lower case, names a people or a faith, however accented. */
export function isGreekDemonym(value: string, lower: string): boolean {
  if (!GREEK.test(lower) || lower.length < SHORTEST) return false;
  const plain = lower.normalize("NFD").replaceAll("\u0301", "").normalize("NFC");
  if (value === lower) return SMALL.has(plain);
  return CAPITALISED.has(plain) && !isWorldPlace(lower);
}
