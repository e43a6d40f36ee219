import type { AiDesignView, AiJob } from "../../../contract/ai-designs.ts";
import { placeLabel } from "../../../domain/geometry/item-label.ts";
import type { RoomList } from "../../room/pages/summary/design-takeoff.ts";
import { GoodsList } from "../../room/pages/summary/goods-list.tsx";
import { Dialog } from "../../ui/dialog.tsx";
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
      <p className="mb-4 text-graphite">{`At ${showroom.company_name}'s prices of today.`}</p>
      <GoodsList list={listOf(design, goods)} vsdId={showroom.vsd_id} />
    </Dialog>
  );
}

function listOf({ takeoff, design }: AiDesignView, goods: Goods | null): RoomList {
  return {
    goods: takeoff.goods.map(({ sku, name, qty, unit, unit_price, line_total, surfaces, items }) => {
      const good = goods?.get(sku);
      return {
        ...{ sku, name, qty, unit, unit_price, line_total },
        hash: good?.hash ?? null,
        image: good?.image ?? null,
        category: good?.category.name ?? "",
        places: surfaces.length + items.length,
      };
    }),
    total: takeoff.total,
    unknown: [...takeoff.surfaces, ...takeoff.items].flatMap((line) =>
      line.known
        ? []
        : [
            {
              place: capital(placeLabel(design, "surface" in line ? line.surface : line.item)),
              because: line.because,
            },
          ],
    ),
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
