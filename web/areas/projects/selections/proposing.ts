import type { SelectionBoard, SelectionPlace } from "../../../../contract/design/selections.ts";
import { typedDollars } from "../../../kit/projects/amounts.ts";
import type { DraftOption } from "./use-priced-draft.ts";

/** What the form that proposes options starts from. */
export interface Proposing {
  board: SelectionBoard;
  places: readonly SelectionPlace[];
  /** The one that is changed; undefined for a new one. */
  selection: SelectionBoard["selections"][number] | undefined;
}

/** The form as the API takes it; undefined where the allowance is no amount. */
export function detailsOf(
  texts: Readonly<Record<string, string>>,
  options: readonly DraftOption[],
  isLine: boolean,
) {
  const { title = "", note = "", due_on = "" } = texts;
  const allowance = typedDollars(texts.allowance ?? "");
  if (allowance === undefined) return undefined;
  const sent = options.map(({ sku, note: words, qty }) => ({ sku, note: words, qty: isLine ? qty : null }));
  return { title, note, allowance, due_on, options: sent };
}
