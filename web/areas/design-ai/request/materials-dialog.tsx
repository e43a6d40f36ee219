import type { AiDesignView, AiJob } from "../../../../contract/design/ai-designs.ts";
import { noGoods } from "../../../../domain/room/takeoff/goods-by-sku.ts";
import { GoodsList } from "../../../kit/room/goods-list.tsx";
import { listOfTakeoff } from "../../../kit/room/room-list.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Goods } from "./design-picture.tsx";

/** Everything to buy for a design, counted and priced. */
export default function MaterialsDialog({
  design,
  goods,
  showroom,
  onClose,
}: {
  design: AiDesignView;
  goods: Goods | null;
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
      <GoodsList
        list={listOfTakeoff(design.design, design.takeoff, goods ?? noGoods)}
        vsdId={showroom.vsd_id}
      />
    </Dialog>
  );
}
