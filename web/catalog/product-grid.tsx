import { ProductTile } from "./product-tile.tsx";
import type { TileProduct } from "./tile-product.ts";

/** Products side by side: two on a phone, four beside the facets. */
export function ProductGrid({
  products,
  vsdId,
  eager = 0,
  heading,
  hasTools,
  className = "grid-cols-2 md:grid-cols-3 xl:grid-cols-4",
}: {
  products: readonly TileProduct[];
  vsdId: string | undefined;
  /** How many pictures at the beginning are in sight at once. */
  eager?: number;
  heading?: "h2" | "h3";
  /** Stands in `ListTools`. */
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
            eager={index < eager}
            heading={heading}
            hasTools={hasTools}
          />
        </li>
      ))}
    </ul>
  );
}
