import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readText } from "../../../src/audit/context/reading.ts";
import { beginningsOf, needsCharacter } from "../../../src/audit/context/frames/beginnings_of.ts";
import { lexicon } from "../../../src/audit/context/frames/lexicon.ts";
import { matchAnchor, standsIn } from "../../../src/audit/context/frames/match_anchor.ts";

const PATTERNS = [
  lexicon(["no", "not (?:hire|rent)", "den(?:y|ied)", "colou?r*", "a.i", "(?:the )?age"], ["年齢"]),
  lexicon(["(?:was |were )?(?:\\p{L}+ )?rejected", "age of \\d{2}", "\\d+ ?%"]),
  lexicon(["(?:\\p{L}+ )?age", "hire"]),
  /(?<!\p{L})(?:age|wom[ae]n|rent)|年|(?:拒|否)/gu,
  /age|hire/gu,
  /(?<!\p{L})hire|ag(?:e ?年|x?齢)|(?:a|年)i+拒+/gu,
  /(?<!\d)(\d{1,2})(?:歳|年)|(?<!\p{L})(\d{1,2})(?=%|\.|$)/gu,
];

const PIECES =
  "no|not|hire|rent|deny|denied|colour|color|colors|a.i|ai|the|age|ages|was|rejected|50|5%|%|women|woman|年齢|年|拒|été|.|,|-|'|\n| | | ".split(
    "|",
  );

test("a pattern is found at the beginnings of words just where matchAll finds it", () => {
  const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 });
  fc.assert(
    fc.property(texts, fc.constantFrom(...PATTERNS), (pieces, pattern) => {
      const reading = readText(pieces.join(""), "input");
      const places = (matches: Iterable<RegExpExecArray>) =>
        [...matches].map((match) => [match.index, ...match]);
      assert.deepEqual(
        places(matchAnchor(reading, pattern)),
        places(reading.lower.matchAll(pattern)),
      );
      const once = new RegExp(pattern.source, "u");
      for (const same of [pattern, once])
        assert.equal(standsIn(reading, same), once.test(reading.lower));
    }),
    { numRuns: 2000 },
  );
});

test("beginnings are spelled out as far as a pattern does so", () => {
  const cases: [string, string[] | null][] = [
    ["(?<!\\p{L})(?:den(?:y|ied)|hire)", ["deny", "deni", "hire"]],
    ["(?:the )?age", ["the ", "age"]],
    ["colou?r", ["colo"]],
    ["ab\\p{L}*c", ["ab"]],
    ["[ab]x+y", ["ax", "bx"]],
    ["\\d{3}a", [..."0123456789"]],
    ["x?[^a]b", null],
    ["\\p{L}+ age", null],
    ["-age", null],
  ];
  for (const [pattern, expected] of cases) {
    const found = beginningsOf(pattern);
    assert.deepEqual(found === null ? null : [...found].sort(), expected?.sort() ?? null, pattern);
  }
});

test("a pattern needs a character where all that it finds holds one", () => {
  const needing = ["a年", "a(?:年|b齢)", "(a拒+)b"];
  for (const source of needing) assert.ok(needsCharacter(source, /[年齢拒]/), source);
  for (const source of ["a年?", "a(?:年|b)", "a|年", "a(?!年)", "a年*", "[a年]"]) {
    assert.ok(!needsCharacter(source, /[年齢拒]/), source);
  }
});
