import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { everyKey, type SecretKeys } from "../platform/secret-keys.ts";

/** Links in pages that stay open get renewed with the data; this is long enough to look at a file. */
const lasts_s = 3600;

/** A link that opens one file in one size for one account, for about an hour. */
export interface FileLink {
  id: string;
  size: "full" | "preview";
  user: string;
  /** Seconds since 1970. */
  expires: number;
}

/** What tells links to one kind of files from those to another. */
export interface LinkKind {
  /** Names the key; never change it while links are out. */
  purpose: string;
  /** The address up to the file's id. */
  path: string;
}

function signatureOf(
  secretKey: string,
  { purpose }: LinkKind,
  { id, size, user, expires }: FileLink,
): string {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", purpose, 32));
  return createHmac("sha256", key).update(`${id}:${size}:${user}:${expires}`).digest("base64url");
}

/**
 * The address of a file for one account. It ends at a full quarter of an hour, between one and one and a quarter hours
 * from now, so that a browser that lists the same files twice finds its pictures in its cache.
 */
export function signedAddress(
  secretKey: string,
  kind: LinkKind,
  link: Omit<FileLink, "expires">,
  now: Date,
): string {
  const quarter = 900;
  const expires = Math.ceil((now.getTime() / 1000 + lasts_s) / quarter) * quarter;
  const signature = signatureOf(secretKey, kind, { ...link, expires });
  const query = new URLSearchParams({
    size: link.size,
    user: link.user,
    expires: String(expires),
    signature,
  });
  return `${kind.path}/${link.id}?${query}`;
}

/** Whether we made this link and it still lasts. */
export function isSignedLink(
  keys: SecretKeys,
  kind: LinkKind,
  link: FileLink & { signature: string },
  now: Date,
): boolean {
  const given = Buffer.from(link.signature);
  const isOurs = everyKey(keys).some((key) => {
    const expected = Buffer.from(signatureOf(key, kind, link));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs && link.expires * 1000 > now.getTime();
}
