import type { Route } from "../../../http/serve.ts";
import { productShareRoutes } from "./product-shares.routes.ts";
import { sharingRoutes } from "./sharing.routes.ts";

export { eraseCommentsOf, forgetLinksOf, forgetLinksOfApprover } from "./erase.store.ts";
export { linkToken } from "./links.rules.ts";
export { approveLinksOf, type OpenLink, openLinkOf } from "./links.store.ts";
export { sharedProjectOf, sharedRoomOf } from "./shared-project.store.ts";

export const routes: readonly Route[] = [...sharingRoutes, ...productShareRoutes];
