import type { ShippingAddress } from "../../../../contract/shapes.ts";
import type { OrderTotals } from "../../../../domain/orders/order-split.ts";
import { depositUsedPostings } from "../../../../domain/projects/proposal/postings.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addProjectWithLines } from "../../design/projects/index.ts";
import { noteOrder } from "../../showrooms/clients/index.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import { insertSale, markPaid, nextOrderNumber, reserveStock, type SaleLine } from "../orders/index.ts";
import { knownVariants } from "./cart.store.ts";
import { unitsByLine } from "./place-order.flow.ts";
import { insertPaidPayments } from "./place-order.store.ts";
import { completeSale } from "./settle.flow.ts";
import { loadPaidOrder } from "./settle.store.ts";

/** An order whose money was collected before, at frozen prices. */
export interface PaidBefore {
  proposal_id: string;
  title: string;
  user_id: string;
  showroom_id: string;
  lines: readonly SaleLine[];
  totals: OrderTotals;
  tax_certificate_id: string | null;
  shipping_address: ShippingAddress;
  job_name: string;
  po_number: string;
  /** The charges that paid for it; their parts add up to the total. */
  charges: readonly {
    amount_cents: number;
    provider: string;
    ref: string;
    card: { brand: string; last4: string };
    at: Date;
  }[];
  at: Date;
}

/**
 * Places an order that deposits have paid for, in the caller's transaction. Stock that is short does not stop it,
 * because the customer has paid: what is missing is on back order, and a vendor who cannot supply it declines, which
 * refunds the line.
 */
export async function placePaidOrder(
  db: Db,
  platform: Platform,
  paid: PaidBefore,
): Promise<{ id: string; number: string }> {
  const lines = await stillKnown(db, paid.lines);
  const project_id = await addProject(db, paid, lines);
  const [id, number] = [newId(), await nextOrderNumber(db)];
  const { charges, title: _, at, ...order } = paid;
  await insertSale(db, {
    ...order,
    id,
    number,
    project_id,
    lines,
    placed_at: at,
    coupon: null,
    // the vendor notes the lot when it ships
    lots: new Map(),
    reserved: await takeWhatIsThere(db, lines),
  });
  await insertPaidPayments(db, id, charges);
  const card = charges.at(-1)!.card;
  await noteOrder(db, { number, showroom_id: paid.showroom_id, user_id: paid.user_id }, "ordered", at);
  await markPaid(db, id, card, at);
  const [sale, brand] = await Promise.all([
    loadPaidOrder(db, id),
    mailBrandOf(db, platform.config, paid.showroom_id),
  ]);
  await completeSale(
    db,
    platform,
    { ...sale, card, brand },
    at,
    depositUsedPostings(sale.order.total_cents, sale.order),
  );
  return { id, number };
}

/** A variant that was deleted since the signature leaves its line without one. */
async function stillKnown(db: Db, lines: readonly SaleLine[]): Promise<SaleLine[]> {
  const ids = lines.flatMap(({ variant_id }) => variant_id ?? []);
  const known = await knownVariants(db, ids);
  return lines.map((line) => ({
    ...line,
    variant_id: known.has(line.variant_id ?? 0) ? line.variant_id : null,
  }));
}

/** Takes the units in stock, and what is left where there are not enough. */
async function takeWhatIsThere(db: Db, lines: readonly SaleLine[]): Promise<Map<string, number>> {
  const wanted = lines.flatMap(({ id, variant_id, qty }) =>
    variant_id === null ? [] : [{ id, variant_id, qty }],
  );
  const taken = await reserveStock(db, wanted);
  const short = [...taken].flatMap(([variant_id, { taken: units, left }]) =>
    units === null && left > 0 ? [{ variant_id, qty: left }] : [],
  );
  if (short.length > 0) for (const [id, result] of await reserveStock(db, short)) taken.set(id, result);
  return unitsByLine(wanted, taken);
}

/** The ordered project, where the customer finds the products again. */
function addProject(db: Db, paid: PaidBefore, lines: readonly SaleLine[]): Promise<string> {
  const sums = new Map<string, { variant_id: number; surface: string; qty: number }>();
  for (const { variant_id, surface, qty } of lines) {
    if (variant_id === null) continue;
    const key = `${variant_id} ${surface}`;
    sums.set(key, { variant_id, surface, qty: Math.min(100_000, (sums.get(key)?.qty ?? 0) + qty) });
  }
  const { user_id, showroom_id, title: name, at } = paid;
  return addProjectWithLines(db, { user_id, showroom_id, name, at }, [...sums.values()]);
}
