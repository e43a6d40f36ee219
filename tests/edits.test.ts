import fc from "fast-check";
import { expect, test } from "vitest";
import { saveBoard } from "../contract/boards.ts";
import { startingBoard } from "../domain/boards/starting-board.ts";
import { toSend } from "../web/boards/editor/board-contents.ts";
import { boardEdits } from "./support/board-edits.ts";
import { editedBy, sent } from "./support/edits.ts";

test("whatever is done to a board, the contract takes the result", () => {
  const rooms = [{ id: crypto.randomUUID(), width: 1600, height: 20 }];
  const start = startingBoard({ name: "n".repeat(1200), rooms, skus: ["A-1", "A-2"] }, 200);
  fc.assert(
    fc.property(boardEdits, (edits) => {
      const body = { version: 1, ...toSend(editedBy({ name: "Ideas", items: start.items }, edits)) };
      const parsed = saveBoard.body.safeParse(sent(body));
      expect(parsed.error?.issues).toBeUndefined();
      expect(parsed.data).toEqual(sent(body));
    }),
    { numRuns: 300 },
  );
});
