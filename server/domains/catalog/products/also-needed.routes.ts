import { alsoNeededForLines, alsoNeededProducts } from "../../../../contract/catalog/also-needed.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import { WrittenReply } from "../../../http/written-reply.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import { findShowroom } from "../../showrooms/showrooms/index.ts";
import { neededForLines, neededWith } from "./also-needed.flow.ts";

/** It contains stock and prices, as a product's page does. */
const shared: Keeping = { seconds: 30, tags: ["products", "showrooms"] };

export const routes: Route[] = [
  serve(alsoNeededProducts, answer, { shared }),
  serve(alsoNeededForLines, async ({ platform, caller, body }) => {
    const showroom = await findShowroom(platform, caller, body.showroom);
    return { data: await neededForLines(platform, showroom, body.lines) };
  }),
];

async function answer({ platform, caller, params, query }: Call<typeof alsoNeededProducts>) {
  const showroom = await findShowroom(platform, caller, query.showroom);
  const key = `also-needed:${params.hash}:${query.sku ?? ""}:${showroom?.id ?? ""}`;
  return platform.cache.remember(key, shared, async () => {
    const data = await neededWith(platform, showroom, params.hash, query.sku);
    return WrittenReply.of<EndpointReply<typeof alsoNeededProducts>>({ data });
  });
}
