import words from "../../../content/spanish/errors.json" with { type: "json" };
import type { ErrorCode, FieldErrors } from "../../../contract/errors.ts";
import { inWords } from "../../platform/spanish/in-words.ts";

const plain = new Map<string, string>();
const patterns: { pattern: RegExp; said: string }[] = [];
for (const [english, said] of Object.entries(words.fields)) {
  if (english.includes("{}")) patterns.push({ pattern: patternOf(english), said });
  else plain.set(english, said);
}

/** `Enter at least {} characters.` fits every number. */
function patternOf(english: string): RegExp {
  const parts = english.split("{}").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.+)")}$`);
}

/** The Spanish of a refusal, with its values filled in. */
export function spanishFailure(code: ErrorCode, values: Record<string, string | number> = {}): string {
  return words.codes[code].replace(/\{(\w+)\}/g, (_, name: string) =>
    spanishMessage(String(values[name] ?? "")),
  );
}

/** Messages of fields in Spanish; what is not known stays English. */
export function spanishFields(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.map(spanishMessage)]),
  );
}

function spanishMessage(english: string): string {
  const known = plain.get(english);
  if (known !== undefined) return known;
  for (const { pattern, said } of patterns) {
    const found = pattern.exec(english);
    if (found)
      return found
        .slice(1)
        .reduce((text, filled) => text.replace("{}", () => plain.get(filled) ?? filled), said);
  }
  return inWords(english, "es");
}
