import { readCookie } from "./browser-cookies.ts";

const base = "/showroom";

type Address = Pick<URL, "pathname" | "search">;

/** The path within the router (without `/showroom`), with its query. */
export function routerPath(url: Address): string {
  const path = url.pathname.replace(/^\/showroom(?=\/|$)/, "") || "/";
  return path + url.search;
}

/**
 * The sign-in page's path, with the way back to `url`: the pros' page where this browser's last account signed in
 * there. On the server `cookies` is the request's `Cookie` header.
 */
export function signInPath(url: Address, cookies = browserCookies()): string {
  const page = readCookie("portal", cookies) === "pro" ? "/pro-account/login" : "/login";
  return `${page}?${new URLSearchParams({ redirect: routerPath(url) })}`;
}

const browserCookies = (): string => (typeof document === "undefined" ? "" : document.cookie);

/**
 * A safe path to go to after signing in: of this site, within the router. Everything else (another
 * host, `//`, `/\`, control characters, also when encoded once or twice) becomes `/`.
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target) return "/";
  for (let decoded = target, round = 0; round < 3; round += 1) {
    if (!isLocalPath(decoded)) return "/";
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return "/";
    }
  }
  const url = new URL(target, "http://local.invalid");
  if (url.origin !== "http://local.invalid") return "/";
  const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
  return path.startsWith("//") ? "/" : path + url.search + url.hash;
}

function isLocalPath(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /^\/(?![/\\])/.test(text) && !/[\u0000-\u001f\u007f\\]/.test(text) && !/^\/[^?#]*\/\//.test(text);
}
