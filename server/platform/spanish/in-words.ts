import type { Language } from "../../../domain/languages/language.ts";
import { spanishOfDesigns, spanishTexts } from "./messages.ts";

/** A text of ours in a language, with what is filled in. What nobody has translated stays English. */
export const inWords = (text: string, language: Language): string =>
  language === "en" ? text : spanishTexts().say(text, true);

/** The same of a text that the designer put together. */
export const designInWords = (text: string, language: Language): string =>
  language === "en" ? text : (spanishOfDesigns().find(text) ?? spanishTexts().say(text, true));
