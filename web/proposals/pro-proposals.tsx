import { Download, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { ProposalRow } from "../../contract/managed-proposals.ts";
import { type ProposalStatus, proposalStatuses } from "../../contract/proposal-content.ts";
import { ListFilter } from "../account/admin/list-filter.tsx";
import { api } from "../api.ts";
import type { ReplyOf } from "../api-call.ts";
import { saveFile } from "../save-file.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { formatDate, formatUsd, plural } from "../ui/format.ts";
import { Pagination } from "../ui/pagination.tsx";
import { Select } from "../ui/select.tsx";
import { EmptyState, ErrorState } from "../ui/states.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type DataColumn, DataTable } from "../work/data-table.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { proposalTones } from "./proposal-words.ts";
import { startProposal } from "./start-proposal.ts";
import { useReply } from "./use-reply.ts";

type List = ReplyOf<"GET /api/pro/proposals">["data"];

/** The showroom's proposals: whose turn it is, and what is due. */
export default function ProProposals() {
  const [search] = useSearchParams();
  const status = search.get("status") ?? "";
  const filter = {
    q: search.get("q") || undefined,
    client: search.get("client") || undefined,
    status: Object.hasOwn(proposalStatuses, status) ? (status as ProposalStatus) : undefined,
  };
  const query = { ...filter, page: Math.max(1, Number(search.get("page")) || 1), per_page: 25 };
  const { data: list, error } = useReply(JSON.stringify(query), (signal) =>
    api("GET /api/pro/proposals", { query, signal, feedback: "none" }),
  );
  const isFiltered = Object.values(filter).some(Boolean);
  if (error) return <ErrorState className="mt-8" title={error.message} />;
  return (
    <>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <p className="max-w-[60ch] text-graphite">
          Products at your showroom's prices and your own labor in one document. Your client signs it, pays it
          in installments, and the products become an order.
        </p>
        <Acts filter={filter} />
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

function Acts({ filter }: { filter: { q?: string | undefined; status?: ProposalStatus | undefined } }) {
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    await startProposal({}, navigate).finally(() => setStarting(false));
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        icon={<Download aria-hidden size={18} />}
        onClick={() =>
          void api("GET /api/pro/proposals/export", { query: filter }).then(saveFile, () => undefined)
        }
      >
        Export CSV
      </Button>
      <Button icon={<Plus aria-hidden size={18} />} pending={isStarting} onClick={() => void start()}>
        New proposal
      </Button>
    </div>
  );
}

function Found({ list, search }: { list: List; search: URLSearchParams }) {
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
      <p className="figures mt-8 text-graphite text-sm">{plural(list.total, "proposal")}</p>
      <DataTable
        caption="Proposals"
        className="mt-2"
        columns={columns}
        rows={list.data}
        rowKey={({ id }) => id}
        empty="No proposal matches."
      />
      <div className="mt-8">
        <Pagination page={list.current_page} lastPage={list.last_page} />
      </div>
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
    key: "title",
    title: "Proposal",
    priority: 1,
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
  { key: "client", title: "Client", cell: ({ client }) => client.name || client.email || "Not named yet" },
  {
    key: "status",
    title: "Status",
    cell: ({ status }) => <Badge tone={proposalTones[status]}>{proposalStatuses[status]}</Badge>,
  },
  { key: "total", title: "Total", numeric: true, cell: ({ total }) => formatUsd(total) },
  {
    key: "paid",
    title: "Paid",
    numeric: true,
    priority: 3,
    cell: ({ paid }) => (paid ? formatUsd(paid) : ""),
  },
  {
    key: "next",
    title: "Next",
    cell: ({ next, is_overdue }) => (
      <span className={is_overdue ? "font-medium text-bad" : undefined}>{next}</span>
    ),
  },
  {
    key: "changed",
    title: "Changed",
    priority: 3,
    cell: ({ updated_at }) => <span className="figures">{formatDate(updated_at)}</span>,
  },
];
