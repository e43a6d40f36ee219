import type { Db } from "../../../platform/database.ts";
import { type ClientOrder, noteOrder } from "../../showrooms/clients/index.ts";
import { markInvitedOrder } from "../orders/index.ts";

/**
 * A new order moves its client along. A client's first order in the showroom carries the invitation that brought the
 * account.
 */
export async function noteNewOrder(db: Db, order: ClientOrder, at: Date): Promise<void> {
  await Promise.all([noteOrder(db, order, "ordered", at), markInvitedOrder(db, order)]);
}
