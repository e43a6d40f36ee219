import type { NeededInAll, NeededProduct } from "../../../../contract/catalog/also-needed.ts";
import { alsoNeeded, type Need } from "../../../../domain/catalog/also-needed/also-needed.ts";
import { inAll, type JobLine } from "../../../../domain/catalog/also-needed/in-all.ts";
import { laidTile } from "../../../../domain/catalog/also-needed/laid-tile.ts";
import { Failure } from "../../../http/failure.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import { answersNeed, type Beside, faceOf, neededView, specTexts } from "./also-needed.rules.ts";
import { currentCatalog } from "./catalog.flow.ts";
import { productView } from "./product.rules.ts";
import { readProduct } from "./read-product.flow.ts";

/** Among so many of a category, the most popular first, what is needed is looked for. */
const considered = 24;

/**
 * What else a job with a product takes, of what the showroom sells: for each need the most popular product that answers
 * it. Amounts are those of the variant `sku`, or of the product's first; for each of it unless its area is known. Fails with 404 for an unknown product.
 */
export async function neededWith(
  platform: Platform,
  showroom: Showroom | null,
  hash: string,
  sku: string | undefined,
  { joint_in, area_sqft = null }: Partial<Pick<Line, "joint_in" | "area_sqft">> = {},
): Promise<NeededProduct[]> {
  const { row, catalog } = await readProduct(platform, hash);
  const product = productView(row, catalog, showroom, { marginBp: null, now: platform.now() });
  const variant = product.variants.find((one) => one.sku === sku) ?? product.variants[0];
  const { options = {} } = variant ?? {};
  const all = specTexts(product);
  const specs = {
    ...all,
    chosen: Object.values(options).join(", "),
    ...(options.Size && { size: options.Size }),
  };
  const categories = catalog.tree.pathOf(row.category_id).map(({ slug }) => slug);
  const needs = alsoNeeded({
    categories: categories.reverse(),
    specs,
  });
  const own = variant ? laidTile(variant, all.grout_joint_in) : null;
  const tile = own && { ...own, joint_in: joint_in ?? own.joint_in };
  const width_in = Number.parseFloat(variant?.item_size.width_size ?? "") || 0;
  const face_sqft = variant && area_sqft === null ? faceOf(product.unit, variant) : 0;
  const height_in = Number.parseFloat(variant?.item_size.height_size ?? "") || 0;
  const beside = { tile, finish: options.Finish, width_in, height_in, face_sqft };
  const found = await Promise.all(needs.map((need) => answerTo(platform, showroom, need, beside)));
  return found.filter((one) => one !== null);
}

interface Line {
  hash: string;
  sku: string;
  qty: number;
  area_sqft: number | null;
  edge_ft?: number | undefined;
  joint_in?: number | undefined;
  has?: readonly string[] | undefined;
}

/** What the products of a cart take together; lines of products that are no longer sold count for nothing. */
export async function neededForLines(
  platform: Platform,
  showroom: Showroom | null,
  lines: readonly Line[],
): Promise<NeededInAll[]> {
  const { tree } = await currentCatalog(platform);
  const categories = new Set<string>();
  const jobs: JobLine<NeededProduct>[] = [];
  for (const { hash, sku, qty, area_sqft, edge_ft, joint_in, has = [] } of lines) {
    const read = await readProduct(platform, hash).catch(orNothing);
    if (!read) continue;
    categories.add(tree.pathOf(read.row.category_id)[0]?.slug ?? "");
    const needs = await neededWith(platform, showroom, hash, sku, { joint_in, area_sqft });
    jobs.push({ sku, qty, area_sqft, edge_ft, needs: needs.filter(({ part }) => !has.includes(part)) });
  }
  return inAll(jobs).filter(({ category }) => !categories.has(category));
}

function orNothing(problem: unknown): null {
  if (problem instanceof Failure && problem.code === "not_found") return null;
  throw problem;
}

async function answerTo(
  platform: Platform,
  showroom: Showroom | null,
  need: Need,
  beside: Beside,
): Promise<NeededProduct | null> {
  const { tree, search } = await currentCatalog(platform);
  if (!tree.find(need.category)) return null;
  const first = await search.mostPopular(
    platform,
    showroom,
    { category: need.category, filters: {} },
    considered,
  );
  const wanted = { first, isFilled: false, without: null, limit: considered };
  const cards = await search.carousel(platform, showroom, wanted);
  for (const card of cards) {
    const { row, catalog } = await readProduct(platform, card.hash);
    const offered = productView(row, catalog, showroom, { marginBp: null, now: platform.now() });
    if (answersNeed(need, offered)) return neededView(need, offered, beside);
  }
  return null;
}
