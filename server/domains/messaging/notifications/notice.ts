import type { NotificationKind } from "../../../../contract/messaging/notification-kinds.ts";

/** An entry in an account's list of notifications. */
export interface Notice {
  user_id: string;
  /** What it is about; the account may have switched this kind off. */
  kind: NotificationKind;
  title: string;
  body?: string;
  /** A page's path within the shop, such as "/account/orders/100123". */
  link?: string;
}
