import { isNotificationKind, type NotificationKind } from "../../../contract/messaging/notification-kinds.ts";
import { seal, unseal } from "../seal.ts";
import type { SecretKeys } from "../secret-keys.ts";

const purpose = "unsubscribe";

/** Whose emails of which kinds a link stops: an account's, or those to an address without one. */
export interface Unsubscription {
  reader: { user_id: string } | { email: string };
  kinds: readonly NotificationKind[];
}

/** What a link in an email carries. Nobody else can make one, and it shows nobody's address. */
export function unsubscribeToken(secretKey: string, { reader, kinds }: Unsubscription): string {
  return seal(secretKey, purpose, JSON.stringify({ ...reader, kinds })).toString("base64url");
}

/** What `unsubscribeToken` was given; undefined if the token is not ours. */
export function readUnsubscribeToken(keys: SecretKeys, token: string): Unsubscription | undefined {
  try {
    const text = unseal(keys, purpose, Buffer.from(token, "base64url"));
    const { user_id, email, kinds } = JSON.parse(text) as {
      user_id?: string;
      email?: string;
      kinds: string[];
    };
    const reader = user_id ? { user_id } : { email: email ?? "" };
    return { reader, kinds: kinds.filter(isNotificationKind) };
  } catch {
    return undefined;
  }
}
