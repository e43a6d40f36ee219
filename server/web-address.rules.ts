/** Where the pages are. */
export const base = "/showroom/";

/**
 * What lies outside of the pages: the bare address leads to them, everything else is not there, which people are told
 * by the page for it. Plain forms post to the home page's action at `/showroom?index`, so there only reading is
 * redirected.
 */
export function answerOutside({ method, url, headers }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  // The router asks for the data of the home page at its address without the slash.
  if (pathname.startsWith(base) || pathname === `${base.slice(0, -1)}.data`) return undefined;
  const isHome = pathname === "/" || pathname === base.slice(0, -1);
  const isReading = ["GET", "HEAD"].includes(method);
  if (!isHome) {
    const isPerson = isReading && headers.get("Accept")?.includes("text/html");
    return isPerson ? redirectTo(`${base}404`) : notFound();
  }
  if (!isReading) return pathname === "/" ? notFound() : undefined;
  return redirectTo(base + search);
}

const redirectTo = (Location: string) => new Response(null, { status: 302, headers: { Location } });

export function notFound(): Response {
  return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
