import { sql } from "kysely";
import { categories, departments } from "../catalog/departments.ts";
import type { Market, OpenShowroom, ShelfProduct } from "../people/market.types.ts";
import type { Logo } from "./logos.ts";
import { insertRows, type Writer } from "./rows.ts";

const bestFirst = (a: ShelfProduct, b: ShelfProduct) => b.popularity - a.popularity || a.id - b.id;

/** Pictures for departments, categories and showrooms, taken from goods that sell well; none twice where it can be helped. */
export async function dress(writer: Writer, market: Market, logos: readonly Logo[]): Promise<void> {
  const best = market.shelf.filter(({ media_key }) => media_key).sort(bestFirst);
  const used = new Set<string>();
  const pick = (fits: (product: ShelfProduct) => boolean): string | null => {
    const fitting = best.filter(fits).map(({ media_key }) => media_key);
    const found = fitting.find((key) => key && !used.has(key)) ?? fitting[0] ?? null;
    if (found) used.add(found);
    return found;
  };
  const pictures = categories.flatMap(({ id, slug, children }) => [
    { id, key: pick((product) => product.category === slug) },
    ...children.map((child) => ({
      id: child.id,
      key: pick((product) => product.category_path[0] === child.id),
    })),
  ]);
  await writer.run(sql`
    update categories c set media_key = p.key
    from json_to_recordset(${JSON.stringify(pictures)}::text::json) as p (id int, key text) where c.id = p.id`);
  for (const { id, categories: slugs } of departments) {
    await writer.run(
      sql`update menus set media_key = ${pick((product) => product.category === slugs[0])} where id = ${id}`,
    );
  }
  for (const showroom of market.showrooms) await dressShowroom(writer, showroom, pick, logos);
}

const galleryTitles: Record<string, readonly [string, string]> = {
  "tile-flooring": ["Mudroom floor", "Laid over radiant heat in two days."],
  countertop: ["Island with a mitered edge", "One slab, seam under the cooktop."],
  "backsplash-tiles": ["Range wall", "To the ceiling, outlets moved below the cabinets."],
  "hardwood-flooring": ["Ground floor", "Boards run through three rooms without a threshold."],
  "bathroom-vanitys": ["Shared bath", "Two people, one window, room for both."],
  hardscaping: ["Back patio", "Six inches of base and a drain one never sees."],
  "pool-copings": ["Pool edge", "Templates for the curve, pieces cut on site."],
  "stacked-stone": ["Chimney breast", "Corners first, then the field."],
  lights: ["Over the table", "Dimmed to a third at supper."],
  "luxury-flooring": ["Basement", "Warm enough for bare feet in January."],
  showers: ["Curbless shower", "Linear drain at the wall."],
  "artificial-turf": ["Dog run", "Drains in a cloudburst."],
};

async function dressShowroom(
  writer: Writer,
  showroom: OpenShowroom,
  pick: (fits: (product: ShelfProduct) => boolean) => string | null,
  logos: readonly Logo[],
): Promise<void> {
  const shown = Object.keys(galleryTitles)
    .filter((slug) => showroom.categories.has(slug))
    .slice(0, 5);
  const gallery = shown.flatMap((slug) => {
    const [title, text] = galleryTitles[slug]!;
    const media_key = pick((product) => product.category === slug);
    return media_key ? [{ title, text, media_key }] : [];
  });
  const logo = logos.find(({ vsd_id }) => vsd_id === showroom.vsd_id);
  await writer.run(sql`
    update showrooms set gallery = ${JSON.stringify(gallery)}::text::jsonb, logo_media_key = ${logo?.media.key ?? null}
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
