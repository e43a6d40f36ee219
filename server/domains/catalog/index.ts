import type { Route } from "../../serve.ts";
import { routes as applied } from "./applied.routes.ts";
import { routes as brands } from "./brands.routes.ts";
import { routes as product } from "./product.routes.ts";
import { routes as products } from "./products.routes.ts";
import { routes as shelves } from "./shelves.routes.ts";
import { routes as suggest } from "./suggest.routes.ts";

export { readCardsAhead } from "./cards.flow.ts";
export { customerPrice } from "./cards.rules.ts";
export { type Catalog, catalogChanged, catalogTag, currentCatalog } from "./catalog.flow.ts";
export { productsThatFit } from "./fitting.flow.ts";
export { fittingTarget } from "./fitting.rules.ts";
export { UnreadableFile } from "./import/csv.flow.ts";
export { errorReport } from "./import/error-report.flow.ts";
export { applyImport, type ImportPlan, type ImportResult, planImport } from "./import/import.flow.ts";
export { type ImportVendor, vendorByName } from "./import/import.store.ts";
export { productsPage } from "./products.flow.ts";
export { refreshProducts, refreshStock } from "./refresh.store.ts";
export { Finds } from "./search.rules.ts";
export type { SearchedTexts } from "./search-texts.rules.ts";
export { SearchWords } from "./search-words.rules.ts";
export { traitsOf } from "./traits.rules.ts";

export const routes: readonly Route[] = [
  ...products,
  ...product,
  ...shelves,
  ...suggest,
  ...brands,
  ...applied,
];
