import { expect, it } from "vitest";
import { categories } from "../catalog/categories.ts";
import type { SoldProduct } from "../people/market.types.ts";
import { categoryPictures, pickerOf } from "./dressing.ts";

const countertop = categories.find(({ slug }) => slug === "countertop")!;
const idOf = (slug: string) => countertop.children.find((child) => child.slug === slug)!.id;

const top = (id: number, slug: string, popularity: number) =>
  ({
    id,
    popularity,
    media_key: `${slug} ${id}`,
    category: "countertop",
    category_path: [idOf(slug), countertop.id],
  }) as unknown as SoldProduct;

it("shows countertops by stone, though wood sells better, and no picture twice", () => {
  const shelf = [
    top(1, "butcher-block-countertops", 90),
    top(2, "quartz-countertops", 50),
    top(3, "quartz-countertops", 40),
  ];
  const keys = new Map(categoryPictures(pickerOf(shelf)).map(({ id, media_key }) => [id, media_key]));
  expect(keys.get(countertop.id)).toBe("quartz-countertops 2");
  expect(keys.get(idOf("quartz-countertops"))).toBe("quartz-countertops 3");
  expect(keys.get(idOf("butcher-block-countertops"))).toBe("butcher-block-countertops 1");
});
