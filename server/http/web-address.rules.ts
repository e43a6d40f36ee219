/** The base path of the pages. */
export const base = "/showroom/";

/**
 * Paths outside the pages: the bare origin redirects to them, everything else gets the 404 page. Plain forms post to
 * the home page's action at `/showroom?index`, so only reads are redirected.
 */
export function answerOutside({ method, url, headers }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  // The router requests the home page's data at its URL without the slash.
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
