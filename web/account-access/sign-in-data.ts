import { rememberedEmail } from "../session/browser-cookies.ts";

/** The address that was remembered in this browser; never the password. */
export function signInLoader(request: Request): { email: string } {
  return { email: rememberedEmail(request.headers.get("Cookie") ?? "") };
}

/** Takes a form that was sent before the page was ready: the session needs the browser's store. */
export async function signInAction(request: Request): Promise<{ isEarly: true }> {
  await request.text();
  return { isEarly: true };
}
