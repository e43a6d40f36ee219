import type { Product, Variant } from "../../../contract/catalog/catalog.ts";
import { areaText } from "../../../domain/catalog/page-areas.ts";
import { sizeText } from "../../kit/product/size-text.ts";
import { formatCount, plural } from "../../ui/format.ts";
import { specsOfVariant } from "./variant-specs.ts";

/** The data of a product, as in a specification sheet. */
export default function Specs({ product, variant }: { product: Product; variant: Variant }) {
  const { item_size } = variant;
  const size = [item_size.width_size, item_size.length_size, item_size.height_size]
    .filter(Boolean)
    .join(" × ");
  const rows = [
    { label: "SKU", value: variant.sku },
    ...(size ? [{ label: "Size", value: size }] : []),
    ...(item_size.pattern ? [{ label: "Pattern", value: item_size.pattern }] : []),
    ...(variant.box_sqft === null
      ? []
      : [
          {
            label: "Per box",
            value: `${areaText(variant.box_sqft)}${variant.pieces_per_box ? `, ${plural(variant.pieces_per_box, "piece")}` : ""}`,
          },
        ]),
    ...(variant.weight_lb === null
      ? []
      : [{ label: "Weight", value: `${formatCount(variant.weight_lb)} lb` }]),
    ...specsOfVariant(product, variant),
  ];
  return (
    <dl className="border-hairline border-t">
      {rows.map(({ label, value }) => (
        <div
          key={`${label} ${value}`}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 border-hairline border-b py-2.5 print:py-1"
        >
          <dt className="text-graphite">{label}</dt>
          <dd className="figures first-letter:uppercase">{sizeText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
