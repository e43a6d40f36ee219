import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { everyKey, type SecretKeys } from "../../../platform/secret-keys.ts";

/** The most accounts that one browser is known for; the oldest sign-in is dropped. */
const mostAccounts = 5;
const form = /^[\w-]{22}(\.[\w-]{22}){1,5}$/;

/**
 * The cookie of a browser in which this account has signed in: a random id of the browser, and the server's signature
 * for each account. It grants nothing. It only keeps strangers who try passwords from making the owner wait.
 */
export function markDevice(secretKey: string, cookie: string | null, account: string): string {
  const [id = "", ...marks] =
    cookie && form.test(cookie) ? cookie.split(".") : [randomBytes(16).toString("base64url")];
  const mark = markOf(secretKey, id, account);
  return [id, mark, ...marks.filter((one) => one !== mark).slice(0, mostAccounts - 1)].join(".");
}

/** The browser's id if this account has signed in there before; null otherwise. */
export function knownDevice(keys: SecretKeys, cookie: string | null, account: string): string | null {
  if (!cookie || !form.test(cookie)) return null;
  const [id = "", ...marks] = cookie.split(".");
  const ours = everyKey(keys).map((key) => Buffer.from(markOf(key, id, account)));
  return marks.some((one) => ours.some((mark) => timingSafeEqual(Buffer.from(one), mark))) ? id : null;
}

const markOf = (secretKey: string, id: string, account: string): string =>
  createHmac("sha256", secretKey).update(`known device:${id}:${account}`).digest("base64url").slice(0, 22);
