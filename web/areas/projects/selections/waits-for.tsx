import { selectionStatuses } from "../../../../contract/design/selection-words.ts";
import type { ListedSelection } from "../../../../contract/design/selections.ts";
import { Badge } from "../../../ui/badge.tsx";

/** Whose move it is, in words. */
export const waitsForWords = (one: ListedSelection): string =>
  one.waits_for_me
    ? "Your turn"
    : one.waits_for === "client"
      ? "Client's turn"
      : one.waits_for === "pro"
        ? "Pro's turn"
        : selectionStatuses[one.status];

export const WaitsFor = ({ one }: { one: ListedSelection }) => (
  <Badge tone={one.waits_for_me ? "warn" : one.status === "approved" ? "good" : "neutral"}>
    {waitsForWords(one)}
  </Badge>
);
