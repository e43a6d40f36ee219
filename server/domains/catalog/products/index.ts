import type { Route } from "../../../http/serve.ts";
import { routes as applied } from "./applied.routes.ts";
import { routes as brands } from "./brands.routes.ts";
import { routes as product } from "./product.routes.ts";
import { routes as products } from "./products.routes.ts";
import { routes as shelves } from "./shelves.routes.ts";
import { routes as suggest } from "./suggest.routes.ts";

export { readCardsAhead } from "./cards.flow.ts";
export { customerPrice } from "./cards.rules.ts";
export { type Catalog, catalogChanged, catalogTag, currentCatalog } from "./catalog.flow.ts";
export { CategoryTree } from "./category-tree.rules.ts";
export { productsThatFit } from "./fitting.flow.ts";
export { fittingTarget } from "./fitting.rules.ts";
export { soldIn } from "./listing/left-out.rules.ts";
export { type AttributeRow, attributeRows, categoryNodes, formerSlugs } from "./listing/listing.store.ts";
export { lockProducts, lockProductsWhere, lockVariants, lockWithVariants } from "./locks.store.ts";
export { productsPage } from "./products.flow.ts";
export { announceProducts, refreshProducts, refreshStock } from "./refresh.store.ts";
export { Finds } from "./search/search.rules.ts";
export type { SearchedTexts } from "./search/search-texts.rules.ts";
export { SearchWords } from "./search/search-words.rules.ts";
export { traitsOf } from "./traits.rules.ts";

export const routes: readonly Route[] = [
  ...products,
  ...product,
  ...shelves,
  ...suggest,
  ...brands,
  ...applied,
];
