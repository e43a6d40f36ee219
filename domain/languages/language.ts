import { readCookie } from "../showrooms/cookies.ts";

/** The languages of the customers' pages; each has a build of its own (docs/decisions/0022-languages.md). */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);

/** The language that a visitor chose, by the `Cookie` header of a request; undefined if they chose none. */
export function languageIn(cookies: string | null): Language | undefined {
  const value = readCookie("language", cookies ?? "");
  return isLanguage(value) ? value : undefined;
}

/** The first of our languages in an `Accept-Language` header, by its weights; English if it has none of ours. */
export function firstLanguage(accepted: string | null): Language {
  const wanted = (accepted ?? "")
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((one) => one.startsWith("q="));
      return { language: tag.split("-")[0], weight: weight ? Number(weight.slice(2)) || 0 : 1 };
    })
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return (wanted[0]?.language as Language | undefined) ?? "en";
}
