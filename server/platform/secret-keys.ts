import { createHmac } from "node:crypto";
import { tokenHash } from "./ids.ts";

/** The keys of an installation. */
export interface SecretKeys {
  /** Seals and signs whatever is new. At least 32 characters, as all of them. */
  secretKey: string;
  /** Keys from before, or of the next rotation: what they sealed opens, and what they signed holds. */
  otherSecretKeys: readonly string[];
}

/** All keys, the present one first. */
export const everyKey = ({ secretKey, otherSecretKeys }: SecretKeys): readonly string[] => [
  secretKey,
  ...otherSecretKeys,
];

/** What a link is derived from. The database holds the SHA-256 of its secret alone, so reading it reveals no link. */
export interface LinkText {
  /** The kind of link and the ids in it; never change how it is written while links are out. */
  text: string;
  /** Characters of the secret. */
  length?: number;
}

/** The secret of a new link. */
export const newLinkToken = (
  { secretKey }: Pick<SecretKeys, "secretKey">,
  { text, length = 22 }: LinkText,
): string => createHmac("sha256", secretKey).update(text).digest("base64url").slice(0, length);

/** The secret of a link that is out: with the key that it was made with, which its hash tells. */
export function linkToken(keys: SecretKeys, link: LinkText, hash: Buffer): string {
  const tokens = everyKey(keys).map((secretKey) => newLinkToken({ secretKey }, link));
  return tokens.find((token) => tokenHash(token).equals(hash)) ?? tokens[0]!;
}
