import { describe, expect, it } from "vitest";
import { type SelectionStatus, selectionStatuses } from "../../contract/design/selection-words.ts";
import { isLocked, moved, movesOf, type SelectionMove, waitsFor } from "./selection-moves.ts";

const statuses = Object.keys(selectionStatuses) as SelectionStatus[];
const every: SelectionMove[] = ["revise", "approve", "ask_for_others", "change", "decline", "withdraw"];

describe("the moves of a selection", () => {
  it("are these, and no others", () => {
    const table = statuses.flatMap((from) =>
      (["pro", "client"] as const).flatMap((by) =>
        every.flatMap((move) => {
          const to = moved(from, move, by);
          return to ? [`${by} ${move}: ${from} > ${to}`] : [];
        }),
      ),
    );
    expect(table).toEqual([
      "pro revise: proposed > proposed",
      "pro withdraw: proposed > withdrawn",
      "client approve: proposed > approved",
      "client ask_for_others: proposed > returned",
      "pro revise: returned > proposed",
      "pro withdraw: returned > withdrawn",
      "pro change: approved > change_requested",
      "pro revise: change_requested > change_requested",
      "pro withdraw: change_requested > approved",
      "client approve: change_requested > approved",
      "client decline: change_requested > approved",
    ]);
  });

  it("leave what is approved locked: from there only a change request leads on", () => {
    expect(movesOf("approved", "client")).toEqual([]);
    expect(movesOf("approved", "pro")).toEqual(["change"]);
    expect(statuses.filter(isLocked)).toEqual(["approved", "change_requested"]);
  });

  it("wait for the person who moves next", () => {
    expect(statuses.map(waitsFor)).toEqual(["client", "pro", null, "client", null]);
  });
});
