import { Link } from "react-router";
import { clientSources, clientStages } from "../../../../../contract/showrooms/client-stages.ts";
import type { Client } from "../../../../../contract/showrooms/clients.ts";
import { formatPhone } from "../../../../../domain/places/phone.ts";
import type { ReplyOf } from "../../../../client/api-call.ts";
import type { DataColumn } from "../../../../kit/lists/data-table.tsx";
import { ListPart } from "../../../../kit/lists/list-page.tsx";
import { formatUsd, isoDay, plural } from "../../../../ui/format.ts";
import { clients } from "./clients-source.ts";
import { NextStep } from "./next-step.tsx";

type List = ReplyOf<"GET /api/pro/clients">["data"];

/** The clients of a filter in a table, page by page. */
export const ClientList = ({ list }: { list: List }) => (
  <ListPart
    title="Clients"
    table="clients"
    source={clients}
    list={list}
    counted={plural(list.total, "client")}
    columns={clientColumns}
    pathOf={({ id }) => `/account/clients/${id}`}
    sort={{ key: "next_step", direction: "asc" }}
    noMatch="No matching clients."
  />
);

/** Only in files: a table shows it below the name. */
const inFile = (title: string, text: (client: Client) => string): DataColumn<Client> => ({
  key: title,
  title,
  isHidden: true,
  cell: text,
  text,
});

export const clientColumns: readonly DataColumn<Client>[] = [
  {
    key: "name",
    title: "Name",
    priority: 1,
    sortKey: "name",
    cell: ({ id, full_name, email, phone }) => (
      <>
        <Link to={`/account/clients/${id}`} className="link inline-flex min-h-6 font-medium">
          {full_name}
        </Link>
        <span className="block break-all text-graphite text-sm">{email}</span>
        <span className="figures block text-graphite text-sm">{phone && formatPhone(phone)}</span>
      </>
    ),
    text: ({ full_name }) => full_name,
  },
  {
    key: "stage",
    title: "Stage",
    sortKey: "stage",
    cell: ({ stage }) => clientStages[stage],
    text: ({ stage }) => clientStages[stage],
  },
  {
    key: "next",
    title: "Next step",
    sortKey: "next_step",
    cell: (client) => <NextStep client={client} />,
    text: ({ next_step, next_step_on }) => [next_step, next_step_on].filter(Boolean).join(", "),
  },
  {
    key: "source",
    title: "Source",
    priority: 3,
    cell: ({ source }) => clientSources[source],
    text: ({ source }) => clientSources[source],
  },
  {
    key: "joined",
    title: "Joined",
    priority: 3,
    cell: ({ has_joined }) => (has_joined ? "Yes" : "No"),
    text: ({ has_joined }) => (has_joined ? "Yes" : "No"),
  },
  {
    key: "orders",
    title: "Orders",
    numeric: true,
    priority: 3,
    sortKey: "orders",
    cell: ({ orders }) => orders,
    text: ({ orders }) => orders,
  },
  {
    key: "spent",
    title: "Spent",
    numeric: true,
    sortKey: "spent",
    cell: ({ spent }) => formatUsd(spent),
    text: ({ spent }) => spent,
  },
  inFile("Email", ({ email }) => email),
  inFile("Phone", ({ phone }) => phone),
  inFile("Address", ({ address }) => address),
  inFile("Client since", ({ created_at }) => isoDay(created_at)),
];
