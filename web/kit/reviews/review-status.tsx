import type { ManagedReview } from "../../../contract/catalog/reviews.ts";
import { Badge } from "../../ui/badge.tsx";

const shown = {
  pending: { tone: "warn", label: "Awaiting review" },
  published: { tone: "good", label: "Published" },
  declined: { tone: "bad", label: "Not published" },
} as const;

/** A review's status, with the reason if it was declined. */
export function ReviewStatus({
  review: { status, decline_reason },
}: {
  review: Pick<ManagedReview, "status" | "decline_reason">;
}) {
  const { tone, label } = shown[status];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {decline_reason && <p className="mt-1 text-sm">{decline_reason}</p>}
    </>
  );
}
