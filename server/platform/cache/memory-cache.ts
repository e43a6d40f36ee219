import { LRUCache } from "lru-cache";
import type { Cache, CacheSection, Keeping, SectionLimits } from "./cache.ts";
import { hearing } from "./hearing.ts";
import type { Tag } from "./tags.ts";

interface Entry {
  value: unknown;
  tags: readonly Tag[];
}

interface Load {
  result: Promise<unknown>;
  tags: readonly Tag[];
}

interface MemorySection extends CacheSection {
  forget(tags: readonly Tag[]): void;
  clear(): void;
}

type Limits = SectionLimits & { now?: () => number };

const defaultBytes = 64 * 1024 * 1024;

/** A cache in this process; the limits are those of its main section. */
export function memoryCache({ now = Date.now, ...limits }: Limits): Cache {
  const main = memorySection({ ...limits, now });
  const sections = new Map<string, MemorySection>();
  const all = () => [main, ...sections.values()];
  const forget = (...tags: readonly Tag[]) => {
    for (const section of all()) section.forget(tags);
  };
  return {
    ...main,
    section(name, wanted) {
      const section = sections.get(name) ?? memorySection({ ...wanted, now });
      sections.set(name, section);
      return section;
    },
    forget,
    ...hearing(forget),
    clear() {
      for (const section of all()) section.clear();
    },
  };
}

/** Values with `bytes` (serialized replies) count by size, so that large ones cannot exhaust the process. */
function memorySection({ entries: most, bytes: mostBytes = defaultBytes, now }: Limits): MemorySection {
  const keysByTag = new Map<Tag, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    max: most,
    maxSize: mostBytes,
    ...(now && { perf: { now } }),
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

  const renew = <T>(key: string, keeping: Keeping<T>, load: () => Promise<T>): Promise<T> => {
    const underway = loads.get(key);
    if (underway) return underway.result as Promise<T>;
    const { seconds, tags = [], bytes } = keeping;
    const result = load()
      .then((value) => {
        const kept_s = typeof seconds === "function" ? seconds(value) : seconds;
        // data loaded before its tag was forgotten may be stale, so it is returned but not cached
        if (loads.get(key) === mine && kept_s > 0) {
          const size = (bytes ?? sizeOf(value)) || 1;
          // the library still shows an entry in the last millisecond of its `ttl`
          entries.set(key, { value, tags }, { ttl: kept_s * 1000 - 1, size });
        }
        return value;
      })
      .finally(() => {
        if (loads.get(key) === mine) loads.delete(key);
      });
    const mine: Load = { result, tags };
    loads.set(key, mine);
    return result;
  };

  return {
    async remember<T>(key: string, keeping: Keeping<T>, load: () => Promise<T>) {
      const hit = entries.get(key);
      return hit ? (hit.value as T) : renew(key, keeping, load);
    },
    renew,
    peek: (key) => entries.get(key)?.value,
    drop: (key) => void entries.delete(key),
    forget(tags) {
      for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key);
      for (const [key, load] of loads) if (load.tags.some((tag) => tags.includes(tag))) loads.delete(key);
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
