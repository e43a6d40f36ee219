import { appliances } from "./goods/appliances.ts";
import { bathAccessories } from "./goods/bath-accessories.ts";
import { bathroomFaucets } from "./goods/bath-faucets.ts";
import { bathroomSinks } from "./goods/bathroom-sinks.ts";
import { beds } from "./goods/beds.ts";
import { designsOf, goodsProducts } from "./goods/build.ts";
import { cabinets } from "./goods/cabinets.ts";
import { decor } from "./goods/decor.ts";
import { fans } from "./goods/fans.ts";
import { kitchenFaucets } from "./goods/faucets.ts";
import type { GoodsPlan } from "./goods/goods.types.ts";
import { plantsAndPlanters } from "./goods/greenery.ts";
import { cabinetHardware } from "./goods/hardware.ts";
import { lamps } from "./goods/lamps.ts";
import { laundry } from "./goods/laundry.ts";
import { lights } from "./goods/lights.ts";
import { mirrors } from "./goods/mirrors.ts";
import { outdoorFurniture } from "./goods/outdoor-furniture.ts";
import { outdoorKitchens } from "./goods/outdoor-kitchens.ts";
import { poolsAndFire } from "./goods/pools-and-fire.ts";
import { rugs } from "./goods/rugs.ts";
import { seating, sofas } from "./goods/seating.ts";
import { showers } from "./goods/showers.ts";
import { kitchenSinks } from "./goods/sinks.ts";
import { storageAndMedia } from "./goods/storage-and-media.ts";
import { supplyProducts } from "./goods/supplies.ts";
import { tables } from "./goods/tables.ts";
import { textiles } from "./goods/textiles.ts";
import { toilets } from "./goods/toilets.ts";
import { mouldingTrim } from "./goods/trim.ts";
import { tubShowers } from "./goods/tub-showers.ts";
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
import { paintCount, paintProducts } from "./surfaces/paint.ts";
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
  cabinets,
  laundry,
  mirrors,
  bathroomSinks,
  tubShowers,
  bathAccessories,
  mouldingTrim,
  sofas,
  seating,
  tables,
  storageAndMedia,
  beds,
  rugs,
  lamps,
  textiles,
  plantsAndPlanters,
  decor,
  outdoorFurniture,
  outdoorKitchens,
  poolsAndFire,
];

/** SKUs of the demo marketplace at its full size; a little more than promised. */
export const fullSize = 25_000;

interface CatalogOptions {
  seed?: string;
  /** About how many SKUs; 25,000 is the demo, less a sample of it, more repeats its series with new names. */
  skus?: number;
}

/**
 * The products of the demo marketplace, category by category. The same seed gives the same products, and a larger
 * catalog begins every category with the products of a smaller one.
 */
export function* catalogProducts({
  seed = "demo",
  skus = fullSize,
}: CatalogOptions = {}): Generator<CatalogProduct> {
  const scale = skus / fullSize;
  // so few that every kind of products is still there
  const count = (products: number, least: number) => Math.max(least, Math.ceil(products * scale));
  for (const plan of surfacePlans) yield* surfaceProducts(seed, plan, count(plan.products, 14));
  yield* paintProducts(seed, count(paintCount, 30));
  for (const plan of goodsPlans) {
    const products = plan.products ?? designsOf(plan).length;
    yield* goodsProducts(seed, plan, count(products, Math.min(products, 30)));
  }
  yield* supplyProducts(seed);
}
