import { findShowrooms, menuCategories, shopProfile } from "../../../../contract/showrooms/showrooms.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import { countLookup, findShowroom } from "./find-showroom.flow.ts";
import { categoriesOf, leavesOut, menusView } from "./menus.rules.ts";
import { departments } from "./menus.store.ts";
import type { Showroom } from "./selling.store.ts";
import { foundView, profileView, shownKeys, vsdIdOf } from "./showrooms.rules.ts";
import {
  featuredShowrooms,
  picturesByKey,
  showroomProfileRow,
  showroomsStarting,
} from "./showrooms.store.ts";

const shortestName = 3;

const nobody = { data: {} as Record<string, never> };

export const routes: Route[] = [
  serve(findShowrooms, async ({ query, caller, platform }) => {
    if (query.s === "") return found(await featuredShowrooms(platform.db));
    if (query.s.length < shortestName) return found([]);
    await countLookup(platform, caller);
    return found(await showroomsStarting(platform.db, { vsdId: vsdIdOf(query.s), start: query.s }));
  }),
  serve(shopProfile, async ({ query, caller, platform }) => {
    const showroom = await findShowroom(platform, caller, query.showroom ?? query.vsd_id);
    if (!showroom) return nobody;
    const row = await showroomProfileRow(platform.db, showroom.id);
    if (!row) return nobody;
    const profile = profileView(row, await picturesByKey(platform.db, shownKeys(row)));
    return { data: { profile, category: categoriesOf(await menusOf(platform, showroom)) } };
  }),
  serve(menuCategories, async ({ query, caller, platform }) => {
    const reference = query.showroom ?? query.vsd_id;
    const showroom = await findShowroom(platform, caller, reference);
    if (reference && !showroom) return { data: [] };
    return { data: await menusOf(platform, showroom) };
  }),
];

const found = (rows: Parameters<typeof foundView>[0][]) => ({
  data: { data: rows.map(foundView) },
});

async function menusOf(platform: Platform, showroom: Showroom | null) {
  const keeping: Keeping = { seconds: 60, tags: ["showrooms", "products"] };
  return platform.cache.remember(`menus:${showroom?.id ?? ""}`, keeping, async () => {
    const own = showroom && leavesOut(showroom) ? showroom.id : null;
    const all = own
      ? await departments(platform.db, own)
      : await platform.cache.remember("departments", keeping, () => departments(platform.db));
    return menusView(all, showroom);
  });
}
