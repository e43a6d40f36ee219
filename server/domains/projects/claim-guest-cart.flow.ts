import type { Db } from "../../platform/database.ts";
import {
  adoptGuestCart,
  dropProject,
  followLines,
  guestCartsToClaim,
  lockClaims,
  openCartOf,
} from "./claim-guest-cart.store.ts";
import { copyLines, touchProject } from "./project-cart.store.ts";

/**
 * Moves a guest's carts to an account, once: the guest key is dead afterward. A cart in a showroom where the account
 * already has an open cart is merged into it. An unknown or claimed key changes nothing. Call it in a transaction.
 */
export async function claimGuestCart(
  db: Db,
  claim: { temp_project_id: string; user_id: string },
): Promise<void> {
  // One sign-in at a time per account, so that two of them cannot both create the open cart.
  await lockClaims(db, claim.user_id);
  for (const guest of await guestCartsToClaim(db, claim.temp_project_id)) {
    const open = await openCartOf(db, claim.user_id, guest.showroom_id);
    if (open) await mergeInto(db, guest.id, open);
    else await adoptGuestCart(db, guest.id, claim.user_id);
  }
}

async function mergeInto(db: Db, guestId: string, openId: string): Promise<void> {
  await copyLines(db, guestId, openId);
  await followLines(db, guestId, openId);
  await dropProject(db, guestId);
  await touchProject(db, openId);
}
