import type { Db } from "./database.ts";
import { tokenHash } from "./ids.ts";
import { type KeyedColumn, type KeyedRow, keyedRows, replaceKeyed } from "./rekey.store.ts";
import { openedWith, seal } from "./seal.ts";
import { newLinkToken, type SecretKeys } from "./secret-keys.ts";

/** How many rows of a column were made with which key. */
export interface KeyCount {
  name: string;
  /** With SECRET_KEY, before anything was changed. */
  present: number;
  /** With one of OTHER_SECRET_KEYS. */
  other: number;
  /** With a key that isn't configured: sealed data that nothing opens, links whose address we no longer know. */
  unknown: number;
  /** How many of the last two were made again with SECRET_KEY. */
  changed: number;
}

/**
 * Brings what was made with other keys to the present one: seals data again and, if asked to, gives links a new address;
 * the address that is out stops working. May run beside servers, and again after it broke off.
 * @param change neither, sealed data alone, or links too
 */
export async function rekey(
  db: Db,
  keys: SecretKeys,
  columns: readonly KeyedColumn[],
  change: "nothing" | "sealed" | "links",
): Promise<KeyCount[]> {
  const counts: KeyCount[] = [];
  for (const keyed of columns) {
    const count: KeyCount = { name: keyed.name, present: 0, other: 0, unknown: 0, changed: 0 };
    const isWanted = "link" in keyed ? change === "links" : change !== "nothing";
    for await (const row of keyedRows(db, keyed)) {
      const { state, again } = madeWith(keys, keyed, row);
      count[state] += 1;
      if (!again || !isWanted) continue;
      await replaceKeyed(db, keyed, row, again());
      count.changed += 1;
    }
    counts.push(count);
  }
  return counts;
}

interface Made {
  state: "present" | "other" | "unknown";
  /** The value with the present key; undefined where it has that key or nothing opens it. */
  again?: () => Buffer;
}

function madeWith(keys: SecretKeys, keyed: KeyedColumn, { id, value, part }: KeyedRow): Made {
  const { secretKey, otherSecretKeys } = keys;
  if ("link" in keyed) {
    const link = keyed.link(id, part);
    const hashWith = (secretKey: string) => tokenHash(newLinkToken({ secretKey }, link));
    if (hashWith(secretKey).equals(value)) return { state: "present" };
    const isOurs = otherSecretKeys.some((key) => hashWith(key).equals(value));
    return { state: isOurs ? "other" : "unknown", again: () => hashWith(secretKey) };
  }
  const { sealed_for } = keyed;
  if (openedWith(secretKey, sealed_for, value) !== undefined) return { state: "present" };
  for (const key of otherSecretKeys) {
    const opened = openedWith(key, sealed_for, value);
    if (opened !== undefined) return { state: "other", again: () => seal(secretKey, sealed_for, opened) };
  }
  return { state: "unknown" };
}
