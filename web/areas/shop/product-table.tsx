import { areaText } from "../../../domain/catalog/page-areas.ts";
import { shopHref } from "../../client/shop-href.ts";
import { noStockWords } from "../../kit/product/no-stock-words.ts";
import { cardPath } from "../../kit/product/product-path.ts";
import { UnitPrice } from "../../kit/product/unit-price.tsx";
import { formatUsd, plural } from "../../ui/format.ts";
import { Picture } from "../../ui/picture.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { CompareMark } from "./compare/compare-mark.tsx";
import type { TileProduct } from "./tile-product.ts";

const saves: Column<TileProduct> = {
  key: "saves",
  title: "Saves",
  numeric: true,
  cell: ({ savings_percent }) => (savings_percent > 0 ? `${savings_percent}%` : "–"),
};

const perSqft: Column<TileProduct> = {
  key: "sqft",
  title: "Per sq ft",
  numeric: true,
  cell: ({ price_per_sqft }) => (price_per_sqft === null ? "–" : formatUsd(price_per_sqft)),
};

const box: Column<TileProduct> = {
  key: "box",
  title: "Box",
  numeric: true,
  cell: ({ box_sqft }) => (box_sqft === null ? "–" : <Short>{areaText(box_sqft)}</Short>),
};

/** The columns that at least one of the products fills. */
const figuresOf = (products: readonly TileProduct[]): Column<TileProduct>[] => [
  ...(products.some(({ price_per_sqft }) => price_per_sqft !== null) ? [perSqft] : []),
  ...(products.some(({ box_sqft }) => box_sqft !== null) ? [box] : []),
  ...(products.some(({ savings_percent }) => savings_percent > 0) ? [saves] : []),
];

/** Products in rows, for comparing numbers. */
export function ProductTable({
  products,
  vsdId,
}: {
  products: readonly TileProduct[];
  vsdId: string | undefined;
}) {
  const columns: Column<TileProduct>[] = [
    {
      key: "compare",
      title: "Compare",
      cell: ({ hash, name }) => <CompareMark hash={hash} name={name} short />,
    },
    {
      key: "picture",
      title: "Picture",
      cell: ({ image }) =>
        image && (
          <div className="w-14">
            <Picture picture={image} alt="" sizes="56px" widest_px={160} />
          </div>
        ),
    },
    {
      key: "name",
      title: "Product",
      cell: (product) => <NameCell product={product} vsdId={vsdId} />,
    },
    {
      key: "price",
      title: "Price",
      numeric: true,
      cell: ({ price, unit }) => (
        <span className="whitespace-nowrap">
          <UnitPrice amount={price} unit={unit} />
        </span>
      ),
    },
    ...figuresOf(products),
    {
      key: "lead",
      title: "Ships in",
      numeric: true,
      cell: (product) => <ShipsIn product={product} />,
    },
  ];
  return (
    <Table
      caption="Products"
      columns={columns}
      rows={products}
      rowKey={({ hash }) => hash}
      empty="This list is empty."
      stacks
    />
  );
}

/** Stays on one line. */
const Short = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>;

function ShipsIn({ product }: { product: TileProduct }) {
  const days = <Short>{plural(product.lead_time_days, "day")}</Short>;
  if (product.in_stock) return days;
  const words = <Short>{noStockWords(product)}</Short>;
  if (!product.allows_backorder) return words;
  return (
    <>
      {days}
      <span className="block text-graphite text-xs">{words}</span>
    </>
  );
}

function NameCell({ product, vsdId }: { product: TileProduct; vsdId: string | undefined }) {
  const { hash, name, brand, sku, chosen_options } = product;
  return (
    <div className="min-w-44">
      <p className="text-graphite text-xs">{[brand, chosen_options].filter(Boolean).join(" · ")}</p>
      <a href={shopHref(cardPath(product, vsdId))} className="link">
        {name}
      </a>
      <p className="flex flex-wrap items-center gap-x-4 text-graphite text-xs">
        <span className="code">{sku}</span>
        <button
          type="button"
          data-quick-view={hash}
          aria-label={`Quick view of ${name}`}
          className="link min-h-6 scripting-none:hidden pointer-coarse:min-h-11"
        >
          Quick view
        </button>
      </p>
    </div>
  );
}
