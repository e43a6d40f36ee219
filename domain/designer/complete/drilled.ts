import type { RoomDesign } from "../../../contract/design/room-design.ts";
import {
  type Drillable,
  drilledForFaucets,
  drillingFor,
  drillingOf,
  isDrilledFor,
  siblingFor,
} from "../../room/assembly/drilling.ts";
import type { Offer } from "../offer.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";

const drillable = ({ sku, options, product }: Offer): Drillable => ({
  ...{ sku, options },
  attributes: product.attributes,
});

/** The design with vanities and basins drilled for their faucets, where they are sold so. */
export function drilledIn(
  design: RoomDesign,
  offers: OfferIndex,
  stays: ReadonlySet<string> = new Set(),
): RoomDesign {
  const get = (sku: string) => {
    const offer = offers.get(sku);
    return offer && drillable(offer);
  };
  return drilledForFaucets(design, { get, siblings: (sku) => offers.siblings(sku).map(drillable) }, stays);
}

/** Whether a vanity or basin is sold with the holes that a faucet takes. */
export function canBeDrilledFor(faucet: Offer, top: Offer, offers: OfferIndex): boolean {
  const wanted = drillable(faucet);
  if (isDrilledFor(drillingOf(drillable(top)), drillingFor(wanted))) return true;
  return siblingFor(drillable(top), [wanted], offers.siblings(top.sku).map(drillable)) !== undefined;
}
