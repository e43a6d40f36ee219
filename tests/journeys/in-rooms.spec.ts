import { expect, test } from "@playwright/test";
import { inShowroom, scriptsRun } from "./people.ts";

test("a visitor meets the pro first, and departments with rooms", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize/contractor/all");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Oak & Stone Remodeling" })).toBeInViewport();
  await expect(main.getByText("Renee Okonkwo").first()).toBeInViewport();
  await expect(main.getByRole("link", { name: "Shop all products" })).toBeInViewport();
  await expect(main.getByRole("region", { name: "Work by Oak & Stone Remodeling" })).toBeVisible();
  await expect(main.getByRole("region", { name: "What customers say about Oak & Stone" })).toBeVisible();
  await expect(main.getByText("OR CCB 241877").last()).toBeVisible();
  await main.getByRole("link", { name: /^Bathroom \d/ }).click();
  await expect(page).toHaveURL(/department\/bathroom/);
});

test("a department opens with a room, whose products are seen in rooms again", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto("department/bathroom");
  await expect(page.getByRole("link", { name: /See it in 3D and change it/ })).toBeInViewport();
  const named = page.getByRole("region", { name: "In this room" }).getByRole("link");
  const sku = new URL((await named.first().getAttribute("href")) ?? "", page.url()).searchParams.get("sku");
  await named.first().click();
  await expect(page).toHaveURL(/\/product\/.*sku=/);
  await expect(page.getByText(sku ?? "no SKU", { exact: true }).first()).toBeVisible();
  const rooms = page.getByRole("region", { name: "In a room" });
  await expect(rooms.getByText("With this product").first()).toBeVisible();
  await expect(rooms.getByRole("link", { name: "Put it in a room" })).toBeVisible();
  await scriptsRun(page);
  await rooms
    .getByRole("link", { name: /With this product/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/visualize\/templates\//);
});

test("a filter is a checkbox, which the space bar checks and unchecks", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto("category/bathroom-faucets/product");
  await scriptsRun(page);
  const filters = page.getByRole("complementary", { name: "Filters" });
  const black = filters.getByRole("checkbox", { name: /^Matte Black \d/ });
  await expect(black).not.toBeChecked();
  await black.press("Space");
  await expect(page).toHaveURL(/f\.finish=Matte/);
  await expect(black).toBeChecked();
  await black.press("Space");
  await expect(black).not.toBeChecked();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("price, amount and button stay in sight, and cover neither footer nor cart", async ({ page }) => {
    await inShowroom(page, "OAKSTONE");
    await page.goto("category/toilets/product?f.in_stock=true&sort=popular");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    const bar = page.getByRole("region", { name: "Add to cart" });
    await expect(bar.getByText(/^1 /)).toBeVisible();
    await bar.getByRole("button", { name: "More" }).click();
    await expect(bar.getByText(/^2 /)).toBeVisible();
    await bar.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText(/^Added /)).toBeVisible();
    // the message stands below the header
    await page.getByRole("banner").getByRole("link", { name: /cart/i }).click({ trial: true });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });
});
