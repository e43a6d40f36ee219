import { Plus } from "lucide-react";
import { Link, useNavigate } from "react-router";
import type { ProposalRow } from "../../../contract/design/managed-proposals.ts";
import { proposalStatuses } from "../../../contract/design/proposal-content.ts";
import { useStart } from "../../kit/forms/use-start.ts";
import type { DataColumn } from "../../kit/lists/data-table.tsx";
import { ChoiceField, ListFilter, SearchField } from "../../kit/lists/list-filter.tsx";
import { ListPart } from "../../kit/lists/list-page.tsx";
import { startProposal } from "../../kit/projects/start-proposal.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatUsd, isoDay, plural } from "../../ui/format.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { proposalTones } from "./proposal-words.ts";
import { type ProposalList, proposals } from "./proposals-source.ts";

/** The showroom's proposals: whose turn it is, and what is due. */
export default function ProProposals({ list }: { list: ProposalList }) {
  return (
    <>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <p className="max-w-[60ch] text-graphite">
          Products at your showroom's prices and your own labor in one document. Your client signs it, pays it
          in installments, and the products become an order.
        </p>
        <NewProposal />
      </div>
      <ListPart
        title="Proposals"
        filter={
          <>
            <Sums sums={list.sums} />
            <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
              <ChoiceField label="Status" name="status" options={proposalStatuses} />
              <SearchField label="Number, title or client" />
            </ListFilter>
          </>
        }
        table="proposals"
        source={proposals}
        list={list}
        counted={plural(list.total, "proposal")}
        columns={columns}
        pathOf={({ id }) => `/account/proposals/${id}`}
        sort={{ key: "changed", direction: "desc" }}
        none={{
          title: "No proposals yet",
          children: "Start an empty one here, or open a project or a client and choose “New proposal”.",
        }}
        noMatch="No matching proposals."
      />
    </>
  );
}

function NewProposal() {
  const navigate = useNavigate();
  const { isBusy: isStarting, once } = useBusy();
  const start = () =>
    once(async () => {
      await startProposal({}, navigate);
    });
  useStart(() => void start());
  return (
    <Button icon={<Plus aria-hidden size={18} />} pending={isStarting} onClick={() => void start()}>
      New proposal
    </Button>
  );
}

function Sums({ sums }: Pick<ProposalList, "sums">) {
  const facts: [string, number, boolean][] = [
    ["Waiting for clients", sums.waiting, false],
    ["Accepted", sums.accepted, false],
    ["Due now", sums.due, false],
    ["Overdue", sums.overdue, sums.overdue > 0],
  ];
  return (
    <dl className="figures mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-hairline border-y py-5 md:grid-cols-4">
      {facts.map(([name, amount, isBad]) => (
        <div key={name} className="min-w-0">
          <dt className="text-graphite text-sm">{name}</dt>
          <dd className={isBad ? "mt-1 font-semibold text-bad text-lg" : "mt-1 font-semibold text-lg"}>
            {formatUsd(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const columns: DataColumn<ProposalRow>[] = [
  {
    key: "number",
    title: "Number",
    isHidden: true,
    cell: ({ number }) => number,
    text: ({ number }) => number,
  },
  {
    key: "title",
    title: "Proposal",
    priority: 1,
    sortKey: "title",
    text: ({ title }) => title || "Untitled",
    cell: ({ id, number, title, kind }) => (
      <>
        <Link to={`/account/proposals/${id}`} className="link inline-flex min-h-6 font-medium wrap-anywhere">
          {title || "Untitled"}
        </Link>
        <span className="figures block text-graphite text-sm">
          {kind === "quote" ? `Quote ${number}` : number}
        </span>
      </>
    ),
  },
  {
    key: "client",
    title: "Client",
    sortKey: "client",
    cell: ({ client }) => client.name || client.email || "No client yet",
    text: ({ client }) => client.name || client.email,
  },
  {
    key: "status",
    title: "Status",
    sortKey: "status",
    text: ({ status }) => proposalStatuses[status],
    cell: ({ status }) => <Badge tone={proposalTones[status]}>{proposalStatuses[status]}</Badge>,
  },
  {
    key: "total",
    title: "Total",
    numeric: true,
    sortKey: "total",
    cell: ({ total }) => formatUsd(total),
    text: ({ total }) => total,
  },
  {
    key: "paid",
    title: "Paid",
    numeric: true,
    priority: 3,
    text: ({ paid }) => paid,
    cell: ({ paid }) => (paid ? formatUsd(paid) : ""),
  },
  {
    key: "next",
    title: "Next",
    text: ({ next }) => next,
    cell: ({ next, is_overdue }) => (
      <span className={is_overdue ? "font-medium text-bad" : undefined}>{next}</span>
    ),
  },
  {
    key: "changed",
    title: "Updated",
    priority: 3,
    sortKey: "changed",
    text: ({ updated_at }) => isoDay(updated_at),
    cell: ({ updated_at }) => <span className="figures">{formatDate(updated_at)}</span>,
  },
];
