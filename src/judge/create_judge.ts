import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type { Logger } from "pino";
import type { Report } from "../audit/report.ts";
import { errorFields } from "../error_fields.ts";
import { applyAnswer } from "./apply_answer.ts";
import { createAllowance } from "./create_allowance.ts";
import { createBreaker } from "./create_breaker.ts";
import { JudgeAnswerSchema } from "./judge_answer.ts";
import type { JudgeAnswer } from "./judge_answer.ts";
import type { JudgeCase } from "./judge_case.ts";
import { limitResponse } from "./limit_response.ts";
import { writeMessages } from "./write_messages.ts";
import type { Texts } from "./write_messages.ts";

export interface JudgeOptions {
  /** Base address of an OpenAI-compatible API, such as `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  readonly model: string;
  /** Local servers often need none. */
  readonly key: string | null;
  /** Whether the redacted or the submitted texts are sent. */
  readonly sends: "safe" | "raw";
  /** How long one attempt may take, in ms. */
  readonly timeout_ms: number;
  /** Tokens that this process may spend in one UTC day. */
  readonly daily_tokens: number;
  readonly log: Logger;
}

/** Reviews a report; it always resolves, if need be with the report as it was and a note. */
export type Judge = (judged: JudgeCase) => Promise<Report>;

const RETRIES = 2;
const LONGEST_ANSWER_TOKENS = 4000;
const FAILURES = 5;
const PAUSE_MS = 60_000;

/**
 * Makes the optional judge: a language model that reviews an interaction after the in-process
 * audit, by way of any OpenAI-compatible chat-completions API. Its answer is checked before any of
 * it counts, and when there is none the in-process verdict stands and says so.
 */
export function createJudge(options: JudgeOptions): Judge {
  const client = new OpenAI({
    baseURL: options.url,
    apiKey: options.key ?? "none",
    timeout: options.timeout_ms,
    maxRetries: RETRIES,
    logLevel: "off",
    fetch: limitResponse,
  });
  const breaker = createBreaker({
    failures: FAILURES,
    pause_ms: PAUSE_MS,
    now: () => performance.now(),
  });
  const allowance = createAllowance(options.daily_tokens, Date.now);

  async function ask(judged: JudgeCase, texts: Texts): Promise<JudgeAnswer> {
    const messages = writeMessages(judged, { texts, mark: `interaction-${crypto.randomUUID()}` });
    const reserved = guessTokens(messages);
    allowance.spend(reserved);
    const completion = await client.chat.completions.create({
      model: options.model,
      messages: [...messages],
      temperature: 0,
      max_tokens: LONGEST_ANSWER_TOKENS,
      response_format: zodResponseFormat(JudgeAnswerSchema, "review"),
    });
    const content = completion.choices?.[0]?.message?.content ?? "";
    const spent = tokensOf(completion.usage?.total_tokens, [...messages, { content }]);
    allowance.spend(spent - reserved);
    return JudgeAnswerSchema.parse(JSON.parse(withoutFence(content)));
  }

  return async function judge(judged) {
    if (!breaker.closed()) return withNote(judged.report, "The judge is out of reach for now");
    if (!allowance.left()) return withNote(judged.report, "The judge's daily allowance is spent");
    const { interaction, report } = judged;
    const { use_case, input, output } = interaction;
    const texts =
      options.sends === "raw"
        ? { use_case, input: input.value, output: output.value }
        : { input: report.safe_input, output: report.safe_output };
    try {
      const answer = await ask(judged, texts);
      breaker.succeeded();
      return applyAnswer(judged, { answer, texts, model: options.model });
    } catch (error) {
      breaker.failed();
      options.log.warn({ event: "judge_failed", ...errorFields(error) });
      return withNote(report, "The judge gave no usable answer");
    }
  };
}

function withNote(report: Report, reason: string): Report {
  return { ...report, notes: [...report.notes, `${reason}; the in-process verdict stands.`] };
}

/** What the server says it cost, unless that is absent or absurd. */
function tokensOf(
  told: number | undefined,
  messages: readonly { readonly content: string }[],
): number {
  const guess = guessTokens(messages);
  return told !== undefined && told >= guess / 4 ? told : guess;
}

/** Four characters a token; an attempt that fails may have cost as much. */
function guessTokens(messages: readonly { readonly content: string }[]): number {
  return Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4);
}

const FENCE = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/;

/** Servers that do not hold a model to a schema often return its JSON as a block of code. */
function withoutFence(content: string): string {
  return FENCE.exec(content)?.[1] ?? content;
}
