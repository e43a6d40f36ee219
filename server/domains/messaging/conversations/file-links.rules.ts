import { type FileLink, isSignedLink, type LinkKind, signedAddress } from "../../../http/signed-links.ts";
import type { SecretKeys } from "../../../platform/secret-keys.ts";

export type { FileLink } from "../../../http/signed-links.ts";

const kind: LinkKind = { purpose: "links to message files", path: "/api/message_files" };

/** The address of a file for one member; see `signedAddress`. */
export const fileAddress = (secretKey: string, link: Omit<FileLink, "expires">, now: Date): string =>
  signedAddress(secretKey, kind, link, now);

/** Whether we made this link and it still lasts. */
export const isOurLink = (keys: SecretKeys, link: FileLink & { signature: string }, now: Date): boolean =>
  isSignedLink(keys, kind, link, now);
