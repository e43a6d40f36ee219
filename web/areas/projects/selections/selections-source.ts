import { selectionSorts } from "../../../../contract/sorts.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { sortIn } from "../../../kit/lists/list-address.ts";
import { listSource } from "../../../kit/lists/list-source.ts";

export type SelectionPage = ReplyOf<"GET /api/selections">["data"];

export const selections = listSource(
  "GET /api/selections",
  (search) => ({
    show: search.get("show") === "all" ? ("all" as const) : ("open" as const),
    sort: sortIn(search, selectionSorts),
  }),
  (list) => list,
);
