import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

/** With these, in the form that belongs to a name before it, streets, schools and bodies end in Turkish. */
const LAST = new Set(
  "müdürü müdürlüğü bölümü üniversitesi fakültesi enstitüsü deneyimi ilkokulu ortaokulu lisesi okulu koleji bulvarı caddesi sokağı mahallesi köprüsü tüneli meydanı müzesi türbesi camii camisi belediyesi bakanlığı başkanlığı hastanesi derneği vakfı partisi heyeti kurulu kurumu bankası pastanesi lokantası kitabevi matbaası sitesi apartmanı stadyumu stadı spor parkı çarşısı havalimanı garı ödülü ayı günü bayramı savaşı antlaşması holding oto yazılım avukatlık inşaat gıda süt".split(
    " ",
  ),
);

/** Whether what the tagger took for a person is a street, a school or a body of Turkey. */
export function isTurkishBody({ first, last }: TaggedName, { types }: Analysis): boolean {
  return last > first && LAST.has(types[last]!.lower);
}
