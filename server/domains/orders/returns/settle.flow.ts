import type { Bearer, Condition } from "../../../../contract/orders/return-words.ts";
import type { ReturnAddress } from "../../../../contract/orders/returns.ts";
import { refundOf } from "../../../../domain/money/ledger-posting.ts";
import { fromDollars, toDollars } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { leftOfLine } from "../../../../domain/orders/line-refund.ts";
import { splitLine } from "../../../../domain/orders/line-return.ts";
import { givesMoneyBack } from "../../../../domain/orders/order-status.ts";
import { isClaim, isFreeReturn } from "../../../../domain/orders/return-case.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { idOfRequest } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import {
  addEvent,
  askQuietly,
  type CaseChange,
  insertCase,
  loadRefund,
  lockItems,
  moveItems,
  refundPartOf,
  returnedLine,
  type SoldItem,
  separateUnits,
  shipAgain,
  storeMove,
  takeBack,
  type Viewer,
} from "../orders/index.ts";
import { actorOf, endWithout, type Held, holdCase, keepWithCustomer, takeStep } from "./answer.flow.ts";
import { returnAddressChange } from "./return-address.flow.ts";
import { partOfLine } from "./returns.rules.ts";
import { type CaseRow, findCase } from "./returns.store.ts";
import { notifyOfStep } from "./tell.flow.ts";

export interface Receipt {
  qty: number;
  condition: Condition;
  return_shipping?: number | undefined;
  note: string;
}

/** What the return shipping cost, in cents, as far as it counts: a return that is not the customer's choice is free. */
function returnCost(row: Pick<CaseRow, "reason">, dollars: number | undefined): number | undefined {
  if (isFreeReturn(row.reason)) return 0;
  return dollars === undefined ? undefined : fromDollars(dollars);
}

/** The units of the same line that the customer still has: more may come back than was asked. */
const sourceOf = (row: CaseRow, items: readonly SoldItem[]): SoldItem | undefined =>
  items.find(({ id, status }) => id === row.taken_from_id && status === "Delivered");

const tooMany = (most: number) => failFields({ qty: `The customer can return at most ${most} of these.` });

/** What came back as lines: of the case's own units, and of the rest of the line. */
function receivedLines(row: CaseRow, items: readonly SoldItem[], qty: number): SoldItem[] {
  const own = items.find(({ id }) => id === row.order_item_id) ?? fail("not_found");
  const source = sourceOf(row, items);
  const most = own.qty + (source?.qty ?? 0);
  if (qty > most) tooMany(most);
  const part = (item: SoldItem, units: number) =>
    units === item.qty ? item : splitLine(item, units).returned;
  const lines = [part(own, Math.min(qty, own.qty))];
  if (qty > own.qty && source) lines.push(part(source, qty - own.qty));
  return lines;
}

interface Sums {
  refund: number;
  vendor: number;
  kept: number;
}

/** What these lines refund, in cents. */
function sumsOf(lines: readonly SoldItem[], return_shipping_cents: number | undefined): Sums {
  const back = lines.map((line) => returnedLine(line, { kind: "return", return_shipping_cents }));
  const sum = (of: (line: (typeof back)[number]) => number) => back.reduce((all, line) => all + of(line), 0);
  return {
    refund: sum(refundOf),
    vendor: sum((line) => line.final_price_cents * line.qty - line.refunded_vendor_cents),
    kept: sum((line) => line.kept_shipping_cents),
  };
}

/** The refund that a receipt would make, in cents. */
export async function refundFor(
  platform: Platform,
  viewer: Viewer,
  id: string,
  { qty, return_shipping }: Pick<Receipt, "qty" | "return_shipping">,
): Promise<Sums> {
  return platform.db.transaction().execute(async (db) => {
    const seen = (await findCase(db, viewer, id)) ?? fail("not_found");
    const items = await lockItems(db, viewer, { order_id: seen.order_id });
    const { row } = await holdCase(db, platform, viewer, id, "receive");
    return sumsOf(receivedLines(row, items, qty), returnCost(row, return_shipping));
  });
}

