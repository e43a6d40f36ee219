import type { CatalogProduct, CatalogVariant, Picture } from "../catalog/product.types.ts";
import { photographedSizes, plannedDesigns } from "../fixtures/designs.ts";
import type { FurtherView } from "../fixtures/further-views.ts";
import { supplyDesigns } from "../fixtures/supplies/designs.ts";
import type { MediaShelf } from "./media.ts";

interface ListedPicture {
  media_key: string;
  alt: string;
  /** None for the whole product. */
  variant_ids: number[];
}

const sizes = new Map(
  [...plannedDesigns.flatMap(photographedSizes), ...supplyDesigns].map(({ id, size }) => [id, size]),
);

/** A product's pictures with the variants that each shows, and its further views after the pictures. */
export function listedPictures(
  product: CatalogProduct,
  firstVariant: number,
  keys: readonly (string | null)[],
  media: MediaShelf,
): ListedPicture[] {
  const { pictures, variants } = product;
  const idsOf = (shows: (variant: CatalogVariant) => boolean) =>
    variants.flatMap((variant, at) => (shows(variant) ? [firstVariant + at] : []));
  const listed = pictures.flatMap(({ alt, of }, at) => {
    const media_key = keys[at];
    const variant_ids = idsOf(({ picture }) => (of ? of.includes(picture) : picture === at));
    return media_key ? [{ media_key, alt, variant_ids }] : [];
  });
  // all finishes have their views in this order, so that a page stays at the view one looks at
  const further = (["front", "close", "drawing"] as const).flatMap((view) =>
    pictures.flatMap((picture, at) => furtherOf(picture, at, { view, media, idsOf }) ?? []),
  );
  return distinct([...listed, ...further]).map((one) => ({
    ...one,
    variant_ids: one.variant_ids.length === variants.length ? [] : one.variant_ids,
  }));
}

interface Wanted {
  view: FurtherView;
  media: MediaShelf;
  idsOf: (shows: (variant: CatalogVariant) => boolean) => number[];
}

/** A further view of what a picture shows; null where it is not taken, or shows none of the variants. */
function furtherOf(
  { source, alt }: Picture,
  at: number,
  { view, media, idsOf }: Wanted,
): ListedPicture | null {
  const taken = source.kind === "file" ? /([^/]+)--([^/]+)\.\w+$/.exec(source.path) : null;
  if (!taken) return null;
  const [, design = "", finish = ""] = taken;
  const [what = ""] = alt.split(/[,:]/, 1);
  const said = {
    front: `${what}, from the front`,
    close: `${what}, close up`,
    drawing: `Drawing with measures: ${measuresOf(design)}`,
  };
  const variant_ids = idsOf(
    (variant) => variant.picture === at && (view !== "drawing" || measures(variant, design)),
  );
  const media_key = variant_ids.length > 0 ? media.addView(design, finish, view) : null;
  return media_key ? { media_key, alt: said[view], variant_ids } : null;
}

const measuresOf = (design: string): string => {
  const size = sizes.get(design);
  return size
    ? `${[size.width_in, size.depth_in, size.height_in].map((inches) => Number(inches.toFixed(2))).join(" × ")} in.`
    : "";
};

/** Inches by which a variant may differ from what is drawn. */
const tolerance = 0.1;

/** Whether a variant has the measures that its design's drawing says. */
function measures({ size }: CatalogVariant, design: string): boolean {
  const drawn = sizes.get(design);
  if (!drawn) return false;
  return [
    size.width_in - drawn.width_in,
    size.length_in - drawn.depth_in,
    size.height_in - drawn.height_in,
  ].every((off) => Math.abs(off) <= tolerance);
}

/** A picture that several pictures' variants share stands once, for all of them. */
function distinct(pictures: readonly ListedPicture[]): ListedPicture[] {
  return [...Map.groupBy(pictures, ({ media_key }) => media_key).values()].map((same) => ({
    ...same[0]!,
    variant_ids: [...new Set(same.flatMap(({ variant_ids }) => variant_ids))],
  }));
}
