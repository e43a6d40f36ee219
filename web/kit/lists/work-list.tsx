import type { ReactNode } from "react";
import type { ViewTable } from "../../../contract/admin/views.ts";
import { type DataColumn, DataTable } from "./data-table.tsx";
import type { ListPage } from "./list-file.ts";
import { ListFoot } from "./list-foot.tsx";
import { ListTools, useListView } from "./list-tools.tsx";

interface WorkListProps<Row> {
  table: ViewTable;
  /** What the list shows; for screen readers. */
  caption: string;
  /** How many there are, in words. */
  counted: string;
  columns: readonly DataColumn<Row>[];
  list: Parameters<typeof ListFoot>[0]["list"] & { data: readonly Row[] };
  /** A page of all that the filter finds, for files. */
  load: (page: number) => Promise<ListPage<Row>>;
  rowKey: (row: Row) => string;
  /** The CSV file as the server makes it, for lists whose files it keeps a record of. */
  csv?: () => Promise<File>;
  onOpen?: (row: Row) => void;
  /** Shown in place of the table when there is nothing. */
  empty: ReactNode;
}

/** A list of a workplace with all that belongs to one: views, columns, files, sort and pages. */
export function WorkList<Row>({ table, caption, counted, list, load, empty, ...props }: WorkListProps<Row>) {
  const { rowKey, onOpen, csv } = props;
  const view = useListView(table, props.columns);
  return (
    <>
      <div className="mt-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="figures text-graphite text-sm">{counted}</p>
        <ListTools view={view} load={load} rowKey={rowKey} csv={csv} />
      </div>
      {list.total === 0 ? (
        empty
      ) : (
        <DataTable
          caption={caption}
          className="mt-2"
          columns={view.columns}
          sort={view.sort}
          onSort={view.onSort}
          rows={list.data}
          rowKey={rowKey}
          {...(onOpen && { onOpen })}
          empty="Nothing on this page."
        />
      )}
      <ListFoot list={list} />
    </>
  );
}
