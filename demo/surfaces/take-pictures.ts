import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import sharp from "sharp";
import { drawMaterial } from "../../domain/materials/draw-material.ts";
import { mediaKey } from "../../server/domains/catalog/pictures/index.ts";
import { catalogProducts } from "../catalog/catalog.ts";
import type { PictureSource } from "../catalog/product.types.ts";
import type { PackedPicture } from "../picture-packs.ts";
import { firstView_px, firstViews } from "./first-views.ts";

// see server/platform/pictures/catalog-pictures.child.ts
setFlagsFromString("--max-inlined-bytecode-size-cumulative=4000");
setFlagsFromString("--max-inlined-bytecode-size=1200");
sharp.concurrency(1);

type MaterialSource = Extract<PictureSource, { kind: "material" }>;

/** Grass and pebbles are larger, and coarser compression cannot be seen in them. */
const heavy_bytes = 22_000;
const qualities = { usual: 46, heavy: 34 };

async function draw({ definition, view }: MaterialSource): Promise<PackedPicture> {
  const size = { width_px: firstView_px, height_px: firstView_px };
  const { rgb } = drawMaterial(definition, { view, ...size });
  const raw = { width: firstView_px, height: firstView_px, channels: 4 } as const;
  const drawn = sharp(rgb, { raw }).removeAlpha();
  const avif = (quality: number) =>
    drawn.clone().avif({ quality, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer();
  const usual = await avif(qualities.usual);
  return {
    picture: usual.length > heavy_bytes ? await avif(qualities.heavy) : usual,
    blurred: await drawn.clone().resize(8, 8).webp({ quality: 30, effort: 6 }).toBuffer(),
  };
}

/** The first pictures of the surfaces of the demo's catalog, by category and media key. */
export function firstPictures(): Map<string, Map<string, MaterialSource>> {
  const wanted = new Map<string, Map<string, MaterialSource>>();
  for (const { category, pictures } of catalogProducts()) {
    const source = pictures[0]?.source;
    if (source?.kind !== "material") continue;
    const inCategory = wanted.get(category) ?? new Map<string, MaterialSource>();
    wanted.set(category, inCategory.set(mediaKey(source), source));
  }
  return wanted;
}

/** Written this often, so that a run that ends early has not drawn in vain. */
const writeEvery = 100;

async function take(category: string, sources: ReadonlyMap<string, MaterialSource>): Promise<void> {
  const before = firstViews.read(category);
  const views = new Map([...before].filter(([key]) => sources.has(key)));
  let drawn = 0;
  for (const [key, source] of sources) {
    if (views.has(key)) continue;
    views.set(key, await draw(source));
    if (++drawn % writeEvery === 0) firstViews.write(category, views);
  }
  if (drawn > 0 || views.size < before.size) firstViews.write(category, views);
  console.log(`${category}: ${drawn} drawn, ${views.size} in all`);
}

/**
 * Draws the first pictures of the surfaces that lack one, and drops those of surfaces that are no more:
 * `node demo/surfaces/take-pictures.ts`. About half a second for each. `--only` names categories, divided by commas.
 */
async function main(): Promise<void> {
  const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
  const wanted = firstPictures();
  for (const category of firstViews.categories()) if (!wanted.has(category)) firstViews.drop(category);
  const asked = only?.split(",") ?? [...wanted.keys()];
  for (const category of asked) await take(category, wanted.get(category) ?? new Map());
}

if (import.meta.main) await main();
