import { Plus } from "lucide-react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { ProposalRow } from "../../../contract/design/managed-proposals.ts";
import { type ProposalStatus, proposalStatuses } from "../../../contract/design/proposal-content.ts";
import { proposalSorts } from "../../../contract/sorts.ts";
import { api } from "../../client/api.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { useStart } from "../../kit/forms/use-start.ts";
import { type DataColumn, DataTable } from "../../kit/lists/data-table.tsx";
import { ListBar } from "../../kit/lists/list-bar.tsx";
import { filePageSize } from "../../kit/lists/list-file.ts";
import { ListFilter } from "../../kit/lists/list-filter.tsx";
import { ListFoot } from "../../kit/lists/list-foot.tsx";
import { listPage } from "../../kit/lists/list-page.ts";
import { ListTools, useListView } from "../../kit/lists/list-tools.tsx";
import { sortIn } from "../../kit/lists/view-contents.ts";
import { startProposal } from "../../kit/projects/start-proposal.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatUsd, isoDay, plural } from "../../ui/format.ts";
import { Select } from "../../ui/select.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { proposalTones } from "./proposal-words.ts";
import { useReply } from "./use-reply.ts";

type List = ReplyOf<"GET /api/pro/proposals">["data"];

function queryOf(search: URLSearchParams) {
  const status = search.get("status") ?? "";
  return {
    q: search.get("q")?.trim().slice(0, 80) || undefined,
    client: search.get("client") || undefined,
    status: Object.hasOwn(proposalStatuses, status) ? (status as ProposalStatus) : undefined,
    sort: sortIn(search, proposalSorts),
  };
}

/** The showroom's proposals: whose turn it is, and what is due. */
export default function ProProposals() {
  const [search] = useSearchParams();
  const query = { ...queryOf(search), ...listPage(search) };
  const { data: list, error } = useReply(JSON.stringify(query), (signal) =>
    api("GET /api/pro/proposals", { query, signal, feedback: "none" }),
  );
  const isFiltered = ["q", "client", "status"].some((name) => search.get(name));
  if (error) return <ErrorState className="mt-8" title={error.message} />;
  return (
    <>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <p className="max-w-[60ch] text-graphite">
          Products at your showroom's prices and your own labor in one document. Your client signs it, pays it
          in installments, and the products become an order.
        </p>
        <NewProposal />
      </div>
      {!list ? (
        <ListSkeleton />
      ) : list.total === 0 && !isFiltered ? (
        <EmptyState className="mt-8" title="No proposals yet">
          Start an empty one here, or open a project or a client and choose “New proposal”.
        </EmptyState>
      ) : (
        <Found list={list} search={search} />
      )}
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

function Found({ list, search }: { list: List; search: URLSearchParams }) {
  const view = useListView("proposals", columns);
  const navigate = useNavigate();
  return (
    <>
      <Sums sums={list.sums} />
      <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
        <Select
          label="Status"
          name="status"
          placeholder="All"
          defaultValue={search.get("status") ?? ""}
          options={Object.entries(proposalStatuses).map(([value, text]) => ({ value, text }))}
        />
        <TextField
          label="Number, title or client"
          name="q"
          type="search"
          defaultValue={search.get("q") ?? ""}
        />
      </ListFilter>
      <ListBar total={plural(list.total, "proposal")}>
        <ListTools
          view={view}
          load={async (page) => {
            const query = { ...queryOf(search), page, per_page: filePageSize };
            return (await api("GET /api/pro/proposals", { query })).data;
          }}
          rowKey={({ id }) => id}
        />
      </ListBar>
      <DataTable
        caption="Proposals"
        className="mt-2"
        columns={view.columns}
        rows={list.data}
        rowKey={({ id }) => id}
        sort={view.sort ?? { key: "changed", direction: "desc" }}
        onSort={view.onSort}
        onOpen={({ id }) => void navigate(`/account/proposals/${id}`)}
        empty="No matching proposals."
      />
      <ListFoot list={list} />
    </>
  );
}

function Sums({ sums }: { sums: List["sums"] }) {
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
