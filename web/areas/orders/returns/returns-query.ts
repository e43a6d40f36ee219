import { type CaseView, caseKinds, caseViews } from "../../../../contract/orders/return-words.ts";
import { returnSorts } from "../../../../contract/sorts.ts";
import { sortIn } from "../../../kit/lists/view-contents.ts";

export const returnsPath = "/account/returns";

const keyIn = <Key extends string>(words: Readonly<Record<Key, string>>, text: string | null) =>
  text !== null && Object.hasOwn(words, text) ? (text as Key) : undefined;

/** What the page's address asks of the list. */
export const filterIn = (search: URLSearchParams) => ({
  view: keyIn<CaseView>(caseViews, search.get("view")),
  kind: keyIn(caseKinds, search.get("kind")),
  q: search.get("q")?.slice(0, 80) || undefined,
  sort: sortIn(search, returnSorts),
});
