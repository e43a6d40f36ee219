import {
  cabinetLineProducts,
  cabinetLines,
  fittingProducts,
  roomProducts,
  roomVariants,
} from "../../../../contract/design/rooms.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { failFields } from "../../../http/failure.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import { WrittenReply } from "../../../http/written-reply.ts";
import { currentCatalog, fittingTarget, productsPage } from "../../catalog/products/index.ts";
import { findShowroom } from "../../showrooms/showrooms/index.ts";
import { linesSold, productsOfLine } from "./cabinet-lines.flow.ts";
import { findProducts, productsOfHashes } from "./room-products.flow.ts";

const products = serve(roomProducts, async ({ body, caller, platform }) => {
  const showroom = await findShowroom(platform, caller, body.showroom);
  const found = await findProducts(platform, showroom, body.skus);
  const wanted = [...new Set(body.skus)];
  return {
    data: {
      goods: wanted.flatMap((sku) => found.products.get(sku) ?? []),
      missing: wanted
        .filter((sku) => !found.products.has(sku))
        .map((sku) => ({
          sku,
          reason: found.elsewhere.has(sku) ? ("not_sold_here" as const) : ("unknown" as const),
        })),
    },
  };
});

const variants = serve(roomVariants, async ({ body, caller, platform }) => {
  const showroom = await findShowroom(platform, caller, body.showroom);
  return { data: { goods: await productsOfHashes(platform, showroom, body.hashes) } };
});

type Fitting = EndpointReply<typeof fittingProducts>;

/** The same list as the catalog's, from the same memory; serialized once for everybody in a showroom. */
async function fittingPage({ body, caller, platform }: Call<typeof fittingProducts>) {
  const { showroom: reference, target, room, suits, ...asked } = body;
  const fitting = fittingTarget(target, room, suits);
  if (!fitting) return failFields({ target: "Choose a surface or item of the room." });
  const showroom = await findShowroom(platform, caller, reference);
  const wish = { ...asked, fitting };
  const key = `fitting:${showroom?.id ?? ""}:${JSON.stringify(wish)}`;
  return platform.cache.remember(key, { seconds: 60, tags: ["products", "showrooms"] }, async () => {
    const catalog = await currentCatalog(platform);
    const page = await productsPage(platform, catalog, showroom, wish, "/api/rooms/fitting");
    return WrittenReply.ofParts<Fitting>(page);
  });
}

const lines = serve(cabinetLines, async ({ body, caller, platform }) => {
  const showroom = await findShowroom(platform, caller, body.showroom);
  return { data: { lines: await linesSold(platform, showroom) } };
});

const line = serve(cabinetLineProducts, async ({ body, caller, platform }) => {
  const showroom = await findShowroom(platform, caller, body.showroom);
  const found = await productsOfLine(platform, showroom, body.line);
  return found ? { data: found } : failFields({ line: "This showroom doesn't sell that line any more." });
});

export const routes: readonly Route[] = [
  products,
  variants,
  lines,
  line,
  serve(fittingProducts, fittingPage),
];
