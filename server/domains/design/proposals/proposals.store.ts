import { sql } from "kysely";
import type { ProposalContent, ProposalStatus } from "../../../../contract/design/proposal-content.ts";
import type { OrderedLines, ProposalPrices } from "../../../../domain/projects/proposal/totals.ts";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";

export interface ProposalRow {
  id: string;
  token_hash: Buffer;
  showroom_id: string;
  vsd_id: string;
  company_name: string;
  pro_id: string;
  pro_email: string;
  pro_first_name: string;
  showroom_is_closed: boolean;
  number: string;
  kind: "proposal" | "quote";
  client_id: string | null;
  client_name: string;
  client_email: string;
  customer_id: string | null;
  project_id: string | null;
  status: ProposalStatus;
  title: string;
  revision: number;
  draft: ProposalContent;
  version: number;
  accepted_version: number | null;
  ordered: OrderedLines[];
  total_cents: number;
  sent_at: Date | null;
  accepted_at: Date | null;
  updated_at: Date;
}

const proposals = sql`
  select p.id, p.token_hash, p.showroom_id, s.vsd_id, s.company_name, s.user_id as pro_id, u.email as pro_email,
    u.first_name as pro_first_name, s.closed_at is not null as showroom_is_closed, p.number, p.kind, p.client_id,
    p.client_name, p.client_email, p.customer_id, p.project_id, p.status, p.title, p.revision, p.draft, p.version,
    p.accepted_version, p.ordered, p.total_cents, p.sent_at, p.accepted_at, p.updated_at
  from proposals p join showrooms s on s.id = p.showroom_id join users u on u.id = s.user_id`;

/** A proposal of the pro's showroom; `lock` keeps it as it is until the transaction ends. */
export async function proposalOfPro(
  db: Db,
  pro_id: string,
  id: string,
  lock = false,
): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    ${proposals} where p.id = ${id} and s.user_id = ${pro_id} ${lock ? sql`for update of p` : sql``}`.execute(
    db,
  );
  return rows[0];
}

/** A proposal by its link. Quotes and proposals that were never sent have none. */
export async function proposalByToken(db: Db, token: string, lock = false): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    ${proposals} where p.token_hash = ${tokenHash(token)} and p.version > 0 ${lock ? sql`for update of p` : sql``}`.execute(
    db,
  );
  return rows[0];
}

export async function proposalById(db: Db, id: string, lock = false): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    ${proposals} where p.id = ${id} ${lock ? sql`for update of p` : sql``}`.execute(db);
  return rows[0];
}

/** The next number of a showroom: P-1001, P-1002 … Quotes share the count. */
export async function nextNumber(db: Db, showroom_id: string, kind: "proposal" | "quote"): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into proposal_counters as c (showroom_id, last) values (${showroom_id}, 1001)
    on conflict (showroom_id) do update set last = c.last + 1 returning last`.execute(db);
  return `${kind === "quote" ? "Q" : "P"}-${rows[0]!.last}`;
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

export interface NewProposal {
  id: string;
  showroom_id: string;
  number: string;
  kind: "proposal" | "quote";
  client_id: string | null;
  client_name: string;
  client_email: string;
  customer_id: string | null;
  project_id: string | null;
  draft: ProposalContent;
  token_hash: Buffer;
  at: Date;
}

