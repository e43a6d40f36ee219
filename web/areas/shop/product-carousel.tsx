import type { ProductCard } from "../../../contract/catalog/product-card.ts";
import { ProductGrid } from "./product-grid.tsx";

/** Other products below a product; on a phone only the first four. */
export function ProductCarousel({
  title,
  products,
  vsdId,
}: {
  title: string;
  products: readonly ProductCard[];
  vsdId: string | undefined;
}) {
  if (products.length === 0) return null;
  return (
    <section className="mt-16 border-hairline border-t pt-8 print:hidden">
      <h2 className="heading mb-6 text-lg">{title}</h2>
      <ProductGrid
        products={products}
        vsdId={vsdId}
        className="grid-cols-2 md:grid-cols-4 max-md:[&>li:nth-child(n+5)]:hidden"
      />
    </section>
  );
}
