import { expect, test } from "@playwright/test";
import { newCustomer, signedIn } from "./people.ts";

test("on a phone a list's search takes one line, and its other filters unfold below it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto("account/coupons");
  const search = page.getByRole("searchbox", { name: "Code, note or client" });
  const button = page.getByRole("button", { name: "Search", exact: true });
  const status = page.getByLabel("Status", { exact: true });
  const filters = page.getByRole("button", { name: /^Filters/ });
  await expect(search).toBeVisible();
  const [field, beside] = [await search.boundingBox(), await button.boundingBox()];
  expect(beside!.x).toBeGreaterThanOrEqual(field!.x + field!.width);
  expect(Math.abs(beside!.y - field!.y)).toBeLessThan(3);
  await expect(status).toBeHidden();
  await filters.click();
  await expect(filters).toHaveAttribute("aria-expanded", "true");
  await status.selectOption("active");
  await expect(page).toHaveURL(/state=active/);
  await expect(filters).toHaveText("Filters (1)");
  await expect(status).toBeVisible();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(filters).toBeHidden();
  await expect(status).toBeVisible();
});

test("a customer without orders is led to the shop, and asked for no search", async ({ page }) => {
  await newCustomer(page, "no-orders");
  await page.goto("account/orders");
  await expect(page.getByRole("main").getByText("No orders yet")).toBeVisible();
  await expect(page.getByLabel("Order number or product")).toBeHidden();
});
