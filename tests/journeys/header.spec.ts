import { expect, test } from "@playwright/test";
import { accountMenu, addFirstOf, enterShowroom, inShowroom, scriptsRun, typeCredentials } from "./people.ts";
import { clickAtTakeover } from "./takeover.ts";

test("a department's menu shows its categories and leads to one of them", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/showroom/about_us");
  const departments = page.getByRole("navigation", { name: "Departments" });
  await departments.locator("summary", { hasText: "Flooring" }).first().click();
  await departments.getByRole("link", { name: "Hardwood Flooring" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Hardwood Flooring" })).toBeVisible();
  // the menu closes behind one
  await expect(departments.locator("details[open]")).toHaveCount(0);
});

test("says where else the categories are when they cannot be fetched", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route("**/menus.json", (route) => route.abort());
  await page.goto("/showroom/about_us");
  const departments = page.getByRole("navigation", { name: "Departments" });
  await departments.locator("summary").first().click();
  await expect(departments.getByRole("alert")).toContainText("Open the department's page to see them.");
  await page.unroute("**/menus.json");
  await departments.locator("summary").nth(1).click();
  await expect(departments.locator("details[open] li").first()).toBeVisible();
});

test("the account's menu stays open for who reaches for it before the page after the sign-in is shown", async ({
  page,
}) => {
  // nothing is shown of the next page before its data has come
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.data\b/, async (route) => {
    await released;
    await route.continue();
  });
  await typeCredentials(page, "customer@demo.test");
  await accountMenu(page).click();
  const logOut = page.getByRole("button", { name: "Log Out" }).filter({ visible: true });
  await expect(logOut).toBeVisible();
  release();
  await expect(page).not.toHaveURL(/login/);
  await expect(page.getByRole("heading", { level: 1, name: "Sign In" })).toBeHidden();
  await expect(logOut).toBeVisible();

  await page.getByRole("link", { name: "My Account" }).filter({ visible: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Hello/ })).toBeVisible();
  await expect(logOut).toBeHidden();
  await accountMenu(page).click();
  await page.goBack();
  await expect(page).not.toHaveURL(/account/);
  await expect(logOut).toBeHidden();
});

test("on a phone the drawer holds departments, categories and what is below them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/showroom/about_us");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.locator("summary", { hasText: "Flooring" }).first().click();
  await expect(menu.getByRole("link", { name: "Shop All" }).first()).toBeVisible();
  await menu.getByRole("link", { name: "Hardwood Flooring" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Hardwood Flooring" })).toBeVisible();
  await expect(menu).toBeHidden();
});

test("on a phone a first visit leaves all but 120 px to the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["", "category/tile-flooring/product", "faq"]) {
    await page.goto(path);
    await scriptsRun(page);
    const taken = await page.evaluate(() =>
      [document.querySelector("header")!, ...document.querySelectorAll("[data-foot-bar]")]
        .map((part) => part.getBoundingClientRect())
        .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(844, bottom) - Math.max(0, top)), 0),
    );
    expect(taken, path).toBeLessThanOrEqual(120);
  }
  // what is asked stands above the footer
  const question = page.getByRole("region", { name: "Cookies" });
  await question.scrollIntoViewIfNeeded();
  await question.getByRole("button", { name: "Necessary only" }).click();
  await expect(question).toHaveCount(0);
});

test("on a phone a menu opened at the takeover, or by a double click, stays open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await clickAtTakeover(page, "button[aria-label=Menu]");
  await page.goto("about_us");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link").first()).toBeVisible();
  // the second press of a double click falls beside the menu while that slides in
  await page.mouse.move(380, 400);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(menu).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(menu).toBeHidden();
});

test("the count of the cart follows what another tab did, once one comes back", async ({ page, context }) => {
  await enterShowroom(page, "OAKSTONE");
  const other = await context.newPage();
  await addFirstOf(other, "kitchen-faucets");
  await expect(other.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
});

test("each showroom has its own cart, and an empty one points to the other", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  await addFirstOf(page, "kitchen-faucets");
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await page.goto("");
  const main = page.getByRole("main");
  await main.getByText("New Showroom").click();
  await main.getByLabel("Enter Showroom ID").pressSequentially("HARBOR88");
  await main.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all$/);
  await expect(page.getByRole("link", { name: /^Cart/ }).first()).toHaveAccessibleName("Cart, 0 items");
  await page.goto("cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await page.getByRole("button", { name: "Go to Oak & Stone Remodeling" }).click();
  await expect(page.getByRole("button", { name: /^Remove/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
});
