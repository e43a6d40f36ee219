import { useCallback, useEffect, useState } from "react";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";

export type Fitting = ReplyOf<"POST /api/rooms/fitting">["data"];

const perPage = 18;
const typing_ms = 250;

/** All SKUs of products by their hash, as far as they were asked for. */
export function useProducts(showroom: string | undefined) {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly RoomProduct[]>>(new Map());
  const add = useCallback(
    async (hashes: readonly string[], signal: AbortSignal) => {
      if (hashes.length === 0) return;
      const { data } = await api("POST /api/rooms/variants", {
        body: { showroom, hashes: [...hashes] },
        signal,
        feedback: "none",
      });
      const byHash = Map.groupBy(data.goods, ({ hash }) => hash);
      setKnown((before) => new Map([...before, ...byHash]));
    },
    [showroom],
  );
  return { known, add };
}

export interface Wish {
  target: string;
  category: string | undefined;
  q: string;
}

/** The showroom's products that fit a floor or a wall, by a search; earlier ones stay until new ones are there. */
export function useStrip(
  showroom: string | undefined,
  wish: Wish,
  add: (hashes: readonly string[], signal: AbortSignal) => Promise<void>,
) {
  const key = JSON.stringify(wish);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ key: string; list: Fitting | null; failed: boolean }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const { target, category, q } = JSON.parse(key) as Wish;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const { data } = await api("POST /api/rooms/fitting", {
          body: { showroom, target, category, q: q || undefined, filters: {}, page: 1, per_page: perPage },
          signal: stop.signal,
          feedback: "none",
        });
        await add(
          data.data.map(({ hash }) => hash),
          stop.signal,
        );
        setFound({ key, list: data, failed: false });
      } catch {
        if (!stop.signal.aborted) setFound((before) => ({ key, list: before?.list ?? null, failed: true }));
      }
    };
    const wait = setTimeout(() => void ask(), q ? typing_ms : 0);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [key, showroom, add, tries]);
  return {
    list: found?.list ?? null,
    isLoading: found?.key !== key,
    failed: found?.key === key && found.failed,
    again: () => setTries((before) => before + 1),
  };
}
