import { useEffect, useState } from "react";
import type { ProductCard } from "../../contract/catalog.ts";
import { api } from "../api.ts";
import { useLocal } from "../session/local-store.ts";
import { Carousel } from "../ui/carousel.tsx";
import { ProductTile } from "./product-tile.tsx";

/** Products in a row that can be moved. */
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

export function AlsoViewed({
  products,
  vsdId,
}: {
  products: readonly ProductCard[];
  vsdId: string | undefined;
}) {
  return <ProductRow title="Customers also viewed" products={products} vsdId={vsdId} />;
}

/** What this browser or account looked at last; tells the server of this visit at the same time. */
export function RecentlyViewed({ showroom, except }: { showroom: string | undefined; except: string }) {
  const hashes = useLocal("recently_viewed");
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  useEffect(() => {
    if (!hashes?.includes(except)) return;
    let isCurrent = true;
    api("POST /api/recently_viewed/", {
      body: { showroom, product: except, hashes: hashes.slice(0, 12), limit: 9 },
      feedback: "none",
    })
      .then(({ data }) => isCurrent && setProducts(data.filter(({ hash }) => hash !== except).slice(0, 8)))
      // The row is an extra: without an answer it is simply not there.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [hashes, except, showroom]);
  return <ProductRow title="You looked at" products={products} vsdId={showroom} />;
}
