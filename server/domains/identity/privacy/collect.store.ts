import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { accountReferences, plainColumns } from "./references.store.ts";

type Rows = Record<string, unknown>[];

/** Emailed links and codes, and the news of other tables, are not personal data; everything else that references an account is. */
const leftOut = ["mailed_tokens", "data_exports", "stream_outbox", "stream_heads", "stream_events"];

/** All data about an account, by table, for the owner's copy. */
export async function collectPersonalData(db: Db, user_id: string): Promise<Record<string, Rows>> {
  const found: Record<string, Rows> = { account: await rowsOf(db, "users", sql`id = ${user_id}`) };
  for (const { table, column } of await accountReferences(db)) {
    // references under other names are the account's actions on others' data
    if (column !== "user_id" || leftOut.includes(table)) continue;
    found[table] = await rowsOf(db, table, sql`user_id = ${user_id}`);
  }
  const email = String(found.account?.[0]?.email ?? "");
  for (const [name, query] of Object.entries(furtherData(user_id, email)))
    found[name] = (await query.execute(db)).rows;
  return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0));
}

async function rowsOf(db: Db, table: string, condition: RawBuilder<unknown>): Promise<Rows> {
  const columns = (await plainColumns(db, table)).map((name) => sql.ref(name));
  const { rows } = await sql<Rows[number]>`
    select ${sql.join(columns)} from ${sql.table(table)} where ${condition}`.execute(db);
  return rows;
}

type Queries = Record<string, RawBuilder<Rows[number]>>;

/** Data that belongs to an account indirectly. Wholesale prices and others' shares are excluded. */
const furtherData = (user_id: string, email: string): Queries => ({
  ...shopping(user_id),
  ...correspondence(user_id, email),
  ...hiresAndProposals(user_id),
  ...sharedProjectsAndBoards(user_id, email),
  ...documentsAndActions(user_id),
});

/** Plans, orders and what was looked at. */
const shopping = (user_id: string): Queries => ({
  project_lines: sql`
    select l.project_id, v.sku, p.name, l.qty, l.surface, l.created_at
    from project_lines l join projects pr on pr.id = l.project_id
    join variants v on v.id = l.variant_id join products p on p.id = v.product_id
    where pr.user_id = ${user_id} order by l.created_at`,
  order_items: sql`
    select o.number as order_number, i.sku, i.product_name, i.options, i.unit, i.qty, i.unit_price_cents,
      i.discount_cents, i.shipping_cents, i.tax_cents, i.line_total_cents, i.status, i.status_date
    from order_items i join orders o on o.id = i.order_id
    where o.user_id = ${user_id} order by o.placed_at, i.position`,
  returns_and_claims: sql`
    select c.number, c.kind, c.status, o.number as order_number, i.product_name, c.qty, c.reason, c.details, c.wanted,
      c.wanted_percent, c.answer, c.carrier, c.tracking, c.refund_cents, c.created_at, c.closed_at
    from return_cases c join orders o on o.id = c.order_id join order_items i on i.id = c.order_item_id
    where o.user_id = ${user_id} order by c.created_at`,
  samples_ordered: sql`
    select o.number as sample_order, o.placed_at, i.sku, i.product_name, i.options, s.shipped_at, s.carrier, s.tracking
    from sample_orders o join sample_shipments s on s.sample_order_id = o.id
    join sample_items i on i.shipment_id = s.id
    where o.user_id = ${user_id} order by o.placed_at, i.product_name`,
  payments: sql`
    select o.number as order_number, y.provider, y.amount_cents, y.status, y.message, y.created_at
    from payments y join orders o on o.id = y.order_id
    where o.user_id = ${user_id} order by y.created_at`,
  viewed_products: sql`
    select p.name, v.viewed_at from product_views v join products p on p.id = v.product_id
    where v.viewer = ${user_id} order by v.viewed_at`,
});

/** Mails to the address, forms from it, and coupons for it. */
const correspondence = (user_id: string, email: string): Queries => ({
  mails: sql`
    select subject, body_text, created_at, sent_at from mails
    where lower(recipient) = lower(${email}) order by created_at`,
  mail_refusals: sql`
    select kind, created_at from mail_refusals where email = lower(${email}) order by kind`,
  forms_sent: sql`
    select lead_type, full_name, phone_number, topic, message, ship_to, created_at from leads
    where lower(email) = lower(${email}) order by created_at`,
  coupons_given: sql`
    select s.company_name, c.code, c.percent_bp, c.amount_cents, c.created_at, c.ends_at
    from coupons c join clients cl on cl.id = c.client_id join showrooms s on s.id = c.showroom_id
    where cl.account_id = ${user_id} or lower(cl.email) = lower(${email}) order by c.created_at`,
});

