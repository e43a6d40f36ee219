import { createHmac } from "node:crypto";
import { customerAlsoViewed, recentlyViewed, topProducts } from "../../../../contract/catalog/catalog.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import type { Caller } from "../../../http/caller.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findShowroom, type Showroom } from "../../showrooms/showrooms/index.ts";
import { cardsOf } from "./cards.flow.ts";
import { type Catalog, currentCatalog } from "./catalog.flow.ts";
import { soldIn } from "./listing/left-out.rules.ts";
import { popularSlots } from "./listing/popular.rules.ts";
import { idsByHash, lastViewed, rememberView, viewedTogether } from "./views.store.ts";

const mostCards = 24;

type CategoryList = Call<typeof topProducts | typeof customerAlsoViewed | typeof recentlyViewed>;

export const routes: Route[] = [
  serve(topProducts, async (call) => {
    const shop = await shopOf(call);
    const own = await ownId(call);
    const { hashes } = call.body;
    const byHash = await idsByHash(call.platform.db, hashes);
    const named = hashes.flatMap((hash) => byHash.get(hash) ?? []);
    return cards(call, shop, [...slots(shop.catalog, named), ...popular(shop, null)], own);
  }),
  serve(customerAlsoViewed, async (call) => {
    const shop = await shopOf(call);
    const own = await ownId(call);
    if (own === null) return cards(call, shop, [], null);
    const together = await call.platform.cache.remember(
      `viewed-together:${own}`,
      { seconds: 600, tags: ["products"] },
      () => viewedTogether(call.platform.db, own, 2 * mostCards),
    );
    const slot = shop.catalog.listing.slotOf(own);
    const { categories } = shop.catalog.listing;
    const category = slot === undefined ? null : categories.of(slot);
    // substitutes first, then accessories
    const isAlike = (each: number) => Number(categories.of(each) === category);
    const seen = slots(shop.catalog, together).toSorted((a, b) => isAlike(b) - isAlike(a));
    return cards(call, shop, [...seen, ...popular(shop, category)], own);
  }),
  serve(recentlyViewed, async (call) => {
    const { body, caller, platform } = call;
    const shop = await shopOf(call);
    const own = await ownId(call);
    const viewer = viewerOf(caller, platform);
    if (own !== null) await rememberView(platform.db, viewer, own);
    const known = caller.account ? await lastViewed(platform.db, viewer, mostCards + 1) : [];
    const byHash = await idsByHash(platform.db, body.hashes);
    const browser = body.hashes.flatMap((hash) => byHash.get(hash) ?? []);
    return cards(call, shop, slots(shop.catalog, [...known, ...browser]), own);
  }),
];

interface Shop {
  catalog: Catalog;
  showroom: Showroom | null;
}

async function shopOf({ platform, caller, body }: CategoryList): Promise<Shop> {
  const showroom = await findShowroom(platform, caller, body.showroom);
  return { catalog: await currentCatalog(platform), showroom };
}

async function ownId({ platform, body }: CategoryList): Promise<number | null> {
  if (body.product === undefined) return null;
  return (await idsByHash(platform.db, [body.product])).get(body.product) ?? null;
}

const slots = ({ listing }: Catalog, ids: readonly number[]) => ids.flatMap((id) => listing.slotOf(id) ?? []);

const popular = ({ catalog, showroom }: Shop, category: number | null) =>
  popularSlots(catalog, showroom, category, mostCards + 1);

/** Cards of the first slots that this showroom sells, without duplicates and without the product itself. */
async function cards(
  { platform, body }: CategoryList,
  { catalog, showroom }: Shop,
  wanted: number[],
  own: number | null,
) {
  const { productIds, categories } = catalog.listing;
  const isSold = soldIn(catalog, showroom);
  const shown = [...new Set(wanted)]
    .filter((slot) => productIds.of(slot) !== own)
    .filter((slot) => isSold({ product_id: productIds.of(slot), category_id: categories.of(slot) }))
    .slice(0, body.limit);
  return { data: await cardsOf(platform, catalog, showroom, shown) };
}

/**
 * The account's id, or for guests a key that changes every day and cannot be traced to the address. Guest views count
 * only for products viewed together.
 */
function viewerOf({ account, ip }: Caller, { config, now }: Platform): string {
  if (account) return account.id;
  const day = calendarDay(now());
  const key = createHmac("sha256", config.secretKey).update(`viewer ${day} ${ip}`).digest("base64url");
  return `guest:${key.slice(0, 22)}`;
}
