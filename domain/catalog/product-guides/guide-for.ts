import {
  applianceGuide,
  basinGuide,
  cabinetGuide,
  countertopGuide,
  electricGuide,
  faucetGuide,
} from "./built-in-guides.ts";
import { paverGuide, plankFloorGuide, turfGuide, woodFloorGuide } from "./floor-guides.ts";
import {
  furnitureGuide,
  mountedGuide,
  paintGuide,
  poolGuide,
  textileGuide,
  trimGuide,
} from "./furnishing-guides.ts";
import type { Guide, Products } from "./goods.ts";
import { tileGuide, veneerGuide } from "./tile-guides.ts";

type Writer = (products: Products) => Guide;

/** The guide for a category; the narrowest category listed here wins. */
const writers: Readonly<Record<string, Writer>> = {
  "tile-flooring": tileGuide,
  "backsplash-tiles": tileGuide,
  "stacked-stone": veneerGuide,
  "hardwood-flooring": woodFloorGuide,
  "laminate-flooring": plankFloorGuide,
  "luxury-flooring": plankFloorGuide,
  "artificial-turf": turfGuide,
  hardscaping: paverGuide,
  "pool-copings": paverGuide,
  countertop: countertopGuide,
  "kitchen-faucets": faucetGuide,
  "bathroom-faucets": faucetGuide,
  showers: faucetGuide,
  "shower-bases": basinGuide,
  "kitchen-sinks": basinGuide,
  "bathroom-sinks": basinGuide,
  "bath-tubs": basinGuide,
  "tub-showers": basinGuide,
  toilets: basinGuide,
  cabinets: cabinetGuide,
  "bathroom-vanitys": cabinetGuide,
  lights: electricGuide,
  lamps: electricGuide,
  fans: electricGuide,
  appliances: applianceGuide,
  laundry: applianceGuide,
  "outdoor-kitchens": applianceGuide,
  "cabinet-hardware": mountedGuide,
  "bath-accessories": mountedGuide,
  mirrors: mountedGuide,
  paint: paintGuide,
  "moulding-trim": trimGuide,
  textiles: textileGuide,
  rugs: textileGuide,
  "pools-and-fire": poolGuide,
};

/**
 * Installation and care in sentences made from the product's own data. General trade practice (flatness, mortar
 * coverage, movement joints, acclimation, clearances); the maker's sheet in the box takes precedence, and the document
 * says so.
 */
export function guideFor(products: Products): Guide {
  const named = products.categories.findLast((slug) => slug in writers);
  return (writers[named ?? ""] ?? furnitureGuide)(products);
}
