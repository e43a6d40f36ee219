import { describe, expect, it } from "vitest";
import { countedPage } from "./public-pages.ts";

describe("the name under which a page is counted", () => {
  it.each([
    ["/", "/"],
    ["/faq", "/faq"],
    ["/faq/", "/faq"],
    ["/product/k3x9ab", "/product"],
    ["/product/k3x9ab/OAKSTONE", "/product"],
    ["/category/tile-flooring/product", "/category/product"],
    ["/visualize/contractor/all", "/visualize/contractor/all"],
  ])("of %s is %s", (path, name) => {
    expect(countedPage(path)).toBe(name);
  });

  it.each([
    "/verify/secret-token",
    "/visualize/shared/secret-token",
    "/account/orders/17",
    "/nowhere",
    "/product",
  ])("keeps nothing of %s", (path) => {
    expect(countedPage(path)).toBe("other");
  });
});
