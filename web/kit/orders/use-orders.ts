import { useCallback, useState } from "react";
import type { ItemStatus, Order } from "../../../contract/orders/orders.ts";
import type { Carrier } from "../../../domain/orders/carriers.ts";
import { api } from "../../client/api.ts";
import { ApiError, type CallArguments, type ReplyOf } from "../../client/api-call.ts";
import { useRequest } from "../../client/use-request.ts";

type List = ReplyOf<"GET /api/orders">["data"];
export type OrderQuery = NonNullable<CallArguments<"GET /api/orders">[0]>["query"];

export interface OrdersState {
  list: List | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Replaces the shown order with a changed one. */
  replace(order: Order): void;
  reload(): void;
}

/** A page of the orders that this account may see. */
export function useOrders(query: OrderQuery): OrdersState {
  const [list, setList] = useState<List>();
  const [error, setError] = useState<ApiError>();
  const [isLoading, setLoading] = useState(true);
  const reload = useRequest(JSON.stringify(query), (signal) => {
    setLoading(true);
    api("GET /api/orders", { query, signal, feedback: "none" })
      .then(({ data }) => {
        setList(data);
        setError(undefined);
      })
      .catch((failure) => {
        if (signal.aborted) return;
        if (!(failure instanceof ApiError)) throw failure;
        setError(failure);
      })
      .finally(() => !signal.aborted && setLoading(false));
  });
  const replace = useCallback(
    (order: Order) =>
      setList(
        (known) => known && { ...known, data: known.data.map((one) => (one.id === order.id ? order : one)) },
      ),
    [],
  );
  return { list, error, isLoading, replace, reload };
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
