import { expect, type Page, test } from "@playwright/test";
import { enterShowroom, logOut, signIn } from "./people.ts";

/** What the browser keeps under a key of the specification. */
const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

const hashesShown = (page: Page): Promise<string[]> =>
  page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((tiles) =>
      tiles.flatMap((tile) => /\/product\/([^/?]+)/.exec(tile.querySelector("a")?.href ?? "")?.[1] ?? []),
    );

/** Everything that signing out clears. */
const cleared = [
  "my_item",
  "project",
  "visual_redirect",
  "showroom",
  "category",
  "breadcrumb",
  "recently_viewed",
  "product_category",
  "product_list",
  "customer_viewed",
  "top_product",
  "new-layout",
  "cart_id",
];

test("the browser remembers what was looked at, and signing out forgets it", async ({ page }) => {
  await enterShowroom(page, "OAKSTONE");
  await expect
    .poll(() => kept(page, "category"))
    .toContainEqual(expect.objectContaining({ name: "Tile Flooring", slug_url: "tile-flooring" }));
  await expect.poll(() => kept(page, "top_product")).toEqual(await hashesShown(page));

  await page.goto("category/tile-flooring/product");
  const list = await hashesShown(page);
  expect(list.length).toBeGreaterThan(3);
  await expect.poll(() => kept(page, "product_list")).toEqual(list);
  expect(await kept(page, "breadcrumb")).toEqual([
    { label: "Home", url: "/" },
    { label: "Tile Flooring", url: "/category/tile-flooring" },
  ]);

  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect.poll(() => kept(page, "recently_viewed")).toEqual([list[0]]);
  await expect.poll(async () => (await kept(page, "customer_viewed")) !== null).toBe(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await signIn(page, "customer@demo.test");
  await logOut(page);
  const left = await page.evaluate(
    (keys) => keys.filter((key) => localStorage.getItem(key) !== null),
    [...cleared, "authToken"],
  );
  expect(left).toEqual([]);
});
