import type { ProposalStatus } from "../../../contract/design/proposal-content.ts";

/** What happens to a proposal. */
export type ProposalMove =
  | "send"
  | "view"
  | "ask_changes"
  | "accept"
  | "decline"
  | "expire"
  | "withdraw"
  | "cancel";

type Side = "pro" | "client" | "clock";

/**
 * Every move that a proposal can make, and who makes it. Sending again is a new version, and after the acceptance it is
 * a change order: the job stays accepted while the client thinks about it. Only an accepted job can be canceled.
 */
const moves: readonly {
  move: ProposalMove;
  by: Side;
  from: readonly ProposalStatus[];
  to: ProposalStatus;
}[] = [
  {
    move: "send",
    by: "pro",
    from: ["draft", "sent", "viewed", "changes_asked", "declined", "expired", "withdrawn"],
    to: "sent",
  },
  { move: "send", by: "pro", from: ["accepted"], to: "accepted" },
  { move: "view", by: "client", from: ["sent"], to: "viewed" },
  { move: "ask_changes", by: "client", from: ["sent", "viewed", "changes_asked"], to: "changes_asked" },
  { move: "ask_changes", by: "client", from: ["accepted"], to: "accepted" },
  { move: "accept", by: "client", from: ["sent", "viewed", "changes_asked", "accepted"], to: "accepted" },
  { move: "decline", by: "client", from: ["sent", "viewed", "changes_asked"], to: "declined" },
  { move: "decline", by: "client", from: ["accepted"], to: "accepted" },
  { move: "expire", by: "clock", from: ["sent", "viewed", "changes_asked"], to: "expired" },
  { move: "expire", by: "clock", from: ["accepted"], to: "accepted" },
  { move: "withdraw", by: "pro", from: ["sent", "viewed", "changes_asked"], to: "withdrawn" },
  { move: "withdraw", by: "pro", from: ["accepted"], to: "accepted" },
  { move: "cancel", by: "pro", from: ["accepted"], to: "canceled" },
];

/** Where a move leads from a state; undefined if it cannot be made there. */
export const moved = (from: ProposalStatus, move: ProposalMove): ProposalStatus | undefined =>
  moves.find((row) => row.move === move && row.from.includes(from))?.to;

/** What one side can do in a state. */
export const movesOf = (from: ProposalStatus, by: Side): ProposalMove[] =>
  moves.filter((row) => row.by === by && row.from.includes(from)).map(({ move }) => move);

/** Whether the client can still answer the version that was sent last. */
export const isWaiting = (status: ProposalStatus): boolean =>
  status === "sent" || status === "viewed" || status === "changes_asked";
