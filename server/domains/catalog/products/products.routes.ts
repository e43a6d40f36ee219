import { listProducts, listProductsCached } from "../../../../contract/catalog/catalog.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import type { Caller } from "../../../http/caller.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { WrittenReply } from "../../../http/written-reply.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findShowroom } from "../../showrooms/showrooms/index.ts";
import { currentCatalog } from "./catalog.flow.ts";
import type { ProductsWish } from "./catalog.types.ts";
import { productsPage } from "./products.flow.ts";

type ProductsReply = EndpointReply<typeof listProducts>;

const shared: Keeping = { seconds: 60, tags: ["products", "showrooms"] };

export const routes: Route[] = [
  serve(listProducts, ({ body, caller, platform }) => answer(platform, caller, body)),
  serve(
    listProductsCached,
    // a guest's response is already cached by URL
    ({ query, caller, platform }) => (caller.account ? answer : write)(platform, caller, query),
    { shared },
  ),
];

type Wish = ProductsWish & { showroom?: string | undefined };

/** A list is the same for everybody in a showroom, so it is serialized once and cached for a while. */
async function answer(platform: Platform, caller: Caller, wish: Wish) {
  const showroom = await findShowroom(platform, caller, wish.showroom);
  const key = `products:${showroom?.id ?? ""}:${JSON.stringify({ ...wish, showroom: undefined })}`;
  return platform.cache.remember(key, shared, () => write(platform, caller, wish));
}

async function write(platform: Platform, caller: Caller, { showroom: reference, ...wish }: Wish) {
  const showroom = await findShowroom(platform, caller, reference);
  const catalog = await currentCatalog(platform);
  return WrittenReply.ofParts<ProductsReply>(await productsPage(platform, catalog, showroom, wish));
}
