import {
  type CaseKind,
  type CaseStatus,
  caseKinds,
  caseStatuses,
} from "../../../../contract/orders/return-words.ts";
import type { ReturnCase } from "../../../../contract/orders/returns.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { formatDate } from "../../../ui/format.ts";

const tones: Record<CaseStatus, Tone> = {
  requested: "warn",
  approved: "warn",
  shipped: "warn",
  disputed: "warn",
  declined: "bad",
  refunded: "good",
  replaced: "good",
  withdrawn: "neutral",
  closed: "neutral",
};

export function CaseBadge({ status, isOverdue = false }: { status: CaseStatus; isOverdue?: boolean }) {
  return (
    <Badge tone={isOverdue ? "bad" : tones[status]}>
      {isOverdue ? `Overdue: ${caseStatuses[status].toLowerCase()}` : caseStatuses[status]}
    </Badge>
  );
}

export const caseTitle = ({ kind, number }: { kind: CaseKind; number: string }): string =>
  `${caseKinds[kind]} ${number}`;

const nextWords = {
  vendor: "Vendor's turn",
  customer: "Customer's turn",
  marketplace: "Marketplace's turn",
};

/** Whose turn it is, and until when. */
export function dueWords({ next, is_mine, due_at, is_overdue }: ReturnCase): string {
  if (next === null) return "";
  const who = is_mine ? "Your turn" : nextWords[next];
  return next === "customer" ? who : `${who}, ${is_overdue ? "was due" : "due"} ${formatDate(due_at)}`;
}
