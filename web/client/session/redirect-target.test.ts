import { describe, expect, it } from "vitest";
import { safeRedirect, signInPath } from "./redirect-target.ts";

describe("safeRedirect", () => {
  it("keeps paths of this site", () => {
    expect(safeRedirect("/checkout")).toBe("/checkout");
    expect(safeRedirect("/category/tile/product?page=2&q=a%20b")).toBe(
      "/category/tile/product?page=2&q=a%20b",
    );
    expect(safeRedirect("/showroom/cart")).toBe("/cart");
  });

  it.each([
    undefined,
    null,
    "",
    "checkout",
    "//evil.test",
    "/\\evil.test",
    "/%2fevil.test",
    "%2f%2fevil.test",
    "/%252fevil.test",
    "/%5cevil.test",
    "javascript:alert(1)",
    "https://evil.test",
    "/a\r\nSet-Cookie: x=1",
    "/%0d%0aevil",
    "/\t/evil.test",
    "/showroom//evil.test",
    "/%",
  ])("sends %j to the home page", (target) => {
    expect(safeRedirect(target)).toBe("/");
  });
});

describe("signInPath", () => {
  it("remembers the page within the router", () => {
    expect(signInPath(new URL("http://x.test/showroom/account?tab=orders"))).toBe(
      "/login?redirect=%2Faccount%3Ftab%3Dorders",
    );
    expect(signInPath(new URL("http://x.test/showroom"))).toBe("/login?redirect=%2F");
  });

  it("is the pros' page where a pro, vendor or admin signed in last", () => {
    const page = new URL("http://x.test/showroom/account/leads?page=2");
    expect(signInPath(page, "a=1; portal=pro")).toBe(
      "/pro-account/login?redirect=%2Faccount%2Fleads%3Fpage%3D2",
    );
    expect(signInPath(page, "portal=")).toBe("/login?redirect=%2Faccount%2Fleads%3Fpage%3D2");
  });
});
