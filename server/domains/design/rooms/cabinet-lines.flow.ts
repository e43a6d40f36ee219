import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import type { cabinetLineProducts, cabinetLines } from "../../../../contract/design/rooms.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import type { Platform } from "../../../platform/platform.ts";
import { currentCatalog, productsThatFit } from "../../catalog/products/index.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import { lineOf, linesOf, oneOfEachWidth, partCategories, partsInFinish } from "./cabinet-lines.rules.ts";
import { productsOfIds } from "./room-products.flow.ts";

type Lines = EndpointReply<typeof cabinetLines>["data"]["lines"];
type LineProducts = EndpointReply<typeof cabinetLineProducts>["data"];

const keeping = { seconds: 60, tags: ["products" as const, "showrooms" as const] };
const cabinetKinds = ["base_cabinet", "wall_cabinet", "tall_cabinet", "island", "peninsula"];
const fixtureKinds = ["sink", "faucet", "dishwasher", "range", "cooktop", "hood", "refrigerator"];
/** More products of one kind of cabinet than any showroom sells. */
const allCabinets = 200;
/** Products of each kind of fixture among which a kitchen finds what fits: few of the sinks hang under a top. */
const someFixtures = 30;
/** Countertops, and parts of a category, that are offered. */
const someOthers = 12;

/** The cabinet lines that a showroom sells. */
export function linesSold(platform: Platform, showroom: Showroom | null): Promise<Lines> {
  return platform.cache.remember(`cabinet-lines:${showroom?.id ?? ""}`, keeping, async () =>
    linesOf(await productsOfKinds(platform, showroom, ["base_cabinet"], allCabinets)),
  );
}

/** Everything to lay a kitchen of a line; null for one that the showroom does not sell. */
export function productsOfLine(
  platform: Platform,
  showroom: Showroom | null,
  line: string,
): Promise<LineProducts | null> {
  return platform.cache.remember(`cabinet-line:${showroom?.id ?? ""}:${line}`, keeping, async () => {
    const all = await productsOfKinds(platform, showroom, cabinetKinds, allCabinets);
    const cabinets = all.filter((product) => lineOf(product) === line);
    const [first] = cabinets;
    if (!first) return null;
    const parts = await productsIn(platform, showroom, partCategories(cabinets));
    const fixtures = await productsOfKinds(platform, showroom, fixtureKinds, someFixtures);
    const counters = await productsFitting(platform, showroom, "countertop", someOthers);
    const firsts = new Map(counters.toReversed().map((product) => [product.hash, product]));
    return {
      cabinets,
      parts: partsInFinish(parts, first.options.Finish ?? ""),
      fixtures: oneOfEachWidth(fixtures),
      counters: [...firsts.values()].toReversed(),
    };
  });
}

async function productsOfKinds(
  platform: Platform,
  showroom: Showroom | null,
  kinds: readonly string[],
  limit: number,
): Promise<RoomProduct[]> {
  const found = await Promise.all(
    kinds.map((kind) => productsFitting(platform, showroom, `kind:${kind}`, limit)),
  );
  // a base cabinet fits an island's place, too
  return [...new Map(found.flat().map((product) => [product.sku, product])).values()];
}

async function productsFitting(
  platform: Platform,
  showroom: Showroom | null,
  fitting: string,
  limit: number,
): Promise<RoomProduct[]> {
  const catalog = await currentCatalog(platform);
  const ids = await productsThatFit(platform, catalog, showroom, { fitting }, limit);
  return productsOfIds(platform, showroom, ids, new Map());
}

async function productsIn(
  platform: Platform,
  showroom: Showroom | null,
  categories: Iterable<string>,
): Promise<RoomProduct[]> {
  const { tree, search } = await currentCatalog(platform);
  const known = [...categories].filter((category) => tree.find(category));
  const found = await Promise.all(
    known.map((category) => search.mostPopular(platform, showroom, { category, filters: {} }, someOthers)),
  );
  return productsOfIds(platform, showroom, [...new Set(found.flat())], new Map());
}
