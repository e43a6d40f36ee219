import { LRUCache } from "lru-cache";

interface Entry {
  value: unknown;
  tags: readonly string[];
}

interface Load {
  result: Promise<unknown>;
  tags: readonly string[];
}

/** A bounded cache in this process. Callers key everything with a price by showroom. */
export interface Cache {
  /** The cached value, or the result of `load`; concurrent loads of equal keys share one. */
  remember<T>(
    key: string,
    options: {
      seconds: number;
      tags?: readonly string[];
      /** Its approximate memory, if large; serialized responses report it themselves. */
      bytes?: number;
    },
    load: () => Promise<T>,
  ): Promise<T>;
  /** The cached value, if it is there. */
  peek(key: string): unknown;
  /** Forgets one entry. */
  drop(key: string): void;
  /** Drops every entry with the tag, or one of several. */
  forget(tags: string | ReadonlySet<string>): void;
  clear(): void;
}

const defaultBytes = 64 * 1024 * 1024;

/** Values with `bytes` (serialized responses) count by size, so that large ones cannot exhaust the process. */
export function memoryCache(options: { entries: number; bytes?: number; now?: () => number }): Cache {
  const keysByTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    max: options.entries,
    maxSize: options.bytes ?? defaultBytes,
    perf: { now: options.now ?? Date.now },
    ttlResolution: 0,
    onInsert: ({ tags }, key) => {
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
    },
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        if (keys?.delete(key) && keys.size === 0) keysByTag.delete(tag);
      }
    },
  });
  const loads = new Map<string, Load>();

  return {
    async remember<T>(
      key: string,
      { seconds, tags = [], bytes }: { seconds: number; tags?: readonly string[]; bytes?: number },
      load: () => Promise<T>,
    ) {
      const hit = entries.get(key);
      if (hit) return hit.value as T;
      const underway = loads.get(key);
      if (underway) return underway.result as Promise<T>;
      const result = load()
        .then((value) => {
          // data loaded before a `forget` may be stale, so it is returned but not cached
          if (loads.get(key) === mine && seconds > 0) {
            const size = (bytes ?? sizeOf(value)) || 1;
            // the library still shows an entry in the last millisecond of its `ttl`
            entries.set(key, { value, tags }, { ttl: seconds * 1000 - 1, size });
          }
          return value;
        })
        .finally(() => {
          if (loads.get(key) === mine) loads.delete(key);
        });
      const mine: Load = { result, tags };
      loads.set(key, mine);
      return result;
    },
    peek: (key) => entries.get(key)?.value,
    drop: (key) => void entries.delete(key),
    forget(tags) {
      const gone = typeof tags === "string" ? new Set([tags]) : tags;
      for (const tag of gone) for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key);
      for (const [key, load] of loads) if (load.tags.some((tag) => gone.has(tag))) loads.delete(key);
    },
    clear() {
      loads.clear();
      entries.clear();
    },
  };
}

function sizeOf(value: unknown): number {
  const bytes = (value as { bytes?: unknown } | null | undefined)?.bytes;
  return bytes instanceof Uint8Array ? bytes.byteLength : 0;
}
