import { randomBytes } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Redis } from "../redis/redis.ts";
import type { Cache, CacheSection, Keeping } from "./cache.ts";
import { hearing } from "./hearing.ts";
import { announced, type Tag } from "./tags.ts";

/** Larger values take longer to send than to make again. */
const mostBytes = 1024 * 1024;
/** How soon an invalidation that Redis did not take is passed on again. */
const again_ms = 1000;
const everything = "everything";
type Mark = Tag | typeof everything;

/**
 * A cache in this process in front of one in Redis, from which servers take what another one has loaded. Only values
 * whose `Keeping` is `shared` are there.
 *
 * Each tag has a mark in Redis, a random text that every invalidation replaces. An entry carries the marks that were
 * there before it was loaded, and counts only as long as they still are. So no entry has to be found to be dropped, and
 * what was loaded before an invalidation never shows after it.
 * @param prefix of every key; servers of different releases need different ones
 */
export function redisCache(local: Cache, redis: Redis, prefix: string): Cache {
  /** Marks that are still to be replaced, with a number. Until then nothing is read from Redis or written to it. */
  const owed = new Map<Mark, number>();
  let invalidations = 0;
  let paying: Promise<void> = Promise.resolve();
  let again: NodeJS.Timeout | undefined;
  const markKey = (mark: Mark) => `${prefix}:mark:${mark}`;
  const isShared = (tag: Tag) => announced.some((one) => one === tag);

  async function pay(): Promise<void> {
    const due = [...owed];
    if (due.length === 0) return;
    const isPaid = await redis.ask((client) =>
      client.mset(due.flatMap(([mark]) => [markKey(mark), newMark()])),
    );
    // not one that was invalidated again meanwhile
    if (isPaid) for (const [mark, number] of due) if (owed.get(mark) === number) owed.delete(mark);
    clearTimeout(again);
    if (owed.size > 0) again = setTimeout(() => void pay(), again_ms).unref();
  }
  const owe = (marks: readonly Mark[]) => {
    if (marks.length === 0) return;
    invalidations += 1;
    for (const mark of marks) owed.set(mark, invalidations);
    paying = pay();
  };

  /** The entry of a key, if it counts, and the marks that a new one has to carry; undefined without Redis. */
  async function read(key: string, marks: readonly Mark[]) {
    await paying;
    await pay();
    if (owed.size > 0) return undefined;
    const found = await redis.ask((client) => client.mgetBuffer(key, ...marks.map(markKey)));
    if (!found) return undefined;
    const [entry, ...present] = found;
    const missing = marks.filter((_, at) => !present[at]);
    if (missing.length > 0) {
      const set = (mark: Mark) => redis.ask((client) => client.set(markKey(mark), newMark(), "NX"));
      await Promise.all(missing.map(set));
      return undefined;
    }
    const head = Buffer.concat(present as Buffer[]);
    const counts = entry?.subarray(0, head.length).equals(head) ?? false;
    return { head, value: counts ? valueIn(entry!.subarray(head.length)) : undefined };
  }

  async function loadShared<T>(key: string, keeping: Keeping<T>, load: () => Promise<T>): Promise<T> {
    const found = await read(key, [everything, ...(keeping.tags ?? [])]);
    if (found?.value) return found.value.value as T;
    const value = await load();
    const seconds = typeof keeping.seconds === "function" ? keeping.seconds(value) : keeping.seconds;
    if (found && seconds > 0)
      void redis.ask(async (client) => {
        const entry = Buffer.concat([found.head, serialize({ value })]);
        if (entry.length <= mostBytes) await client.set(key, entry, "PX", Math.ceil(seconds * 1000));
      });
    return value;
  }

  const inFront = (section: CacheSection, name: string): CacheSection => ({
    ...section,
    remember(key, keeping, load) {
      if (!keeping.shared || !keeping.tags?.every(isShared)) return section.remember(key, keeping, load);
      return section.remember(key, keeping, () => loadShared(`${prefix}:${name}:${key}`, keeping, load));
    },
  });

  const forget = (...tags: readonly Tag[]) => {
    local.forget(...tags);
    owe(tags.filter(isShared));
  };
  return {
    ...inFront(local, "main"),
    section: (name, limits) => inFront(local.section(name, limits), name),
    forget,
    ...hearing(forget),
    clear() {
      local.clear();
      owe([everything]);
    },
  };
}

const newMark = () => randomBytes(12).toString("base64url");

/** Undefined for what another version of Node wrote and this one cannot read. */
function valueIn(bytes: Buffer): { value: unknown } | undefined {
  try {
    return deserialize(bytes) as { value: unknown };
  } catch {
    return undefined;
  }
}
