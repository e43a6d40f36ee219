import { caseStatuses } from "../../../../contract/orders/return-words.ts";
import type { ReturnAddress } from "../../../../contract/orders/returns.ts";
import { dueAfterShipping, returnCloses } from "../../../../domain/orders/return-case.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  type CaseChange,
  changeCase,
  lockItems,
  moveItems,
  type SoldItem,
  type Viewer,
} from "../orders/index.ts";
import type { Step } from "./emails.rules.ts";
import { returnAddressChange } from "./return-address.flow.ts";
import { mayDo, type Side, sideOf } from "./returns.rules.ts";
import { type CaseRow, findCase, lockCase } from "./returns.store.ts";
import { notifyOfStep } from "./tell.flow.ts";

type May = keyof ReturnType<typeof mayDo>;

export interface Held {
  row: CaseRow;
  side: Side;
  at: Date;
}

/** What each step would make of a case, for the refusal of one out of turn. */
const results: Record<May, string> = {
  approve: "Approved",
  decline: "Declined",
  receive: "Refunded",
  settle: "Settled",
  decide: "Decided",
  escalate: "In marketplace review",
  ship: "On its way back",
  withdraw: "Withdrawn",
  label: "Label sent",
};

/** The locked case, if the viewer may do this with it now; 404 for another account's, 422 for a step out of turn. */
export async function holdCase(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: string,
  may: May,
): Promise<Held> {
  const row = (await lockCase(db, viewer, id)) ?? fail("not_found");
  const at = platform.now();
  const side = sideOf(viewer, row);
  if (!mayDo(side, row, at)[may]) {
    fail("illegal_status", { values: { from: caseStatuses[row.status], to: results[may] } });
  }
  return { row, side, at };
}

export const actorOf = (viewer: Viewer) => ({ id: viewer.worker?.id ?? viewer.id, role: viewer.type });

/** Stores a step of a held case and tells everyone. */
export async function takeStep(
  db: Db,
  platform: Platform,
  { row, side, at }: Held,
  step: { viewer: Viewer; change: CaseChange; to: CaseRow["status"]; told: Step; note: string },
): Promise<void> {
  const by = actorOf(step.viewer);
  await changeCase(db, row.id, step.change, { status: step.to, by, note: step.note, at });
  const after = (await findCase(db, step.viewer, row.id))!;
  await notifyOfStep(platform, db, after, step.told, side);
}

/** A step that moves no item: the item is locked first, as in every step, then the case. */
async function step(
  platform: Platform,
  viewer: Viewer,
  id: string,
  may: May,
  act: (held: Held) => Omit<Parameters<typeof takeStep>[3], "viewer">,
): Promise<void> {
  const seen = (await findCase(platform.db, viewer, id)) ?? fail("not_found");
  await platform.db.transaction().execute(async (db) => {
    await lockItems(db, viewer, { order_id: seen.order_id, item_id: seen.order_item_id });
    const held = await holdCase(db, platform, viewer, id, may);
    await takeStep(db, platform, held, { viewer, ...act(held) });
  });
  wakeMail(platform);
}

export async function approve(
  platform: Platform,
  viewer: Viewer,
  id: string,
  { return_to, label_note }: { return_to: ReturnAddress; label_note: string },
): Promise<void> {
  const address = await returnAddressChange(return_to);
  await step(platform, viewer, id, "approve", () => ({
    change: { ...address, label_note },
    to: "approved",
    told: "approved",
    note: label_note,
  }));
}

export const ship = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  { carrier, tracking }: { carrier: string; tracking: string },
): Promise<void> =>
  step(platform, viewer, id, "ship", ({ row, at }) => ({
    change: { carrier, tracking, due_at: dueAfterShipping(row.due_at, at, row) },
    to: "shipped",
    told: "shipped",
    note: `${carrier} ${tracking}`,
  }));

/** The marketplace decides: after a decline for the customer, or at once for a vendor who can't. */
export const escalate = (platform: Platform, viewer: Viewer, id: string, reason: string): Promise<void> =>
  step(platform, viewer, id, "escalate", ({ row, at }) => ({
    change: { answer: reason, closed_at: null, due_at: returnCloses(at, row) },
    to: "disputed",
    told: "disputed",
    note: reason,
  }));

export const decline = (platform: Platform, viewer: Viewer, id: string, reason: string): Promise<void> =>
  endWithout(platform, viewer, id, {
    may: "decline",
    to: "declined",
    told: "declined",
    note: reason,
    answer: reason,
  });

export const withdraw = (platform: Platform, viewer: Viewer, id: string): Promise<void> =>
  endWithout(platform, viewer, id, { may: "withdraw", to: "withdrawn", told: "withdrawn", note: "" });

export interface Ending {
  may: May;
  to: CaseRow["status"];
  told: Step;
  note: string;
  answer?: string;
}

/** Ends a case without money: the customer keeps the units, and a return's item is delivered again. */
export async function endWithout(
  platform: Platform,
  viewer: Viewer,
  id: string,
  { may, to, told, note, answer }: Ending,
): Promise<void> {
  const end = async (db: Db) => {
    const held = await holdCase(db, platform, viewer, id, may);
    const change = { closed_at: held.at, ...(answer !== undefined && { answer }) };
    await takeStep(db, platform, held, { viewer, change, to, told, note });
  };
  await keepWithCustomer(platform, viewer, id, note, end);
}

/**
 * Does something with a case whose units stay with the customer, in one transaction: an item with a return request is
 * delivered again.
 */
export async function keepWithCustomer(
  platform: Platform,
  viewer: Viewer,
  id: string,
  note: string,
  act: (db: Db, item: SoldItem) => Promise<void>,
): Promise<void> {
  const seen = (await findCase(platform.db, viewer, id)) ?? fail("not_found");
  const choice = { order_id: seen.order_id, item_id: seen.order_item_id };
  if (seen.item_status !== "Return Request") {
    await platform.db.transaction().execute(async (db) => {
      const [item] = await lockItems(db, viewer, choice);
      await act(db, item ?? fail("not_found"));
    });
    return wakeMail(platform);
  }
  await moveItems(platform, {
    viewer,
    choice,
    to: "Delivered",
    note,
    tracking: "",
    is_told_elsewhere: true,
    keeps_records: true,
    choose(items) {
      if (items[0]!.status !== "Return Request") fail("stale_version");
      return items;
    },
    also: (db, { items }) => act(db, { ...items[0]!, status: "Delivered" }),
  });
}
