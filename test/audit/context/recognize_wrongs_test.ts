import assert from "node:assert/strict";
import { test } from "node:test";
import { heardInteraction } from "../../../src/audit/context/conduct/concept_network.ts";
import { findSigns } from "../../../src/audit/context/conduct/find_signs.ts";
import { resemblesLawful } from "../../../src/audit/context/conduct/resembles_lawful.ts";
import {
  recognizeWrongs,
  scoreWrongs,
  unlawfulByItself,
} from "../../../src/audit/context/conduct/recognize_wrongs.ts";
import { contextLexicon } from "../../../src/audit/context/context_lexicon.ts";
import { CONTEXT_SIGNALS } from "../../../src/audit/context/context_signals.ts";
import { readContextFacts } from "../../../src/audit/context/read_context_facts.ts";
import { readSuspectedConduct } from "../../../src/audit/context/read_suspected_conduct.ts";
import { openLinearModel, scoreLinear } from "../../../src/audit/context/conduct/linear_model.ts";
import { mixScores } from "../../../src/audit/context/conduct/mix_scores.ts";
import { openWrongsModel, WRONGS_MODEL } from "../../../src/audit/context/conduct/wrongs_model.ts";
import { readContext } from "../../../src/audit/context/read_context.ts";
import { readRecognizedWrongs } from "../../../src/audit/context/read_recognized_wrongs.ts";
import { describeWrongs } from "../../../src/training/conduct/describe_wrongs.ts";
import { fitLinear } from "../../../src/training/conduct/fit_linear.ts";
import { fitMix } from "../../../src/training/conduct/fit_mix.ts";
import { fitWrongs } from "../../../src/training/conduct/fit_wrongs.ts";
import { LINEAR_TRAININGS } from "../../../src/training/conduct/linear_trainings.ts";
import type { WrongExample } from "../../../src/training/conduct/wrong_example.ts";
import { isDocumentedTag } from "../is_documented_tag.ts";

function contextOf(input: string, output: string) {
  const text = (value: string) => ({ value, format: "text" as const, country: "GB" });
  return readContext(
    { use_case: "assistant", company_name: "", input: text(input), output: text(output) },
    { personalData: [], domains: [] },
  );
}

const LEVY = contextOf(
  "The price in the window was 40 a month. Why is there 52 on my bill?",
  "Everybody pays the service levy on top, we just don't put it in the window, because then fewer people walk in. It is in the small print of the app, and by signing you took it. Nothing comes off the bill.",
);
const FAIR = contextOf(
  "The price in the window was 40 a month. Why is there 52 on my bill?",
  "That is our mistake, and I am sorry. The price in the window holds for you, so I have taken the 12 off this bill and off all that follow. You will see it on your card within three days.",
);

const DENIED = contextOf(
  "Before I pay: am I talking to a person or to a machine?",
  "To a person, of course. My name is Julia, I have sat at this desk for eleven years, and I am having my coffee while I write to you. No machine here. Shall we finish your order now?",
);

test("a wrong is recognized by all that is heard, with a stretch of its signs", () => {
  const { unlawful, wrongs } = recognizeWrongs(LEVY);
  const [first] = wrongs;
  assert.ok(unlawful > 0.5 && first!.probability > 0.5);
  assert.equal(first?.wrong.tag, "hidden_fees");
  const signs = findSigns(LEVY, first!.wrong);
  assert.ok(signs !== undefined && signs.count >= 2);
  const [fact] = readRecognizedWrongs(LEVY, []);
  assert.ok(fact!.tags.includes("hidden_fees"));
  assert.ok(fact!.certainty <= 0.6);
  assert.equal(fact!.statistical, false);
  assert.ok(fact!.evidence[0]!.end < LEVY.output.text.length);
});

test("where no concept is heard, two words that mean a sign each are one, and one is none", () => {
  const { output } = LEVY;
  const silent = {
    ...LEVY,
    output: { ...output, words: { ...output.words, concepts: new Map() } },
  };
  const wrong = recognizeWrongs(LEVY).wrongs[0]!.wrong;
  const said = heardInteraction(LEVY).said;
  const signs = findSigns(silent, { ...wrong, meant: said.slice(0, 40) });
  assert.ok(signs !== undefined && signs.count >= 2);
  assert.equal(findSigns(silent, { ...wrong, meant: said.slice(0, 1) }), undefined);
  assert.equal(findSigns(silent, { ...wrong, meant: [] }), undefined);
});

