import { attributeArticles } from "../../obligations/attribute_articles.ts";
import { lexicon } from "../../frames/lexicon.ts";
import { standsIn } from "../../frames/match_anchor.ts";
import type { Signal } from "../../frames/signal.ts";

/** Without one of these a text is not about the handling of personal data. */
const MATTER = lexicon([
  "data",
  "personal information",
  "gdpr",
  "privacy",
  "consent",
  "consented",
  "cctv",
  "cameras?",
  "surveillance",
  "cookies?",
  "footage",
  "unsolicited",
  "marketing",
  "advertising",
  "access request",
  "information request",
  "right to (?:access|object|erasure)",
  "contact details",
  "email addresses?",
  "e-mail addresses?",
  "phone numbers?",
  "telephone numbers?",
  "photos?",
  "images?",
  "documents?",
  "medical records?",
  "health records?",
  "id cards?",
  "supervisory authority",
]);

/** Who handles it, as cases name them. */
const ACTOR = lexicon([
  "compan(?:y|ies)",
  "controller",
  "employers?",
  "municipalit*",
  "hospitals?",
  "banks?",
  "associations?",
  "schools?",
  "universit*",
  "operators?",
  "authorit*",
  "organi[sz]ations?",
  "agency",
  "ministry",
  "insurers?",
  "landlord",
  "homeowner",
  "individual",
  "clinic",
  "store",
  "provider",
  "police",
  "institut*",
  "s\\.l",
  "s\\.a",
  "gmbh",
  "s\\.p\\.a",
  "srl",
  "ltd",
  "inc",
]);

/** What was done or left undone. */
const CONDUCT =
  /(?<!\p{L})(?:did not|failed to|without|had not|was not|were not|unauthori[sz]ed|mistakenly|unlawfully|improperly|despite|although|requested|captured|recorded|collected|processed|shared|sent|stored|received|lost|stolen|used|no longer|never|disclosed|published|installed|leaked|exposed|accessed|refused|ignored)(?!\p{L})/u;

/** A case is told of others; who speaks of themselves or to somebody describes no case. */
const SPOKEN = lexicon([
  "i",
  "i'm",
  "i've",
  "my",
  "me",
  "we",
  "our",
  "us",
  "you",
  "your",
  "please",
]);

const SHORTEST = 120;

export const signal: Signal = {
  id: "described_conduct",
  description: "The input describes how an organization handled personal data, and not well.",
  detect({ input }) {
    const text = input.lower;
    if (text.length < SHORTEST || text.trimEnd().endsWith("?")) return [];
    if (standsIn(input, SPOKEN) || !standsIn(input, MATTER) || !standsIn(input, ACTOR)) return [];
    if (!CONDUCT.test(text)) return [];
    return attributeArticles(input.text).map(({ article, score }) => ({
      side: "input",
      tags: ["described_conduct", `obligation:${article}`],
      severity: "medium",
      certainty: Math.min(0.49, score),
      statistical: true,
      start: 0,
      end: input.text.length,
    }));
  },
  examples: {
    true: [
      {
        input:
          "A company installed video surveillance cameras that also recorded the public street. Passers-by were not informed, and the company did not answer an access request of a data subject.",
      },
    ],
    false: [
      {
        input:
          "Write a friendly welcome message for new customers of our bakery, and mention that the bread is baked every morning at six o'clock without any additives.",
      },
    ],
  },
};
