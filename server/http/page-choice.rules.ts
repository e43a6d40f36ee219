import { base } from "./web-address.rules.ts";

const year_s = 365 * 24 * 60 * 60;

/**
 * Answers the form with which visitors choose how pages are for them, such as their language: notes the choice in the
 * cookie `name` and leads back to the page `to`. A plain GET form, so it works without scripts. Undefined for all other
 * requests.
 */
export function answerChoice(
  request: Request,
  name: string,
  isChoice: (value: unknown) => boolean,
): Response | undefined {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (pathname !== `${base}${name}`) return undefined;
  const choice = searchParams.get(name);
  const to = (searchParams.get("to") ?? "").replace(/^[/\\]+/, "");
  const page = new URL(`${origin}${base}${to}`);
  const isOfShop = page.origin === origin && page.pathname.startsWith(base);
  const headers = new Headers({
    Location: isOfShop ? page.pathname + page.search : base,
    "Cache-Control": "no-store",
  });
  if (isChoice(choice))
    headers.set("Set-Cookie", `${name}=${choice}; Path=/; Max-Age=${year_s}; SameSite=Lax`);
  return new Response(null, { status: 303, headers });
}