export async function insertProposal(db: Db, { draft, at, ...row }: NewProposal): Promise<void> {
  await db
    .insertInto("proposals")
    .values({
      ...row,
      status: "draft",
      title: draft.title,
      draft: json(draft) as never,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** Saves the draft under its next revision. Lock the proposal first. */
export async function writeDraft(
  db: Db,
  id: string,
  draft: ProposalContent,
  to: { client_id: string | null; client_name: string; client_email: string; customer_id: string | null },
  total_cents: number | null,
  at: Date,
): Promise<void> {
  await sql`
    update proposals set draft = ${json(draft)}, title = ${draft.title}, client_id = ${to.client_id},
      client_name = ${to.client_name}, client_email = ${to.client_email}, customer_id = ${to.customer_id},
      total_cents = coalesce(${total_cents}::int, total_cents), revision = least(revision + 1, 2000000000), updated_at = ${at}
    where id = ${id}`.execute(db);
}

export async function deleteDraft(db: Db, pro_id: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from proposals p using showrooms s
    where p.id = ${id} and s.id = p.showroom_id and s.user_id = ${pro_id} and p.version = 0 returning p.id`.execute(
    db,
  );
  return rows.length > 0;
}

export interface VersionRow {
  id: string;
  version: number;
  content: ProposalContent;
  prices: ProposalPrices;
  valid_until: string;
  answer: "open" | "signed" | "declined" | "replaced" | "withdrawn" | "expired";
  picks: string[];
  total_cents: number;
  product_cents: number;
  message: string;
  signed_name: string;
  signed_ip: string;
  answered_at: Date | null;
  sent_at: Date;
}

/** The versions of a proposal, the oldest first. */
export async function versionsOf(db: Db, proposal_id: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select id, version, content, prices, to_char(valid_until, 'YYYY-MM-DD') as valid_until, answer, picks, total_cents,
      product_cents, message, signed_name, signed_ip, answered_at, sent_at
    from proposal_versions where proposal_id = ${proposal_id} order by version`.execute(db);
  return rows;
}

/** Writes what is sent; an older version that nobody answered is replaced by it. */
export async function insertVersion(
  db: Db,
  proposal_id: string,
  row: Pick<
    VersionRow,
    "version" | "content" | "prices" | "valid_until" | "total_cents" | "product_cents" | "message" | "picks"
  > & {
    at: Date;
  },
): Promise<void> {
  await sql`update proposal_versions set answer = 'replaced', answered_at = ${row.at}
    where proposal_id = ${proposal_id} and answer = 'open'`.execute(db);
  await sql`
    insert into proposal_versions (id, proposal_id, version, content, prices, valid_until, total_cents, product_cents,
      message, picks, sent_at)
    values (${newId()}, ${proposal_id}, ${row.version}, ${json(row.content)}, ${json(row.prices)}, ${row.valid_until}::date,
      ${row.total_cents}, ${row.product_cents}, ${row.message}, ${json(row.picks)}, ${row.at})`.execute(db);
}

/** Changes what is named. */
export async function updateProposal(
  db: Db,
  id: string,
  set: Partial<{
    status: ProposalStatus;
    version: number;
    accepted_version: number;
    total_cents: number;
    customer_id: string;
    client_id: string;
    sent_at: Date;
    viewed_at: Date;
    accepted_at: Date;
    closed_at: Date;
  }>,
  at: Date,
): Promise<void> {
  await db
    .updateTable("proposals")
    .set({ ...set, updated_at: at })
    .where("id", "=", id)
    .execute();
}

export async function keepOrdered(db: Db, id: string, ordered: readonly OrderedLines[]): Promise<void> {
  await sql`update proposals set ordered = ${json(ordered)} where id = ${id}`.execute(db);
}

/** The client's answer to the open version; false if it has one already. */
export async function answerVersion(
  db: Db,
  proposal_id: string,
  version: number,
  answer: {
    answer: "signed" | "declined" | "withdrawn" | "expired";
    picks?: readonly string[];
    total_cents?: number;
    product_cents?: number;
    signed_name?: string;
    signed_ip?: string;
    signed_by?: string | null;
    at: Date;
  },
): Promise<boolean> {
  const { at, picks, ...set } = answer;
  const row = await db
    .updateTable("proposal_versions")
    .set({ ...set, ...(picks && { picks: json(picks) as never }), answered_at: at })
    .where((where) => where.and({ proposal_id, version, answer: "open" }))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface CommentRow {
  id: string;
  is_from_pro: boolean;
  author_name: string;
  body: string;
  created_at: Date;
}

/** The newest 300 comments, the oldest of them first. */
export async function commentsOf(db: Db, proposal_id: string): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select id, is_from_pro, author_name, body, created_at from proposal_comments
    where proposal_id = ${proposal_id} order by created_at desc, id desc limit 300`.execute(db);
  return rows.reverse();
}

export async function addComment(
  db: Db,
  comment: { proposal_id: string; is_from_pro: boolean; author_name: string; body: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto("proposal_comments")
    .values({ id: newId(), ...comment })
    .execute();
}

export async function ordersOf(db: Db, proposal_id: string): Promise<{ id: string; number: string }[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number from orders where proposal_id = ${proposal_id} and status = 'paid' order by placed_at`.execute(
    db,
  );
  return rows;
}

/** A client of the pro's showroom, by id; undefined for another showroom's. */
export async function clientOf(db: Db, showroom_id: string, id: string) {
  return db
    .selectFrom("clients")
    .select(["id", "full_name", "email", "phone", "address", "account_id"])
    .where((where) => where.and({ id, showroom_id }))
    .executeTakeFirst();
}

/** The client of a showroom that is an account. */
export async function clientOfAccount(db: Db, showroom_id: string, account_id: string) {
  return db
    .selectFrom("clients")
    .select(["id", "full_name", "email", "phone", "address", "account_id"])
    .where((where) => where.and({ account_id, showroom_id }))
    .executeTakeFirst();
}

export async function personOf(db: Db, id: string) {
  return db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "email", "phone"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Records the first look of the client, unless the proposal has moved on meanwhile. */
export async function markViewed(
  db: Db,
  { id, status }: Pick<ProposalRow, "id" | "status">,
  viewed: ProposalStatus,
  at: Date,
): Promise<void> {
  await db
    .updateTable("proposals")
    .set({ status: viewed, viewed_at: at })
    .where((where) => where.and({ id, status }))
    .execute();
}
