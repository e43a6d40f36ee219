import { Lock } from "lucide-react";
import type { Selection, SelectionApproval } from "../../../../contract/design/selections.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { allowanceWords, coverageWords, quantityWords, signedUsd } from "../../../kit/projects/amounts.ts";
import { formatDateTime, formatUsd, plural } from "../../../ui/format.ts";
import { NoPicture } from "../../../ui/no-picture.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useBoard } from "./board-context.ts";

/** What was signed, locked with its price, and what has changed about the product since. */
export function Approved({ selection, approval }: { selection: Selection; approval: SelectionApproval }) {
  const over = approval.allowance === null ? null : approval.total - approval.allowance;
  return (
    <div className="mt-4 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="aspect-square overflow-hidden bg-sunk">
        {approval.image ? (
          <Picture picture={approval.image} alt="" cover sizes="128px" widest_px={320} />
        ) : (
          <NoPicture />
        )}
      </div>
      <div className="min-w-0">
        <a href={shopHref(approval.path)} className="font-semibold wrap-anywhere hover:underline">
          {approval.name}
        </a>
        <p className="text-graphite text-sm">
          {[approval.brand, approval.size, `SKU ${approval.sku}`].filter(Boolean).join(" · ")}
        </p>
        <p className="figures mt-1 flex flex-wrap items-center gap-x-2 font-semibold text-lg">
          <Lock aria-hidden size={16} />
          {formatUsd(approval.total)}
        </p>
        <p className="figures text-sm">
          {[quantityWords(approval), coverageWords(approval)].filter(Boolean).join(" · ")}
        </p>
        {over !== null && (
          <p className={over > 0 ? "figures text-bad text-sm" : "figures text-good text-sm"}>
            {allowanceWords(over)}
          </p>
        )}
        <p className="mt-1 text-graphite text-sm wrap-anywhere">{signatureWords(approval)}</p>
        <Since selection={selection} approval={approval} />
      </div>
    </div>
  );
}

const signatureWords = ({ signed_name, signed_at, ip }: SelectionApproval): string =>
  `Signed by ${signed_name} on ${formatDateTime(signed_at)}${ip ? ` from ${ip}` : ""}`;

/** Prices and stock that changed after the signature: both sides see them. */
function Since({ selection, approval }: { selection: Selection; approval: SelectionApproval }) {
  const { board } = useBoard();
  const { total, total_today, in_stock_today, lead_time_days, lead_time_days_today } = approval;
  const news = [
    total_today === null && `${board.project.showroom.company_name} no longer sells this product.`,
    total_today !== null &&
      Math.abs(total_today - total) >= 0.005 &&
      `It costs ${formatUsd(total_today)} today (${signedUsd(total_today - total)}). Checkout charges today's price.`,
    total_today !== null && !in_stock_today && "It is out of stock today.",
    lead_time_days_today !== null &&
      lead_time_days_today > lead_time_days &&
      `The lead time is now ${plural(lead_time_days_today, "day")}, not ${lead_time_days}.`,
    !approval.is_in_project &&
      !board.project.is_ordered &&
      selection.status === "approved" &&
      "The project no longer has this product.",
  ].filter((each) => each !== false);
  if (news.length === 0) return null;
  return (
    <ul className="figures mt-2 border-warn border-l-4 pl-3 text-sm">
      {news.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

/** What was signed before the present approval. */
export function Earlier({ earlier }: { earlier: readonly SelectionApproval[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-11 cursor-pointer py-3">{plural(earlier.length, "earlier approval")}</summary>
      <ul>
        {earlier.map((one) => (
          <li key={one.number} className="figures border-hairline border-t py-2">
            {`${one.name}, ${quantityWords(one)} = ${formatUsd(one.total)}`}
            <span className="block text-graphite">{signatureWords(one)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
