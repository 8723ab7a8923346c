import assert from "node:assert/strict";
import { test } from "node:test";
import { detectPersonalData } from "../../../src/audit/detection/detect_personal_data.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const { detectors } = await loadCatalogue();

/** The persons in an answer who are somebody. */
function personsOf(use_case: string, input: string, output: string): string[] {
  const interaction = {
    use_case,
    company_name: "",
    input: { value: input, format: "text", country: "GB" },
    output: { value: output, format: "text", country: "GB" },
  } as const;
  return detectPersonalData(interaction, { detectors, countries: ["GB"] })
    .filter(({ kind, side, personal }) => kind === "PERSON" && side === "output" && personal)
    .map(({ start, end }) => output.slice(start, end));
}

const TALE = "Detective Marlow Finch opened the door. Clara Whitmore was gone.";

test("the persons of a tale that was asked for are invented", () => {
  assert.deepEqual(personsOf("assistant", "Write the opening of a noir story.", TALE), []);
  assert.deepEqual(personsOf("creative writing assistant", "Go on.", TALE), []);
  const cuento = "Aquella noche, Baltasar Quiroga escondió los toneles.";
  assert.deepEqual(personsOf("asistente", "Escribe el comienzo de un cuento.", cuento), []);
});

test("whom the question names stays a person", () => {
  const input = "Write a mean story about my neighbour Clara Whitmore.";
  assert.deepEqual(personsOf("assistant", input, TALE), ["Clara Whitmore"]);
});

test("in a tool for writing tales the question's persons are invented, too", () => {
  const input = "Continue my crime novel: Clara Whitmore finds the letter.";
  assert.deepEqual(personsOf("creative writing tool", input, TALE), []);
  const own = "Write a poem for my neighbour Clara Whitmore.";
  assert.deepEqual(personsOf("creative writing tool", own, TALE), ["Clara Whitmore"]);
});

test("what can be dialled is no tale", () => {
  const output = "Detective Marlow Finch lives at 14 Lindsey Road, London N1 4AB.";
  assert.deepEqual(personsOf("assistant", "Write a story.", output), ["Marlow Finch"]);
});

test("persons of general knowledge concern nobody; a customer's history is none", () => {
  const output = "Agnethe Holmberg signed the treaty.";
  assert.deepEqual(personsOf("general knowledge quiz", "Who signed?", output), []);
  assert.deepEqual(personsOf("order history support", "Who signed?", output), ["Agnethe Holmberg"]);
});

test("rulers have numbers, and firsts are known", () => {
  assert.deepEqual(personsOf("support", "Why?", "Louis XVI was tried in 1793."), []);
  const first = "Mary Robinson was the first woman to hold the office.";
  assert.deepEqual(personsOf("support", "Who?", first), []);
});

test("an answer about history tells of its figures, and of nobody who is greeted in it", () => {
  const output =
    "Hi Verena, in 1931 the general Ottokar Brandis led the coup, and parliament sentenced Ilse Morawetz for treason.";
  assert.deepEqual(personsOf("assistant", "Why was Ilse Morawetz tried?", output), ["Verena"]);
  const customer = `${output} The customer Jonas Eberle asked for it.`;
  assert.ok(personsOf("assistant", "Why?", customer).includes("Jonas Eberle"));
});

test("somebody whose years of birth and death are told is of history; a term of office is no life", () => {
  const life = "Severo Albuquerque Prado (1893–1991) defended Harald Berger in 1936.";
  assert.deepEqual(personsOf("study assistant", "Who was he?", life), []);
  const term = "Severo Albuquerque Prado (1998–2019) sold Harald Berger the shop.";
  assert.ok(personsOf("assistant", "Who was he?", term).includes("Harald Berger"));
});

test("who applies to a museum or buys a ticket there is somebody", () => {
  const output = "Oluwaseun Adair had the top score.";
  assert.deepEqual(personsOf("shortlisting assistant, city museum", "Who leads?", output), [
    "Oluwaseun Adair",
  ]);
  const guide = "Clara Whitmore painted it in 1893.";
  assert.deepEqual(personsOf("museum guide", "Who painted it?", guide), []);
});
