import { language } from "./language.ts";

// in English without a comma before "and"
const conjunction = new Intl.ListFormat(language === "en" ? "en-GB" : language);

/** Words joined as in a sentence of this page's language: `a, b and c`, `a, b y c`. */
export const listed = (words: readonly string[]): string => conjunction.format(words);
