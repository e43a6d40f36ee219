import { orderSorts } from "../../../contract/sorts.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { dayIn, sortIn, wordsIn } from "../../kit/lists/list-address.ts";
import { listSource } from "../../kit/lists/list-source.ts";
import { itemStatusFrom, standingFrom } from "./item-status-from.ts";

export type OrderList = ReplyOf<"GET /api/orders">["data"];

/** What the page's address asks of the list. */
export const filterIn = (search: URLSearchParams) => ({
  status: itemStatusFrom(search.get("status")),
  stands: standingFrom(search.get("stands")),
  q: wordsIn(search),
  late: search.get("late") === "1" ? ("1" as const) : undefined,
  from: dayIn(search, "from"),
  to: dayIn(search, "to"),
});

/** The orders that this account may see. */
export const orders = listSource(
  "GET /api/orders",
  (search) => ({ ...filterIn(search), sort: sortIn(search, orderSorts) }),
  (list) => list,
);
