import type { ProposalContent } from "../../../../contract/design/proposal-content.ts";
import type { ProposalPrices, ProposalTotals } from "../../../../domain/projects/proposal/totals.ts";
import type { ProfileRow } from "../../showrooms/showrooms/index.ts";
import type { InstallmentRow } from "./payments.store.ts";
import type { OfferRow } from "./prices.store.ts";
import type { CommentRow, ProposalRow, VersionRow } from "./proposals.store.ts";

/** A proposal with everything that its views need. */
export interface Loaded {
  row: ProposalRow;
  versions: VersionRow[];
  installments: InstallmentRow[];
  comments: CommentRow[];
  orders: { id: string; number: string }[];
  /** Undefined for a showroom that has closed. */
  showroom: ProfileRow | undefined;
}

export const latestOf = (versions: readonly VersionRow[]): VersionRow | undefined => versions.at(-1);

export const acceptedOf = ({ row, versions }: Pick<Loaded, "row" | "versions">): VersionRow | undefined =>
  versions.find(({ version }) => version === row.accepted_version);

/** The version that the client has before it: an open one, else the one that was signed, else the last. */
export const shownVersion = (loaded: Loaded): VersionRow | undefined => {
  const latest = latestOf(loaded.versions);
  return latest?.answer === "open" ? latest : (acceptedOf(loaded) ?? latest);
};

export interface DraftPrices {
  content: ProposalContent;
  offers: readonly OfferRow[];
  prices: ProposalPrices;
  totals: ProposalTotals;
}
