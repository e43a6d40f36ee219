import type { Db } from "../../../platform/database.ts";
import { giveProjectsTo } from "../../design/projects/index.ts";
import { type ClientNews, type ClientOrder, keepNews, keepOrder } from "./note-client.store.ts";

/**
 * Keeps what happened with a client, and makes one of somebody new; call it in the transaction of the event. With an
 * account, the projects begun for the client become the client's.
 * @returns the client's id, or undefined if another transaction made the same client at this moment
 */
export async function noteClient(db: Db, news: ClientNews): Promise<string | undefined> {
  const client_id = await keepNews(db, news);
  if (news.account_id) await giveProjectsTo(db, news.account_id, news.at);
  return client_id;
}

/** An order was placed or paid: the client moves along. With the order, the account gets what was begun for the client. */
export async function noteOrder(
  db: Db,
  order: ClientOrder,
  stage: "ordered" | "paid",
  at: Date,
): Promise<void> {
  // sent together, in this order
  await Promise.all([
    keepOrder(db, order, stage, at),
    stage === "ordered" && giveProjectsTo(db, order.user_id, at),
  ]);
}
