import { routeRoles } from "../../../client/session/role-of-route.ts";

/** Around the pages that only a customer has. */
export const handle = { role: routeRoles.customer };
