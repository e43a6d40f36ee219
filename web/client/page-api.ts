import { data, type RouterContextProvider, redirect } from "react-router";
import { type Api, ApiError, type ApiKey, type CallArguments, type ReplyOf } from "./api-call.ts";
import { apiContext } from "./page-context.ts";
import { signInPath } from "./session/redirect-target.ts";

type Context = Readonly<RouterContextProvider>;

/** A failed call, as a page's error boundary gets it. */
export type PageFailure = Pick<ApiError, "message" | "code" | "request_id">;

/**
 * The API for server loaders: a failed call becomes the page's error, with its status, and "not signed in" or "code
 * owed" redirects to the sign-in page.
 */
export function loaderApi(context: Context, request: Request): Api {
  const call = context.get(apiContext) as UntypedApi;
  const calling = async (key: string, details?: object) => {
    try {
      return await call(key, details);
    } catch (error) {
      throw pageFailure(error, request);
    }
  };
  return calling as Api;
}

type UntypedApi = (key: string, details?: object) => Promise<unknown>;

/** Converts a failed call into what a loader throws. */
export function pageFailure(error: unknown, request: Request): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.status === 401 || error.code === "otp_required")
    return redirect(signInPath(new URL(request.url), request.headers.get("Cookie") ?? undefined));
  const { message, code, request_id } = error;
  return data({ message, code, request_id }, { status: error.status || 503 });
}

export type Attempt<Key extends ApiKey> = { ok: true; reply: ReplyOf<Key> } | { ok: false; error: ApiError };

/** The API for server actions: a refusal is returned for the form; other errors are thrown. */
export async function attempt<Key extends ApiKey>(
  context: Context,
  key: Key,
  ...call: CallArguments<Key>
): Promise<Attempt<Key>> {
  try {
    return { ok: true, reply: await context.get(apiContext)(key, ...call) };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { ok: false, error };
    throw error;
  }
}
