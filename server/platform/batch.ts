/**
 * Batches single queries: everything requested in one tick, or while `rounds` are running, goes into the next round. A
 * single caller waits no longer than alone, many share the cost of one query. A failed round fails for all in it.
 */
export function batching<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  { most = 64, rounds = 1 }: { most?: number; rounds?: number } = {},
): (key: Key) => Promise<Value | undefined> {
  const waiting: {
    key: Key;
    resolve: (value: Value | undefined) => void;
    reject: (error: unknown) => void;
  }[] = [];
  let underway = 0;
  let isGathering = false;

  async function next(): Promise<void> {
    const round = waiting.splice(0, most);
    if (round.length === 0) return;
    underway += 1;
    try {
      const found = await load([...new Set(round.map(({ key }) => key))]);
      for (const { key, resolve } of round) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of round) reject(error);
    } finally {
      underway -= 1;
      void next();
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isGathering || underway >= rounds) return;
      isGathering = true;
      // after all requests that have arrived by now
      setImmediate(() => {
        isGathering = false;
        void next();
      });
    });
}
