import { getPath } from "hono/utils/url";
import { isSiteFile } from "../http/site-files.ts";
import { routeOf, telemetry } from "../platform/telemetry.ts";
import { vitals } from "../platform/vitals.ts";

type Answer = () => Promise<Response>;

/** Answers a request, and counts and traces it under the name of its route. */
export async function observed(request: Request, answer: Answer): Promise<Response> {
  const begun = performance.now();
  const response = await (telemetry.tracer ? tracedAnswer(request, answer) : answer());
  const took_ms = performance.now() - begun;
  vitals.request(response.status, took_ms);
  telemetry.meter?.request(routeName(request), response.status, took_ms);
  return response;
}

function tracedAnswer(request: Request, answer: Answer): Promise<Response> {
  const { method } = request;
  const about = { name: method, kind: "server", attributes: { "http.request.method": method } } as const;
  return telemetry.tracer!.span(about, async () => {
    const response = await answer();
    telemetry.tracer?.note({
      name: routeName(request),
      attributes: { "http.response.status_code": response.status },
    });
    return response;
  });
}

/** An endpoint of the contract, or one of a few words. */
function routeName(request: Request): string {
  const route = routeOf(request);
  if (route) return route;
  const path = getPath(request);
  if (path.startsWith("/api/")) return "other API calls";
  if (path.startsWith("/showroom/media/")) return "pictures";
  if (path.startsWith("/showroom/files/")) return "vendor files";
  if (path === "/healthz" || path === "/readyz") return "health";
  if (isSiteFile(path) || /\.\w{2,5}$/.test(path)) return "site files";
  return "pages";
}
