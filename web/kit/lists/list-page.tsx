import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { ViewTable } from "../../../contract/admin/views.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { type DataColumn, DataTable, type Sorting } from "./data-table.tsx";
import { ListBar } from "./list-bar.tsx";
import { ListFoot } from "./list-foot.tsx";
import type { ListSource } from "./list-source.ts";
import { WorkList } from "./work-list.tsx";

type Listed<Row> = ComponentProps<typeof ListFoot>["list"] & { data: readonly Row[] };

interface ListPageProps<Row> extends ListPartProps<Row> {
  /** Beside the title: links and buttons. */
  actions?: ReactNode;
  /** Below the title: what the list is about. */
  lead?: ReactNode;
  /** Between the title and the list: figures, dialogs. */
  children?: ReactNode;
  className?: string;
}

/** A page with one list: its title, filter, table or cards, files, pages, and what to do while there is nothing. */
export function ListPage<Row extends { id: string | number }>({
  actions,
  lead,
  children,
  className,
  ...part
}: ListPageProps<Row>) {
  const heading = <h1 className="heading text-xl md:text-2xl">{part.title}</h1>;
  return (
    <div className={className}>
      {actions ? (
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          {heading}
          {actions}
        </div>
      ) : (
        heading
      )}
      {lead && <p className="mt-2 max-w-[64ch] text-graphite">{lead}</p>}
      {children}
      <ListPart {...part} />
    </div>
  );
}

interface ListPartProps<Row> extends FoundProps<Row> {
  /** A `ListFilter`. */
  filter?: ReactNode;
  /** Shown in place of filter and list while there is nothing at all. */
  none?: ComponentProps<typeof EmptyState>;
}

/** The list of a page that has its own head. */
export function ListPart<Row extends { id: string | number }>({
  filter,
  none,
  ...found
}: ListPartProps<Row>) {
  const [search] = useSearchParams();
  if (none && found.list.total === 0 && !found.source.isFiltered(search)) {
    return <EmptyState className="mt-8" {...none} />;
  }
  return (
    <>
      {filter}
      <Found {...found} />
    </>
  );
}

interface FoundProps<Row> {
  title: string;
  source: Pick<ListSource<unknown, Row>, "pagesOf" | "isFiltered">;
  list: Listed<Row>;
  /** How many there are, in words; without it there is no line above the list. */
  counted?: string;
  /** What the table shows, for screen readers, unless the title says it. */
  caption?: string;
  columns?: readonly DataColumn<Row>[];
  /** How the rows are shown in place of a table. */
  cards?: (rows: readonly Row[]) => ReactNode;
  /** Keeps views, columns and files; a list without it has none of these. */
  table?: ViewTable;
  /** Above a list that keeps none of these. */
  tools?: ReactNode;
  /** The CSV file as the server makes it. */
  csv?: () => Promise<File>;
  /** Where a row opens. */
  pathOf?: (row: Row) => string;
  /** How the server sorts unless the address says. */
  sort?: Sorting;
  /** Where all are, unless it is the page without a filter. */
  allPath?: string;
  /** Shown when nothing matches: words in the table, or in place of it with a way to see all, or an element as it is. */
  noMatch: string | { title: string; words: ReactNode } | ReactElement;
}

function Found<Row extends { id: string | number }>(props: FoundProps<Row>) {
  const {
    title,
    source,
    list,
    counted,
    caption = title,
    columns,
    cards,
    table,
    tools,
    csv,
    pathOf,
    sort,
  } = props;
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { noMatch, allPath = pathname } = props;
  const empty =
    typeof noMatch === "string" || isValidElement(noMatch) ? (
      noMatch
    ) : (
      <EmptyState
        className="mt-4"
        title={noMatch.title}
        action={
          <LinkButton to={allPath} variant="secondary">
            See all
          </LinkButton>
        }
      >
        {noMatch.words}
      </EmptyState>
    );
  const shown = {
    caption,
    rowKey: ({ id }: Row) => String(id),
    sort,
    ...(pathOf && { onOpen: (row: Row) => void navigate(pathOf(row)) }),
  };
  if (table && columns && counted) {
    return (
      <WorkList
        {...shown}
        table={table}
        list={list}
        counted={counted}
        columns={columns}
        empty={empty}
        csv={csv}
        load={source.pagesOf(search)}
      />
    );
  }
  return (
    <>
      {counted && <ListBar total={counted}>{tools}</ListBar>}
      {typeof noMatch === "string" || list.data.length > 0
        ? (cards?.(list.data) ?? (
            <DataTable
              {...shown}
              className={counted ? "mt-2" : "mt-4"}
              columns={columns ?? []}
              rows={list.data}
              empty={empty}
            />
          ))
        : list.total > 0
          ? nothingHere
          : empty}
      <ListFoot list={list} />
    </>
  );
}

const nothingHere = <p className="py-8 text-graphite">Nothing on this page.</p>;
