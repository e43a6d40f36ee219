import { firstLanguage, isLanguage, type Language, languageIn } from "../../domain/languages/language.ts";
import { isUnitSystem } from "../../domain/languages/units.ts";
import { answerChoice } from "./page-choice.rules.ts";

/**
 * The language of a page: the visitor's choice; without one English, or the browser's first language if `byBrowser`
 * says so.
 */
export function pageLanguage({ headers }: Request, byBrowser: boolean): Language {
  return (
    languageIn(headers.get("Cookie")) ?? (byBrowser ? firstLanguage(headers.get("Accept-Language")) : "en")
  );
}

/** Answers the form with which visitors choose a language (web/kit/page-choice.tsx). */
export const answerLanguageChoice = (request: Request): Response | undefined =>
  answerChoice(request, "language", isLanguage);

/** Answers the form with which visitors choose feet or metric (web/kit/page-choice.tsx). */
export const answerUnitsChoice = (request: Request): Response | undefined =>
  answerChoice(request, "units", isUnitSystem);
