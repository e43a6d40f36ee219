import { expect, type Page, test } from "@playwright/test";
import { orderAsCustomer } from "./order-as-customer.ts";
import { signedIn } from "./people.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a pro approves a fresh order from the Today page, and one less waits", async ({ page, browser }) => {
  const customer = await browser.newPage();
  await orderAsCustomer(customer);
  await customer.context().close();
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto("account");
  await expect(heading(page)).toHaveText("Today");
  const section = page.locator("section", {
    has: page.getByRole("heading", { name: "Approve", exact: true }),
  });
  const count = async () =>
    Number((await section.locator(".figures").first().textContent())!.replace(",", ""));
  const before = await count();
  const first = section.getByRole("button", { name: /^Approve: / }).first();
  const name = (await first.getAttribute("aria-label"))!.replace("Approve: ", "");
  await first.click();
  await expect(page.getByText(`${name}: Approved.`)).toBeVisible();
  if (before > 1) await expect.poll(count).toBe(before - 1);
  else await expect(section).toHaveCount(0);
});

test("a pro finds an order by the customer's name with the keyboard alone", async ({ page }) => {
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto("account");
  await expect(heading(page)).toHaveText("Today");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search or go to" });
  await expect(palette.getByRole("menuitem", { name: "Leads" })).toBeVisible();
  await page.keyboard.type("dana whit");
  const found = palette.getByRole("menuitem", { name: /Dana Whitaker/ });
  await expect(found.first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(/^Order \d+/);
  await expect(page.getByText("Dana Whitaker").first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(palette).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  // an act is begun the same way, by any of its words
  await page.keyboard.press("Control+k");
  await expect(palette).toBeVisible();
  await page.keyboard.type("discount new");
  await expect(palette.getByRole("menuitem")).toHaveText(["New coupon"]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "New coupon" })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/coupons$/);
});

test("the work shell has nothing of the shop's header, and a drawer on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto("account");
  await expect(heading(page)).toHaveText("Today");
  await expect(page.getByRole("navigation", { name: "Departments" })).toHaveCount(0);
  await expect(page.getByText("Enter a Showroom ID")).toHaveCount(0);
  await page.getByRole("button", { name: "Open navigation" }).click();
  const drawer = page.getByRole("dialog", { name: "Pro workplace" });
  await drawer.getByRole("link", { name: "Orders" }).click();
  await expect(drawer).toBeHidden();
  await expect(heading(page)).toHaveText("Orders");
});

test("a customer's account stays within the shop and begins with what is on the way", async ({ page }) => {
  await signedIn(page, "customer@demo.test");
  await page.goto("account");
  await expect(heading(page)).toHaveText("Hello, Dana");
  await expect(page.getByRole("heading", { name: "On the way to you" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Orders" }).click();
  await expect(heading(page)).toHaveText("Orders");
  await page.getByLabel("Order number or product").fill("tile");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=tile/);
  // the shop's own search has nothing to do with it
  await expect(page.getByRole("combobox", { name: "Search products" })).toHaveValue("");
});
