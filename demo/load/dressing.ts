import { seedStructurePictures } from "../../server/domains/catalog/structure/index.ts";
import { seedProductMarkups } from "../../server/domains/showrooms/showrooms/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { categories } from "../catalog/categories.ts";
import { departments } from "../catalog/departments.ts";
import type { Market, SoldProduct } from "../people/market.types.ts";
import type { RoomPicture } from "./rooms.ts";

const bestFirst = (a: SoldProduct, b: SoldProduct) => b.popularity - a.popularity || a.id - b.id;

/** Pictures for departments and categories: popular products, and rooms for room categories. No duplicates if avoidable. */
export async function dress(
  db: Db,
  { shelf, supplies }: Market,
  rooms: ReadonlyMap<string, RoomPicture>,
): Promise<void> {
  const pick = pickerOf([...shelf, ...supplies]);
  await seedStructurePictures(db, {
    categories: categoryPictures(pick),
    departments: departments.map(({ id, slug, categories: [first] }) => ({
      id,
      media_key:
        rooms.get(departmentRooms[slug] ?? "")?.media.key ?? pick(({ category }) => category === first),
    })),
  });
}

type Pick = (fits: (product: SoldProduct) => boolean) => string | null;

/** Gives the picture of what sells best among what fits, and none twice where it can be helped. */
export function pickerOf(shelf: readonly SoldProduct[]): Pick {
  const best = shelf.filter(({ media_key }) => media_key).sort(bestFirst);
  const used = new Set<string>();
  return (fits) => {
    const fitting = best.filter(fits).map(({ media_key }) => media_key);
    const found = fitting.find((key) => key && !used.has(key)) ?? fitting[0] ?? null;
    if (found) used.add(found);
    return found;
  };
}

/** Categories whose best seller would be taken for something else: a butcher block looks like a floor. */
const shownBy: Readonly<Record<string, string>> = { countertop: "quartz-countertops" };

export function categoryPictures(pick: Pick): { id: number; media_key: string | null }[] {
  return categories.flatMap(({ id, slug, children }) => {
    const typical = children.find((child) => child.slug === shownBy[slug])?.id;
    return [
      {
        id,
        media_key: pick(({ category, category_path }) =>
          typical === undefined ? category === slug : category_path[0] === typical,
        ),
      },
      ...children.map((child) => ({
        id: child.id,
        media_key: pick(({ category_path }) => category_path[0] === child.id),
      })),
    ];
  });
}

/** Departments that are a room show one; the others show their products. */
const departmentRooms: Readonly<Record<string, string>> = {
  kitchen: "cottage-u-kitchen-10x10",
  bathroom: "mid-century-primary-bath-alcove",
  "living-room": "mid-century-living-12x16",
  outdoor: "coastal-patio-12x16",
  "dining-and-bedroom": "mid-century-primary-bedroom-14x15",
};

/** Single products whose markup a pro has set apart: the best seller of a category. */
export async function setProductMarkups(db: Db, market: Market): Promise<void> {
  const best = [...market.shelf].sort(bestFirst);
  const markups = market.showrooms.flatMap(({ id: showroom_id, product_markups, markups: known }) =>
    product_markups.flatMap(({ category, markup_bp }) => {
      const product = best.find((one) => one.category === category);
      if (!product) return [];
      (known.by_product as Map<number, number>).set(product.id, markup_bp);
      return [{ showroom_id, product_id: product.id, markup_bp }];
    }),
  );
  await seedProductMarkups(db, markups);
}
