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
 * Gives what a guest put into carts to an account, once: the guest's key is dead afterwards. A cart in a
 * showroom where the account has an open cart already is merged into that one. An unknown key, or one claimed
 * before, changes nothing. Call it in a transaction.
 */
export async function claimGuestCart(
  db: Db,
  claim: { temp_project_id: string; user_id: string },
): Promise<void> {
  // One sign-in at a time per account, so that two of them cannot both make the open cart.
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
