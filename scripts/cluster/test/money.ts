import { allJobsOf, faultsInBooks } from "../../../tests/support/money-books.ts";
import { sellersWithMoney } from "../../../tests/support/money-tasks.ts";
import { type Client, cards, type Shop } from "../../../tests/support/shop.ts";

/** Those who move money beside the customers. */
export interface Payees {
  admin: Client;
  /** A pro with a good bank account, and a vendor whose account is closed. */
  paid: readonly Client[];
}

/** Money that a client was told has moved. */
export interface Moved {
  kind: "cancel" | "goodwill" | "payout";
  /** The order, or the payout. */
  id: string;
}

export const goodwill_cents = 250;
/** Until the provider's list and ours are compared: what is younger may be on one side alone. */
const settlingMinutes = 130;
const laterShops = new WeakSet<Shop>();

export async function openPayees(shop: Shop): Promise<Payees> {
  const { tiler, pro, admin } = await sellersWithMoney(shop);
  return { admin, paid: [pro, tiler] };
}

/** Most cards are good; of some the bank's answer gets lost, some are declined. */
export function anyCard(): string {
  const dice = Math.random();
  return dice < 0.9 ? cards.good : dice < 0.94 ? cards.reply_lost : cards.declined;
}

/**
 * What the books and the payment provider's lists say against each other and against what clients were told: each
 * cancellation and goodwill is refunded once, each payout is sent once, and every entry has its counterpart.
 */
export async function moneyFaults(shop: Shop, moved: readonly Moved[]): Promise<string[]> {
  const { sql } = shop.platform;
  await sql`update sandbox_payouts set arrives_at = now()`;
  if (!laterShops.has(shop)) {
    laterShops.add(shop);
    shop.clock.skipMinutes(settlingMinutes);
  }
  await allJobsOf(shop, ["settle-payouts", "settle-refunds", "reconcile"]);
  const faults = await faultsInBooks(shop);
  const [run] = await sql<{ found: number; error: string | null }[]>`
    select found, error from reconciliation_runs order by started_at desc limit 1`;
  if (run?.found !== 0 || run.error)
    faults.push(`reconciliation: ${run?.found ?? 0} findings${run?.error ? `, ${run.error}` : ""}`);

  const refunds = await sql<{ order: string; kind: string; count: number; cents: number; paid: number }[]>`
    select p.order_id as order, r.kind, count(*)::int as count, sum(r.amount_cents)::int as cents,
      min(p.amount_cents)::int as paid
    from refunds r join payments p on p.id = r.payment_id where r.status = 'succeeded' and p.status = 'succeeded'
    group by p.order_id, r.kind`;
  const payouts = await sql<{ id: string }[]>`select id from payouts`;
  const idsOf = (kind: Moved["kind"]) => moved.filter((each) => each.kind === kind).map(({ id }) => id);
  const refundsOf = (kind: string) => refunds.filter((each) => each.kind === kind);
  const canceled = new Map(refundsOf("order").map((each) => [each.order, each]));
  for (const order of idsOf("cancel")) {
    const refund = canceled.get(order);
    if (refund?.count !== 1 || refund.cents !== refund.paid)
      faults.push(
        `canceled order ${order} was refunded ${refund?.cents ?? 0} in ${refund?.count ?? 0} parts`,
      );
  }
  const given = new Map(refundsOf("goodwill").map((each) => [each.order, each]));
  for (const order of idsOf("goodwill")) {
    const refund = given.get(order);
    if (refund?.count !== 1 || refund.cents !== goodwill_cents)
      faults.push(`goodwill for ${order} was paid ${refund?.cents ?? 0} in ${refund?.count ?? 0} parts`);
  }
  const told = [
    ["cancellations", canceled.size, idsOf("cancel").length],
    ["goodwill refunds", given.size, idsOf("goodwill").length],
    ["payouts", payouts.length, idsOf("payout").length],
  ] as const;
  for (const [what, found, wanted] of told)
    if (found !== wanted) faults.push(`${found} ${what}, but clients were told of ${wanted}`);
  return faults;
}
