import type { ListedStatus } from "../../../../contract/catalog/vendor-products.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";

export const statusWords: Record<ListedStatus, string> = {
  published: "Published",
  draft: "Draft",
  archived: "Archived",
  withdrawn: "Withdrawn",
};
const tones: Record<ListedStatus, Tone> = {
  published: "good",
  draft: "neutral",
  archived: "warn",
  withdrawn: "bad",
};

export const reviewWords = { pending: "In review", sent_back: "Sent back" } as const;

/** Whether a product is for sale, and whether something of it waits for an admin or came back from one. */
export const ProductStatus = ({
  status,
  review,
}: {
  status: ListedStatus;
  review?: keyof typeof reviewWords | null | undefined;
}) => (
  <span className="inline-flex flex-wrap gap-x-3">
    {!(review && status === "draft") && <Badge tone={tones[status]}>{statusWords[status]}</Badge>}
    {review && <Badge tone={review === "pending" ? "neutral" : "bad"}>{reviewWords[review]}</Badge>}
  </span>
);
