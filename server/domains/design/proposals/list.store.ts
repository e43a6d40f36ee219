import { type RawBuilder, sql } from "kysely";
import { type ProposalStatus, proposalStatuses } from "../../../../contract/design/proposal-content.ts";
import type { ProposalSort } from "../../../../contract/sorts.ts";
import { calendarDay, marketZone } from "../../../../domain/days/calendar.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";
import { type InstallmentRow, processingOf } from "./payments.store.ts";
import type { ProposalRow } from "./proposals.store.ts";

/** A row of a list, with its installments. */
export type ListedRow = ProposalRow & { installments: InstallmentRow[]; waits: boolean; valid_until: string };

export interface ProposalFilter {
  status?: ProposalStatus | undefined;
  client?: string | undefined;
  q?: string | undefined;
  sort?: ProposalSort | `-${ProposalSort}` | undefined;
}

const orderKeys: Record<ProposalSort, RawBuilder<unknown>> = {
  number: sql`p.number`,
  title: sql`lower(p.title)`,
  client: sql`lower(coalesce(nullif(p.client_name, ''), p.client_email))`,
  status: sql`array_position(${Object.keys(proposalStatuses)}::text[], p.status)`,
  total: sql`p.total_cents`,
  changed: sql`p.updated_at`,
};

type InstallmentJson = Omit<InstallmentRow, "asked_at" | "paid_at" | "reminded_at" | "processing_at"> &
  Record<"asked_at" | "paid_at" | "reminded_at" | "processing_at", string | null>;
type Read = Omit<ListedRow, "installments"> & { installments: InstallmentJson[]; total: number };

const moment = (text: string | null) => (text ? new Date(text) : null);

const listed = ({ installments, total: _, ...row }: Read): ListedRow => ({
  ...row,
  installments: installments.map((each) => ({
    ...each,
    asked_at: moment(each.asked_at),
    paid_at: moment(each.paid_at),
    reminded_at: moment(each.reminded_at),
    processing_at: moment(each.processing_at),
  })),
});

const columns = sql`
  p.id, p.token_hash, p.showroom_id, s.vsd_id, s.company_name, s.user_id as pro_id, '' as pro_email, '' as pro_first_name,
  s.closed_at is not null as showroom_is_closed, p.number, p.kind, p.client_id, p.client_name, p.client_email,
  p.customer_id, p.project_id, p.status, p.title, p.revision, null as draft, p.version, p.accepted_version,
  '[]'::jsonb as ordered, p.total_cents, p.sent_at, p.accepted_at, p.updated_at,
  coalesce(to_char(v.valid_until, 'YYYY-MM-DD'), '') as valid_until,
  p.status = 'accepted' and coalesce(v.answer = 'open', false) as waits,
  coalesce((select jsonb_agg(to_jsonb(i) || jsonb_build_object('paid_with', '', 'processing_at', ${processingOf("i")}) order by i.position)
    from proposal_installments i where i.proposal_id = p.id), '[]') as installments,
  count(*) over ()::int as total`;

const joined = sql`proposals p join showrooms s on s.id = p.showroom_id
  left join proposal_versions v on v.proposal_id = p.id and v.version = p.version`;

interface Page {
  offset: number;
  limit: number;
}

/** One page of a pro's proposals, the latest change first unless sorted. */
export async function proposalsOfPro(
  db: Db,
  pro_id: string,
  { status, client, q, sort }: ProposalFilter,
  { offset, limit }: Page,
): Promise<{ rows: ListedRow[]; total: number }> {
  const pattern = `%${(q ?? "").toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<Read>`
    select ${columns} from ${joined}
    where s.user_id = ${pro_id} ${status ? sql`and p.status = ${status}` : sql``}
      ${client ? sql`and p.client_id = ${client}` : sql``}
      ${q ? sql`and lower(p.number || ' ' || p.title || ' ' || p.client_name || ' ' || p.client_email) like ${pattern}` : sql``}
    ${orderBy(sort, orderKeys, sql`p.updated_at desc, p.id desc`)} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return { rows: rows.map(listed), total: rows[0]?.total ?? 0 };
}

/** One page of an account's proposals and quotes, those that it was sent. */
export async function proposalsOfCustomer(
  db: Db,
  user_id: string,
  { offset, limit }: Page,
): Promise<{ rows: ListedRow[]; total: number }> {
  const { rows } = await sql<Read>`
    select ${columns} from ${joined}
    where p.customer_id = ${user_id} and p.version > 0
    order by p.updated_at desc, p.id desc limit ${limit} offset ${offset}`.execute(db);
  return { rows: rows.map(listed), total: rows[0]?.total ?? 0 };
}

export interface Sums {
  waiting: number;
  accepted: number;
  due: number;
  overdue: number;
}

/** Over all proposals of a pro, in cents. */
export async function sumProposals(db: Db, pro_id: string, now: Date): Promise<Sums> {
  const today = sql`${calendarDay(now)}::date`;
  const isOverdue = sql`(i.due_on < ${today} or (i.asked_at at time zone ${marketZone})::date < ${today} - 7)`;
  const { rows } = await sql<Sums>`
    with mine as (
      select p.id, p.status, p.total_cents from proposals p join showrooms s on s.id = p.showroom_id
      where s.user_id = ${pro_id} and p.kind = 'proposal'),
    due as (
      select i.amount_cents, ${isOverdue} as is_overdue from proposal_installments i
      join mine on mine.id = i.proposal_id and mine.status = 'accepted'
      where i.paid_at is null and ${processingOf("i")} is null
        and (i.asked_at is not null or i.due_on <= ${today}))
    select
      coalesce((select sum(total_cents) from mine where status in ('sent', 'viewed', 'changes_asked')), 0)::bigint as waiting,
      coalesce((select sum(total_cents) from mine where status = 'accepted'), 0)::bigint as accepted,
      coalesce((select sum(amount_cents) from due), 0)::bigint as due,
      coalesce((select sum(amount_cents) from due where is_overdue), 0)::bigint as overdue`.execute(db);
  return rows[0]!;
}
