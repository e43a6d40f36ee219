import type { ProductCard } from "../../../contract/catalog/product-card.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { ProductTile } from "./product-tile.tsx";

/** Products in a scrolling row. */
export function ProductRow({
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
    <section className="mt-16 border-hairline border-t pt-8">
      <h2 className="heading mb-6 text-lg">{title}</h2>
      <Carousel label={title}>
        {products.map((product) => (
          <ProductTile key={product.hash} product={product} vsdId={vsdId} />
        ))}
      </Carousel>
    </section>
  );
}
