import { Plus, Undo2 } from "lucide-react";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { listedStatuses } from "../../../contract/catalog/vendor-products.ts";
import { productSorts } from "../../../contract/sorts.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { SavedViews } from "../../kit/lists/saved-views.tsx";
import type { ViewContents } from "../../kit/lists/view-contents.ts";
import { titled } from "../../kit/page/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/products.page.ts";
import { BulkDialog } from "./list/bulk-dialog.tsx";
import { ColumnMenu, ExportMenu, ListBar, useColumns } from "./list/list-bar.tsx";
import { ProductCards } from "./list/product-cards.tsx";
import { ProductTable } from "./list/product-table.tsx";
import { type LastChange, useCellEdits } from "./list/use-cell-edits.ts";
import { type ListQuery, type ProductRows, reviewStates, useProducts } from "./list/use-products.ts";

export const meta = titled("Products");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/vendor/product-form")).data;
}
/** A filter changes the list alone, which is not the loader's. */
export const shouldRevalidate = () => false;

const none: ReadonlySet<string> = new Set();
const unfiltered: Partial<ListQuery> = {
  q: undefined,
  category: undefined,
  status: undefined,
  out_of_stock: undefined,
  review: undefined,
};

/**
 * A vendor's products as a table that is changed in place. No `ListPage`: it has no pages but scrolls through 100,000
 * rows, loads those in view, and keeps what is selected and what can be undone.
 */
export default function Products({ loaderData: form }: Route.ComponentProps) {
  const [query, change] = useListQuery();
  const products = useProducts(query);
  const [selected, setSelected] = useState(none);
  const [isBulkOpen, setBulkOpen] = useState(false);
  const undo = useUndo(products.reload);
  const columns = useColumns();
  const views = useAppliedViews(columns, () => setSelected(none));
  const { total } = products;
  const { sort: _, ...filter } = query;
  const change_ = useCallback(
    (part: Partial<ListQuery>) => {
      setSelected(none);
      change(part);
    },
    [change],
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-xl md:text-2xl">Products</h1>
        <LinkButton to="/account/products/new">
          <Plus aria-hidden size={18} />
          Add product
        </LinkButton>
      </div>
      <ListBar key={views.turn} query={query} onChange={change_} form={form} />
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        <p aria-live="polite" className="figures mr-auto text-graphite text-sm">
          {selected.size > 0
            ? `${plural(selected.size, "item")} selected`
            : total !== undefined && plural(total, "item")}
        </p>
        {undo.last && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Undo2 aria-hidden size={16} />}
            onClick={() => void undo.run()}
          >
            Undo {undo.last.label}
          </Button>
        )}
        <Button size="sm" variant="secondary" disabled={!total} onClick={() => setBulkOpen(true)}>
          {selected.size > 0 ? "Edit selected" : "Edit all in list"}
        </Button>
        <SavedViews table="vendor-products" {...views.shown} onApply={views.apply} />
        <span className="flex max-md:hidden">
          <ColumnMenu {...columns} />
        </span>
        <ExportMenu query={query} />
      </div>
      <List
        products={products}
        query={query}
        selected={selected}
        columns={columns.columns}
        onSort={(sort) => change_({ sort })}
        onSelect={setSelected}
        onChange={undo.note}
        isFiltered={Object.values(filter).some(Boolean)}
        onClear={() => change_(unfiltered)}
      />
      {isBulkOpen && (
        <BulkDialog
          onClose={() => setBulkOpen(false)}
          which={selected.size > 0 ? { skus: [...selected] } : { filter }}
          count={selected.size || total || 0}
          onChange={(done, words) => {
            undo.note(done);
            showToast("success", words);
            products.reload();
          }}
        />
      )}
    </>
  );
}

function List({
  products,
  query,
  isFiltered,
  onClear,
  onChange,
  columns,
  selected,
  onSelect,
  onSort,
}: Pick<Parameters<typeof ProductTable>[0], "columns" | "selected" | "onSelect" | "onSort"> & {
  products: ProductRows;
  query: ListQuery;
  isFiltered: boolean;
  onClear: () => void;
  onChange: (change: LastChange) => void;
}) {
  const cells = useCellEdits(products.patch, onChange);
  const isWide = useIsWide();
  const { total, failure } = products;
  if (failure && total === undefined) {
    return (
      <ErrorState
        className="mt-8"
        title="We couldn't load your products"
        action={<Button onClick={products.reload}>Try again</Button>}
      >
        {failure}
      </ErrorState>
    );
  }
  if (total === undefined) return <Loading />;
  if (total === 0) {
    return isFiltered ? (
      <EmptyState
        className="mt-6"
        title="No matching products"
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        Change or clear the filters to see more products.
      </EmptyState>
    ) : (
      <EmptyState
        className="mt-6"
        title="No products yet"
        action={
          <span className="flex flex-wrap gap-3">
            <LinkButton to="/account/products/new">Add product</LinkButton>
            <LinkButton to="/account/products/import" variant="secondary">
              Import a price list
            </LinkButton>
          </span>
        }
      >
        Add your first product or import a price list.
      </EmptyState>
    );
  }
  if (!isWide) return <ProductCards products={products} total={total} />;
  return (
    <ProductTable
      key={JSON.stringify(query)}
      columns={columns}
      products={products}
      total={total}
      cells={cells}
      selected={selected}
      onSelect={onSelect}
      onSort={onSort}
      sort={query.sort}
    />
  );
}

/** What the address asks for, and a way to ask for something else. */
function useListQuery(): [ListQuery, (change: Partial<ListQuery>) => void] {
  const [search, setSearch] = useSearchParams();
  const query: ListQuery = {
    q: search.get("q") || undefined,
    category: Number(search.get("category")) || undefined,
    status: listedStatuses.find((status) => status === search.get("status")),
    out_of_stock: search.get("out_of_stock") === "1" ? "1" : undefined,
    review: reviewStates.find((state) => state === search.get("review")),
    sort: productSorts.find((sort) => sort === search.get("sort")) ?? "name",
  };
  const change = useCallback(
    (part: Partial<ListQuery>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(part)) {
            if (value === undefined) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [query, change];
}

/** What a view of the table keeps, and a way to show it; with each turn the fields of the filter begin anew. */
function useAppliedViews(columns: ReturnType<typeof useColumns>, onApply: () => void) {
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const apply = (view: ViewContents) => {
    onApply();
    setSearch(view.search, { replace: true });
    columns.hide(view.hidden_columns);
    setTurn((count) => count + 1);
  };
  return { turn, apply, shown: { search: search.toString(), hidden_columns: columns.hidden } };
}

const mostUndone = 50;

/** The changes made here, to take back one after the other by the button or Ctrl Z. */
function useUndo(reload: () => void) {
  const [changes, setChanges] = useState<readonly LastChange[]>([]);
  const last = changes.at(-1);
  const note = useCallback(
    (change: LastChange) => setChanges((before) => [...before, change].slice(-mostUndone)),
    [],
  );
  const run = useCallback(async () => {
    if (!last) return;
    setChanges((before) => before.filter((change) => change !== last));
    try {
      await last.undo();
      showToast("success", `Undone: ${last.label}.`);
    } catch (error) {
      showToast("error", (error as Error).message);
    }
    reload();
  }, [last, reload]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, dialog");
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping) return;
      event.preventDefault();
      void run();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [run]);
  return { last, note, run };
}

const wide = "(width >= 769px)";
const watchWidth = (listener: () => void) => {
  const media = window.matchMedia(wide);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
};
const useIsWide = () =>
  useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(wide).matches,
    () => true,
  );
