import type { Db } from "../../../platform/database.ts";

/** Where a vendor's parcels come from: the company's address, or its city alone where it gave no address. */
export interface ShipsFrom {
  street: string | null;
  apartment: string | null;
  city: string;
  state: string;
  zip_code: string | null;
}

export const findShipsFrom = (db: Db, vendor_id: string): Promise<ShipsFrom | undefined> =>
  db
    .selectFrom("vendors as v")
    .leftJoin("addresses as a", (join) =>
      join.onRef("a.user_id", "=", "v.user_id").on("a.is_default_shipping", "=", true),
    )
    .select((get) => [
      "a.street",
      "a.apartment",
      get.fn.coalesce("a.city", "v.city").as("city"),
      get.fn.coalesce("a.state", "v.state").as("state"),
      "a.zip_code",
    ])
    .where("v.id", "=", vendor_id)
    .executeTakeFirst();
