import type { BoardItem } from "../../../../contract/design/boards.ts";

/** What a refused field of a board is of, in words: `document.items.3.text` is of the fourth item. */
export function refusedPart(
  items: readonly BoardItem[],
  field: string,
  labelOf: (item: BoardItem) => string,
): string {
  if (field === "name") return "Board name";
  const item = items[Number(/^document\.items\.(\d+)\b/.exec(field)?.[1] ?? Number.NaN)];
  return item ? labelOf(item) : "";
}
