import type { Route } from "../../serve.ts";
import { routes as brands } from "./brands.routes.ts";
import { routes as product } from "./product.routes.ts";
import { routes as products } from "./products.routes.ts";
import { routes as shelves } from "./shelves.routes.ts";
import { routes as suggest } from "./suggest.routes.ts";

export { settingsTag } from "./brands.routes.ts";
export { catalogChanged, catalogTag, currentCatalog } from "./catalog.flow.ts";
export { refreshProducts, refreshStock } from "./refresh.store.ts";
export const routes: readonly Route[] = [...products, ...product, ...shelves, ...suggest, ...brands];
