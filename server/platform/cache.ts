interface Entry {
  value: unknown;
  expires: number;
  tags: readonly string[];
}

/** A bounded cache in this process. Whatever carries a price is keyed by showroom by its writer. */
export interface Cache {
  /** The cached value, or what `load` gives; equal keys loading at once share one load. */
  remember<T>(
    key: string,
    options: { seconds: number; tags?: readonly string[] },
    load: () => Promise<T>,
  ): Promise<T>;
  /** Forgets every entry that carries the tag. */
  forget(tag: string): void;
  clear(): void;
}

export function memoryCache(options: { entries: number; now?: () => number }): Cache {
  const now = options.now ?? Date.now;
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<unknown>>();
  let generation = 0;

  const keep = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.size > options.entries ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
  };

  return {
    async remember<T>(
      key: string,
      { seconds, tags = [] }: { seconds: number; tags?: readonly string[] },
      load: () => Promise<T>,
    ) {
      const hit = entries.get(key);
      if (hit && hit.expires > now()) {
        keep(key, hit);
        return hit.value as T;
      }
      const underway = loading.get(key);
      if (underway) return underway as Promise<T>;
      const startedIn = generation;
      const load1 = load()
        .then((value) => {
          // what was read before a `forget` may be stale, so it is answered but not kept
          if (startedIn === generation) keep(key, { value, expires: now() + seconds * 1000, tags });
          return value;
        })
        .finally(() => {
          if (loading.get(key) === load1) loading.delete(key);
        });
      loading.set(key, load1);
      return load1;
    },
    forget(tag) {
      generation++;
      loading.clear();
      for (const [key, entry] of entries) if (entry.tags.includes(tag)) entries.delete(key);
    },
    clear() {
      generation++;
      loading.clear();
      entries.clear();
    },
  };
}
