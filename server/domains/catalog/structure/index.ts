import type { Route } from "../../../http/serve.ts";
import { routes as managedBrands } from "./brands/managed-brands.routes.ts";
import { routes as structure } from "./structure.routes.ts";

export { beforeCategoryGoes } from "./editing.store.ts";
export { seedStructure, seedStructurePictures } from "./seed.store.ts";
export { ensureCategories, importCategories, type StructureReport } from "./structure.flow.ts";

export const routes: readonly Route[] = [...structure, ...managedBrands];
