import { expect, test } from "vitest";
import { shopHref, shopPath } from "./shop-href.ts";

const origin = "https://shop.test";
const pathOf = (href: string) => shopPath(new URL(href, `${origin}${shopHref("/category/tile")}`), origin);

test("pages of the shop are followed, with query and hash", () => {
  expect(pathOf(shopHref("/cart"))).toBe("/cart");
  expect(pathOf(shopHref("/product/abc/OAKSTONE?sku=A-1#specs"))).toBe("/product/abc/OAKSTONE?sku=A-1#specs");
  expect(pathOf("?f.finish=Chrome")).toBe("/category/tile?f.finish=Chrome");
});

test("files and other sites are the browser's", () => {
  expect(pathOf(shopHref("/media/k/800.webp"))).toBeUndefined();
  expect(pathOf(shopHref("/icon.svg"))).toBeUndefined();
  expect(pathOf("https://elsewhere.test/cart")).toBeUndefined();
  expect(pathOf("mailto:sales@shop.test")).toBeUndefined();
});
