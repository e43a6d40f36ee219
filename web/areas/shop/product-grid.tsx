import { arrivalAt } from "../../ui/picture.tsx";
import { ProductTile } from "./product-tile.tsx";
import type { TileProduct } from "./tile-product.ts";

/** A product grid: two columns on a phone, four beside the facets. */
export function ProductGrid({
  products,
  vsdId,
  isFirst = false,
  heading,
  hasTools,
  className = "grid-cols-2 md:grid-cols-3 xl:grid-cols-4",
}: {
  products: readonly TileProduct[];
  vsdId: string | undefined;
  /** The first thing on its page, so its first pictures are visible at once. */
  isFirst?: boolean;
  heading?: "h2" | "h3";
  /** Rendered inside `ListTools`. */
  hasTools?: boolean;
  className?: string;
}) {
  return (
    <ul className={`grid gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-10 ${className}`}>
      {products.map((product, index) => (
        <li key={product.hash}>
          <ProductTile
            product={product}
            vsdId={vsdId}
            arrival={isFirst ? arrivalAt(index) : undefined}
            heading={heading}
            hasTools={hasTools}
          />
        </li>
      ))}
    </ul>
  );
}
