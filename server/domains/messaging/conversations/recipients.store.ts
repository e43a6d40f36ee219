import { type RawBuilder, sql } from "kysely";
import type { Recipient } from "../../../../contract/messaging/conversations.ts";
import { clientStages } from "../../../../contract/showrooms/client-stages.ts";
import type { Db } from "../../../platform/database.ts";
import type { Viewer } from "./conversations.rules.ts";

/** One of a pro's clients; `account` is null before the client has joined. Undefined for another pro's. */
export async function findClientParties(
  db: Db,
  pro_id: string,
  client_id: string,
): Promise<{ showroom_id: string; account: string | null; name: string } | undefined> {
  const { rows } = await sql<{ showroom_id: string; account: string | null; name: string }>`
    select c.showroom_id, u.id as account, c.full_name as name
    from clients c join showrooms s on s.id = c.showroom_id and s.user_id = ${pro_id}
    left join users u on u.id = c.account_id and u.deleted_at is null
    where c.id = ${client_id}`.execute(db);
  return rows[0];
}

/** Who works with a showroom as its designer: invited and joined, asked by its pro, or hired for a project shared with it. */
const designs = (designer: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from invitation_joins j join invitations i on i.id = j.invitation_id
    where i.kind = 'designer' and i.showroom_id = s.id and j.account_id = ${designer})
  or exists (select from hires h where h.user_id = s.user_id and h.pro_id = ${designer})
  or exists (select from hires h join projects p on p.id = h.project_id
    where h.pro_id = ${designer} and h.status in ('accepted', 'finished') and p.showroom_id = s.id
      and p.shared_with_pro_at is not null))`;

/** The pro's showroom, if this designer works with it. */
export async function findDesignerParties(
  db: Db,
  pro_id: string,
  designer_id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select s.id from showrooms s join users u on u.id = ${designer_id}
    where s.user_id = ${pro_id} and s.closed_at is null and u.id <> ${pro_id} and u.type = 'Contractor'
      and u.deleted_at is null and ${designs(sql`u.id`)}
    order by s.created_at limit 1`.execute(db);
  return rows[0]?.id;
}

