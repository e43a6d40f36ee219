import type { User } from "../../../contract/identity/accounts.ts";

/** The flags by which a route says whom it is for, in its `handle`: `{ role: routeRoles.admin }`. */
export const routeRoles = { admin: 1, shop: 2, customer: 3 } as const;
export type RouteRole = (typeof routeRoles)[keyof typeof routeRoles];

const roleOf: Record<User["type"], RouteRole> = {
  Admin: routeRoles.admin,
  Contractor: routeRoles.shop,
  Vendor: routeRoles.shop,
  User: routeRoles.customer,
};

/** The role in which an account works at present: in a team's showroom, as its pro does. */
export const workTypeOf = ({ type, works_in }: Pick<User, "type" | "works_in">): User["type"] =>
  works_in ? "Contractor" : type;

/** Whether an account may see a page whose routes carry these handles. A layout matter: the API decides by itself. */
export function mayEnter(type: User["type"], handles: readonly unknown[]): boolean {
  return handles.every((handle) => {
    const role = (handle as { role?: RouteRole } | undefined)?.role;
    return role === undefined || role === roleOf[type];
  });
}
