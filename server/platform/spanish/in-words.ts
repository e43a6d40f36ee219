import type { Language } from "../../../domain/languages/language.ts";
import type { UnitSystem } from "../../../domain/languages/units.ts";
import { sayingsOfDesigns, spanishTexts } from "./messages.ts";

/** A text of ours in a language, with what is filled in. What nobody has translated stays English. */
export const inWords = (text: string, language: Language): string =>
  language === "en" ? text : spanishTexts().say(text, true);

/** The same of a text that the designer put together, with its measures in metric where those are wanted. */
export function designInWords(text: string, language: Language, units: UnitSystem = "feet"): string {
  if (language === "en" && units === "feet") return text;
  return sayingsOfDesigns(language, units).find(text) ?? inWords(text, language);
}
