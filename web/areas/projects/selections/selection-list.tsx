import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListedSelection } from "../../../../contract/design/selections.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { ListPart } from "../../../kit/lists/list-page.tsx";
import { formatDate, formatUsd, isoDay, plural } from "../../../ui/format.ts";
import { type SelectionPage, selections } from "./selections-source.ts";
import { WaitsFor, waitsForWords } from "./waits-for.tsx";

const pathOf = ({ id, project }: ListedSelection) => `/account/selections/${project.id}#${id}`;

/** A pro's selections in all projects: overdue first, unless sorted. */
export default function SelectionList({ list, empty }: { list: SelectionPage; empty: ReactNode }) {
  if (list.total === 0) return empty;
  return (
    <ListPart
      title="Selections"
      table="selections"
      source={selections}
      list={list}
      counted={plural(list.total, "selection")}
      columns={columns}
      pathOf={pathOf}
      noMatch="No matching selections."
    />
  );
}

const columns: DataColumn<ListedSelection>[] = [
  {
    key: "title",
    title: "Selection",
    priority: 1,
    sortKey: "title",
    text: ({ title }) => title,
    cell: (one) => (
      <Link to={pathOf(one)} className="link inline-flex min-h-6 font-medium wrap-anywhere">
        {one.title}
      </Link>
    ),
  },
  {
    key: "state",
    title: "Status",
    priority: 1,
    text: waitsForWords,
    cell: (one) => <WaitsFor one={one} />,
  },
  {
    key: "project",
    title: "Project",
    sortKey: "project",
    text: ({ project }) => project.name,
    cell: ({ project }) => <span className="wrap-anywhere">{project.name}</span>,
  },
  {
    key: "client",
    title: "Client",
    sortKey: "client",
    text: ({ other }) => other,
    cell: ({ other }) => other || "–",
  },
  {
    key: "due",
    title: "Decide by",
    sortKey: "due",
    text: ({ due_on }) => due_on,
    cell: ({ due_on, is_overdue }) => (
      <span className="figures whitespace-nowrap">
        {due_on ? formatDate(due_on) : "–"}
        {is_overdue && <span className="block font-semibold text-bad text-sm">Overdue</span>}
      </span>
    ),
  },
  {
    key: "total",
    title: "Approved",
    numeric: true,
    sortKey: "total",
    text: ({ approved_total }) => approved_total,
    cell: ({ approved_total }) => (approved_total === null ? "–" : formatUsd(approved_total)),
  },
  {
    key: "changed",
    title: "Updated",
    priority: 4,
    sortKey: "changed",
    text: ({ updated_at }) => isoDay(updated_at),
    cell: ({ updated_at }) => <span className="figures">{formatDate(updated_at)}</span>,
  },
];
