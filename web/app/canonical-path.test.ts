import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

describe("the address that search engines should know", () => {
  it.each([
    ["/", "", "/"],
    ["/faq", "?q=tile", "/faq"],
    ["/faq/", "", "/faq"],
    ["/product/abc123", "", "/product/abc123"],
    ["/product/abc123/OAKSTONE", "?sku=X1", "/product/abc123"],
    [
      "/category/tile-flooring/product",
      "?f.look=stone&page=3&sort=price",
      "/category/tile-flooring/product?page=3",
    ],
    ["/category/tile-flooring/product", "?page=1", "/category/tile-flooring/product"],
    ["/category/tile-flooring/product", "?page=x", "/category/tile-flooring/product"],
  ])("of %s%s is %s", (pathname, search, known) => {
    expect(canonicalPath(pathname, search)).toBe(known);
  });
});
