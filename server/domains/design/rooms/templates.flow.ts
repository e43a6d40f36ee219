import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import type { Replacement } from "../../../../contract/design/room-library.ts";
import { drilledForFaucets, drilledTops } from "../../../../domain/room/assembly/drilling.ts";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import { currentCatalog, fittingTarget, productsThatFit } from "../../catalog/products/index.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import {
  type Places,
  placesOf,
  replacementOf,
  substituteFor,
  targetOf,
  withSubstitute,
} from "./replace-products.rules.ts";
import { findProducts, type OfferedProducts, productsOfHashes, productsOfIds } from "./room-products.flow.ts";
import type { TemplateRow } from "./templates.store.ts";

/** A design in a showroom's products, and the replacements. */
export interface Fitted {
  design: RoomDesign;
  replacements: Replacement[];
}

/** A template with the closest products in place of those that the showroom does not sell. */
export async function templateIn(
  platform: Platform,
  showroom: Showroom | null,
  template: TemplateRow,
): Promise<Fitted> {
  if (!showroom) return { design: template.design, replacements: [] };
  const key = `template:${template.id}:${template.version}:${showroom.id}`;
  const keeping: Keeping = { seconds: 300, tags: ["products", "showrooms"], bytes: 40_000 };
  return platform.cache.remember(key, keeping, () => inProductsOf(platform, showroom, template.design));
}

/** A design in a showroom's products; several in a row share a cache. */
export async function inProductsOf(
  platform: Platform,
  showroom: Showroom,
  original: RoomDesign,
  shelf: OfferedProducts = new Map(),
): Promise<Fitted> {
  const { products, elsewhere } = await findProducts(platform, showroom, skusOf(original));
  let design = original;
  const replacements: Replacement[] = [];
  for (const sku of skusOf(original)) {
    if (products.has(sku)) continue;
    const wanted = elsewhere.get(sku);
    const places = placesOf(original, sku);
    const candidates = await candidatesFor(platform, showroom, original.room, places, wanted, shelf);
    const found = substituteFor(wanted, places, candidates, original.room);
    design = withSubstitute(design, sku, wanted, found?.product ?? null);
    replacements.push(replacementOf(sku, places, wanted, found, showroom.company_name));
  }
  if (replacements.length > 0) design = await drilledHere(platform, showroom, design);
  return { design, replacements };
}

/** The design with vanities and basins drilled for the faucets that came onto them. */
async function drilledHere(platform: Platform, showroom: Showroom, design: RoomDesign): Promise<RoomDesign> {
  const tops = drilledTops(design);
  if (tops.length === 0) return design;
  const skus = tops.flatMap(({ top, faucets }) => [top, ...faucets].flatMap(({ sku }) => sku ?? []));
  const { products } = await findProducts(platform, showroom, skus);
  const hashes = new Set(tops.flatMap(({ top }) => products.get(top.sku!)?.hash ?? []));
  const makes = await productsOfHashes(platform, showroom, [...hashes]);
  return drilledForFaucets(design, {
    get: (sku) => products.get(sku),
    siblings: (sku) => makes.filter(({ hash }) => hash === products.get(sku)?.hash),
  });
}

const most = { alike: 40, any: 60 };
/** Attributes used to search for similar products. */
const alike = ["color_family", "style", "finish"];

/**
 * Possible replacements: similar in color and style first, then the same category, then the showroom's most popular
 * ones.
 */
async function candidatesFor(
  platform: Platform,
  showroom: Showroom,
  room: string,
  places: Places,
  wanted: RoomProduct | undefined,
  shelf: OfferedProducts,
): Promise<RoomProduct[]> {
  const fitting = fittingTarget(targetOf(places), room);
  if (!fitting) return [];
  const catalog = await currentCatalog(platform);
  const filters = Object.fromEntries(
    alike.flatMap((key) => {
      const values = [wanted?.attributes[key] ?? []].flat().map(String);
      return values.length > 0 ? [[key, values] as const] : [];
    }),
  );
  const { color_family = [] } = filters;
  const asked = [
    productsThatFit(platform, catalog, showroom, { fitting, filters }, most.alike),
    productsThatFit(platform, catalog, showroom, { fitting, filters: { color_family } }, most.alike),
    productsThatFit(platform, catalog, showroom, { fitting, category: wanted?.category.id }, most.any),
    productsThatFit(platform, catalog, showroom, { fitting }, most.any),
  ];
  const ids = new Set((await Promise.all(asked)).flat());
  return productsOfIds(platform, showroom, [...ids], shelf);
}
