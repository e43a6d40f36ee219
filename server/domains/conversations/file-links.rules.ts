import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Links in pages that stay open get renewed with the messages; this is long enough to look at a file. */
const lasts_s = 3600;

export interface FileLink {
  id: string;
  size: "full" | "preview";
  user: string;
  /** Seconds since 1970. */
  expires: number;
}

function signatureOf(secretKey: string, { id, size, user, expires }: FileLink): string {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", "links to message files", 32));
  return createHmac("sha256", key).update(`${id}:${size}:${user}:${expires}`).digest("base64url");
}

/**
 * The address of a file for one member. It ends at a full quarter of an hour, between one and one and a quarter hours
 * from now, so that a browser that lists a conversation twice finds its pictures in its cache.
 */
export function fileAddress(secretKey: string, link: Omit<FileLink, "expires">, now: Date): string {
  const quarter = 900;
  const expires = Math.ceil((now.getTime() / 1000 + lasts_s) / quarter) * quarter;
  const signature = signatureOf(secretKey, { ...link, expires });
  const query = new URLSearchParams({
    size: link.size,
    user: link.user,
    expires: String(expires),
    signature,
  });
  return `/api/message_files/${link.id}?${query}`;
}

/** Whether we made this link and it still lasts. */
export function isOurLink(secretKey: string, link: FileLink & { signature: string }, now: Date): boolean {
  const expected = Buffer.from(signatureOf(secretKey, link));
  const given = Buffer.from(link.signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return link.expires * 1000 > now.getTime();
}
