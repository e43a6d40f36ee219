import { Camera } from "lucide-react";
import type { Product } from "../../../contract/catalog/catalog.ts";
import { fitsPhotos } from "../../kit/room/fits-photos.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import CompareSwitch from "./compare/compare-switch.tsx";
import ShareButton from "./share/share-button.tsx";

/** What can be done with a product besides buying it; loads after the page. */
export default function ProductActs({
  product,
  sku,
  vsdId,
}: {
  product: Product;
  sku: string;
  vsdId: string | undefined;
}) {
  const { hash, name, needs_showroom } = product;
  return (
    <>
      {fitsPhotos(product) && (
        <LinkButton
          to={`/visualize/photo?${new URLSearchParams({ product: hash, sku })}`}
          variant="secondary"
          prefetch="none"
          icon={<Camera aria-hidden size={18} />}
          className="max-sm:col-span-2"
        >
          See it in my room
        </LinkButton>
      )}
      <CompareSwitch product={product} />
      <ShareButton product={{ hash, name, sku, vsdId: needs_showroom ? undefined : vsdId }} />
    </>
  );
}
