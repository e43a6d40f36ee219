import { Link } from "react-router";
import { clientSources, clientStages } from "../../../contract/client-stages.ts";
import type { Client } from "../../../contract/clients.ts";
import type { ReplyOf } from "../../api-call.ts";
import { formatPhone, formatUsd, plural } from "../../ui/format.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { type DataColumn, DataTable } from "../../work/data-table.tsx";
import { NextStep } from "./next-step.tsx";

type List = ReplyOf<"GET /api/pro/clients">["data"];

/** The clients of a filter in a table, page by page. */
export function ClientList({ list }: { list: List }) {
  return (
    <>
      <p className="figures mt-8 text-graphite text-sm">{plural(list.total, "client")}</p>
      <DataTable
        caption="Clients"
        className="mt-2"
        columns={columns}
        rows={list.data}
        rowKey={({ id }) => id}
        empty="Nobody matches."
      />
      <div className="mt-8">
        <Pagination page={list.current_page} lastPage={list.last_page} />
      </div>
    </>
  );
}

const columns: DataColumn<Client>[] = [
  {
    key: "name",
    title: "Name",
    priority: 1,
    cell: ({ id, full_name, email, phone }) => (
      <>
        <Link to={`/account/clients/${id}`} className="link inline-flex min-h-6 font-medium">
          {full_name}
        </Link>
        <span className="block break-all text-graphite text-sm">{email}</span>
        <span className="figures block text-graphite text-sm">{phone && formatPhone(phone)}</span>
      </>
    ),
  },
  { key: "stage", title: "Stage", cell: ({ stage }) => clientStages[stage] },
  { key: "next", title: "Next step", cell: (client) => <NextStep client={client} /> },
  { key: "source", title: "Came by", priority: 3, cell: ({ source }) => clientSources[source] },
  { key: "joined", title: "Joined", priority: 3, cell: ({ has_joined }) => (has_joined ? "Yes" : "No") },
  { key: "orders", title: "Orders", numeric: true, priority: 3, cell: ({ orders }) => orders },
  { key: "spent", title: "Spent", numeric: true, cell: ({ spent }) => formatUsd(spent) },
];
