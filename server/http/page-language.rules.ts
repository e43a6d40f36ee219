import { firstLanguage, isLanguage, type Language, languageIn } from "../../domain/languages/language.ts";
import { base } from "./web-address.rules.ts";

const year_s = 365 * 24 * 60 * 60;

/**
 * The language of a page: the visitor's choice; without one English, or the browser's first language if `byBrowser`
 * says so.
 */
export function pageLanguage({ headers }: Request, byBrowser: boolean): Language {
  return (
    languageIn(headers.get("Cookie")) ?? (byBrowser ? firstLanguage(headers.get("Accept-Language")) : "en")
  );
}

/**
 * Answers the form with which visitors choose a language (web/kit/language-choice.tsx): notes the choice in a cookie and
 * leads back to the page `to`. A plain GET form, so it works without scripts. Undefined for all other requests.
 */
export function answerLanguageChoice(request: Request): Response | undefined {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (pathname !== `${base}language`) return undefined;
  const language = searchParams.get("language");
  const to = (searchParams.get("to") ?? "").replace(/^[/\\]+/, "");
  const page = new URL(`${origin}${base}${to}`);
  const isOfShop = page.origin === origin && page.pathname.startsWith(base);
  const headers = new Headers({
    Location: isOfShop ? page.pathname + page.search : base,
    "Cache-Control": "no-store",
  });
  if (isLanguage(language))
    headers.set("Set-Cookie", `language=${language}; Path=/; Max-Age=${year_s}; SameSite=Lax`);
  return new Response(null, { status: 303, headers });
}
