import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { attributeArticles } from "../../src/audit/context/obligations/attribute_articles.ts";
import model from "../../src/audit/context/obligations/obligations.json" with { type: "json" };
import { evaluation } from "../../src/evaluation/gdpr_articles.ts";
import table from "./gdpr_articles.json" with { type: "json" };

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

test("the table was made with the shipped weights, and guards what unseen cases get", () => {
  assert.deepEqual(table.on_unseen_groups, model.scores_on_unseen_groups);
  assert.ok(Math.min(...table.on_unseen_groups.micro_f1_of_divisions) >= 0.725);
});

test(
  "attribution to articles has not lost quality against the committed table",
  { skip: DATA === undefined && "ASSAY_EVALUATION_DATA names no folder of labelled data" },
  async () => {
    const folder = pathToFileURL(`${DATA}/`);
    const measured = (await evaluation.run({ folder, print: () => {} })) as typeof table;
    assert.ok(measured.in_sample.micro_f1 >= table.in_sample.micro_f1 - 0.005);
  },
);
