import { appliances } from "./goods/appliances.ts";
import { goodsProducts } from "./goods/build.ts";
import { fans } from "./goods/fans.ts";
import { bathroomFaucets, kitchenFaucets } from "./goods/faucets.ts";
import type { GoodsPlan } from "./goods/goods.types.ts";
import { cabinetHardware } from "./goods/hardware.ts";
import { lights } from "./goods/lights.ts";
import { showers } from "./goods/showers.ts";
import { kitchenSinks } from "./goods/sinks.ts";
import { toilets } from "./goods/toilets.ts";
import { bathTubs } from "./goods/tubs.ts";
import { bathroomVanities } from "./goods/vanities.ts";
import type { CatalogProduct } from "./product.types.ts";
import { backsplash } from "./surfaces/backsplash.ts";
import { surfaceProducts } from "./surfaces/build.ts";
import { coping } from "./surfaces/coping.ts";
import { countertop } from "./surfaces/countertop.ts";
import { hardscaping } from "./surfaces/hardscaping.ts";
import { hardwood } from "./surfaces/hardwood.ts";
import { laminate } from "./surfaces/laminate.ts";
import { luxury } from "./surfaces/luxury.ts";
import { stackedStone } from "./surfaces/stacked-stone.ts";
import type { SurfacePlan } from "./surfaces/surface.types.ts";
import { tileFlooring } from "./surfaces/tile-flooring.ts";
import { turf } from "./surfaces/turf.ts";

const surfacePlans: readonly SurfacePlan[] = [
  tileFlooring,
  backsplash,
  countertop,
  hardwood,
  laminate,
  luxury,
  hardscaping,
  coping,
  stackedStone,
  turf,
];
const goodsPlans: readonly GoodsPlan[] = [
  kitchenFaucets,
  bathroomFaucets,
  kitchenSinks,
  bathroomVanities,
  bathTubs,
  showers,
  toilets,
  cabinetHardware,
  lights,
  fans,
  appliances,
];

/** SKUs of the demo marketplace at its full size; a little more than promised. */
export const fullSize = 25_000;

interface CatalogOptions {
  seed?: string;
  /** About how many SKUs; 25,000 is the demo, less a sample of it, more repeats its series with new names. */
  skus?: number;
}

/**
 * The goods of the demo marketplace, category by category. The same seed gives the same products, and a
 * larger catalogue begins every category with the products of a smaller one.
 */
export function* catalogProducts({
  seed = "demo",
  skus = fullSize,
}: CatalogOptions = {}): Generator<CatalogProduct> {
  const scale = skus / fullSize;
  // so few that every kind of goods is still there
  const count = (products: number, least: number) => Math.max(least, Math.ceil(products * scale));
  for (const plan of surfacePlans) yield* surfaceProducts(seed, plan, count(plan.products, 14));
  for (const plan of goodsPlans) yield* goodsProducts(seed, plan, count(plan.products, 30));
}