/** Records what came back and refunds it; units that did not come back stay delivered. */
export async function receive(
  platform: Platform,
  viewer: Viewer,
  id: string,
  receipt: Receipt,
): Promise<void> {
  const seen = (await findCase(platform.db, viewer, id)) ?? fail("not_found");
  const { qty, condition, note } = receipt;
  const reversal = {
    return_shipping_cents: returnCost(seen, receipt.return_shipping),
    is_restocked: condition !== "damaged",
  };
  let own: SoldItem | undefined;
  let source: SoldItem | undefined;
  let expected: Sums | undefined;
  let more: string | undefined;
  await moveItems(platform, {
    viewer,
    choice: { order_id: seen.order_id },
    to: "Returned",
    note,
    tracking: "",
    is_told_elsewhere: true,
    keeps_records: true,
    reversal,
    qty: Math.min(qty, seen.qty),
    choose(items) {
      own = items.find((item) => item.id === seen.order_item_id);
      source = sourceOf(seen, items);
      if (own?.status !== "Return Request") fail("stale_version");
      expected = sumsOf(receivedLines(seen, items, qty), reversal.return_shipping_cents);
      return [own];
    },
    async also(db, { items, refund }) {
      const held = await holdCase(db, platform, viewer, id, "receive");
      const { at } = held;
      const back = items[0]!;
      const move = { by: actorOf(viewer), note, carrier: "", tracking: "", at };
      if (back.id !== own!.id && !(await storeMove(db, own!, { ...move, to: "Delivered" }))) {
        fail("stale_version");
      }
      let amount = refund?.amount_cents ?? 0;
      if (qty > own!.qty && source) {
        const [extra] = await separateUnits(db, [source], qty - own!.qty);
        if (!(await storeMove(db, extra!, { ...move, to: "Returned" }))) fail("stale_version");
        const second = await takeBack(db, [extra!], { ...reversal, kind: "return", reason: note, at });
        amount += second?.amount_cents ?? 0;
        more = second?.refund_id;
      }
      await takeStep(db, platform, held, {
        viewer,
        change: {
          order_item_id: back.id,
          received_qty: qty,
          condition,
          refund_cents: amount,
          closed_at: at,
          refund_id: refund?.refund_id ?? null,
          vendor_cents: expected!.vendor,
          borne_by: "vendor",
          kept_shipping_cents: expected!.kept,
        },
        to: "refunded",
        told: "refunded",
        note,
      });
    },
  });
  if (more) await askQuietly(platform, more);
}

export interface Settlement {
  outcome: "refund" | "part" | "replacement";
  percent?: number | undefined;
  note: string;
  borne_by: Bearer;
  may: "settle" | "decide";
}

/** Settles a case whose units stay with the customer: a refund of all or a part, or the same units once more. */
export async function settle(
  platform: Platform,
  viewer: Viewer,
  id: string,
  settlement: Settlement,
): Promise<void> {
  let refund_id: string | undefined;
  await keepWithCustomer(platform, viewer, id, settlement.note, async (db, item) => {
    const held = await holdCase(db, platform, viewer, id, settlement.may);
    refund_id =
      settlement.outcome === "replacement"
        ? await replace(db, platform, viewer, held, { item, settlement })
        : await refundUnits(db, platform, viewer, held, { item, settlement });
  });
  if (refund_id) await askQuietly(platform, refund_id);
}

interface Deal {
  item: SoldItem;
  settlement: Settlement;
}

async function replace(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  held: Held,
  { item, settlement: { borne_by, note } }: Deal,
): Promise<undefined> {
  if (!isClaim(held.row.kind))
    failFields({ outcome: "You can send replacements only for damaged or missing items." });
  await shipAgain(db, item, borne_by, { by: actorOf(viewer), note: note || "Replacement", at: held.at });
  await takeStep(db, platform, held, {
    viewer,
    change: { borne_by, answer: note, closed_at: held.at },
    to: "replaced",
    told: "replaced",
    note,
  });
}

async function refundUnits(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  held: Held,
  { item, settlement: { outcome, percent, borne_by, note } }: Deal,
): Promise<string> {
  const { row, at } = held;
  const amount_cents = outcome === "part" ? partOfLine(row, percent ?? 0) : leftOfLine(item);
  if (amount_cents <= 0) failFields({ outcome: "This charge was already fully refunded." });
  const kind = row.kind === "damage" || row.kind === "missing" ? row.kind : "return";
  const { refund_id, vendor_cents } = await refundPartOf(db, item, {
    amount_cents,
    borne_by,
    kind,
    reason: note || row.reason,
    at,
  });
  await takeStep(db, platform, held, {
    viewer,
    change: {
      refund_id,
      refund_cents: amount_cents,
      vendor_cents,
      borne_by,
      answer: note,
      closed_at: at,
    },
    to: "refunded",
    told: "refunded",
    note,
  });
  return refund_id;
}

export interface Decision extends Omit<Settlement, "outcome" | "may"> {
  outcome: Settlement["outcome"] | "approve" | "decline";
  /** Where an approved return is sent; the contract asks for it then. */
  return_to?: ReturnAddress | undefined;
}

