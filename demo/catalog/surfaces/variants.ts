import type { Look } from "../../../domain/materials/look.ts";
import type { Random } from "../../random.ts";
import { cents, listPrice } from "../money.ts";
import type { CatalogVariant } from "../product.types.ts";
import { shelfFor } from "../stock.ts";
import type { Vendor } from "../vendors.ts";
import { colorName } from "./look-notes.ts";
import type { Choice, Size, SurfaceDraft } from "./surface.types.ts";

/** One combination of a draft's options. */
export interface Combination {
  look: Look;
  size: Size;
  finish: Choice;
  build: Choice | undefined;
}

/** Every combination that the series makes, the usual one first. */
export function combinations(draft: SurfaceDraft, looks: readonly Look[]): Combination[] {
  const builds: readonly (Choice | undefined)[] = draft.builds?.choices ?? [undefined];
  return looks.flatMap((look) =>
    draft.sizes.flatMap((size) =>
      draft.finishes.flatMap((finish) => builds.map((build) => ({ look, size, finish, build }))),
    ),
  );
}

/** Square feet that one unit covers, with the pieces and area of a box where it is one. */
export function coverage(draft: SurfaceDraft, size: Size, thickness_in: number) {
  const piece_sqft = (size.width_in * size.length_in) / 144;
  if (draft.unit === "Square foot") return { sqft: 1, box_sqft: null, pieces: null };
  if (draft.unit === "Linear foot") {
    return { sqft: (draft.run_width_in ?? size.width_in) / 12, box_sqft: null, pieces: null };
  }
  if (draft.unit === "Piece") return { sqft: piece_sqft, box_sqft: null, pieces: null };
  const piece_lb = draft.weight_sqft
    ? draft.weight_sqft * piece_sqft
    : piece_sqft * 144 * thickness_in * draft.density;
  const by_weight = Math.floor((draft.box_lb ?? 55) / piece_lb);
  const by_area = Math.floor((draft.box_most_sqft ?? 26) / piece_sqft);
  const pieces = size.pieces ?? Math.max(1, Math.min(by_weight, by_area));
  return { sqft: piece_sqft * pieces, box_sqft: Number((piece_sqft * pieces).toFixed(2)), pieces };
}

const optionsOf = (draft: SurfaceDraft, { look, size, finish, build }: Combination, colors: number) => {
  const options: Record<string, string> = {};
  if (colors > 1) options.Color = colorName(look);
  options.Size = size.label;
  if (draft.finishes.length > 1) options.Finish = finish.label;
  if (draft.builds && build) options[draft.builds.option] = build.label;
  return options;
};

const skuOf = (stem: string, { look, size, finish, build }: Combination, looks: readonly Look[]) =>
  [stem, looks.length > 1 ? `C${looks.indexOf(look) + 1}` : "", size.code, finish.code, build?.code ?? ""]
    .filter(Boolean)
    .join("-")
    .toUpperCase();

/** The variants of a surface product: measured, weighed, priced and counted. */
export function surfaceVariants(
  draft: SurfaceDraft,
  looks: readonly Look[],
  stem: string,
  vendor: Vendor,
  random: Random,
  pictureAt: (look: Look, size: Size) => number,
): CatalogVariant[] {
  return combinations(draft, looks).map((combination) => {
    const { size, finish, build, look } = combination;
    const thickness_in = build?.thickness_in ?? finish.thickness_in ?? size.thickness_in;
    const { sqft, box_sqft, pieces } = coverage(draft, size, thickness_in);
    const area = box_sqft ?? sqft;
    const wholesale_sqft =
      cents(draft.wholesale_sqft * size.price * finish.price * (build?.price ?? 1)) / 100;
    const list_sqft = listPrice(wholesale_sqft, draft.saving, random);
    const wholesale_cents = Math.max(25, cents(wholesale_sqft * area));
    const unit_lb = draft.weight_sqft ? draft.weight_sqft * area : area * 144 * thickness_in * draft.density;
    return {
      sku: skuOf(stem, combination, looks),
      options: optionsOf(draft, combination, looks.length),
      size: {
        width_in: size.width_in,
        length_in: size.length_in,
        height_in: Number(thickness_in.toFixed(3)),
        pattern: size.pattern,
      },
      wholesale_cents,
      list_cents: Math.max(cents(list_sqft * area), Math.ceil(wholesale_cents * 1.42)),
      box_sqft,
      pieces_per_box: pieces,
      weight_lb: Number(Math.max(0.1, unit_lb).toFixed(1)),
      is_freight: draft.is_freight,
      ...shelfFor(vendor, draft.unit, wholesale_cents, draft.minimum_unit, draft.extra_days, random),
      picture: pictureAt(look, size),
    };
  });
}
