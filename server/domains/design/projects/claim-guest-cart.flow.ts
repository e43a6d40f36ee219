import type { Db } from "../../../platform/database.ts";
import {
  adoptGuestProject,
  dropProject,
  guestProjectsToClaim,
  lockClaims,
  moveChecklist,
  openCartOf,
} from "./claim-guest-cart.store.ts";
import { projectFollowers } from "./followers.ts";
import { copyLines, touchProject } from "./project-cart.store.ts";

/**
 * Moves a guest's carts and projects to an account, once: the guest key is dead afterward. A cart goes into the named
 * project if that is of its showroom, else it is merged into the account's open cart there. An unknown or claimed key
 * changes nothing. Call it in a transaction.
 */
export async function claimGuestCart(
  db: Db,
  claim: { temp_project_id: string; user_id: string; into?: { id: string; showroom_id: string } },
): Promise<void> {
  // One sign-in at a time per account, so that two of them cannot both create the open cart.
  await lockClaims(db, claim.user_id);
  const { into, user_id } = claim;
  for (const guest of await guestProjectsToClaim(db, claim.temp_project_id)) {
    const isForIt = into?.showroom_id === guest.showroom_id;
    const target = isForIt ? into?.id : await openCartOf(db, user_id, guest.showroom_id);
    if (guest.is_cart && target) await mergeInto(db, guest.id, target);
    else await adoptGuestProject(db, guest.id, user_id);
  }
}

async function mergeInto(db: Db, guestId: string, openId: string): Promise<void> {
  await copyLines(db, guestId, openId);
  for (const follower of projectFollowers) await follower.merges?.(db, guestId, openId);
  await moveChecklist(db, guestId, openId);
  await dropProject(db, guestId);
  await touchProject(db, openId);
}
