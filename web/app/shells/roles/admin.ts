import { routeRoles } from "../../../client/session/role-of-route.ts";

/** Around the pages that only an admin has. */
export const handle = { role: routeRoles.admin };
