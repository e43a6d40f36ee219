import { Columns3, Download } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { ProductForm } from "../../../../contract/catalog/product-form.ts";
import { listedStatuses } from "../../../../contract/catalog/vendor-products.ts";
import { api } from "../../../client/api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { readLocal, writeLocal } from "../../../client/session/local-store.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChoiceMenu, Menu } from "../../../ui/menu.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { productColumns } from "./columns.tsx";
import { reviewWords, statusWords } from "./status-badge.tsx";
import { type ListQuery, reviewStates } from "./use-products.ts";

/** Categories with those above them before their names, in the order of the tree. */
export function categoryOptions(categories: ProductForm["categories"]): { value: string; text: string }[] {
  const below = (parent: number | null, above: string): { value: string; text: string }[] =>
    categories
      .filter((one) => one.parent === parent)
      .flatMap(({ id, name }) => [
        { value: String(id), text: above + name },
        ...below(id, `${above}${name} › `),
      ]);
  return below(null, "");
}

/** Those in which the vendor has products, with those above them, and the one that is chosen. */
function usedCategories(
  categories: ProductForm["categories"],
  own: readonly number[],
  chosen: number | undefined,
): ProductForm["categories"] {
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
  const used = new Set<number>();
  for (const one of chosen === undefined ? own : [...own, chosen])
    for (let id: number | null | undefined = one; id; id = parents.get(id)) used.add(id);
  return categories.filter(({ id }) => used.has(id));
}

const typed_ms = 250;

/** Search and filters of the list; each change counts a moment later. */
export function ListBar({
  query,
  onChange,
  form: { categories, own_categories },
}: {
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
  form: Pick<ProductForm, "categories" | "own_categories">;
}) {
  const [text, setText] = useState(query.q ?? "");
  const wanted = text.trim() || undefined;
  useEffect(() => {
    if (wanted === query.q) return;
    const timer = setTimeout(() => onChange({ q: wanted }), typed_ms);
    return () => clearTimeout(timer);
  }, [wanted, query.q, onChange]);
  return (
    <search className="mt-6 grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-[2fr_1.5fr_1fr_auto]">
      <TextField
        label="Search by name or SKU"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Select
        label="Category"
        placeholder="All"
        value={String(query.category ?? "")}
        onChange={(event) => onChange({ category: Number(event.target.value) || undefined })}
        options={categoryOptions(usedCategories(categories, own_categories, query.category))}
      />
      <Select
        label="Status"
        placeholder="All"
        value={query.status ?? query.review ?? ""}
        onChange={(event) =>
          onChange({
            status: listedStatuses.find((status) => status === event.target.value),
            review: reviewStates.find((state) => state === event.target.value),
          })
        }
        options={[
          ...listedStatuses.map((value) => ({ value, text: statusWords[value] })),
          ...reviewStates.map((value) => ({ value, text: reviewWords[value] })),
        ]}
      />
      <Checkbox
        label="Out of stock"
        checked={query.out_of_stock === "1"}
        onChange={(event) => onChange({ out_of_stock: event.target.checked ? "1" : undefined })}
      />
    </search>
  );
}

/** Hands out what the list shows as a file. */
export function ExportMenu({ query: { sort: _, ...filter } }: { query: ListQuery }) {
  const get = (format: "csv" | "xlsx") => async () => {
    const file = await api("GET /api/vendor/product-export", { query: { ...filter, format } });
    saveFile(file as File);
  };
  return (
    <Menu
      label="Export"
      icon={<Download aria-hidden size={20} />}
      actions={[
        { id: "csv", label: "Export as CSV", onPress: get("csv") },
        { id: "xlsx", label: "Export as Excel", onPress: get("xlsx") },
      ]}
    />
  );
}

/** Which columns are shown; the browser keeps the choice. */
export function useColumns() {
  const [hidden, setHidden] = useState<readonly string[]>(() => readLocal("hidden_columns") ?? []);
  const hide = (keys: readonly string[]) => {
    writeLocal("hidden_columns", keys);
    setHidden(keys);
  };
  // the same list while nothing is hidden or shown, so that rows need not be drawn anew
  const columns = useMemo(
    () => productColumns.filter(({ key }) => key === "name" || !hidden.includes(key)),
    [hidden],
  );
  return { columns, hidden, hide };
}

export function ColumnMenu({ hidden, hide }: Pick<ReturnType<typeof useColumns>, "hidden" | "hide">) {
  const choices = productColumns.slice(1).map(({ key, title }) => ({ id: key, label: title }));
  return (
    <ChoiceMenu
      label="Columns"
      icon={<Columns3 aria-hidden size={20} />}
      choices={choices}
      chosen={choices.map(({ id }) => id).filter((id) => !hidden.includes(id))}
      onChange={(shown) => hide(choices.map(({ id }) => id).filter((id) => !shown.includes(id)))}
    />
  );
}
