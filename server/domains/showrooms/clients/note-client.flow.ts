import type { Db } from "../../../platform/database.ts";
import { giveProjectsTo } from "../../design/projects/index.ts";
import { buyerOf, type ClientNews, type ClientOrder, keepNews } from "./note-client.store.ts";

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

/**
 * An order was placed or paid: the client moves along. A pro who buys in the own showroom is no client.
 * @returns whether a client ordered
 */
export async function noteOrder(
  db: Db,
  order: ClientOrder,
  stage: "ordered" | "paid",
  at: Date,
): Promise<boolean> {
  const person = await buyerOf(db, order);
  if (!person) return false;
  const { showroom_id, user_id: account_id } = order;
  const news = { showroom_id, account_id, ...person, source: "purchase", detail: order.number, at } as const;
  await noteClient(db, { ...news, stage, kind: stage });
  return true;
}
