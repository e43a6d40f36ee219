import { describe, expect, it } from "vitest";
import type { User } from "../../../contract/identity/accounts.ts";
import type { MyItem } from "../../client/session/local-store.ts";
import { afterRegistration, afterSignIn, afterSocialSignIn, roomIn } from "./after-sign-in.ts";

const customer = { type: "User", email_verified_at: "2026-01-05T10:00:00Z", total_projects: 0 } as User;
const room = { showroom: "s", vsd_id: "OAKSTONE", floorplan: "p", floorTemplate: "t" } as MyItem;

describe("afterSignIn", () => {
  it("follows the redirect of the page, for customers with and without projects", () => {
    expect(afterSignIn(customer, { redirect: "/checkout" }).path).toBe("/checkout");
    expect(afterSignIn({ ...customer, total_projects: 3 }, { redirect: "/checkout" }).path).toBe("/checkout");
  });

  it.each([
    "//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "javascript:alert(1)",
    "/login",
    "/login?redirect=/x",
    "",
  ])("goes home instead of to %j", (redirect) => {
    expect(afterSignIn(customer, { redirect }).path).toBe("/");
  });

  it("asks for the proof of the address first, and goes on from there", () => {
    const unproved = { ...customer, email_verified_at: null };
    expect(afterSignIn(unproved, {}).path).toBe("/verifiction");
    expect(afterSignIn(unproved, { redirect: "/checkout" }).path).toBe("/verifiction?redirect=%2Fcheckout");
  });

  it.each(["Vendor", "Contractor", "Admin"] as const)("sends a %s to the workplace", (type) => {
    const pro = { ...customer, type };
    expect(afterSignIn(pro, {}).path).toBe("/account");
    expect(afterSignIn(pro, { redirect: "/checkout?project=7" }).path).toBe("/checkout?project=7");
    expect(afterSignIn(pro, { redirect: "/product/abc" }).path).toBe("/account");
    expect(afterSignIn(pro, { redirect: "/accounting" }).path).toBe("/account");
    expect(afterSignIn(pro, { redirect: "/account/orders/7" }).path).toBe("/account/orders/7");
    expect(afterSignIn({ ...pro, email_verified_at: null }, { redirect: "/" }).path).toBe("/account");
  });

  it("keeps the room that was begun as a project", () => {
    const remembered = { visual_redirect: "/visualize", my_item: room };
    expect(afterSignIn(customer, remembered)).toEqual({
      path: "/visualize",
      createsProject: true,
      otherwise: "/",
    });
    expect(afterSignIn(customer, { visual_redirect: "/visualize" })).toEqual({
      path: "/",
      createsProject: false,
    });
    expect(afterSignIn(customer, { visual_redirect: "/visualize/checklist" }).path).toBe(
      "/visualize/checklist",
    );
  });

  it("goes to what was stored, but home when there are projects already", () => {
    const remembered = { redirect_to: "/product/abc" };
    expect(afterSignIn(customer, remembered).path).toBe("/product/abc");
    expect(afterSignIn({ ...customer, total_projects: 2 }, remembered).path).toBe("/");
    expect(afterSignIn({ ...customer, total_projects: 2 }, { ...remembered, hadGuestCart: true }).path).toBe(
      "/product/abc",
    );
  });
});

describe("afterSocialSignIn", () => {
  it.each([
    [3, {}, "/projects"],
    [3, { redirect: "/product/abc" }, "/projects"],
    [3, { redirect: "/checkout" }, "/checkout"],
    [0, { redirect: "/product/abc" }, "/product/abc"],
    [0, { visual_redirect: "/visualize" }, "/visualize"],
    [0, { redirect_to: "/cart" }, "/cart"],
    [0, { redirect: "//evil.test" }, "/"],
  ])("with %i projects and %j goes to %s", (total_projects, remembered, path) => {
    expect(afterSocialSignIn({ ...customer, total_projects }, remembered).path).toBe(path);
  });

  it("brings pros to their workplace", () => {
    expect(afterSocialSignIn({ ...customer, type: "Contractor" }, {}).path).toBe("/account");
  });
});

describe("afterRegistration", () => {
  it("goes on with the room, to the stored page, or home", () => {
    const visual_redirect = "/visualize?room=2";
    expect(afterRegistration({ visual_redirect, my_item: room })).toEqual({
      path: visual_redirect,
      createsProject: true,
      otherwise: "/visualize",
    });
    expect(afterRegistration({ visual_redirect }).path).toBe("/visualize");
    expect(afterRegistration({ redirect_to: "/cart" }).path).toBe("/cart");
    expect(afterRegistration({ redirect: "/checkout", redirect_to: "/cart" }).path).toBe("/checkout");
    expect(afterRegistration({}).path).toBe("/");
  });
});

describe("the room that was begun", () => {
  it.each([
    ["/visualize/room/0190b1de-0000-7000-8000-000000000001", "0190b1de-0000-7000-8000-000000000001"],
    ["/visualize/room/0190b1de-0000-7000-8000-000000000001?apply=X", "0190b1de-0000-7000-8000-000000000001"],
    ["/visualize/templates", undefined],
    ["/visualize/room/../../account", undefined],
    [undefined, undefined],
  ])("of %s is %s", (path, room) => {
    expect(roomIn(path)).toBe(room);
  });
});
