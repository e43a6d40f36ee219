import { useEffect, useState } from "react";
import type { ProductCard } from "../../../contract/catalog/product-card.ts";
import { api } from "../../client/api.ts";
import { useLocal } from "../../client/session/local-store.ts";
import { ProductCarousel } from "./product-carousel.tsx";
import { rememberViewed } from "./recently-viewed.ts";

/** What this browser or account viewed last; remembers this view, here and on the server. Loads after the page. */
export default function RecentlyViewed({
  showroom,
  except,
}: {
  showroom: string | undefined;
  except: string;
}) {
  const hashes = useLocal("recently_viewed");
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  useEffect(() => rememberViewed(except), [except]);
  useEffect(() => {
    if (!hashes?.includes(except)) return;
    let isCurrent = true;
    api("POST /api/recently_viewed/", {
      body: { showroom, product: except, hashes: hashes.slice(0, 12), limit: 9 },
      feedback: "none",
    })
      .then(({ data }) => isCurrent && setProducts(data.filter(({ hash }) => hash !== except).slice(0, 8)))
      // The row is optional: without a response it is not shown.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [hashes, except, showroom]);
  return <ProductCarousel title="Recently viewed" products={products} vsdId={showroom} />;
}
