import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { LabelledInteraction } from "./read_interactions.ts";

/**
 * Short conversations of this project, a file by one hand each: a breach, and behind it a lawful twin
 * of the same plot and nearly the same words. They teach what makes the difference.
 */
const FOLDER = new URL("pairs/", import.meta.url);

const Conversation = z.strictObject({
  use_case: z.string().min(1),
  /** Of the user, and of the business. */
  countries: z.tuple([z.string(), z.string()]),
  asked: z.string().min(1),
  answered: z.string().min(1),
  /** Tags of the wrongs that the answer does, the gravest first; none where it is lawful. */
  wrongs: z.array(z.string()),
});

/** Reads the pairs, file by file. Throws where a file is not of their form. */
export function readPairs(): LabelledInteraction[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => {
      const told = z
        .array(Conversation)
        .parse(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));
      return told.map(({ use_case, countries: [user, business], asked, answered, wrongs }) => ({
        interaction: {
          use_case,
          company_name: "",
          input: { value: asked, format: "text" as const, country: user },
          output: { value: answered, format: "text" as const, country: business },
        },
        unlawful: wrongs.length > 0,
        wrongs,
        group: `pairs ${name}`,
      }));
    });
}
