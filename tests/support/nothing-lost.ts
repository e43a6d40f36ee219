import type { Sql } from "../../server/platform/database/sql.ts";
import type { Intent } from "./kills.ts";
import type { Shop } from "./shop.ts";

export const stockAtFirst = 100_000;

/** Enough stock that nothing sells out; deliberate card declines would otherwise hit the limit. */
export async function stockUp({ platform }: Shop): Promise<void> {
  await platform.sql`update variants set stock = ${stockAtFirst}`;
  await platform.sql`
    create function keep_trying() returns trigger language plpgsql as
    'begin new.subject := gen_random_uuid(); return new; end'`;
  await platform.sql`
    create trigger keep_trying before insert on attempt_counts for each row execute function keep_trying()`;
}

/** Something that holds for a shop in which customers have checked out, whatever has happened meanwhile. */
interface Invariant {
  name: string;
  /** What contradicts it; none if it holds. */
  faults(sql: Sql, intents: readonly Intent[]): Promise<unknown[]>;
}

/** Rows of a query that finds faults. */
const none = (...queries: string[]): Invariant["faults"] => {
  return async (sql) => (await Promise.all(queries.map((query) => sql.unsafe(query)))).flat();
};

export const invariants: readonly Invariant[] = [
  {
    name: "every checkout has an answer, and no acknowledged order is lost",
    async faults(sql, intents) {
      const rows = await sql<{ id: string }[]>`select id from orders where status = 'paid'`;
      const paid = new Set(rows.map(({ id }) => id));
      const acknowledged = intents.flatMap(({ answer }) => (answer?.status === 201 ? [answer.order!] : []));
      return [
        ...intents.filter(({ answer }) => answer?.status !== 201 && answer?.status !== 402),
        ...acknowledged.filter((order) => !paid.has(order)).map((order) => `${order} is lost`),
        ...acknowledged
          .filter((order, at) => acknowledged.indexOf(order) !== at)
          .map((order) => `${order} was acknowledged twice`),
        ...[...paid]
          .filter((order) => !acknowledged.includes(order))
          .map((order) => `nobody ordered ${order}`),
      ];
    },
  },
  {
    name: "no order lacks its frozen lines, and their sum is what was paid",
    faults: none(
      `select o.id, o.total_cents, sum(i.line_total_cents + i.shipping_cents + i.tax_cents) as lines
        from orders o left join order_items i on i.order_id = o.id
        group by o.id having count(i.id) = 0`,
      `select o.id from orders o join payments p on p.order_id = o.id and p.status = 'succeeded'
        where p.amount_cents <> o.total_cents`,
    ),
  },
  {
    name: "no charge lacks its order, and none was made twice",
    faults: none(
      // a charge that arrived after its order was given up is on its way back
      `select c.id from sandbox_charges c
        left join payments p on p.idempotency_key = c.idempotency_key
        left join orders o on o.id = p.order_id and o.status = 'paid' and p.status = 'succeeded'
        where c.status = 'succeeded' and o.id is null
          and not exists (select from refunds r where r.payment_id = p.id and r.amount_cents = c.amount_cents)`,
      `select o.project_id from sandbox_charges c
        join payments p on p.idempotency_key = c.idempotency_key and p.status = 'succeeded'
        join orders o on o.id = p.order_id
        where c.status = 'succeeded' group by o.project_id having count(*) > 1`,
      `select o.id from orders o where o.status = 'paid' and not exists (
          select from payments p join sandbox_charges c on c.idempotency_key = p.idempotency_key
          where p.order_id = o.id and c.status = 'succeeded' and c.amount_cents = o.total_cents)`,
    ),
  },
  {
    name: "stock is the initial stock less what was sold and not canceled",
    faults: none(`
      select v.sku, v.stock, sold.units from variants v
      left join (
        select i.variant_id, sum(i.qty)::int as units from order_items i
        join orders o on o.id = i.order_id and o.status = 'paid' and i.status <> 'Cancle' group by i.variant_id
      ) sold on sold.variant_id = v.id
      where v.stock < 0 or v.stock + coalesce(sold.units, 0) <> ${stockAtFirst}`),
  },
  {
    name: "the books balance, and hold each sale once",
    faults: none(
      "select transfer_id from ledger_entries group by transfer_id having sum(amount_cents) <> 0",
      `select * from (select
        (select count(*)::int from ledger_transfers where kind = 'sale') as sales,
        (select count(*)::int from orders where status = 'paid') as orders,
        (select coalesce(sum(e.amount_cents), 0)::int from ledger_entries e
          join ledger_accounts a on a.id = e.account_id
          join ledger_transfers t on t.id = e.transfer_id
          where a.kind = 'gateway_clearing' and t.reference like 'payment:%') as received,
        (select coalesce(sum(total_cents), 0)::int from orders where status = 'paid') as paid) books
      where sales <> orders or received <> paid`,
    ),
  },
  {
    name: "nothing waits any more",
    faults: none(
      "select id from payments where status in ('requested', 'requires_action')",
      "select id from orders where status = 'pending_payment'",
    ),
  },
];
