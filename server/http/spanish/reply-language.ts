import type { Context } from "hono";
import { firstLanguage, type Language } from "../../../domain/languages/language.ts";

/** The language of the page that asks, which our pages send as `Accept-Language`; English for callers that send none. */
export function replyLanguage(context: Context): Language {
  return firstLanguage(context.req.header("Accept-Language") ?? null);
}
