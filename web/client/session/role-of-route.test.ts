import { expect, it } from "vitest";
import { mayEnter, routeRoles } from "./role-of-route.ts";

it.each([
  ["Admin", [1]],
  ["Contractor", [2]],
  ["Vendor", [2]],
  ["User", [3]],
] as const)("a route's flag lets %s in at %j alone", (type, roles) => {
  for (const role of Object.values(routeRoles))
    expect([role, mayEnter(type, [undefined, { role }])]).toEqual([role, roles.includes(role as never)]);
});

it("routes without a flag are for everybody", () => {
  expect(mayEnter("User", [undefined, {}, { other: 1 }])).toBe(true);
});
