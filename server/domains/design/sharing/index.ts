import type { Route } from "../../../http/serve.ts";
import { keyedIn } from "../../../platform/rekey.store.ts";
import { linkText } from "./links.rules.ts";
import { productShareRoutes } from "./product-shares.routes.ts";
import { sharingRoutes } from "./sharing.routes.ts";

export { eraseCommentsOf, forgetLinksOf, forgetLinksOfApprover } from "./erase.store.ts";
export { linkPath } from "./links.rules.ts";
export { approveLinksOf, type OpenLink, openLinkOf } from "./links.store.ts";
export { sharedProjectOf, sharedRoomOf } from "./shared-project.store.ts";

export const routes: readonly Route[] = [...sharingRoutes, ...productShareRoutes];

export const keyedColumns = keyedIn("project_links", {
  name: "links to projects",
  id: "id",
  column: "token_hash",
  link: linkText,
});
