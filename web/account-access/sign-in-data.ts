import type { RouterContextProvider } from "react-router";
import { loaderApi } from "../page-api.ts";
import { rememberedEmail } from "../session/browser-cookies.ts";
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
  const { data } = await loaderApi(context, request)("GET /api/sociallogin");
  return { email: rememberedEmail(request.headers.get("Cookie") ?? ""), providers: data };
}

/** Takes a form that was sent before the page was ready: the session needs the browser's store. */
export async function signInAction(request: Request): Promise<{ isEarly: true }> {
  await request.text();
  return { isEarly: true };
}
