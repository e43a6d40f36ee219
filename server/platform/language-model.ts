import { setTimeout as pause } from "node:timers/promises";
import { chatCompletion } from "../../contract/design/language-model.ts";
import type { Config } from "../config.ts";

/** What a language model is asked: its part in words, what to look at, and the form of the answer as JSON Schema. */
export interface Question {
  system: string;
  user: string;
  /** Letters, digits and underscores. */
  name: string;
  schema: Readonly<Record<string, unknown>>;
}

/** Answers with JSON. It may be anything that the model says, so the caller checks it. */
export interface LanguageModel {
  /** Throws ModelFailed, or the signal's reason. */
  answer(question: Question, signal: AbortSignal): Promise<unknown>;
}

/** No usable answer. The message holds nothing that the model or its server said, so it may be logged. */
export class ModelFailed extends Error {
  /** Whether another try may help. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** For one try, with its whole answer. */
const patience_ms = 20_000;
const most_bytes = 256 * 1024;
/** The longest pause before the second try that the server may ask for. */
const longestPause_s = 5;

type Settings = NonNullable<Config["languageModel"]>;

/** A model behind the Chat Completions interface, as OpenAI publishes it and many others serve it. */
export const chatCompletions = (
  settings: Settings,
  options: { patience_ms?: number } = {},
): LanguageModel => ({
  async answer(question, signal) {
    const once = () => ask(settings, question, signal, options.patience_ms ?? patience_ms);
    try {
      return await once();
    } catch (error) {
      if (signal.aborted || !(error instanceof ModelFailed) || !error.isPassing) throw error;
      await pauseOf(error, signal);
      return once();
    }
  },
});

class Busy extends ModelFailed {
  readonly pause_s: number;

  constructor(status: number, pause_s: number) {
    super(`the model's server responded with status ${status}`, true);
    this.pause_s = pause_s;
  }
}

async function pauseOf(error: ModelFailed, signal: AbortSignal): Promise<void> {
  const pause_s = error instanceof Busy ? Math.min(error.pause_s, longestPause_s) : 0;
  if (pause_s > 0) await pause(pause_s * 1000, undefined, { signal });
}

async function ask(
  settings: Settings,
  question: Question,
  signal: AbortSignal,
  time_ms: number,
): Promise<unknown> {
  const text = await send(settings, question, AbortSignal.any([signal, AbortSignal.timeout(time_ms)])).catch(
    (error: unknown) => {
      signal.throwIfAborted();
      if (error instanceof ModelFailed) throw error;
      const isLate = error instanceof Error && error.name === "TimeoutError";
      throw new ModelFailed(isLate ? "the model took too long" : "the model's server can't be reached", true);
    },
  );
  const parsed = chatCompletion.safeParse(parseJson(text));
  if (!parsed.success) throw new ModelFailed("the model's server sent no completion", true);
  const { message, finish_reason } = parsed.data.choices[0]!;
  if (message.refusal || finish_reason === "content_filter")
    throw new ModelFailed("the model refused to answer", false);
  const answer = parseJson(message.content ?? "");
  if (answer === undefined) throw new ModelFailed("the model's answer is not JSON", true);
  return answer;
}

async function send(
  { baseUrl, apiKey, model }: Settings,
  { system, user, name, schema }: Question,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: "system", content: system },
        { role: "user", content: user },
      ],
      response_format: { type: "json_schema", json_schema: { name, strict: true, schema } },
    }),
    // the key goes to the configured address and to no other
    redirect: "error",
    signal,
  });
  const { status } = response;
  if (!response.ok) {
    await response.body?.cancel();
    if (status === 429 || status >= 500)
      throw new Busy(status, Number(response.headers.get("Retry-After") ?? 1) || 0);
    throw new ModelFailed(`the model's server responded with status ${status}`, false);
  }
  return bounded(response);
}

async function bounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most_bytes) throw new ModelFailed("the model's answer is too long", true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
