import type { AiDesignView, AiJob } from "../../../../contract/design/ai-designs.ts";
import { noProducts } from "../../../../domain/room/takeoff/products-by-sku.ts";
import { listOfTakeoff } from "../../../kit/room/room-list.ts";
import { RoomProductList } from "../../../kit/room/room-product-list.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Products } from "./design-picture.tsx";

/** Everything to buy for a design, counted and priced. */
export default function MaterialsDialog({
  design,
  products,
  showroom,
  onClose,
}: {
  design: AiDesignView;
  products: Products | null;
  showroom: AiJob["showroom"];
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Materials of ${design.title}`}
      className="w-[min(48rem,calc(100vw-2rem))]!"
    >
      <p className="mb-4 text-graphite">{`At ${showroom.company_name}'s prices today.`}</p>
      <RoomProductList
        list={listOfTakeoff(design.design, design.takeoff, products ?? noProducts)}
        vsdId={showroom.vsd_id}
      />
    </Dialog>
  );
}
