import { type RawBuilder, sql } from "kysely";
import type { ClientSource, ClientStage } from "../../../../contract/showrooms/client-stages.ts";
import type { ClientEventKind } from "../../../../contract/showrooms/clients.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { movedFrom } from "./stages.rules.ts";

/** Something that the product knows about somebody in a showroom. */
export interface ClientNews {
  showroom_id: string;
  /** The client, where that is known already. */
  client_id?: string | null;
  account_id?: string | null;
  full_name: string;
  email: string;
  phone: string;
  source: ClientSource;
  /** The stage that it leads to, unless the client is further. */
  stage: ClientStage;
  kind: ClientEventKind;
  /** The stage, the order's number or the lead's type. */
  detail?: string;
  by_id?: string | null;
  at: Date;
}

/**
 * Keeps what happened with a client, and makes one of somebody new, in one statement. A client is found by account,
 * then by email address. An archived one comes back.
 * @returns the client's id, or undefined if another transaction made the same client at this moment
 */
export const keepNews = (db: Db, { full_name, email, phone, ...news }: ClientNews) =>
  keepNewsOf(
    db,
    sql`select ${full_name}::text as full_name, ${email}::text as email, ${phone}::text as phone`,
    news,
  );

/** The same of somebody who ordered; nothing of a pro who buys in the own showroom, who is no client. */
export function keepOrder(
  db: Db,
  { showroom_id, user_id, number }: ClientOrder,
  stage: "ordered" | "paid",
  at: Date,
): Promise<string | undefined> {
  const buyer = sql`
    select trim(u.first_name || ' ' || u.last_name) as full_name, u.email, u.phone
    from users u join showrooms s on s.id = ${showroom_id}
    where u.id = ${user_id} and s.user_id <> u.id`;
  const news = {
    showroom_id,
    account_id: user_id,
    source: "purchase",
    stage,
    kind: stage,
    detail: number,
    at,
  } as const;
  return keepNewsOf(db, buyer, news);
}

/** `person` selects full_name, email and phone of one person or none. */
async function keepNewsOf(
  db: Db,
  person: RawBuilder<unknown>,
  news: Omit<ClientNews, "full_name" | "email" | "phone">,
): Promise<string | undefined> {
  const { showroom_id, source, stage, at } = news;
  const [client, account] = [news.client_id ?? null, news.account_id ?? null];
  const { rows } = await sql<{ client_id: string }>`
    with person as (${person}),
    found as (
      select c.id from clients c, person
      where c.showroom_id = ${showroom_id} and (c.id = ${client}::uuid or c.account_id = ${account}::uuid
        or (c.email <> '' and lower(c.email) = lower(person.email) and (c.account_id is null or ${account}::uuid is null)))
      order by (c.account_id = ${account}::uuid) desc nulls last, (c.id = ${client}::uuid) desc nulls last
      limit 1
    ), moved as (
      update clients c set
        stage = case when c.stage = any(${movedFrom(stage)}::text[]) then ${stage} else c.stage end,
        stage_since = case when c.stage = any(${movedFrom(stage)}::text[]) then ${at}::timestamptz else c.stage_since end,
        account_id = coalesce(c.account_id, ${account}::uuid),
        phone = case when c.phone = '' then person.phone else c.phone end,
        archived_at = null, updated_at = ${at}
      from found, person where c.id = found.id
      returning c.id
    ), made as (
      insert into clients (id, showroom_id, account_id, full_name, email, phone, stage, stage_since, source,
        created_at, updated_at)
      select ${newId()}::uuid, ${showroom_id}::uuid, ${account}::uuid, full_name, email, phone, ${stage},
        ${at}::timestamptz, ${source}, ${at}::timestamptz, ${at}::timestamptz
      from person where not exists (select from found)
      on conflict do nothing
      returning id
    )
    insert into client_events (id, client_id, kind, detail, by_id, at)
    select ${newId()}::uuid, id, ${news.kind}, ${news.detail ?? ""}, ${news.by_id ?? null}::uuid, ${at}::timestamptz
    from (select id from moved union all select id from made) one
    returning client_id`.execute(db);
  return rows[0]?.client_id;
}

/** An order as the pipeline sees it. */
export interface ClientOrder {
  number: string;
  showroom_id: string;
  user_id: string;
}
