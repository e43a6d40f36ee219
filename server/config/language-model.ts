import { z } from "zod";

/** A language model behind the Chat Completions interface; optional. */
export interface LanguageModelConfig {
  /** Without a slash at its end: `https://api.example.com/v1`. */
  baseUrl: string;
  /** Models on one's own machines often need none. */
  apiKey: string | undefined;
  model: string;
}

/** The environment variables of the language model, for the one schema of all. */
export const languageModelVariables = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must look like https://api.example.com/v1" })
    .refine((url) => URL.parse(url)?.username === "", "can't hold a user name; the key goes into AI_API_KEY")
    .optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be one line without spaces")
    .optional(),
  AI_MODEL: z.string().max(200).optional(),
};

type ModelEnvironment = z.output<z.ZodObject<typeof languageModelVariables>>;

/** Variables that are missing beside others: `{ name, beside }`. */
export function missingOfModel(
  env: ModelEnvironment,
): { name: "AI_BASE_URL" | "AI_MODEL"; beside: keyof ModelEnvironment }[] {
  const beside = (["AI_BASE_URL", "AI_MODEL", "AI_API_KEY"] as const).find((name) => env[name]);
  if (!beside) return [];
  return (["AI_BASE_URL", "AI_MODEL"] as const)
    .filter((name) => !env[name])
    .map((name) => ({ name, beside }));
}

export function languageModelOf(env: ModelEnvironment): LanguageModelConfig | undefined {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL } = env;
  if (!AI_BASE_URL || !AI_MODEL) return undefined;
  return { baseUrl: AI_BASE_URL.replace(/\/+$/, ""), apiKey: AI_API_KEY, model: AI_MODEL };
}
