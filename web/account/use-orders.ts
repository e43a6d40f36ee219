import { useCallback, useEffect, useState } from "react";
import type { ItemStatus, Order } from "../../contract/orders.ts";
import type { Carrier } from "../../domain/carriers.ts";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";

type List = { data: Order[]; total: number; current_page: number; last_page: number };

export interface OrdersState {
  list: List | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Replaces the shown order with a changed one. */
  replace(order: Order): void;
  reload(): void;
}

/** A page of the orders that this account may see. */
export function useOrders(query: {
  page: number;
  status?: ItemStatus | undefined;
  q?: string | undefined;
  /** Only those that a vendor has not answered in time. */
  late?: "1" | undefined;
}): OrdersState {
  const { page, status, q, late } = query;
  const [list, setList] = useState<List>();
  const [error, setError] = useState<ApiError>();
  const [isLoading, setLoading] = useState(true);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again for the same
  useEffect(() => {
    const ended = new AbortController();
    setLoading(true);
    api("GET /api/orders", {
      query: { page, per_page: 10, status, q: q || undefined, late },
      signal: ended.signal,
      feedback: "none",
    })
      .then(({ data }) => {
        setList(data);
        setError(undefined);
      })
      .catch((failure) => {
        if (ended.signal.aborted) return;
        if (!(failure instanceof ApiError)) throw failure;
        setError(failure);
      })
      .finally(() => !ended.signal.aborted && setLoading(false));
    return () => ended.abort();
  }, [page, status, q, late, round]);
  const replace = useCallback(
    (order: Order) =>
      setList(
        (known) => known && { ...known, data: known.data.map((one) => (one.id === order.id ? order : one)) },
      ),
    [],
  );
  return { list, error, isLoading, replace, reload: () => setRound((count) => count + 1) };
}

export interface MoveTexts {
  note?: string;
  carrier?: Carrier;
  tracking?: string;
  lot?: string;
  /** Only so many units. */
  qty?: number;
}

/** Moves an item; if its status changed meanwhile, the server refuses with the current state. */
export async function moveItem(
  order: string,
  item: { id: string; status: ItemStatus },
  to: ItemStatus,
  texts: MoveTexts = {},
): Promise<Order> {
  const { data } = await api("PUT /api/orders/{id}/items/{item}/status", {
    params: { id: order, item: item.id },
    body: { status: to, from: item.status, ...texts },
  });
  return data.order;
}
