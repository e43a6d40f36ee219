import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { projectFollowers } from "./followers.ts";

export interface ClientProject {
  client_id: string;
  /** The client's account; null before the client has joined. */
  account_id: string | null;
  pro_id: string;
  showroom_id: string;
  name: string;
  at: Date;
}

/**
 * Begins a project for a pro's client. It is the client's, shared with the pro, who may change it; until the client has
 * an account it is the pro's. Call it in a transaction.
 * @returns its id
 */
export async function beginForClient(db: Db, project: ClientProject): Promise<string> {
  const { client_id, account_id, pro_id, showroom_id, name, at } = project;
  const id = newId();
  await db
    .insertInto("projects")
    .values({
      id,
      showroom_id,
      client_id,
      name,
      is_cart: false,
      user_id: account_id ?? pro_id,
      shared_with_pro_at: account_id && at,
    })
    .execute();
  if (account_id)
    await db.insertInto("project_editors").values({ project_id: id, user_id: pro_id }).execute();
  return id;
}

/** The name of the client for whom a pro keeps a project; undefined once it is the client's. */
export async function clientKeptFor(db: Db, project_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ full_name: string }>`
    select c.full_name from projects p join clients c on c.id = p.client_id
    join showrooms s on s.id = c.showroom_id and s.user_id = p.user_id
    where p.id = ${project_id}`.execute(db);
  return rows[0]?.full_name;
}

/**
 * Gives an account the projects that pros began for it as their client, with their rooms and conversations. The pros
 * may change them as before. The account has proved its address, or joined by an invitation that was emailed to the
 * client: knowing a client's address is not enough. Asked again, nothing is left to give.
 */
export async function handOver(
  db: Db,
  account_id: string,
  at: Date,
): Promise<{ id: string; name: string; company_name: string }[]> {
  const followers = projectFollowers.flatMap(({ handsOver }, index) =>
    handsOver ? [sql`${sql.ref(`follower_${index}`)} as (${handsOver(sql`given`)})`] : [],
  );
  const editors = sql`editors as (
    insert into project_editors (project_id, user_id) select id, pro_id from given on conflict do nothing)`;
  const { rows } = await sql<{ id: string; name: string; company_name: string }>`
    with given as (
      update projects p set user_id = c.account_id, shared_with_pro_at = ${at}
      from clients c join showrooms s on s.id = c.showroom_id
      where c.account_id = ${account_id} and p.client_id = c.id and p.user_id = s.user_id
        and c.account_id <> s.user_id and p.ordered_at is null
        and (exists (select from users u where u.id = c.account_id and u.email_verified_at is not null)
          or exists (select from invitation_joins j join invitations i on i.id = j.invitation_id
            where j.account_id = c.account_id and i.client_id = c.id and i.way = 'mail'))
      returning p.id, p.name, c.account_id, s.user_id as pro_id, s.company_name),
    ${sql.join([...followers, editors])}
    select id, name, company_name from given`.execute(db);
  return rows;
}
