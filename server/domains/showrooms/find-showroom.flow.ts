import type { Caller } from "../../caller.ts";
import { takeAttempt } from "../../limits.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Showroom, showroomAsSeller } from "./selling.store.ts";
import { vsdIdOf } from "./showrooms.rules.ts";

/** Cache tag of whatever is made from a showroom's own rows; forget it when one changes. */
export const showroomsTag = "showrooms";

/** Lookups that an address may make in a minute. */
export const lookupLimit = { count: 20, seconds: 60 };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The showroom that a call names by id or by Showroom ID in any letter case; null without or with an unknown
 * one. A Showroom ID that nobody has counts as a lookup of its address, so that nobody can try out IDs here
 * either.
 */
export async function findShowroom(
  platform: Platform,
  caller: Caller,
  reference: string | undefined,
): Promise<Showroom | null> {
  if (!reference) return null;
  const vsd_id = vsdIdOf(reference);
  const wanted = uuid.test(reference) ? { id: reference.toLowerCase() } : vsd_id ? { vsd_id } : null;
  if (!wanted) return null;
  const key = `showroom:${"id" in wanted ? wanted.id : wanted.vsd_id}`;
  const found = await platform.cache.remember(key, { seconds: 60, tags: [showroomsTag] }, async () => {
    const showroom = await showroomAsSeller(platform.db, wanted);
    return showroom ?? null;
  });
  if (!found && vsd_id) await countLookup(platform, caller);
  return found;
}

/** Refuses the 21st lookup of an address in a minute. */
export function countLookup(platform: Platform, caller: Caller): Promise<void> {
  return takeAttempt(platform.db, `showroom-lookup:${caller.ip}`, lookupLimit);
}
