import { Columns3, Download } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ViewTable } from "../../../contract/admin/views.ts";
import { deepestRow } from "../../../contract/list-depth.ts";
import { ApiError } from "../../client/api-call.ts";
import { saveFile } from "../../client/save-file.ts";
import { readLocal, useLocal, writeLocal } from "../../client/session/local-store.ts";
import { ChoiceMenu, Menu } from "../../ui/menu.tsx";
import { showToast } from "../../ui/toast.ts";
import type { DataColumn, Sorting } from "./data-table.tsx";
import { allRows, cellsOf, fileOf, type RowPage } from "./list-file.ts";
import { SavedViews } from "./saved-views.tsx";
import type { ViewContents } from "./view-contents.ts";

/** Columns that a column's menu never hides: what a row is. */
const isFixed = <Row,>({ priority }: DataColumn<Row>) => priority === 1;

/**
 * How a list is shown (a column that is hidden from the start is for files alone): its columns without those that are hidden here, and its sort from the page's address
 * (`sort=-amount`). `onSort`, `hide` and the views write both.
 */
export function useListView<Row>(table: ViewTable, columns: readonly DataColumn<Row>[]) {
  const [search, setSearch] = useSearchParams();
  const hidden = useLocal("hidden_columns_by_table")?.[table] ?? [];
  const [turn, setTurn] = useState(0);
  const hide = (keys: readonly string[]) => {
    writeLocal("hidden_columns_by_table", { ...readLocal("hidden_columns_by_table"), [table]: keys });
  };
  // the order that was just asked for counts before the page is drawn with it, so that a second click turns it around
  const [asked, setAsked] = useState<{ from: string; sort: string }>();
  const sorted = (asked?.from === search.toString() ? asked.sort : search.get("sort")) ?? "";
  return {
    table,
    all: columns,
    hidden,
    hide,
    /** Counts applied views: fields of a filter that are not kept in the address begin anew with it. */
    turn,
    columns: columns.map((column) => ({
      ...column,
      isHidden: column.isHidden || (!isFixed(column) && hidden.includes(column.key)),
    })),
    sort: sorted
      ? ({
          key: sorted.replace(/^-/, ""),
          direction: sorted.startsWith("-") ? "desc" : "asc",
        } satisfies Sorting)
      : undefined,
    onSort: ({ key, direction }: Sorting) => {
      const next = new URLSearchParams(search);
      next.delete("page");
      const sort = direction === "desc" ? `-${key}` : key;
      next.set("sort", sort);
      setAsked({ from: search.toString(), sort });
      setSearch(next, { replace: true, preventScrollReset: true });
    },
    shown: { search: search.toString(), hidden_columns: hidden } satisfies ViewContents,
    apply: (view: ViewContents) => {
      hide(view.hidden_columns);
      setSearch(view.search, { replace: true });
      setTurn((count) => count + 1);
    },
  };
}

/** Saved views, columns to choose, and the list as a file: what stands above a table of a workplace. */
export function ListTools<Row>({
  view,
  load,
  rowKey,
  csv,
}: {
  view: ReturnType<typeof useListView<Row>>;
  /** A page of what the filter finds, `filePageSize` rows at a time. */
  load: (page: number) => Promise<RowPage<Row>>;
  rowKey: (row: Row) => string;
  /** The CSV file as the server makes it, for lists whose files it keeps a record of. */
  csv?: (() => Promise<File>) | undefined;
}) {
  const { table, all, hidden, hide, shown, apply } = view;
  const choice = all.filter((column) => !isFixed(column) && !column.isHidden && column.title !== "Actions");
  return (
    <div className="flex items-center">
      <SavedViews table={table} {...shown} onApply={apply} />
      <span className="flex max-md:hidden">
        <ChoiceMenu
          label="Columns"
          icon={<Columns3 aria-hidden size={20} />}
          choices={choice.map(({ key, title }) => ({ id: key, label: title }))}
          chosen={choice.map(({ key }) => key).filter((key) => !hidden.includes(key))}
          onChange={(shown) => hide(choice.map(({ key }) => key).filter((key) => !shown.includes(key)))}
        />
      </span>
      <ExportMenu name={table} columns={all} load={load} rowKey={rowKey} csv={csv} />
    </div>
  );
}

/** The list as a file. */
export function ExportMenu<Row>({
  name,
  columns,
  load,
  rowKey,
  csv,
}: Pick<Parameters<typeof ListTools<Row>>[0], "load" | "rowKey" | "csv"> & {
  name: string;
  columns: readonly DataColumn<Row>[];
}) {
  const [share, setShare] = useState<number>();
  const save = (format: "csv" | "xlsx") => async () => {
    setShare(0);
    try {
      if (csv && format === "csv") return saveFile(await csv());
      const rows = await allRows(load, rowKey, setShare);
      saveFile(await fileOf(cellsOf(columns, rows), name, format));
      if (rows.length === deepestRow) {
        showToast("warning", "The file has the first 20,000 rows. Filter the list to export the rest.");
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast("error", error.message);
    } finally {
      setShare(undefined);
    }
  };
  return (
    <>
      <Menu
        label="Export"
        icon={<Download aria-hidden size={20} />}
        actions={[
          {
            id: "csv",
            label: "Export as CSV",
            disabled: share !== undefined,
            onPress: () => void save("csv")(),
          },
          {
            id: "xlsx",
            label: "Export as Excel",
            disabled: share !== undefined,
            onPress: () => void save("xlsx")(),
          },
        ]}
      />
      <span role="status" className="figures text-graphite text-sm">
        {share !== undefined && `${Math.round(share * 100)}%`}
      </span>
    </>
  );
}
