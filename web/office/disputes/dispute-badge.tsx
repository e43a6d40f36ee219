import { type DisputeStatus, disputeStatuses } from "../../../contract/dispute-words.ts";
import { Badge } from "../../ui/badge.tsx";

const tones = {
  needs_response: "warn",
  under_review: "neutral",
  won: "good",
  lost: "bad",
  closed: "neutral",
} as const;

export const DisputeBadge = ({ status }: { status: DisputeStatus }) => (
  <Badge tone={tones[status]}>{disputeStatuses[status]}</Badge>
);