/** Which vendors a showroom works with: it has sold their products, or has invited them. */
const supplies = (vendor: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from order_items i join orders o on o.id = i.order_id join vendors ve on ve.id = i.vendor_id
    where o.showroom_id = s.id and ve.user_id = ${vendor})
  or exists (select from invitation_joins j join invitations i on i.id = j.invitation_id
    where i.kind = 'vendor' and i.showroom_id = s.id and j.account_id = ${vendor}))`;

/** Those who wrote before may write again. */
const talked = (account: RawBuilder<unknown>) => sql<boolean>`exists (
  select from conversations t where t.kind = 'direct' and t.showroom_id = s.id and t.user_id = ${account})`;

/** Whether a designer or vendor works with somebody else's showroom. */
export async function worksWith(db: Db, { id, type }: Viewer, showroom_id: string): Promise<boolean> {
  const me = sql`${id}::uuid`;
  const related = type === "Vendor" ? supplies(me) : designs(me);
  const { rows } = await sql`
    select from showrooms s where s.id = ${showroom_id} and s.user_id <> ${me}
      and (${related} or ${talked(me)})`.execute(db);
  return rows.length > 0;
}

const mostOfAKind = 50;

const matches = (name: RawBuilder<unknown>, q: string) =>
  sql`${name} ilike ${`%${q.replaceAll(/[\\%_]/g, "\\$&")}%`}`;

/** The direct conversation of a showroom with an account, if anything was said in it. */
const talkWith = (showroom: RawBuilder<unknown>, account: RawBuilder<unknown>) => sql<string | null>`(
  select t.id from conversations t where t.kind = 'direct' and t.showroom_id = ${showroom}
    and t.user_id = ${account} and t.last_seq > 0)`;

const stageWords = sql.join(
  Object.entries(clientStages).map(([stage, words]) => sql`when ${stage} then ${words}::text`),
  sql` `,
);

/** Whom a pro may write to: the clients, designers and vendors of the own showroom. */
const ofPro = (pro_id: string, q: string) => sql`
  (with place as (
    select id, user_id from showrooms where user_id = ${pro_id} and closed_at is null order by created_at limit 1)
  (select 1 as rank, 'client' as kind, c.id::text as id, c.full_name as name,
    case c.stage ${stageWords} else c.stage end as detail, ${talkWith(sql`c.showroom_id`, sql`c.account_id`)} as conversation,
    c.account_id is not null as can_write
  from clients c where c.showroom_id in (select id from place) and c.archived_at is null
    and ${matches(sql`c.full_name`, q)}
  order by (c.account_id is not null) desc, lower(c.full_name) limit ${mostOfAKind})
  union all
  (select 2, 'designer', u.id::text, trim(u.first_name || ' ' || u.last_name),
    coalesce(nullif(hp.business_name, ''), 'Designer'), ${talkWith(sql`s.id`, sql`u.id`)}, true
  from place s join users u on u.type = 'Contractor' and u.id <> s.user_id and u.deleted_at is null and ${designs(sql`u.id`)}
  left join hire_profiles hp on hp.user_id = u.id
  where ${matches(sql`trim(u.first_name || ' ' || u.last_name)`, q)}
  order by 4 limit ${mostOfAKind})
  union all
  (select 4, 'vendor', ve.id::text, ve.name, 'Vendor', ${talkWith(sql`s.id`, sql`u.id`)}, true
  from place s cross join vendors ve join users u on u.id = ve.user_id and u.status in ('Active', 'Approve')
  where ${matches(sql`ve.name`, q)}
  order by lower(ve.name) limit ${mostOfAKind}))`;

/** The showrooms that an account may write to, by how it came to them. */
const showrooms = (account: string, q: string, related: RawBuilder<boolean>) => sql`
  (select 3 as rank, 'pro' as kind, s.id::text as id, s.company_name as name,
    trim(u.first_name || ' ' || u.last_name) as detail, ${talkWith(sql`s.id`, sql`${account}::uuid`)} as conversation,
    true as can_write
  from showrooms s join users u on u.id = s.user_id and u.deleted_at is null
  where s.closed_at is null and s.user_id <> ${account} and (${related} or ${talked(sql`${account}::uuid`)})
    and (${matches(sql`s.company_name`, q)} or ${matches(sql`trim(u.first_name || ' ' || u.last_name)`, q)})
  order by lower(s.company_name) limit ${mostOfAKind})`;

/** The pros whose showrooms a customer came to, bought in, or has projects in. */
const buysIn = (account: string) => sql<boolean>`(
  s.id = (select shop_id from users where id = ${account})
  or exists (select from clients c where c.showroom_id = s.id and c.account_id = ${account} and c.archived_at is null)
  or exists (select from projects p where p.showroom_id = s.id and p.user_id = ${account} and not p.is_cart)
  or exists (select from orders o where o.showroom_id = s.id and o.user_id = ${account} and o.status <> 'payment_failed'))`;

/** The pros whom a customer has asked: each hire has its conversation. */
const hired = (account: string, q: string) => sql`
  (select 2 as rank, case when u.is_designer then 'designer' else 'pro' end as kind, h.pro_id::text as id,
    coalesce(nullif(hp.business_name, ''), trim(u.first_name || ' ' || u.last_name)) as name, h.title as detail,
    t.id as conversation, true as can_write
  from hires h join users u on u.id = h.pro_id join conversations t on t.hire_id = h.id and t.kind = 'hire'
  left join hire_profiles hp on hp.user_id = h.pro_id
  where h.user_id = ${account} and h.status in ('requested', 'accepted')
    and ${matches(sql`coalesce(nullif(hp.business_name, ''), trim(u.first_name || ' ' || u.last_name))`, q)}
  order by h.updated_at desc limit ${mostOfAKind})`;

const support = (account: string) => sql`
  (select 5 as rank, 'support' as kind, '' as id, 'Support' as name,
    'Help with orders, deliveries and your account' as detail,
    (select t.id from conversations t where t.user_id = ${account} and t.kind = 'support' and t.status = 'open'
      and t.last_seq > 0) as conversation, true as can_write)`;

/** Everybody whom an account may write to and whose name has these letters; support is always among them. */
export async function recipientsOf(db: Db, { id, type }: Viewer, q: string): Promise<Recipient[]> {
  if (type === "Admin") return [];
  const parts =
    type === "Contractor"
      ? [ofPro(id, q), showrooms(id, q, designs(sql`${id}::uuid`)), hired(id, q)]
      : type === "Vendor"
        ? [showrooms(id, q, supplies(sql`${id}::uuid`))]
        : [showrooms(id, q, buysIn(id)), hired(id, q)];
  const { rows } = await sql<Recipient>`
    select kind, id, name, detail, conversation, can_write
    from (${sql.join([...parts, support(id)], sql` union all `)}) r
    order by rank, can_write desc, lower(name), id`.execute(db);
  return rows;
}
