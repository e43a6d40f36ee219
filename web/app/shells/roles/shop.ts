import { routeRoles } from "../../../client/session/role-of-route.ts";

/** Around the pages that only a pro or vendor has. */
export const handle = { role: routeRoles.shop };
