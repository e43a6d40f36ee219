import { nearestProduct } from "../edit/nearest-product.ts";
import { isSafeFloor, leastDcof } from "../edit/use.ts";
import { floorSurfaces } from "../geometry/floor-areas.ts";
import type { Broken } from "./finding.types.ts";
import type { RoomView } from "./room-view.ts";
import type { PlanningRule } from "./rule.types.ts";

/**
 * The chosen floors of a room that gets wet, if they are not slip resistant enough; known products that are get offered
 * instead.
 */
const wetFloor = (view: RoomView): Broken[] =>
  floorSurfaces(view.design.plan).flatMap((surface) => slipperyFloor(view, surface));

function slipperyFloor({ design, products }: RoomView, surface: string): Broken[] {
  const chosen = design.surfaces.find(({ id }) => id === surface);
  const product = chosen?.sku ? products.get(chosen.sku) : undefined;
  if (!product || isSafeFloor(product, design.room)) return [];
  const { dcof } = product.attributes;
  const least = leastDcof(design.room).toFixed(2);
  const says =
    typeof dcof === "number"
      ? `${product.name} has a wet slip resistance (DCOF) of ${dcof.toFixed(2)}`
      : `${product.name} lists no wet slip resistance (DCOF)`;
  const safe = [...products.values()].filter(
    (each) => each.sku !== product.sku && each.surface.includes("floor") && isSafeFloor(each, design.room),
  );
  const other = nearestProduct(product, safe)?.product;
  return [
    {
      level: "should",
      items: [],
      surface,
      measured_in: null,
      wanted_in: null,
      message: `${says}; for a floor that gets wet, ${least} or higher is better.`,
      ...(other && { instead: { surface, sku: other.sku, words: `Use ${other.name}` } }),
    },
  ];
}

/**
 * Level floors that are walked on when wet: DCOF of at least 0.42 inside and 0.55 outside where the maker declares no
 * class (ANSI A326.3-2021, product use classes Interior Wet and Exterior Wet); slip-resistant flooring is also what
 * NKBA's bathroom planning guidelines ask for. Not law for homes, so it is a recommendation.
 */
export const floorRules: readonly PlanningRule[] = [
  {
    id: "wet-floor",
    title: "Slip-resistant wet floors",
    must_in: null,
    should_in: null,
    source: "ANSI A326.3; NKBA bath: flooring",
    check: wetFloor,
  },
];
