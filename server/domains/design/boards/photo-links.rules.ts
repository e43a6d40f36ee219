import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { everyKey, type SecretKeys } from "../../../platform/secret-keys.ts";

/** Long enough to look at a board; a page that stays open gets new links when it is loaded again. */
const lasts_s = 3600;
const quarter_s = 900;

export interface PhotoLink {
  id: string;
  /** The account or the board's link that it is for. */
  by: string;
  /** Seconds since 1970. */
  expires: number;
}

function signatureOf(secretKey: string, { id, by, expires }: PhotoLink): string {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", "links to board photos", 32));
  return createHmac("sha256", key).update(`${id}:${by}:${expires}`).digest("base64url");
}

/** The address of a photo. It ends at a full quarter of an hour, so that a browser finds it in its cache again. */
export function photoAddress(secretKey: string, link: Omit<PhotoLink, "expires">, now: Date): string {
  const expires = Math.ceil((now.getTime() / 1000 + lasts_s) / quarter_s) * quarter_s;
  const signature = signatureOf(secretKey, { ...link, expires });
  return `/api/board_photos/${link.id}?${new URLSearchParams({ by: link.by, expires: String(expires), signature })}`;
}

/** Whether we made this link and it still lasts. */
export function isOurLink(keys: SecretKeys, link: PhotoLink & { signature: string }, now: Date): boolean {
  const given = Buffer.from(link.signature);
  const isOurs = everyKey(keys).some((key) => {
    const expected = Buffer.from(signatureOf(key, link));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs && link.expires * 1000 > now.getTime();
}