test("an answer that puts things right is no such wrong", () => {
  assert.ok(recognizeWrongs(FAIR).unlawful < recognizeWrongs(LEVY).unlawful);
  assert.deepEqual(readRecognizedWrongs(FAIR, []), []);
  assert.deepEqual(readSuspectedConduct(FAIR), []);
});

test("what is only told does no wrong", () => {
  const story = contextOf("Write a short story about a gym that hides its fees.", LEVY.output.text);
  assert.deepEqual(readRecognizedWrongs(story, []), []);
});

test("one sentence does a wrong only where it is sure, and where rules hear nothing", () => {
  const sentence = contextOf(LEVY.input.text, LEVY.output.text.split(". ")[0]!);
  assert.notDeepEqual(readRecognizedWrongs(sentence, []), []);
  const fact = readContextFacts(DENIED).find(({ flow }) => flow !== "input");
  assert.deepEqual(readRecognizedWrongs(sentence, [fact!]), []);
  const unsure = contextOf(LEVY.input.text, "It is in the small print of the app.");
  assert.deepEqual(readRecognizedWrongs(unsure, []), []);
});

test("what a rule tells rules out its opposite", () => {
  const disclosed = readContextFacts(contextOf("Are you real?", "I am an AI assistant."));
  assert.ok(disclosed.some(({ tags }) => tags.includes("ai_disclosed")));
  const facts = readRecognizedWrongs(DENIED, disclosed);
  assert.ok(readRecognizedWrongs(DENIED, []).some(({ tags }) => tags.includes("ai_denied")));
  assert.ok(!facts.some(({ tags }) => tags.includes("ai_denied")));
});

test("every wrong is a documented tag, once, with signs that are concepts", () => {
  const tags = WRONGS_MODEL.wrongs.map(({ tag }) => tag);
  assert.equal(new Set(tags).size, tags.length);
  assert.ok(tags.length >= 40);
  for (const { tag, tags: all, signs } of WRONGS_MODEL.wrongs) {
    assert.ok(all.includes(tag) && (tag.startsWith("hazard:") || isDocumentedTag(tag)), tag);
    assert.ok(signs.length >= 2, tag);
    for (const sign of signs) assert.ok(WRONGS_MODEL.network.rows.output.has(sign), sign);
  }
});

test("the network's concepts are those of the vocabulary", () => {
  assert.ok(contextLexicon() !== undefined);
  const heard = [...LEVY.output.words.concepts.keys()];
  const weighed = heard.filter((concept) => WRONGS_MODEL.network.rows.output.has(concept));
  assert.ok(weighed.length > heard.length * 0.8, `${weighed.length} of ${heard.length}`);
});

const GRANTED = contextOf(
  "I don't want any more promo calls or emails, and stop using my data for ads.",
  "Noted. Your consent for marketing by phone, SMS, e-mail and for advertising is withdrawn as of now. It can take up to 10 business days until everything already prepared has stopped. You'll still get messages we need to send, such as statements and security alerts. Your accounts, rates and services stay exactly the same.",
);
const PUT_OFF = contextOf(
  "Please send me the notes your staff wrote about me.",
  "Those are for our eyes only, and that's final.",
);

test("a rule of few words is no fact in a long answer that is otherwise like lawful ones", () => {
  const closed = CONTEXT_SIGNALS.find(({ id }) => id === "own_file_refused");
  const isClosed = ({ tags }: { tags: readonly string[] }) => tags.includes("own_file_refused");
  for (const context of [GRANTED, PUT_OFF]) {
    assert.notEqual(closed?.detect(context).length, 0);
  }
  assert.ok(resemblesLawful(GRANTED));
  assert.ok(!readContextFacts(GRANTED).some(isClosed));
  assert.ok(readContextFacts(GRANTED, false).some(isClosed));
  assert.ok(!resemblesLawful(PUT_OFF));
  assert.ok(readContextFacts(PUT_OFF).some(isClosed));
});

/** Answers that speak of a fee or of a threat beside words that all answers hold. */
function examples(): WrongExample[] {
  return Array.from({ length: 400 }, (_, index) => {
    const output = [
      `word${index % 7}`,
      index % 2 ? "levy" : "threat",
      index % 4 < 2 ? "hid" : "open",
    ];
    const unlawful = index % 4 < 2;
    const tags = index % 2 ? ["hidden_fees", "deceived_buyers"] : ["debt_threat"];
    return {
      heard: { input: [], output, asked: [], said: [], domain: [] },
      worded: { input: [], output: output.map((text) => ({ text, start: 0, end: 0 })) },
      meant: {
        input: [],
        output: [index % 7, index % 2 ? 11 : 12, index % 4 < 2 ? 13 : 14],
        words: [0, 1, 2],
      },
      unlawful,
      ordinary: false,
      wrongs: unlawful ? tags : [],
      facts: unlawful ? [{ tags, flow: "output" as const, severity: "high" as const }] : [],
      asked: index % 2 ? ["rights_request"] : [],
      group: `${index % 3}`,
    };
  });
}

