import { type CaseView, caseKinds, caseViews } from "../../../../contract/orders/return-words.ts";
import { returnSorts } from "../../../../contract/sorts.ts";
import { choiceIn, sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { listSource } from "../../../kit/lists/list-source.ts";

export const returnsPath = "/account/returns";

/** What the page's address asks of the list. */
export const filterIn = (search: URLSearchParams) => ({
  view: choiceIn(search, "view", caseViews),
  kind: choiceIn(search, "kind", caseKinds),
  q: wordsIn(search),
  sort: sortIn(search, returnSorts),
});

/** The cases of a view, which may be one that the address leaves open. */
export const casesOf = (view: CaseView) =>
  listSource(
    "GET /api/returns",
    (search) => ({ ...filterIn(search), view }),
    (list) => list,
  );
