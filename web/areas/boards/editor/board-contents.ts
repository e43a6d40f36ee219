import type { BoardItem } from "../../../../contract/design/boards.ts";

/** What of a board is edited. */
export interface Contents {
  name: string;
  items: readonly BoardItem[];
}

/** As the API takes it. */
export const toSend = ({ name, items }: Contents) => ({
  name: name.trim() || "Board",
  document: { schema: "board/1" as const, items: [...items] },
});
