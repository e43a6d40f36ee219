import type { Route } from "../../serve.ts";
import { routes as bulk } from "./bulk.routes.ts";
import { routes as list } from "./list.routes.ts";
import { routes as product } from "./product.routes.ts";
import { routes as review } from "./review.routes.ts";
import { routes as terms } from "./terms.routes.ts";

export { writeWithReview } from "./hold-import.flow.ts";
export { withdrawImported } from "./revision.store.ts";
export const routes: readonly Route[] = [...list, ...bulk, ...product, ...review, ...terms];