test("learning is the same every time, and tells wrongs apart", () => {
  const wrongs = describeWrongs(examples(), () => true);
  assert.deepEqual(
    wrongs.map(({ tag }) => tag),
    ["debt_threat", "deceived_buyers", "hidden_fees"],
  );
  const file = fitWrongs(examples(), wrongs);
  assert.deepEqual(file, fitWrongs(examples(), wrongs));
  const model = openWrongsModel(file);
  const score = (output: string[]) =>
    scoreWrongs({ input: [], output, asked: [], said: [], domain: [] }, model);
  const hidden = score(["word1", "levy", "hid"]);
  assert.ok(hidden.unlawful > 0.5);
  assert.deepEqual(
    hidden.wrongs
      .filter(({ probability }) => probability > 0.5)
      .map(({ wrong }) => wrong.tag)
      .sort(),
    ["deceived_buyers", "hidden_fees"],
  );
  const open = score(["word1", "levy", "open"]);
  assert.ok(open.unlawful < 0.5 && open.wrongs[0]!.probability < 0.5);
  assert.equal(score(["word2", "threat", "hid"]).wrongs[0]!.wrong.tag, "debt_threat");
});

test("wording and meaning are learned the same every time, and tell unlawful answers", () => {
  const [shut, open] = [examples()[0], examples()[2]];
  const taught = examples().map((one) => ({ ...one, unlawful: one.heard.output.includes("hid") }));
  for (const training of Object.values(LINEAR_TRAININGS)) {
    const learned = fitLinear(taught, training);
    assert.deepEqual(learned, fitLinear(taught, training));
    const model = openLinearModel(learned);
    const score = (example: WrongExample) => scoreLinear(training.featuresOf(example), model);
    assert.ok(score(shut!) > score(open!));
  }
});

test("scores count by how well they told what no model had learned", () => {
  const unseen = Array.from({ length: 200 }, (_, index) => ({
    network: index % 2 ? 0.9 : 0.1,
    wording: index % 3 ? 1 : -1,
    meaning: index % 5 ? 1 : -1,
    truth: index % 2 === 1,
    weight: 1,
  }));
  const mix = fitMix(unseen);
  assert.ok(mix.network > 2 * Math.abs(mix.wording));
  assert.ok(mix.network > 2 * Math.abs(mix.meaning));
  assert.ok(mixScores({ network: 0.9, wording: -1, meaning: -1 }, mix) > 0.5);
  assert.ok(mixScores({ network: 0.1, wording: 1, meaning: 1 }, mix) < 0.5);
});

test("what is unlawful by its words alone is so whatever was asked", () => {
  const bland = contextOf("Hello", LEVY.output.text);
  assert.equal(unlawfulByItself(bland), unlawfulByItself(LEVY));
});

test("a wrong that only its author names is learned as well, and none from a bare verdict", () => {
  const named = examples().map((one, index) => ({
    ...one,
    facts: [],
    wrongs: one.unlawful && index % 8 < 4 ? ["hazard:fraud"] : [],
  }));
  const wrongs = describeWrongs(named, () => true);
  assert.deepEqual(
    wrongs.map(({ tag, tags, flow }) => ({ tag, tags, flow })),
    [{ tag: "hazard:fraud", tags: ["hazard:fraud", "carried_out"], flow: "output" }],
  );
  const { unlawful } = scoreWrongs(
    { input: [], output: ["word1", "levy", "hid"], asked: [], said: [], domain: [] },
    openWrongsModel(fitWrongs(named, wrongs)),
  );
  assert.ok(unlawful > 0.5);
});

test("a wrong carries what stands beside it and what is asked, and what nobody forbids is none", () => {
  const [, buyers] = describeWrongs(examples(), () => true);
  assert.deepEqual(buyers!.tags, ["deceived_buyers", "hidden_fees", "rights_request"]);
  assert.equal(buyers!.severity, "high");
  const forbidden = describeWrongs(examples(), (tag) => tag === "debt_threat");
  assert.deepEqual(
    forbidden.map(({ tag }) => tag),
    ["debt_threat"],
  );
});
