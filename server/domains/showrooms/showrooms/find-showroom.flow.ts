import type { Caller } from "../../../http/caller.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform, ReadingPlatform } from "../../../platform/platform.ts";
import { type Showroom, showroomAsSeller } from "./selling.store.ts";
import { vsdIdOf } from "./showrooms.rules.ts";

/**
 * Lookups that an address may make in a minute, and Showroom IDs of nobody that it may name. Whoever goes on waits
 * a minute, then two, then four: IDs are not found by trying them out.
 */
const lookupLimit = { count: 20, seconds: 60, grows_to: 3600 };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The showroom that a call names by id or by Showroom ID in any letter case; null without or with an unknown
 * one. It never counts as a lookup. Showroom IDs that nobody has are counted by themselves, so that nobody can
 * try out IDs here either; the same one again is a browser that remembers a showroom which is gone.
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
  const found = await platform.cache.remember(key, { seconds: 60, tags: ["showrooms"] }, async () => {
    const showroom = await showroomAsSeller(platform.db, wanted);
    return showroom ?? null;
  });
  if (!found && vsd_id) await countGuess(platform, caller, vsd_id);
  return found;
}

function countGuess({ cache, db }: Platform, { ip }: Caller, vsd_id: string): Promise<true> {
  const options: Keeping = { seconds: 60, tags: ["showrooms"] };
  return cache.remember(`guess:${ip}:${vsd_id}`, options, async () => {
    await takeAttempt(db, `showroom-guess:${ip}`, lookupLimit);
    return true as const;
  });
}

/** A showroom that something of ours belongs to. */
export async function showroomById(platform: ReadingPlatform, id: string): Promise<Showroom | null> {
  return platform.cache.remember(`showroom:${id}`, { seconds: 60, tags: ["showrooms"] }, async () => {
    const showroom = await showroomAsSeller(platform.db, { id });
    return showroom ?? null;
  });
}

/** Refuses the 21st lookup of an address in a minute. */
export function countLookup(platform: Platform, caller: Caller): Promise<void> {
  return takeAttempt(platform.db, `showroom-lookup:${caller.ip}`, lookupLimit);
}
