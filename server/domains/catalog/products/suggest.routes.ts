import { suggestProducts } from "../../../../contract/catalog/catalog.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { readPriceWords } from "../../../../domain/search/price-words.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import { WrittenReply } from "../../../http/written-reply.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findShowroom, type Showroom } from "../../showrooms/showrooms/index.ts";
import { cardsOf } from "./cards.flow.ts";
import { type Catalog, currentCatalog } from "./catalog.flow.ts";
import { leftOutOf } from "./listing/left-out.rules.ts";
import { slotsBySku } from "./search/search.flow.ts";
import { namesBeginning, slotsBeginning } from "./suggest.rules.ts";

type Reply = EndpointReply<typeof suggestProducts>;

const most = { products: 6, names: 4 };

/** Many visitors type the same text, repeatedly. */
const shared: Keeping = { seconds: 300, tags: ["products", "showrooms"] };

export const routes: Route[] = [serve(suggestProducts, suggest, { shared })];

async function suggest({ query, caller, platform }: Call<typeof suggestProducts>) {
  const typed = query.q.toLowerCase().replaceAll(/\s+/g, " ");
  const priced = readPriceWords(typed);
  const text = priced?.words ?? typed;
  const showroom = await findShowroom(platform, caller, query.showroom);
  const catalog = await currentCatalog(platform);
  const choices = showroom ? [showroom.menu_ids] : [];
  const sold = catalog.tree.placeOf(null, choices, showroom?.left_out.categories);
  const isSold = catalog.listing.soldSlots(sold.mask, leftOutOf(catalog.listing, showroom));
  const bySku = await suggestSku(platform, catalog, showroom, typed, isSold);
  if (bySku) return WrittenReply.of<Reply>({ data: { products: bySku, categories: [], brands: [] } });
  const { query: understood, slots } = slotsBeginning(
    catalog.listing,
    text,
    isSold,
    most.products,
    catalog.tree,
  );
  const named = catalog.listing.texts.namedIn(understood.meant ?? text);
  const cards = await cardsOf(platform, catalog, showroom, slots, named);
  const categories = [...catalog.tree.all].filter((node) => sold.mask[node.id] === 1);
  return WrittenReply.of<Reply>({
    data: {
      products: cards.map(({ hash, name, image, sku, is_chosen }) => ({
        hash,
        name,
        image,
        sku,
        ...(is_chosen && { is_chosen }),
      })),
      categories: namesBeginning(understood.meant ?? text, categories, most.names).map(({ name, slug }) => ({
        name,
        slug_url: slug,
      })),
      brands: namesBeginning(understood.meant ?? text, catalog.brands, most.names),
      ...(understood.meant !== null && {
        did_you_mean: priced ? `${understood.meant} ${priced.said}` : understood.meant,
      }),
    },
  });
}

/** Products by a typed SKU prefix, each with its first matching SKU; null if it is not a SKU. */
async function suggestSku(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  typed: string,
  isSold: (slot: number) => boolean,
): Promise<Reply["data"]["products"] | null> {
  const sku = catalog.listing.texts.skuIn(typed);
  if (!sku?.isLikely) return null;
  const found = await slotsBySku(platform, catalog, sku, isSold);
  const slots = [...found.keys()].slice(0, most.products);
  if (slots.length === 0) return null;
  const cards = await cardsOf(platform, catalog, showroom, slots);
  return cards.map(({ hash, name, image }, at) => ({
    hash,
    name,
    image,
    sku: found.get(slots[at]!)!,
    is_chosen: true as const,
    by_sku: true as const,
  }));
}
