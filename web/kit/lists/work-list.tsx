import type { ReactNode } from "react";
import type { ViewTable } from "../../../contract/admin/views.ts";
import { type DataColumn, DataTable, type Sorting } from "./data-table.tsx";
import { ListBar } from "./list-bar.tsx";
import type { RowPage } from "./list-file.ts";
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
  load: (page: number) => Promise<RowPage<Row>>;
  rowKey: (row: Row) => string;
  /** The CSV file as the server makes it, for lists whose files it keeps a record of. */
  csv?: (() => Promise<File>) | undefined;
  onOpen?: (row: Row) => void;
  /** How the server sorts unless the address says. */
  sort?: Sorting | undefined;
  /** Shown when there is nothing: words in the table, anything else in its place. */
  empty: ReactNode;
}

/** A list of a workplace with all that belongs to one: views, columns, files, sort and pages. */
export function WorkList<Row>({
  table,
  counted,
  list,
  load,
  empty,
  sort,
  csv,
  ...shown
}: WorkListProps<Row>) {
  const view = useListView(table, shown.columns);
  return (
    <>
      <ListBar total={counted}>
        <ListTools view={view} load={load} rowKey={shown.rowKey} csv={csv} />
      </ListBar>
      {list.total === 0 && typeof empty !== "string" ? (
        empty
      ) : (
        <DataTable
          {...shown}
          className="mt-2"
          columns={view.columns}
          sort={view.sort ?? sort}
          onSort={view.onSort}
          rows={list.data}
          empty={typeof empty === "string" ? empty : "Nothing on this page."}
        />
      )}
      <ListFoot list={list} />
    </>
  );
}
