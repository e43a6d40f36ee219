import { sql } from "kysely";
import { returnCloses } from "../../../../domain/return-case.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { ItemMove, SoldItem } from "./items.store.ts";

/** What a customer says about a return. */
export interface ReturnWish {
  reason: string;
  details: string;
}

/** Those of the items that a return or claim is open for. Read it after the items are locked. */
export async function itemsWithOpenCase(db: Db, itemIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select order_item_id as id from return_cases
    where order_item_id = ${anyOf(itemIds, "uuid")}
      and status in ('requested', 'approved', 'shipped', 'disputed')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Opens the record of a return of each item; returns their ids. */
export async function openReturns(
  db: Db,
  items: readonly (SoldItem & { taken_from?: string })[],
  move: ItemMove,
  wish: ReturnWish,
): Promise<string[]> {
  const rows = items.map((item) => ({ id: newId(), item }));
  await db
    .insertInto("return_cases")
    .values(
      rows.map(({ id, item }) => ({
        ...{ id, kind: "return", status: "requested", order_id: item.order_id, order_item_id: item.id },
        ...{ taken_from_id: item.taken_from ?? null, vendor_id: item.vendor_id, qty: item.qty },
        ...{ ...wish, due_at: returnCloses(move.at, item), created_at: move.at, updated_at: move.at },
      })),
    )
    .execute();
  await db
    .insertInto("return_case_events")
    .values(
      rows.map(({ id }) => ({
        ...{ id: newId(), case_id: id, status: "requested", note: wish.details, at: move.at },
        ...{ by_user_id: move.by.id, by_role: move.by.role },
      })),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** A return that is settled in the list of statuses is settled in its record too. */
export async function settleReturns(
  db: Db,
  items: readonly SoldItem[],
  move: ItemMove,
  refund: { refund_id: string; amount_cents: number } | null,
): Promise<void> {
  const status = move.to === "Returned" ? "refunded" : "declined";
  await sql`
    with settled as (
      update return_cases c set status = ${status}, updated_at = ${move.at}, closed_at = ${move.at},
        answer = case when ${status} = 'declined' then ${move.note} else answer end,
        received_qty = case when ${status} = 'refunded' then qty end,
        refund_id = ${refund?.refund_id ?? null}, refund_cents = ${items.length === 1 ? (refund?.amount_cents ?? 0) : 0},
        vendor_cents = case when ${status} = 'refunded' then (
          select i.refunded_vendor_cents from order_items i where i.id = c.order_item_id) else 0 end
      where order_item_id = ${anyOf(
        items.map(({ id }) => id),
        "uuid",
      )} and kind = 'return' and status in ('requested', 'approved', 'shipped', 'disputed')
      returning id)
    insert into return_case_events (id, case_id, status, by_user_id, by_role, note, at)
    select gen_random_uuid(), id, ${status}, ${move.by.id}::uuid, ${move.by.role}, ${move.note}, ${move.at}
    from settled`.execute(db);
}