/** Work that was offered, agreed on, paid and reviewed. */
const hiresAndProposals = (user_id: string): Queries => ({
  hires_as_a_pro: sql`
    select title, status, reason, budget_cents, created_at from hires where pro_id = ${user_id} order by created_at`,
  proposals: sql`
    select s.company_name, p.number, p.kind, p.title, p.status, p.client_name, p.client_email, p.total_cents, p.sent_at,
      (select jsonb_agg(jsonb_build_object('version', v.version, 'content', v.content, 'answer', v.answer,
        'signed_name', v.signed_name, 'signed_ip', v.signed_ip, 'answered_at', v.answered_at) order by v.version)
        from proposal_versions v where v.proposal_id = p.id) as versions
    from proposals p join showrooms s on s.id = p.showroom_id
    where p.customer_id = ${user_id} or s.user_id = ${user_id} order by p.created_at`,
  comments_on_proposals: sql`
    select p.number, c.author_name, c.body, c.created_at
    from proposal_comments c join proposals p on p.id = c.proposal_id join showrooms s on s.id = p.showroom_id
    where p.customer_id = ${user_id} or s.user_id = ${user_id} order by c.created_at`,
  payments_of_proposals: sql`
    select p.number, y.amount_cents, y.status, y.card_brand, y.card_last4, y.created_at, y.settled_at, y.refund_status
    from proposal_payments y join proposals p on p.id = y.proposal_id
    where y.customer_id = ${user_id} order by y.created_at`,
  reviews_of_hires: sql`
    select h.title, rv.rating, rv.body, rv.reply, rv.created_at
    from hire_reviews rv join hires h on h.id = rv.hire_id where h.pro_id = ${user_id} order by rv.created_at`,
});

/** What is shared by link, and what came of it. */
const sharedProjectsAndBoards = (user_id: string, email: string): Queries => ({
  project_links: sql`
    select p.name as project, l.label, l.can_comment, l.expires_at, l.revoked_at, l.opens, l.opened_at, l.created_at
    from project_links l join projects p on p.id = l.project_id
    where p.user_id = ${user_id} order by l.created_at`,
  comments_on_projects: sql`
    select p.name as project, c.author_name, c.place, c.body, c.created_at
    from project_comments c join projects p on p.id = c.project_id
    where p.user_id = ${user_id} or c.author_id = ${user_id} order by c.created_at`,
  project_changes: sql`
    select p.name as project, c.version, c.name, c.changed_at, jsonb_array_length(c.lines) as lines
    from project_changes c join projects p on p.id = c.project_id
    where p.user_id = ${user_id} or c.by_id = ${user_id} order by c.changed_at`,
  projects_shared_for_changes: sql`
    select p.name as project, trim(u.first_name || ' ' || u.last_name) as pro, e.created_at
    from project_editors e join projects p on p.id = e.project_id join users u on u.id = e.user_id
    where p.user_id = ${user_id} or e.user_id = ${user_id} order by e.created_at`,
  selections_approved_by_link: sql`
    select x.title, a.facts ->> 'name' as product, a.qty, a.total_cents, a.signed_name, a.signed_at, a.ip
    from selection_approvals a join selections x on x.id = a.selection_id
    where a.user_id is null and lower(a.email) = lower(${email}) order by a.signed_at`,
  board_links: sql`
    select b.name as board, l.can_comment, l.revoked_at, l.opens, l.opened_at, l.created_at
    from board_links l join boards b on b.id = l.board_id
    where b.user_id = ${user_id} order by l.created_at`,
  board_photos: sql`
    select b.name as board, f.media_type, f.width, f.height, f.created_at
    from board_photos f join boards b on b.id = f.board_id
    where b.user_id = ${user_id} order by f.created_at`,
  comments_on_boards: sql`
    select b.name as board, c.author_name, c.body, c.created_at
    from board_comments c join boards b on b.id = c.board_id
    where b.user_id = ${user_id} order by c.created_at`,
});

/** Files of applications, and the record of what the account did. */
const documentsAndActions = (user_id: string): Queries => ({
  documents_sent: sql`
    select d.file_name, d.media_type, d.bytes, d.created_at
    from application_documents d join applications a on a.id = d.application_id
    where a.user_id = ${user_id} order by d.created_at`,
  what_was_done: sql`
    select at, action, details, ip, user_agent from audit_entries
    where actor_id = ${user_id} or (subject_type = 'user' and subject_id = ${user_id})
    order by at`,
});

/** The documents in an account's applications: names and storage paths. */
export async function documentsOf(db: Db, user_id: string): Promise<{ file_name: string; path: string }[]> {
  return db
    .selectFrom("application_documents as d")
    .innerJoin("applications as a", "a.id", "d.application_id")
    .select(["d.file_name", "d.path"])
    .where("a.user_id", "=", user_id)
    .orderBy("d.created_at")
    .orderBy("d.id")
    .execute();
}
