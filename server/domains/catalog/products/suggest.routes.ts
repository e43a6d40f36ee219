import { suggestProducts } from "../../../../contract/catalog/catalog.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { readPriceWords } from "../../../../domain/search/price-words.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import { WrittenReply } from "../../../http/written-reply.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import { findShowroom } from "../../showrooms/showrooms/index.ts";
import { currentCatalog } from "./catalog.flow.ts";
import { namesBeginning, queriesBeginning, wholeText } from "./suggest.rules.ts";

type Reply = EndpointReply<typeof suggestProducts>;

const most = { products: 6, names: 4, queries: 3 };

/** Many visitors type the same text, repeatedly. */
const shared: Keeping = { seconds: 300, tags: ["products", "showrooms"] };

export const routes: Route[] = [serve(suggestProducts, suggest, { shared })];

async function suggest({ query, caller, platform }: Call<typeof suggestProducts>) {
  const typed = query.q.toLowerCase().replaceAll(/\s+/g, " ");
  const priced = readPriceWords(typed);
  const text = priced?.words ?? typed;
  const showroom = await findShowroom(platform, caller, query.showroom);
  const { search, tree, brands } = await currentCatalog(platform);
  const found = await search.suggest(platform, showroom, { text, withPrice: typed }, most.products);
  const { products, kinds, meant, notCarried, isSku } = found;
  if (isSku) return WrittenReply.of<Reply>({ data: { queries: [], products, categories: [], brands: [] } });
  const choices = showroom ? [showroom.menu_ids] : [];
  const sold = tree.placeOf(null, choices, showroom?.left_out.categories);
  const categories = [...tree.all].filter((node) => sold.mask[node.id] === 1);
  const countOf = await search.counts(showroom);
  const countBelow = (id: number) => tree.below(id).reduce((sum, each) => sum + countOf(each), 0);
  const named = meant ?? notCarried?.search ?? text;
  const kindNames = kinds.flatMap((id) => {
    const path = tree.pathOf(id);
    return path.length > 0 ? [{ name: path[0]!.name, top: path.at(-1)!.name }] : [];
  });
  const shown = products.map(({ name, image }) => ({ name, about: image?.alt ?? "" }));
  // what the unfinished word most likely becomes is shown, in place of all that begins so
  const whole = kinds.length > 1 && meant === null ? wholeText(named, shown) : null;
  const wanted =
    whole && (await search.suggest(platform, showroom, { text: whole, withPrice: whole }, most.products));
  return WrittenReply.of<Reply>({
    data: {
      // what was corrected is offered by itself
      queries: meant !== null ? [] : queriesBeginning(named, kindNames, shown, most.queries),
      products: wanted && wanted.products.length > 0 ? wanted.products : products,
      categories: namesBeginning(named, categories, most.names).map(({ id, name, slug }) => ({
        name,
        slug_url: slug,
        count: countBelow(id),
      })),
      brands: namesBeginning(named, brands, most.names),
      ...(notCarried && { not_carried: notCarried }),
      ...(meant !== null && { did_you_mean: priced ? `${meant} ${priced.said}` : meant }),
    },
  });
}
