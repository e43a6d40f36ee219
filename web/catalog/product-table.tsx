import { Link } from "react-router";
import type { ProductCard } from "../../contract/catalog.ts";
import { formatCount, formatUsd } from "../ui/format.ts";
import { Picture } from "../ui/picture.tsx";
import { type Column, Table } from "../ui/table.tsx";
import { productPath } from "./product-path.ts";
import { unitWord } from "./unit-words.ts";

/** Products in rows, for people who compare figures. */
export function ProductTable({
  products,
  vsdId,
}: {
  products: readonly ProductCard[];
  vsdId: string | undefined;
}) {
  const columns: Column<ProductCard>[] = [
    {
      key: "picture",
      title: "Picture",
      cell: ({ image }) =>
        image && (
          <div className="w-14">
            <Picture picture={image} alt="" sizes="56px" />
          </div>
        ),
    },
    {
      key: "name",
      title: "Product",
      cell: ({ hash, name, sku }) => (
        <>
          <Link to={productPath(hash, vsdId)} prefetch="intent" className="link">
            {name}
          </Link>
          <p className="code text-xs text-graphite">{sku}</p>
        </>
      ),
    },
    { key: "brand", title: "Brand", cell: ({ brand }) => brand },
    {
      key: "price",
      title: "Price",
      numeric: true,
      cell: ({ price, unit }) => (
        <>
          {formatUsd(price)} <span className="text-xs text-graphite">/ {unitWord(unit)}</span>
        </>
      ),
    },
    {
      key: "sqft",
      title: "Per sq ft",
      numeric: true,
      cell: ({ price_per_sqft }) => (price_per_sqft === null ? "–" : formatUsd(price_per_sqft)),
    },
    {
      key: "box",
      title: "Box",
      numeric: true,
      cell: ({ box_sqft }) => (box_sqft === null ? "–" : `${formatCount(box_sqft)} sq ft`),
    },
    {
      key: "saves",
      title: "Saves",
      numeric: true,
      cell: ({ savings_percent }) => (savings_percent > 0 ? `${savings_percent}%` : "–"),
    },
    {
      key: "lead",
      title: "Ships in",
      numeric: true,
      cell: ({ in_stock, lead_time_days }) => (in_stock ? `${lead_time_days} days` : "Out of stock"),
    },
  ];
  return (
    <Table
      caption="Products"
      columns={columns}
      rows={products}
      rowKey={({ hash }) => hash}
      empty="There is nothing in this list."
    />
  );
}
