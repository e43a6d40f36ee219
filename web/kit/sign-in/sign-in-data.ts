import { type RouterContextProvider, redirect } from "react-router";
import { loaderApi } from "../../client/page-api.ts";
import { knownPageContext } from "../../client/page-context.ts";
import { rememberedEmail } from "../../client/session/browser-cookies.ts";
import { routerPath, safeRedirect } from "../../client/session/redirect-target.ts";
import type { SocialProvider } from "./signed-in.ts";

export interface SignInData {
  /** The address that was remembered in this browser; never the password. */
  email: string;
  providers: SocialProvider[];
}

/** What a sign-in page shows before anything is typed. */
export async function signInLoader(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<SignInData> {
  dropUnknownRedirect(context, request);
  const { data } = await loaderApi(context, request)("GET /api/sociallogin");
  return { email: rememberedEmail(request.headers.get("Cookie") ?? ""), providers: data };
}

/** Reloads the page without its redirect if that names a page that does not exist; the user then goes home. */
export function dropUnknownRedirect(context: Readonly<RouterContextProvider>, request: Request): void {
  const url = new URL(request.url);
  const asked = url.searchParams.get("redirect");
  if (asked === null || context.get(knownPageContext)(safeRedirect(asked))) return;
  url.searchParams.delete("redirect");
  throw redirect(routerPath(url));
}

/** Handles a form that was sent before hydration: the session needs the browser's storage. */
export async function signInAction(request: Request): Promise<{ isEarly: true }> {
  await request.text();
  return { isEarly: true };
}
