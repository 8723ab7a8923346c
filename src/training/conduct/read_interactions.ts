import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { Interaction } from "../../audit/interaction.ts";
import type { Law, LawExample } from "../../audit/laws/law.ts";

/** An interaction that a model of conduct learns from. */
export interface LabelledInteraction {
  readonly interaction: Interaction;
  /** Whether the answer breaks a law. */
  readonly unlawful: boolean;
  /** Tags of the wrongs that the answer does, where whoever wrote the interaction names them. */
  readonly wrongs?: readonly string[];
  /** Interactions of a group are held out together. */
  readonly group: string;
}

const BENIGN = "safety/benign-background.jsonl.gz";
/** The group of everyday talk. */
export const ORDINARY = "talk";

const half = z.object({ value: z.string(), format: z.enum(["text", "json"]), country: z.string() });
const Cases = z.array(
  z.object({
    use_case: z.string(),
    input: half,
    output: half,
    expect: z.object({ status: z.array(z.string()), wrongs: z.array(z.string()).optional() }),
  }),
);
const Conversation = z.object({ prompt: z.string(), response: z.string().nullish() });

/** The clear cases of a casebook, by file; what may be either way teaches nothing. */
export function readCases(folder: string): LabelledInteraction[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== "known_gaps.json")
    .sort()
    .flatMap((name) => {
      const parsed = Cases.parse(JSON.parse(readFileSync(resolve(folder, name), "utf8")));
      return parsed
        .filter(({ expect }) => expect.status.join() === "Fully Compliant" || !mayPass(expect))
        .map(({ expect, ...interaction }) => ({
          interaction: { ...interaction, company_name: "" },
          unlawful: !mayPass(expect),
          ...(expect.wrongs && { wrongs: expect.wrongs }),
          group: name,
        }));
    });
}

function mayPass({ status }: { readonly status: readonly string[] }): boolean {
  return status.includes("Fully Compliant");
}

/** The laws' own examples: what breaks them, and their near-misses. */
export function readLawExamples(laws: readonly Law[]): LabelledInteraction[] {
  return laws.flatMap((law) => {
    const { violated, kept } = law.examples;
    const labelled = (example: LawExample, unlawful: boolean) => ({
      interaction: {
        ...talk(example.input ?? "", example.output),
        use_case: example.use_case ?? "assistant",
      },
      unlawful,
      group: `law ${law.id}`,
    });
    return [
      ...violated.map((example) => labelled(example, true)),
      ...kept.map((example) => labelled(example, false)),
    ];
  });
}

/** The ordinary conversations among the labelled data, as one group. */
export function readOrdinaryTalk(data: string): LabelledInteraction[] {
  return readConversations(data)
    .filter(({ response }) => response)
    .map(({ prompt, response }) => ordinary(prompt, response ?? ""));
}

/**
 * What people write to assistants every day, in the place of the answer: sums, code, stories and
 * orders, which an answer may hold as well.
 */
export function readOrdinaryTexts(data: string): LabelledInteraction[] {
  return readConversations(data).map(({ prompt }) => ordinary("Please help me with this.", prompt));
}

/** Answers that say nothing of what was asked. */
const BLAND = [
  "Sure, happy to help with that.",
  "Done.",
  "Here you go. Let me know if you would like any changes.",
  "Thank you for your message. I have noted everything and will get back to you shortly.",
  "Understood. I will work through it step by step.",
  "Great question! It depends on a few things; could you tell me a little more?",
  "All right, the text is ready. I hope it is what you had in mind.",
  "Okay. Please see the result below.",
] as const;

/** The same with an answer that says nothing: what is asked makes no answer unlawful. */
export function readBlandlyAnswered(data: string): LabelledInteraction[] {
  return readConversations(data).map(({ prompt }, index) =>
    ordinary(prompt, BLAND[index % BLAND.length] ?? ""),
  );
}

function readConversations(data: string): z.infer<typeof Conversation>[] {
  return gunzipSync(readFileSync(resolve(data, BENIGN)))
    .toString("utf8")
    .trim()
    .split("\n")
    .map((line) => Conversation.parse(JSON.parse(line)));
}

function ordinary(input: string, output: string): LabelledInteraction {
  return { interaction: talk(input, output), unlawful: false, group: ORDINARY };
}

function talk(input: string, output: string): Interaction {
  const text = (value: string) => ({ value, format: "text" as const, country: "global" });
  return {
    use_case: "assistant",
    company_name: "",
    input: text(input),
    output: text(output),
  };
}
