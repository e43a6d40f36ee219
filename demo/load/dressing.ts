import { sql } from "kysely";
import { categories } from "../catalog/categories.ts";
import { departments } from "../catalog/departments.ts";
import type { Market, OpenShowroom, ShelfProduct } from "../people/market.types.ts";
import { FinishedRooms } from "./finished-rooms.ts";
import type { Logo } from "./logos.ts";
import type { RoomPicture } from "./rooms.ts";
import { insertRows, type Writer } from "./rows.ts";

const bestFirst = (a: ShelfProduct, b: ShelfProduct) => b.popularity - a.popularity || a.id - b.id;

/**
 * Pictures for departments, categories and showrooms: popular products, and rooms for room categories. No duplicates if
 * avoidable.
 */
export async function dress(
  writer: Writer,
  market: Market,
  logos: readonly Logo[],
  rooms: ReadonlyMap<string, RoomPicture>,
): Promise<void> {
  const pick = pickerOf(market.shelf);
  const pictures = categoryPictures(pick);
  await writer.run(sql`
    update categories c set media_key = p.key
    from json_to_recordset(${JSON.stringify(pictures)}::text::json) as p (id int, key text) where c.id = p.id`);
  for (const { id, slug, categories: slugs } of departments) {
    const room = rooms.get(departmentRooms[slug] ?? "")?.media.key;
    const media_key = room ?? pick((product) => product.category === slugs[0]);
    await writer.run(sql`update menus set media_key = ${media_key} where id = ${id}`);
  }
  const brandLogos = logos.map(({ of, media }) => ({ slug: of, key: media.key }));
  await writer.run(sql`
    update brands b set media_key = l.key
    from json_to_recordset(${JSON.stringify(brandLogos)}::text::json) as l (slug text, key text) where b.slug = l.slug`);
  const finished = new FinishedRooms(rooms);
  for (const showroom of market.showrooms) await dressShowroom(writer, showroom, finished, logos);
}

type Pick = (fits: (product: ShelfProduct) => boolean) => string | null;

/** Gives the picture of what sells best among what fits, and none twice where it can be helped. */
export function pickerOf(shelf: readonly ShelfProduct[]): Pick {
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

export function categoryPictures(pick: Pick): { id: number; key: string | null }[] {
  return categories.flatMap(({ id, slug, children }) => {
    const typical = children.find((child) => child.slug === shownBy[slug])?.id;
    return [
      {
        id,
        key: pick(({ category, category_path }) =>
          typical === undefined ? category === slug : category_path[0] === typical,
        ),
      },
      ...children.map((child) => ({
        id: child.id,
        key: pick(({ category_path }) => category_path[0] === child.id),
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

/** As many as stand side by side in the header. */
const galleryLength = 5;

async function dressShowroom(
  writer: Writer,
  showroom: OpenShowroom,
  finished: FinishedRooms,
  logos: readonly Logo[],
): Promise<void> {
  const gallery = finished.some(showroom.categories, galleryLength);
  const logo = logos.find(({ of }) => of === showroom.vsd_id);
  const [first] = gallery;
  const hero = first?.media_key && {
    media_key: first.media_key,
    headline: "See your room before you order it",
    text: "Walk through finished rooms, change what you like in 3D, and see what it costs as you go.",
  };
  const front = hero ? { hero, templates: [], products: [] } : {};
  await writer.run(sql`
    update showrooms set gallery = ${JSON.stringify(gallery)}::text::jsonb, logo_media_key = ${logo?.media.key ?? null},
      front = ${JSON.stringify(front)}::text::jsonb
    where id = ${showroom.id}`);
}

/** Single products whose markup a pro has set apart: the best seller of a category. */
export async function setProductMarkups(writer: Writer, market: Market): Promise<void> {
  const best = [...market.shelf].sort(bestFirst);
  const rows = market.showrooms.flatMap((showroom) =>
    showroom.product_markups.flatMap(({ category, markup_bp }) => {
      const product = best.find((one) => one.category === category);
      return product
        ? [
            {
              showroom,
              row: { showroom_id: showroom.id, category_id: null, product_id: product.id, markup_bp },
            },
          ]
        : [];
    }),
  );
  for (const { showroom, row } of rows)
    (showroom.markups.by_product as Map<number, number>).set(row.product_id, row.markup_bp);
  await insertRows(
    writer,
    "showroom_markups",
    rows.map(({ row }) => row),
  );
}
