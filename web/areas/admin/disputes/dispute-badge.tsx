import { type DisputeStatus, disputeStatuses } from "../../../../contract/orders/dispute-words.ts";
import { Badge } from "../../../ui/badge.tsx";

const tones = {
  needs_response: "warn",
  under_review: "neutral",
  won: "good",
  lost: "bad",
  closed: "neutral",
} as const;

export const DisputeBadge = ({ status, isNamed }: { status: DisputeStatus; isNamed?: boolean }) => (
  <Badge tone={tones[status]}>
    {isNamed ? `Dispute: ${disputeStatuses[status].toLowerCase()}` : disputeStatuses[status]}
  </Badge>
);
