import type { HireStatus } from "../../contract/design/hire-words.ts";

/** The two sides of a hire. */
export type HireSide = "customer" | "pro";

/**
 * Every move that a hire can make, and who makes it. A request waits for the pro's answer; the customer can take it
 * back until then. Either side ends a hire by finishing it.
 */
const hireMoves: readonly { from: HireStatus; to: HireStatus; by: readonly HireSide[] }[] = [
  { from: "requested", to: "accepted", by: ["pro"] },
  { from: "requested", to: "declined", by: ["pro"] },
  { from: "requested", to: "withdrawn", by: ["customer"] },
  { from: "accepted", to: "finished", by: ["customer", "pro"] },
];

/** Where one side can move a hire from a state. */
export const movesOf = (from: HireStatus, side: HireSide): HireStatus[] =>
  hireMoves.filter((move) => move.from === from && move.by.includes(side)).map(({ to }) => to);

export const mayMove = (from: HireStatus, to: HireStatus, side: HireSide): boolean =>
  movesOf(from, side).includes(to);

/** Whether the pro sees what the customer shared. */
export const sharesProject = (status: HireStatus): boolean => status === "accepted";

/** Whether the two still write to each other. */
export const isOpenHire = (status: HireStatus): boolean => status === "requested" || status === "accepted";
