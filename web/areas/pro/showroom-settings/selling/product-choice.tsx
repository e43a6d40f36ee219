import { useState } from "react";
import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import { useProductSearch } from "../../../../kit/product/product-search.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { plural } from "../../../../ui/format.ts";
import { TextField } from "../../../../ui/text-field.tsx";
import { pathOf } from "../markup/markup-draft.ts";
import { categoriesOf, type LeftOutProduct, type SellingDraft } from "./selling-draft.ts";

const atOnce = 48;

/** Single products to leave out, found with the shop's search, and those that are left out already. */
export function ProductChoice({
  saved,
  draft,
  onChange,
}: {
  saved: ProShowroom;
  draft: SellingDraft;
  onChange: (products: readonly LeftOutProduct[], isOut: boolean) => void;
}) {
  const [text, setText] = useState("");
  const found = useProductSearch(text, undefined, atOnce);
  const sold = new Set(categoriesOf(saved.market, draft.departments).map(({ id }) => id));
  const vendorOf = (name: string) => saved.market.vendors.find((vendor) => vendor.name === name)?.id;
  const products = found?.products.filter(({ category, vendor }) => {
    const path = pathOf(saved.market.categories, category.id);
    const isSold = path.some((id) => sold.has(id)) && !path.some((id) => draft.categories.includes(id));
    return isSold && !draft.vendors.includes(vendorOf(vendor) ?? "");
  });
  const rows = products?.map(({ hash, name, vendor }) => ({ hash, name, vendor }));
  const isOut = (hash: string) => draft.products.some((product) => product.hash === hash);
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 grow basis-64"
          label="Search products"
          type="search"
          autoComplete="off"
          placeholder="Name, SKU, brand or color"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {rows && rows.length > 0 && (
          <>
            <Button variant="secondary" onClick={() => onChange(rows, false)}>
              Sell all shown
            </Button>
            <Button variant="secondary" onClick={() => onChange(rows, true)}>
              Hide all shown
            </Button>
          </>
        )}
      </div>
      {rows && (
        <>
          <p role="status" className="mt-3 text-graphite text-sm">
            {rows.length === 0
              ? "No matching products in what you sell."
              : `${plural(rows.length, "product")} shown. Add words to narrow it down.`}
          </p>
          <ProductRows
            label="Products found"
            rows={rows}
            isSold={({ hash }) => !isOut(hash)}
            onChange={onChange}
          />
        </>
      )}
      <h3 className="mt-10 font-semibold">Hidden ({draft.products.length})</h3>
      {draft.products.length === 0 ? (
        <p className="mt-2 text-graphite">No hidden products. Search above to hide one.</p>
      ) : (
        <ProductRows label="Hidden products" rows={draft.products} isSold={() => false} onChange={onChange} />
      )}
    </div>
  );
}

function ProductRows({
  label,
  rows,
  isSold,
  onChange,
}: {
  label: string;
  rows: readonly LeftOutProduct[];
  isSold: (product: LeftOutProduct) => boolean;
  onChange: (products: readonly LeftOutProduct[], isOut: boolean) => void;
}) {
  return (
    <ul aria-label={label} className="mt-3 divide-y divide-hairline border-hairline border-y">
      {rows.map((product) => (
        <li key={product.hash}>
          <Checkbox
            label={
              <>
                {product.name} <span className="text-graphite text-sm">{product.vendor}</span>
              </>
            }
            checked={isSold(product)}
            onChange={(event) => onChange([product], !event.target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
