/** Where the pages are. */
export const base = "/showroom/";

/**
 * What lies outside of the pages: the bare address leads to them, everything else is not there. Plain forms
 * post to the home page's action at `/showroom?index`, so there only reading is redirected.
 */
export function answerOutside({ method, url }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  // The router asks for the data of the home page at its address without the slash.
  if (pathname.startsWith(base) || pathname === `${base.slice(0, -1)}.data`) return undefined;
  const isHome = pathname === "/" || pathname === base.slice(0, -1);
  if (!isHome) return notFound();
  if (!["GET", "HEAD"].includes(method)) return pathname === "/" ? notFound() : undefined;
  return new Response(null, { status: 302, headers: { Location: base + search } });
}

export function notFound(): Response {
  return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
