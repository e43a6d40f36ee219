interface Entry {
  value: unknown;
  expires: number;
  /** When it was last moved to the end of the eviction order. */
  moved: number;
  bytes: number;
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
const movedEvery_ms = 1000;

/** Values with `bytes` (serialized responses) count by size, so that large ones cannot exhaust the process. */
export function memoryCache(options: { entries: number; bytes?: number; now?: () => number }): Cache {
  const now = options.now ?? Date.now;
  const mostBytes = options.bytes ?? defaultBytes;
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<unknown>>();
  let generation = 0;
  let total = 0;

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (entry && entries.delete(key)) total -= entry.bytes;
  };

  const keep = (key: string, entry: Entry) => {
    drop(key);
    entries.set(key, entry);
    total += entry.bytes;
    while (entries.size > options.entries || total > mostBytes) drop(entries.keys().next().value!);
  };

  const fresh = (key: string): Entry | undefined => {
    const hit = entries.get(key);
    const time = now();
    if (!hit || hit.expires <= time) return undefined;
    // an entry requested a thousand times a second need not move each time
    if (time - hit.moved >= movedEvery_ms) {
      entries.delete(key);
      entries.set(key, hit);
      hit.moved = time;
    }
    return hit;
  };

  return {
    async remember<T>(
      key: string,
      { seconds, tags = [], bytes }: { seconds: number; tags?: readonly string[]; bytes?: number },
      load: () => Promise<T>,
    ) {
      const hit = fresh(key);
      if (hit) return hit.value as T;
      const underway = loading.get(key);
      if (underway) return underway as Promise<T>;
      const startedIn = generation;
      const load1 = load()
        .then((value) => {
          // data loaded before a `forget` may be stale, so it is returned but not cached
          if (startedIn === generation) {
            const moved = now();
            const expires = moved + seconds * 1000;
            keep(key, { value, expires, moved, bytes: bytes ?? sizeOf(value), tags });
          }
          return value;
        })
        .finally(() => {
          if (loading.get(key) === load1) loading.delete(key);
        });
      loading.set(key, load1);
      return load1;
    },
    peek: (key) => fresh(key)?.value,
    drop,
    forget(tags) {
      const gone = typeof tags === "string" ? new Set([tags]) : tags;
      generation++;
      loading.clear();
      for (const [key, entry] of entries) if (entry.tags.some((tag) => gone.has(tag))) drop(key);
    },
    clear() {
      generation++;
      loading.clear();
      entries.clear();
      total = 0;
    },
  };
}

function sizeOf(value: unknown): number {
  const bytes = (value as { bytes?: unknown } | null | undefined)?.bytes;
  return bytes instanceof Uint8Array ? bytes.byteLength : 0;
}
