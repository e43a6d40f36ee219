import { createHmac } from "node:crypto";
import { customerAlsoViewed, recentlyViewed, topProducts } from "../../../../contract/catalog/catalog.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import type { Caller } from "../../../http/caller.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findShowroom } from "../../showrooms/showrooms/index.ts";
import { currentCatalog } from "./catalog.flow.ts";
import type { Carousel } from "./catalog.types.ts";
import { idsByHash, lastViewed, rememberView, viewedTogether } from "./views.store.ts";

const mostCards = 24;

type CategoryList = Call<typeof topProducts | typeof customerAlsoViewed | typeof recentlyViewed>;

export const routes: Route[] = [
  serve(topProducts, async (call) => {
    const own = await ownId(call);
    const { hashes } = call.body;
    const byHash = await idsByHash(call.platform.db, hashes);
    const named = hashes.flatMap((hash) => byHash.get(hash) ?? []);
    return cards(call, { first: named, isFilled: true, without: own });
  }),
  serve(customerAlsoViewed, async (call) => {
    const own = await ownId(call);
    if (own === null) return cards(call, { first: [], isFilled: false, without: null });
    const together = await call.platform.cache.remember(
      `viewed-together:${own}`,
      { seconds: 600, tags: ["products"] },
      () => viewedTogether(call.platform.db, own, 2 * mostCards),
    );
    return cards(call, { first: together, like: own, isFilled: true, without: own });
  }),
  serve(recentlyViewed, async (call) => {
    const { body, caller, platform } = call;
    const own = await ownId(call);
    const viewer = viewerOf(caller, platform);
    if (own !== null) await rememberView(platform.db, viewer, own);
    const known = caller.account ? await lastViewed(platform.db, viewer, mostCards + 1) : [];
    const byHash = await idsByHash(platform.db, body.hashes);
    const browser = body.hashes.flatMap((hash) => byHash.get(hash) ?? []);
    return cards(call, { first: [...known, ...browser], isFilled: false, without: own });
  }),
];

async function ownId({ platform, body }: CategoryList): Promise<number | null> {
  if (body.product === undefined) return null;
  return (await idsByHash(platform.db, [body.product])).get(body.product) ?? null;
}

/** Cards of the first products that this showroom sells. */
async function cards({ platform, caller, body }: CategoryList, wanted: Omit<Carousel, "limit">) {
  const showroom = await findShowroom(platform, caller, body.showroom);
  const { search } = await currentCatalog(platform);
  return { data: await search.carousel(platform, showroom, { ...wanted, limit: body.limit }) };
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
