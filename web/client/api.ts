import { showToast, type ToastKind } from "../ui/toast.ts";
import { type Api, ApiError, apiRequest, readReply, type UntypedCall } from "./api-call.ts";
import { isRemembered } from "./session/browser-cookies.ts";
import { endAiSession, endSession, storedAiToken, storedToken } from "./session/session-store.ts";

export { ApiError } from "./api-call.ts";

/** Fired on `window` when the API no longer accepts the session; the router then shows the sign-in page. */
export const sessionEnded = "session-ended";

/** Fired on `window` when the API refuses a call until the account enters its one-time code. */
export const codeOwed = "code-owed";

const invalidInput = "The given data was invalid.";
const invalidInputShown = "Invalid input OR some mandatory fields are blank.";
const notFound = "Record not found for processing.";
const internal = "Internal Server error please try again.";
const offline = "You are offline, or we can't be reached. Nothing was changed. Please try again.";

/**
 * Calls the API from the browser, e.g. `await api("GET /api/public", { query: { pid } })`. Errors throw `ApiError`,
 * after a toast unless `feedback: "none"`. A remembered browser gets a new session when its token expires; otherwise
 * 401 ends the session and opens the sign-in page. For server loaders see `loaderApi`.
 */
export const api = (async (key: string, call: UntypedCall = {}) => {
  try {
    return await askTwice(key, call);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && isOfAiDesign(key)) endAiSession();
    else if (error instanceof ApiError) react(error, call.feedback ?? "toast");
    throw error;
  }
}) as Api;

/** Repeats the call with the new session, once, if the old one has expired and the browser is remembered. */
async function askTwice(key: string, call: UntypedCall): Promise<unknown> {
  const token = storedToken();
  try {
    return await ask(key, call);
  } catch (error) {
    const hasEnded =
      error instanceof ApiError && error.status === 401 && !isOfAiDesign(key) && isRemembered();
    if (!hasEnded) throw error;
    // Rarely needed, and every page loads this file.
    const { renewSession } = await import("./session/renew-session.ts");
    if (!(await renewSession(token, () => ask("POST /api/login/remembered", {})))) throw error;
    return ask(key, call);
  }
}

async function ask(key: string, call: UntypedCall): Promise<unknown> {
  const headers = new Headers();
  const token = storedToken();
  const aiToken = storedAiToken();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (aiToken) headers.set("AuthorizationAI", `Bearer ${aiToken}`);
  return readReply(await send(apiRequest(apiOrigin(), key, call, headers)));
}

/** AI design has separate accounts: a 401 there says nothing about the shop's account. */
const isOfAiDesign = (key: string): boolean => key.includes(" /api/AI/");

/** The API's origin: the page's metadata may name a different one. */
function apiOrigin(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-base"]');
  return meta?.content || window.location.origin;
}

async function send(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError(0, { message: offline, code: "offline", request_id: "" });
  }
}

function react(error: ApiError, feedback: "toast" | "none"): void {
  if (error.status === 401) {
    endSession();
    window.dispatchEvent(new Event(sessionEnded));
    return;
  }
  if (error.code === "otp_required" && storedToken()) window.dispatchEvent(new Event(codeOwed));
  const toast = toastFor(error);
  if (feedback === "toast" && toast) showToast(toast.kind, toast.message);
}

/** The message for an error that no form handles. */
export function toastFor(error: ApiError): { kind: ToastKind; message: string } | undefined {
  switch (error.status) {
    case 422:
      return { kind: "warning", message: error.message === invalidInput ? invalidInputShown : error.message };
    case 404:
      return { kind: "error", message: error.message || notFound };
    case 0:
    case 400:
    case 402:
    case 403:
    case 405:
    case 409:
    case 413:
    case 415:
    case 429:
    case 500:
    case 503:
      return { kind: "error", message: error.message || internal };
    default:
      return undefined;
  }
}
