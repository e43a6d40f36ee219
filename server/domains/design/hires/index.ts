import type { Route } from "../../../http/serve.ts";
import { directoryRoutes } from "./directory.routes.ts";
import { hireRoutes } from "./hires.routes.ts";
import { profileRoutes } from "./profile.routes.ts";

export { eraseHiresOf } from "./erase.store.ts";
export { type SeededHire, seedHireProfiles, seedHires, seedPortfolios } from "./seed.store.ts";

export const routes: readonly Route[] = [...directoryRoutes, ...hireRoutes, ...profileRoutes];
