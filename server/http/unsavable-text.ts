import type { FieldErrors } from "../../contract/errors.ts";

const message = "This contains a character that cannot be saved. Please remove it.";
const longestName = 200;

/**
 * The fields of some input with text or names that PostgreSQL cannot store: with a NUL character, or with half a
 * surrogate pair. Undefined if all can be stored. Input may be nested as deeply as its length allows.
 */
export function unsavableFields(input: unknown): FieldErrors | undefined {
  const found = new Map<string, string[]>();
  const left: { value: unknown; field: string }[] = [{ value: input, field: "" }];
  for (let part = left.pop(); part; part = left.pop()) {
    const { value, field } = part;
    if (typeof value === "string" && !isSavable(value)) found.set(field.slice(0, longestName), [message]);
    if (value === null || typeof value !== "object" || value instanceof Blob) continue;
    for (const [name, inner] of Object.entries(value)) {
      const path = field === "" ? name : `${field}.${name}`;
      if (!isSavable(name)) found.set(path.slice(0, longestName), [message]);
      left.push({ value: inner, field: path });
    }
  }
  return found.size > 0 ? Object.fromEntries(found) : undefined;
}

const isSavable = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000");
