import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Address, AddressKind } from "./profile.store.ts";

/** An address as it is written into the book. */
export interface BookAddress extends Address {
  label: string;
  name: string;
  phone: string;
  delivery_notes: string;
  is_default_shipping: boolean;
  is_default_billing: boolean;
}

export interface BookRow extends BookAddress {
  id: string;
  updated_at: Date;
}

/** The account's addresses: the default for delivery, then the one for billing, then the newest. */
export async function findBook(db: Db, user_id: string): Promise<BookRow[]> {
  return db
    .selectFrom("addresses")
    .select([
      "id",
      "label",
      "name",
      "phone",
      "delivery_notes",
      "street",
      "apartment",
      "city",
      "state",
      "zip_code",
      "is_default_shipping",
      "is_default_billing",
      "updated_at",
    ])
    .where("user_id", "=", user_id)
    .orderBy("is_default_shipping", "desc")
    .orderBy("is_default_billing", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Changes of one account's addresses and cards wait for each other, so that there is one default of each. */
export const holdAccount = (db: Db, user_id: string) =>
  sql`select from users where id = ${user_id} for no key update`.execute(db);

/** How many addresses an account has. Call it after `holdAccount`. */
export async function countBook(db: Db, user_id: string): Promise<number> {
  const { count } = await db
    .selectFrom("addresses")
    .select((get) => get.fn.countAll<number>().as("count"))
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a new address. Call it after `holdAccount`. */
export async function insertAddress(
  db: Db,
  user_id: string,
  address: BookAddress,
  at: Date,
): Promise<string> {
  const id = newId();
  await clearDefaults(db, user_id, address);
  await db
    .insertInto("addresses")
    .values({ id, user_id, ...address, created_at: at, updated_at: at })
    .execute();
  return id;
}

/** Changes an address; false for another account's. Call it after `holdAccount`. */
export async function updateAddress(
  db: Db,
  user_id: string,
  id: string,
  address: BookAddress,
  at: Date,
): Promise<boolean> {
  const known = await db
    .selectFrom("addresses")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  if (!known) return false;
  await clearDefaults(db, user_id, address);
  await db
    .updateTable("addresses")
    .set({ ...address, updated_at: at })
    .where("id", "=", id)
    .where("user_id", "=", user_id)
    .execute();
  return true;
}

/**
 * Deletes an address; false for another account's. The address changed last becomes the default for delivery in its
 * place. Call it after `holdAccount`.
 */
export async function removeAddress(db: Db, user_id: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("addresses")
    .where("id", "=", id)
    .where("user_id", "=", user_id)
    .returning("is_default_shipping")
    .executeTakeFirst();
  if (gone?.is_default_shipping) {
    await sql`
      update addresses set is_default_shipping = true
      where id = (
        select id from addresses where user_id = ${user_id} order by updated_at desc, id limit 1)`.execute(
      db,
    );
  }
  return gone !== undefined;
}

/** Replaces the default address of a kind; an address that is the default of both kinds stays that of the other. */
export async function saveAddress(
  db: Db,
  user_id: string,
  kind: AddressKind,
  address: Address,
): Promise<void> {
  await holdAccount(db, user_id);
  const own = `is_default_${kind}` as const;
  const other = kind === "shipping" ? "is_default_billing" : "is_default_shipping";
  const replaced = await db
    .updateTable("addresses")
    .set({ ...address, updated_at: new Date() })
    .where("user_id", "=", user_id)
    .where(own, "=", true)
    .where(other, "=", false)
    .executeTakeFirst();
  if (replaced.numUpdatedRows > 0n) return;
  await clearDefaults(db, user_id, {
    is_default_shipping: kind === "shipping",
    is_default_billing: kind === "billing",
  });
  await db
    .insertInto("addresses")
    .values({ id: newId(), user_id, ...address, [own]: true })
    .execute();
}

/** Before another address becomes the default of one kind or both. */
async function clearDefaults(
  db: Db,
  user_id: string,
  next: Pick<BookAddress, "is_default_shipping" | "is_default_billing">,
): Promise<void> {
  for (const kind of ["is_default_shipping", "is_default_billing"] as const) {
    if (!next[kind]) continue;
    await db
      .updateTable("addresses")
      .set({ [kind]: false })
      .where("user_id", "=", user_id)
      .where(kind, "=", true)
      .execute();
  }
}
