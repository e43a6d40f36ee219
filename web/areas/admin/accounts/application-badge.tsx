import type { Application } from "../../../../contract/identity/approvals.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";

const words: Record<Application["status"], { tone: Tone; text: string }> = {
  pending: { tone: "warn", text: "Waiting" },
  approved: { tone: "good", text: "Approved" },
  declined: { tone: "bad", text: "Declined" },
};

export function ApplicationBadge({ status }: { status: Application["status"] }) {
  return <Badge tone={words[status].tone}>{words[status].text}</Badge>;
}

/** What the applicant wants to be on the marketplace. */
export const kindOf = ({ kind, is_designer }: Pick<Application, "kind" | "is_designer">): string =>
  kind === "Vendor" ? "Vendor" : is_designer ? "Designer" : "Contractor";
