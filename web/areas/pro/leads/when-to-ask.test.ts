import { describe, expect, it } from "vitest";
import { mayAsk, type Visit } from "./when-to-ask.ts";

const visit = (changes: Partial<Visit> = {}): Visit => ({
  pathname: "/department/bathroom",
  pages: 3,
  visited_s: 60,
  quiet_s: 6,
  isSignedIn: false,
  hasAnswered: false,
  isBusy: false,
  ...changes,
});

describe("the form that comes up by itself", () => {
  it("comes to a guest who has looked around, in a pause", () => {
    expect(mayAsk(visit())).toBe(true);
    expect(mayAsk(visit({ pathname: "/" }))).toBe(true);
    expect(mayAsk(visit({ pathname: "/category/tile-flooring/product" }))).toBe(true);
  });

  it.each<[string, Partial<Visit>]>([
    ["before a visitor has looked around", { pages: 2 }],
    ["to one who has just come", { visited_s: 30 }],
    ["while one moves about", { quiet_s: 2 }],
    ["a second time", { hasAnswered: true }],
    ["to someone who is signed in", { isSignedIn: true }],
    ["in front of a dialog or into a form", { isBusy: true }],
    ["at the cart", { pathname: "/cart" }],
    ["at the checkout", { pathname: "/checkout" }],
    ["at a product", { pathname: "/product/abc123" }],
    ["in a room", { pathname: "/visualize/room/1" }],
    ["at the sign-in", { pathname: "/login" }],
  ])("does not come %s", (_, changes) => {
    expect(mayAsk(visit(changes))).toBe(false);
  });
});
