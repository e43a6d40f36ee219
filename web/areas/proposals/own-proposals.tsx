import { Link } from "react-router";
import { proposalStatuses } from "../../../contract/design/proposal-content.ts";
import type { OwnProposalRow } from "../../../contract/design/proposals.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatUsd } from "../../ui/format.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { dayOf, proposalTones } from "./proposal-words.ts";

/** Proposals from pros and the customer's own quotes. */
export function OwnProposals({ list }: { list: ReplyOf<"GET /api/proposals">["data"] }) {
  if (list.total === 0) {
    return (
      <EmptyState className="mt-8" title="No proposals yet">
        Proposals that pros send you and quotes you save at checkout show up here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="mt-8 border-hairline border-t">
        {list.data.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={list.current_page} lastPage={list.last_page} />
      </div>
    </>
  );
}

function Row({ row }: { row: OwnProposalRow }) {
  const isOpen = row.status === "sent" || row.status === "viewed" || row.status === "changes_asked";
  return (
    <li className="grid gap-x-6 gap-y-1 border-hairline border-b py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link to={row.url} className="link inline-flex min-h-6 font-medium wrap-anywhere">
          {row.title || row.number}
        </Link>
        <p className="text-graphite text-sm">
          {`${row.kind === "quote" ? "Quote" : "Proposal"} ${row.number} from ${row.company_name}`}
        </p>
      </div>
      <div className="figures flex flex-wrap items-baseline gap-x-4 gap-y-1 sm:justify-end">
        <Badge tone={proposalTones[row.status]}>
          {row.status === "sent" ? "New" : proposalStatuses[row.status]}
        </Badge>
        <span className="font-semibold">{formatUsd(row.total)}</span>
      </div>
      <p className="figures text-sm sm:col-span-2">
        {row.due > 0 ? (
          <span className={row.is_overdue ? "font-medium text-bad" : "font-medium"}>
            {`${formatUsd(row.due)} ${row.is_overdue ? "overdue" : "due now"}`}
          </span>
        ) : isOpen ? (
          `Answer by ${dayOf(row.valid_until)}`
        ) : row.paid > 0 ? (
          `${formatUsd(row.paid)} paid`
        ) : null}
      </p>
    </li>
  );
}
