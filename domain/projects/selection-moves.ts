import type { SelectionSide, SelectionStatus } from "../../contract/design/selection-words.ts";

/** What somebody does with a selection. */
export type SelectionMove = "revise" | "approve" | "ask_for_others" | "change" | "decline" | "withdraw";

/**
 * Every move that a selection can make, and who makes it. What is approved is locked: from there only a change request
 * leads on, which the client signs or declines; until then the approval before it holds.
 */
const moves: readonly {
  move: SelectionMove;
  from: SelectionStatus;
  to: SelectionStatus;
  by: SelectionSide;
}[] = [
  { move: "revise", from: "proposed", to: "proposed", by: "pro" },
  { move: "revise", from: "returned", to: "proposed", by: "pro" },
  { move: "revise", from: "change_requested", to: "change_requested", by: "pro" },
  { move: "withdraw", from: "proposed", to: "withdrawn", by: "pro" },
  { move: "withdraw", from: "returned", to: "withdrawn", by: "pro" },
  { move: "withdraw", from: "change_requested", to: "approved", by: "pro" },
  { move: "change", from: "approved", to: "change_requested", by: "pro" },
  { move: "approve", from: "proposed", to: "approved", by: "client" },
  { move: "approve", from: "change_requested", to: "approved", by: "client" },
  { move: "ask_for_others", from: "proposed", to: "returned", by: "client" },
  { move: "decline", from: "change_requested", to: "approved", by: "client" },
];

/** Where a move by a side leads; null if it can't be made. */
export const moved = (
  from: SelectionStatus,
  move: SelectionMove,
  by: SelectionSide,
): SelectionStatus | null =>
  moves.find((one) => one.from === from && one.move === move && one.by === by)?.to ?? null;

/** What a side can do with a selection. */
export const movesOf = (from: SelectionStatus, by: SelectionSide): SelectionMove[] =>
  moves.filter((one) => one.from === from && one.by === by).map(({ move }) => move);

/** Whose move it is; null where nobody has to do anything. */
export function waitsFor(status: SelectionStatus): SelectionSide | null {
  if (status === "proposed" || status === "change_requested") return "client";
  return status === "returned" ? "pro" : null;
}

/** Whether something that the client signed holds. */
export const isLocked = (status: SelectionStatus): boolean =>
  status === "approved" || status === "change_requested";
