import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { lockProducts, lockVariants } from "../products/index.ts";
import { type OwnProductRow, ownProduct } from "./product.store.ts";

/** A vendor's product, locked until the transaction ends: nobody else changes it or sells units of it. */
export async function lockedProduct(db: Db, vendorId: string, hash: string): Promise<OwnProductRow> {
  const found = (await ownProduct(db, vendorId, hash)) ?? fail("not_found");
  await lockVariants(
    db,
    found.variants.map(({ id }) => id),
    "delete",
  );
  await lockProducts(db, [found.id], "delete");
  return (await ownProduct(db, vendorId, hash)) ?? fail("not_found");
}
