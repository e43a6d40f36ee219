import { areaText } from "../../../../domain/catalog/page-areas.ts";
import { ownValue } from "../../../../domain/orders/own-value.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import { sizeText } from "../../../kit/product/size-text.ts";
import { formatCount, plural } from "../../../ui/format.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import type { DocumentedProduct } from "./documented-product.ts";

type Variant = DocumentedProduct["variants"][number];

/** Every value that the vendor states, and one line per variant. */
export function SpecSheet({ product }: { product: DocumentedProduct }) {
  return (
    <>
      <p className="mt-6 max-w-[68ch]">{product.description}</p>
      <h2 className="heading mt-8 text-lg">Figures</h2>
      <dl className="mt-3 columns-1 gap-x-10 border-hairline border-t md:columns-2">
        {product.specs.map(({ key, label, value }) => (
          <div
            key={key}
            className="grid break-inside-avoid grid-cols-2 gap-x-4 border-hairline border-b py-2 text-sm"
          >
            <dt className="text-graphite">{label}</dt>
            <dd className="figures first-letter:uppercase">{sizeText(value)}</dd>
          </div>
        ))}
      </dl>
      <h2 className="heading mt-8 text-lg">{product.variants.length > 1 ? "Variants" : "How it is sold"}</h2>
      <p className="mt-2 text-sm">
        {`Sold by the ${unitWord(product.unit)}${product.minimum_unit > 1 ? `, from ${product.minimum_unit} ${unitWord(product.unit, product.minimum_unit)}` : ""}.`}
      </p>
      <div className="mt-3">
        <Table
          caption="Variants"
          columns={columnsFor(product.variants)}
          rows={product.variants}
          rowKey={({ sku }) => sku}
          empty="There are no variants."
        />
      </div>
    </>
  );
}

/** Columns that at least one variant fills. */
function columnsFor(variants: readonly Variant[]): Column<Variant>[] {
  const options = [...new Set(variants.flatMap((variant) => Object.keys(variant.options)))];
  const figures: (Column<Variant> & { of: (variant: Variant) => string | number | null })[] = [
    { key: "size", title: "Actual size", of: sizeOf, cell: sizeOf },
    {
      key: "box",
      title: "Box",
      numeric: true,
      of: ({ box_sqft }) => box_sqft,
      cell: ({ box_sqft, pieces_per_box }) =>
        [box_sqft !== null && areaText(box_sqft), pieces_per_box && plural(pieces_per_box, "piece")]
          .filter(Boolean)
          .join(", "),
    },
    {
      key: "weight",
      title: "Weight",
      numeric: true,
      of: ({ weight_lb }) => weight_lb,
      cell: ({ weight_lb }) => (weight_lb === null ? "" : `${formatCount(weight_lb)} lb`),
    },
  ];
  return [
    { key: "sku", title: "SKU", cell: ({ sku }) => <span className="code whitespace-nowrap">{sku}</span> },
    ...options.map((name) => ({
      key: `option ${name}`,
      title: name,
      cell: ({ options }: Variant) => sizeText(ownValue(options, name) ?? ""),
    })),
    ...figures.filter(({ of }) => variants.some((variant) => of(variant))),
  ];
}

function sizeOf({ item_size: { width_size, length_size, height_size } }: Variant): string {
  return sizeText([width_size, length_size, height_size].filter(Boolean).join(" × "));
}
