import { type Api, apiRequest, readReply, type UntypedCall } from "./api-call.ts";

/** The visitor's headers that are forwarded with an API call on the visitor's behalf. */
const passedOn = ["authorization", "authorizationai", "cookie", "user-agent", "x-request-id", "traceparent"];

/**
 * The result of an in-process call. A success is `reply`, shared with other calls; else `response` has to be parsed.
 */
export type ApiFetch = (request: Request) => Promise<{ response: Response; reply?: unknown }>;

/**
 * The API for one page request, called in process as the visitor. Cookies set by responses go to `keepCookie`, for the
 * page's own response.
 */
export function serverApi(visitor: Request, apiFetch: ApiFetch, keepCookie: (cookie: string) => void): Api {
  const call = async (key: string, details: UntypedCall = {}) => {
    const headers = new Headers();
    for (const name of passedOn) {
      const value = visitor.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const origin = new URL(visitor.url).origin;
    // The page's own request comes from this origin by definition; the API checks that on changes.
    headers.set("Origin", origin);
    headers.set("Sec-Fetch-Site", "same-origin");
    const request = apiRequest(origin, key, { signal: visitor.signal, ...details }, headers);
    const { response, reply } = await apiFetch(request);
    for (const cookie of response.headers.getSetCookie()) keepCookie(cookie);
    return reply ?? readReply(response);
  };
  return call as Api;
}
