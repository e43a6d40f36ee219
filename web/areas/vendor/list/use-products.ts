import { useCallback, useEffect, useRef, useState } from "react";
import type { ListedStatus, ListedVariant } from "../../../../contract/catalog/vendor-products.ts";
import type { ProductSort } from "../../../../contract/sorts.ts";
import { ApiError, api } from "../../../client/api.ts";

/** Whether a product, or an edit of it, waits for an admin or came back from one. */
export const reviewStates = ["pending", "sent_back"] as const;
type ReviewState = (typeof reviewStates)[number];

export interface ListQuery {
  q?: string | undefined;
  category?: number | undefined;
  status?: ListedStatus | undefined;
  out_of_stock?: "1" | undefined;
  review?: ReviewState | undefined;
  sort: ProductSort;
}

const pageSize = 100;

export interface ProductRows {
  /** Undefined until the first page is there. */
  total: number | undefined;
  row: (index: number) => ListedVariant | undefined;
  /** Loads the pages that hold these rows. */
  need: (first: number, last: number) => void;
  /** Shows a row as it is now. */
  patch: (row: ListedVariant) => void;
  /** Reads everything in sight anew. */
  reload: () => void;
  failure: string | undefined;
}

interface Loaded {
  key: string;
  total: number | undefined;
  rows: ReadonlyMap<number, ListedVariant>;
  failure?: string;
}

/** A vendor's list, loaded page by page as it is scrolled. */
export function useProducts(query: ListQuery): ProductRows {
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify([query, turn]);
  const [loaded, setLoaded] = useState<Loaded>({ key, total: undefined, rows: new Map() });
  const asked = useRef({ key, pages: new Set<number>() });
  if (asked.current.key !== key) asked.current = { key, pages: new Set() };

  const load = useCallback(
    async (page: number) => {
      const { pages } = asked.current;
      if (pages.has(page)) return;
      pages.add(page);
      const [sent] = JSON.parse(key) as [ListQuery];
      try {
        const { data } = await api("GET /api/vendor/products", {
          query: { ...sent, page, per_page: pageSize },
          feedback: "none",
        });
        if (asked.current.key !== key) return;
        setLoaded((before) => {
          const rows = new Map(before.key === key ? before.rows : []);
          data.data.forEach((row, at) => {
            rows.set((page - 1) * pageSize + at, row);
          });
          return { key, total: data.total, rows };
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        pages.delete(page);
        if (asked.current.key === key) setLoaded((before) => ({ ...before, key, failure: error.message }));
      }
    },
    [key],
  );
  useEffect(() => void load(1), [load]);

  const need = useCallback(
    (first: number, last: number) => {
      for (let page = Math.floor(first / pageSize) + 1; page <= Math.floor(last / pageSize) + 1; page++) {
        void load(page);
      }
    },
    [load],
  );
  const patch = useCallback((row: ListedVariant) => {
    setLoaded((before) => ({
      ...before,
      rows: new Map([...before.rows].map(([at, one]) => [at, one.sku === row.sku ? row : one])),
    }));
  }, []);
  return {
    total: loaded.total,
    row: (index) => loaded.rows.get(index),
    need,
    patch,
    reload: useCallback(() => setTurn((before) => before + 1), []),
    failure: loaded.failure,
  };
}