/** The marketplace decides a case that its vendor has not settled. */
export async function decide(
  platform: Platform,
  viewer: Viewer,
  id: string,
  { outcome, return_to, ...rest }: Decision,
): Promise<void> {
  if (outcome === "decline") {
    const { note } = rest;
    return endWithout(platform, viewer, id, {
      may: "decide",
      to: "closed",
      told: "closed",
      note,
      answer: note,
    });
  }
  if (outcome === "approve") {
    const address = await returnAddressChange(return_to!);
    return approveAnyway(platform, viewer, id, { address, note: rest.note });
  }
  return settle(platform, viewer, id, { outcome, ...rest, may: "decide" });
}

/** A return goes ahead against the vendor's decline: the item has a return request again. */
async function approveAnyway(
  platform: Platform,
  viewer: Viewer,
  id: string,
  { address, note }: { address: Pick<CaseChange, "return_to" | "return_address">; note: string },
): Promise<void> {
  const seen = (await findCase(platform.db, viewer, id)) ?? fail("not_found");
  if (seen.kind !== "return")
    failFields({ outcome: "Damaged items can't be returned. Choose a different outcome." });
  const go = async (db: Db) => {
    const held = await holdCase(db, platform, viewer, id, "decide");
    const change = { ...address, answer: note, overdue_at: null };
    await takeStep(db, platform, held, { viewer, change, to: "approved", told: "approved", note });
  };
  const choice = { order_id: seen.order_id, item_id: seen.order_item_id };
  if (seen.item_status === "Return Request") {
    await platform.db.transaction().execute(async (db) => {
      await lockItems(db, viewer, choice);
      await go(db);
    });
    return wakeMail(platform);
  }
  await moveItems(platform, {
    viewer,
    choice,
    to: "Return Request",
    note,
    tracking: "",
    is_told_elsewhere: true,
    keeps_records: true,
    choose(items) {
      if (items[0]!.status !== "Delivered") fail("stale_version");
      return items;
    },
    also: go,
  });
}

/**
 * Refunds an amount of an item that the customer keeps, never more than is left of its charge. The same request again
 * finds the refund that it has made.
 */
export async function giveGoodwill(
  platform: Platform,
  caller: Caller,
  choice: { order_id: string; item_id: string },
  {
    amount,
    reason,
    borne_by,
    request_key,
  }: { amount: number; reason: string; borne_by: Bearer; request_key: string },
): Promise<void> {
  const viewer = accountOf(caller);
  const amount_cents = fromDollars(amount);
  const id = idOfRequest("goodwill", viewer.id, choice.item_id, request_key);
  const refund_id = await platform.db.transaction().execute(async (db) => {
    const [item] = await lockItems(db, viewer, choice);
    if (!item) return fail("not_found");
    if (await loadRefund(db, id)) return id;
    if (item.order_status !== "paid") failFields({ amount: "This order isn't paid yet." });
    const left = givesMoneyBack(item.status) ? 0 : leftOfLine(item);
    if (amount_cents > left) {
      failFields({
        amount:
          left === 0
            ? "This item's charge was already fully refunded."
            : `You can refund at most ${usd(left)} for this item.`,
      });
    }
    const at = platform.now();
    const made = await refundPartOf(db, item, { id, amount_cents, borne_by, kind: "goodwill", reason, at });
    const made_id = await insertCase(db, {
      kind: "goodwill",
      status: "refunded",
      order_id: item.order_id,
      order_item_id: item.id,
      taken_from_id: null,
      vendor_id: item.vendor_id,
      qty: item.qty,
      reason,
      details: "",
      due_at: at,
      created_at: at,
      closed_at: at,
      borne_by,
      refund_cents: amount_cents,
      ...made,
    });
    await addEvent(db, made_id, { status: "refunded", by: actorOf(viewer), note: reason, at });
    await audit(db, {
      caller,
      action: "goodwill.given",
      about: { type: "order", id: item.order_id },
      details: { amount: toDollars(amount_cents), borne_by },
      at,
    });
    await notifyOfStep(platform, db, (await findCase(db, viewer, made_id))!, "refunded", "admin");
    return id;
  });
  wakeMail(platform);
  await askQuietly(platform, refund_id);
}

/** What of a decision the audit log keeps. */
export const auditDecision = (
  platform: Platform,
  caller: Caller,
  row: CaseRow,
  outcome: string,
): Promise<void> =>
  audit(platform.db, {
    caller,
    action: "return.decided",
    about: { type: "order", id: row.order_id },
    details: { case: row.number, outcome, amount: toDollars(row.refund_cents) },
    at: platform.now(),
  });
