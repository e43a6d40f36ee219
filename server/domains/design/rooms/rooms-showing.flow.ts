import type { RoomShowing } from "../../../../contract/design/room-library.ts";
import type { Platform } from "../../../platform/platform.ts";
import { templateListed } from "./library.rules.ts";
import { type Showing, showingCategories, showingProduct } from "./rooms-showing.rules.ts";
import { categoryOfProduct, productsInTemplates } from "./rooms-showing.store.ts";
import { templatesFor } from "./templates.store.ts";

/** Templates and their products change rarely, and every product page asks. */
const kept = { seconds: 600, tags: ["products"] } as const;

interface Wish {
  product?: string | undefined;
  categories?: readonly string[] | undefined;
  room?: string | undefined;
}

/** At most `per_page` photographed rooms that show a product or a category; none for what is not there. */
export async function roomsShowing(
  platform: Platform,
  wish: Wish & { per_page: number },
): Promise<RoomShowing[]> {
  const chosen = (await showings(platform, wish)).slice(0, wish.per_page);
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ template_id }) => template_id);
  const { rows } = await templatesFor(platform.db, null, {
    ids,
    of: "shared",
    page: 1,
    per_page: ids.length,
  });
  const byId = new Map(rows.map((row) => [row.id, templateListed(row)]));
  return chosen.flatMap(({ template_id, skus }) => {
    const found = byId.get(template_id);
    if (!found?.picture) return [];
    const { id, name, room, style, floorplan, picture } = found;
    return [{ id, name, room, style, floorplan, picture, skus }];
  });
}

async function showings({ db, cache }: Platform, { product, categories, room }: Wish): Promise<Showing[]> {
  const all = await cache.remember("products in templates", kept, () => productsInTemplates(db));
  const used = room === undefined ? all : all.filter(({ template_id }) => template_id === room);
  if (categories) return showingCategories(used, categories);
  const place = product === undefined ? undefined : await categoryOfProduct(db, product);
  return product !== undefined && place ? showingProduct(used, product, place) : [];
}
