import { Camera } from "lucide-react";
import type { Product } from "../../../contract/catalog/catalog.ts";
import { fitsPhotos } from "../../kit/room/fitting-rooms.ts";
import { LinkButton } from "../../ui/link-button.tsx";

/** To the product in a photo of one's own room, where it can be laid in one. Loads after the page. */
export default function PhotoLink({ product, sku }: { product: Product; sku: string }) {
  if (!fitsPhotos(product)) return null;
  return (
    <LinkButton
      to={`/visualize/photo?${new URLSearchParams({ product: product.hash, sku })}`}
      variant="secondary"
      prefetch="none"
      icon={<Camera aria-hidden size={18} />}
      className="max-sm:col-span-2"
    >
      See it in my room
    </LinkButton>
  );
}
