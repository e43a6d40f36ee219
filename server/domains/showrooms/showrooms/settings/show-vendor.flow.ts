import { accountOf, type Caller } from "../../../../http/caller.ts";
import { fail } from "../../../../http/failure.ts";
import { invalidate } from "../../../../platform/cache/invalidation.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { audit } from "../../../identity/audit/index.ts";
import { knownVendors, setVendorShown } from "./change-showroom.store.ts";
import { settingsOf } from "./settings.store.ts";

/** Shows a vendor's products in the caller's showroom, or leaves them out; again does no harm. */
export async function showVendorInShowroom(
  platform: Platform,
  caller: Caller,
  vendor_id: string,
  is_shown: boolean,
): Promise<void> {
  const { db, now } = platform;
  const row = (await settingsOf(db, accountOf(caller).id)) ?? fail("not_found");
  if (!(await knownVendors(db, [vendor_id])).has(vendor_id)) fail("not_found");
  await db.transaction().execute(async (transaction) => {
    if (!(await setVendorShown(transaction, { id: row.id, now: now() }, vendor_id, is_shown))) return;
    await invalidate(transaction, "showrooms");
    await audit(transaction, {
      caller,
      action: "showroom.changed",
      about: { type: "showroom", id: row.id },
      details: { parts: is_shown ? "vendor shown" : "vendor left out" },
    });
  });
  platform.cache.forget("showrooms");
}
