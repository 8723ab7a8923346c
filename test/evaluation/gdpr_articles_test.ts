import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { attributeArticles } from "../../src/audit/context/obligations/attribute_articles.ts";
import { evaluation } from "../../src/evaluation/gdpr_articles.ts";

const DATA = process.env["ASSAY_EVALUATION_DATA"];

test("described cases are attributed to the articles that they break", () => {
  const articlesOf = (text: string) =>
    new Set(attributeArticles(text).map((attributed) => attributed.article));
  const breach =
    "A hospital sent medical records to the wrong patients because it lacked appropriate technical and organisational measures.";
  assert.ok(articlesOf(breach).has(32));
  const officer =
    "A municipality processed personal data of its residents and did not appoint a data protection officer.";
  assert.ok(articlesOf(officer).has(37));
  assert.equal(articlesOf("").size, 0);
});

test(
  "attribution to articles has not lost quality against the committed table",
  { skip: DATA === undefined && "ASSAY_EVALUATION_DATA names no folder of labelled data" },
  async () => {
    const committed = JSON.parse(
      await readFile(new URL("gdpr_articles.json", import.meta.url), "utf8"),
    ) as { micro_f1: number };
    const folder = pathToFileURL(`${DATA}/`);
    const measured = (await evaluation.run({ folder, print: () => {} })) as { micro_f1: number };
    assert.ok(measured.micro_f1 >= committed.micro_f1 - 0.005);
  },
);
