import { describe, expect, test } from "vitest";
import { catalogProducts } from "../catalog/catalog.ts";
import type { CatalogProduct } from "../catalog/product.types.ts";
import { furtherViews } from "../fixtures/further-views.ts";
import { subjects } from "../fixtures/subjects.ts";
import { listedPictures } from "./listed-pictures.ts";
import { MediaShelf } from "./media.ts";

const products = [...catalogProducts()];
const media = new MediaShelf();

function listed(product: CatalogProduct) {
  const keys = product.pictures.map(({ source }) => media.add(source));
  return listedPictures(product, 1, keys, media);
}

const faucet = products.find(
  ({ category, variants }) =>
    category === "bathroom-faucets" && new Set(variants.map((v) => v.picture)).size > 2,
)!;

describe("a faucet in several finishes", () => {
  const pictures = listed(faucet);
  const shownOf = (at: number) =>
    pictures.filter(({ variant_ids }) => variant_ids.length === 0 || variant_ids.includes(at + 1));

  test("has four pictures for each finish, no two finishes with the same photographs", () => {
    for (const [at] of faucet.variants.entries()) {
      expect(shownOf(at).map(({ alt }) => alt)).toEqual([
        expect.stringMatching(/ in\.: /),
        expect.stringMatching(/, from the front$/),
        expect.stringMatching(/, close up$/),
        expect.stringMatching(/^Drawing with measures: .* in\.$/),
      ]);
    }
    const photographs = pictures.filter(({ alt }) => !alt.startsWith("Drawing"));
    const finishes = new Set(faucet.variants.map(({ options }) => options.Finish)).size;
    expect(new Set(photographs.map(({ media_key }) => media_key)).size).toBe(finishes * 3);
  });

  test("has a drawing only where its measures are those of the variant", () => {
    const wider = {
      ...faucet,
      variants: faucet.variants.map((variant) => ({
        ...variant,
        size: { ...variant.size, width_in: variant.size.width_in + 2 },
      })),
    };
    expect(listed(wider).filter(({ alt }) => alt.startsWith("Drawing"))).toEqual([]);
  });
});

test("each color of a surface is seen laid, in a room, as a piece and close, and no other color is", () => {
  const tile = products.find(({ pictures }) => pictures.filter(({ of }) => of).length > 3)!;
  const pictures = listed(tile);
  const last = tile.variants.length;
  const shown = pictures.filter(({ variant_ids }) => variant_ids.includes(last));
  expect(shown).toHaveLength(4);
  const first = pictures
    .filter(({ variant_ids }) => variant_ids.includes(1))
    .map(({ media_key }) => media_key);
  expect(shown.filter(({ media_key }) => first.includes(media_key))).toEqual([]);
});

test("packs of further views hold nothing that is not on sale", () => {
  const sold = new Set(
    subjects.flatMap(({ id, finishes }) => [
      `${id}.drawing`,
      ...finishes.flatMap((finish) => [`${id}--${finish}.front`, `${id}--${finish}.close`]),
    ]),
  );
  const packed = furtherViews.categories().flatMap((category) => [...furtherViews.read(category).keys()]);
  expect(packed.filter((key) => !sold.has(key))).toEqual([]);
});
