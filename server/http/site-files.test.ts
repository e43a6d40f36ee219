import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../../tests/support/shop.ts";
import { isSiteFile } from "./site-files.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({}, { PUBLIC_URL: "https://shop.example" });
});
afterAll(() => shop.close());

async function read(path: string) {
  const response = await shop.app.fetch(new Request(`http://localhost${path}`));
  return { status: response.status, text: await response.text(), type: response.headers.get("Content-Type") };
}

it("points search engines to the sitemap, and away from private pages", async () => {
  const { text } = await read("/robots.txt");
  expect(text).toContain("Sitemap: https://shop.example/showroom/sitemap.xml");
  expect(text).toContain("Disallow: /showroom/checkout");
  expect(text).not.toMatch(/^Disallow: \/showroom\/?$/m);
});

it("names every page and every product that is sold in the sitemaps", async () => {
  const index = await read("/showroom/sitemap.xml");
  const files = [...index.text.matchAll(/<loc>https:\/\/shop\.example(.+?)<\/loc>/g)].map(
    ([, path]) => path!,
  );
  expect(files).toEqual(["/showroom/sitemap-pages.xml", "/showroom/sitemap-products-1.xml"]);
  const pages = await read(files[0]!);
  expect(pages.text).toContain("<loc>https://shop.example/showroom/faq</loc>");
  expect(pages.text).toContain("<loc>https://shop.example/showroom/department/");
  expect(pages.text).toContain("/product</loc>");
  const products = await read(files[1]!);
  for (const { hash } of shop.market.products) {
    expect(products.text).toContain(`<loc>https://shop.example/showroom/product/${hash}</loc><lastmod>`);
  }
  expect((await read("/showroom/sitemap-products-7.xml")).status).toBe(404);
});

it("has a manifest in the marketplace's name", async () => {
  const { text, type } = await read("/showroom/manifest.webmanifest");
  expect(type).toBe("application/manifest+json");
  expect(JSON.parse(text)).toMatchObject({ name: "Materia", start_url: "/showroom/", display: "standalone" });
});

it.each(["/showroom/sitemap.xml", "/robots.txt", "/showroom/sitemap-products-12.xml"])(
  "answers %s itself",
  (path) => {
    expect(isSiteFile(path)).toBe(true);
  },
);

it.each(["/showroom/faq", "/showroom/robots.txt", "/sitemap.xml", "/showroom/sitemap-../x.xml"])(
  "leaves %s to others",
  (path) => {
    expect(isSiteFile(path)).toBe(false);
  },
);
