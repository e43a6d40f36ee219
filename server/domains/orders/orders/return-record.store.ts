import { sql } from "kysely";
import type {
  Bearer,
  CaseStatus,
  Condition,
  WantedOutcome,
} from "../../../../contract/orders/return-words.ts";
import type { ReturnAddress } from "../../../../contract/orders/returns.ts";
import { returnCloses } from "../../../../domain/orders/return-case.ts";
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
        id,
        kind: "return",
        status: "requested",
        order_id: item.order_id,
        order_item_id: item.id,
        taken_from_id: item.taken_from ?? null,
        vendor_id: item.vendor_id,
        qty: item.qty,
        ...wish,
        due_at: returnCloses(move.at, item),
        created_at: move.at,
        updated_at: move.at,
      })),
    )
    .execute();
  await db
    .insertInto("return_case_events")
    .values(
      rows.map(({ id }) => ({
        id: newId(),
        case_id: id,
        status: "requested",
        note: wish.details,
        at: move.at,
        by_user_id: move.by.id,
        by_role: move.by.role,
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

export interface NewCase {
  kind: "damage" | "missing" | "goodwill";
  status: CaseStatus;
  order_id: string;
  order_item_id: string;
  taken_from_id: string | null;
  vendor_id: string;
  qty: number;
  reason: string;
  details: string;
  wanted?: WantedOutcome;
  wanted_percent?: number | null;
  is_freight?: boolean;
  due_at: Date;
  created_at: Date;
  borne_by?: Bearer;
  refund_id?: string;
  refund_cents?: number;
  vendor_cents?: number;
  closed_at?: Date;
}

export async function insertCase(db: Db, made: NewCase): Promise<string> {
  const id = newId();
  await db
    .insertInto("return_cases")
    .values({ ...made, id, updated_at: made.created_at })
    .execute();
  return id;
}

export interface CaseChange {
  status?: CaseStatus;
  order_item_id?: string;
  return_to?: string;
  return_address?: ReturnAddress;
  label_note?: string;
  label_path?: string;
  answer?: string;
  carrier?: string;
  tracking?: string;
  received_qty?: number | null;
  condition?: Condition | null;
  borne_by?: Bearer | null;
  refund_id?: string | null;
  refund_cents?: number;
  kept_shipping_cents?: number;
  vendor_cents?: number;
  due_at?: Date;
  overdue_at?: Date | null;
  reminded_at?: Date | null;
  closed_at?: Date | null;
}

export interface CaseEvent {
  status: CaseStatus;
  by: { id: string | null; role: string };
  note: string;
  at: Date;
}

/** Changes a locked case and keeps the step in its history. */
export async function changeCase(
  db: Db,
  id: string,
  change: CaseChange,
  { status, by, note, at }: CaseEvent,
): Promise<void> {
  await db
    .updateTable("return_cases")
    .set({ ...change, status, updated_at: at })
    .where("id", "=", id)
    .execute();
  await addEvent(db, id, { status, by, note, at });
}

export async function addEvent(db: Db, case_id: string, { status, by, note, at }: CaseEvent): Promise<void> {
  await db
    .insertInto("return_case_events")
    .values({ id: newId(), case_id, status, by_user_id: by.id, by_role: by.role, note, at })
    .execute();
}

export async function markDue(
  db: Db,
  id: string,
  at: { reminded_at: Date; overdue_at?: Date },
): Promise<void> {
  await db.updateTable("return_cases").set(at).where("id", "=", id).execute();
}
