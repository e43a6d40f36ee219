import { redirect } from "react-router";
import type { User } from "../../../contract/identity/accounts.ts";
import { api } from "../api.ts";
import type { Api } from "../api-call.ts";
import { pageFailure } from "../page-api.ts";
import { isRemembered } from "./browser-cookies.ts";
import { signInPath } from "./redirect-target.ts";
import { workTypeOf } from "./role-of-route.ts";
import { sessionStore, storedToken } from "./session-store.ts";

/** Throws the way to the sign-in page unless this browser holds a token, or can get one; for `clientLoader`s. */
export function requireToken(request: Request): void {
  if (!storedToken() && !isRemembered()) throw redirect(signInPath(new URL(request.url)));
}

/**
 * The API for the `clientLoader`s of pages behind a sign-in: without a token it leads to the sign-in page,
 * and a failed call becomes the page's own failure, with its status.
 */
export function signedInApi(request: Request): Api {
  requireToken(request);
  const call = api as (key: string, details?: object) => Promise<unknown>;
  const calling = async (key: string, details?: object) => {
    try {
      return await call(key, { ...details, signal: request.signal, feedback: "none" });
    } catch (error) {
      throw pageFailure(error, request);
    }
  };
  return calling as Api;
}

/** The role in which the account works, for the `clientLoader`s of pages that are another's for each. */
export async function workTypeFor(request: Request): Promise<User["type"]> {
  const { user } = sessionStore.read();
  return workTypeOf(user ?? (await signedInApi(request)("GET /api/authuser")).user);
}
