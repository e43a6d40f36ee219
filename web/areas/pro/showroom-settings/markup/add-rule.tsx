import { useState } from "react";
import type { ProProduct, ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import { api } from "../../../../client/api.ts";
import { ProductSearch } from "../../../../kit/product/product-search.tsx";
import { Button } from "../../../../ui/button.tsx";
import { formatCount } from "../../../../ui/format.ts";
import { Select } from "../../../../ui/select.tsx";
import { effectiveFor, type MarkupDraft } from "./markup-draft.ts";

/** Gives a category or a product a markup of its own, beginning with the one that it has now. */
export function AddRule({
  saved,
  draft,
  onChange,
  onLook,
  productOf,
}: {
  saved: ProShowroom;
  draft: MarkupDraft;
  onChange: (draft: MarkupDraft) => void;
  /** Makes a product the sample. */
  onLook: (product: ProProduct) => void;
  productOf: (hash: string) => Promise<ProProduct | undefined>;
}) {
  const [category, setCategory] = useState("");
  const percentIn = (category_id: number, hash = "") =>
    String(effectiveFor(draft, { hash, category_id }, saved.market.categories).bp / 100);

  const addCategory = async () => {
    const category_id = Number(category);
    const rest = draft.categories.filter((rule) => rule.category_id !== category_id);
    onChange({
      ...draft,
      categories: [{ category_id, percent: percentIn(category_id), isRemoved: false }, ...rest],
    });
    setCategory("");
    const body = { category, showroom: saved.id, per_page: 1 };
    const [first] = (await api("POST /api/visualization/products", { body, feedback: "none" })).data.data;
    const product = first && (await productOf(first.hash));
    if (product) onLook(product);
  };
  const addProduct = async (hash: string) => {
    const product = await productOf(hash);
    if (!product) return;
    onLook(product);
    const rest = draft.products.filter((rule) => rule.product.hash !== hash);
    const percent = percentIn(product.category_id, hash);
    onChange({ ...draft, products: [{ product, percent, isRemoved: false }, ...rest] });
  };

  return (
    <div className="mt-4 grid items-start gap-6 sm:grid-cols-2">
      <div className="flex items-end gap-2">
        <Select
          className="min-w-0 grow"
          label="Category"
          placeholder="Choose a category"
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          options={categoryOptions(saved, draft)}
        />
        <Button variant="secondary" disabled={category === ""} onClick={() => void addCategory()}>
          Add
        </Button>
      </div>
      <ProductSearch label="Product" showroom={saved.id} onPick={(hash) => void addProduct(hash)} />
    </div>
  );
}

/** Categories that have no markup of their own, each with the one that it has from above. */
function categoryOptions({ market }: ProShowroom, draft: MarkupDraft) {
  const isFree = (id: number) =>
    !draft.categories.some(({ category_id, isRemoved }) => category_id === id && !isRemoved);
  const below = (parent: number | null, depth: number): { value: string; text: string }[] =>
    market.categories
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap(({ id, name }) => {
        const { bp } = effectiveFor(draft, { hash: "", category_id: id }, market.categories);
        const text = `${"\u2003".repeat(depth)}${name} (${formatCount(bp / 100)}%)`;
        return [...(isFree(id) ? [{ value: String(id), text }] : []), ...below(id, depth + 1)];
      });
  return below(null, 0);
}
