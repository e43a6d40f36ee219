/** A line for the log about a request that the router refuses, or undefined where the error is a fault of ours. */
export function refusedRequestLine(error: unknown, request: Request): string | undefined {
  const status = statusOf(error);
  const { pathname } = new URL(request.url);
  const isRefused = (status !== undefined && status >= 400 && status < 500) || isCrossSite(request);
  if (!isRefused) return undefined;
  const msg = isCrossSite(request) ? "a request from another site was refused" : "a page request was refused";
  const facts = { level: "warn", time: new Date().toISOString(), status: status ?? 400 };
  return JSON.stringify({ ...facts, method: request.method, path: pathname.slice(0, 200), msg });
}

/** The router throws its own answers, such as 405 for a page that takes no forms. */
const statusOf = (error: unknown): number | undefined =>
  typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined;

/** A form or script of another site, which the router refuses to act on. */
function isCrossSite({ method, headers, url }: Request): boolean {
  const origin = headers.get("Origin");
  if (origin === null || ["GET", "HEAD"].includes(method)) return false;
  return (
    URL.parse(origin)?.host !== (headers.get("X-Forwarded-Host") ?? headers.get("Host") ?? new URL(url).host)
  );
}
