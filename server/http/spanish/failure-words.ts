import type { FieldErrors } from "../../../contract/errors.ts";
import type { Language } from "../../../domain/languages/language.ts";
import type { Failure } from "../failure.ts";
import { spanishFailure, spanishFields } from "./spanish-failures.ts";

/** What a refusal says, and what it says of fields, in the language of the page. */
export function failureWords(
  language: Language,
  { code, message, detail }: Failure,
): { message: string; fields?: FieldErrors } {
  if (language === "en") return { message, fields: detail.fields };
  return {
    message: spanishFailure(code, detail.values),
    fields: detail.fields && spanishFields(detail.fields),
  };
}
