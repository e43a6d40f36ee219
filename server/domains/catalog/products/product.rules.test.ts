import { expect, test } from "vitest";
import { picturesOfVariant } from "./product.rules.ts";

const image = (media_key: string, ...variant_ids: number[]) => ({ media_key, variant_ids });
const variant = (id: number, media_key: string | null = null) => ({ id, media_key });

test("a variant's pictures are its own, then those of the whole product, and none of another variant", () => {
  const images = [image("room"), image("black", 1), image("black close", 1, 2), image("white", 3)];
  const variants = [variant(1, "black"), variant(2, "black"), variant(3, "white")];
  const shown = (at: number) => picturesOfVariant(variants[at]!, { images, variants });
  expect(shown(0)).toEqual([1, 2, 0]);
  // the small one has a close view of its own, and shares the picture that lists show
  expect(shown(1)).toEqual([2, 1, 0]);
  expect(shown(2)).toEqual([3, 0]);
});

test("pictures that were assigned to variants which are gone show the whole product", () => {
  const variants = [variant(2)];
  expect(picturesOfVariant(variants[0]!, { images: [image("old", 1), image("new", 2)], variants })).toEqual([
    1, 0,
  ]);
});
