import type { ListedStatus } from "../../../contract/vendor-products.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

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

export const ProductStatus = ({ status }: { status: ListedStatus }) => (
  <Badge tone={tones[status]}>{statusWords[status]}</Badge>
);
