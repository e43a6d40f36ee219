import { expect, type Page, test } from "@playwright/test";
import { orderAsCustomer } from "./order-as-customer.ts";
import { signedIn, signInAsAdmin } from "./people.ts";

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

// one page's data after the other is held back, until the journey has seen what shows meanwhile
const walks = [
  {
    role: "pro",
    arrive: (page: Page) => signedIn(page, "pro@demo.test", "pro-account/login"),
    walk: ["Today", "Projects", "Team", "Orders"],
  },
  {
    role: "vendor",
    arrive: (page: Page) => signedIn(page, "vendor@demo.test", "pro-account/login"),
    walk: ["Today", "Statements", "Orders"],
  },
  { role: "admin", arrive: signInAsAdmin, walk: ["Today", "Queues", "Payments"] },
  {
    role: "customer",
    arrive: (page: Page) => signedIn(page, "customer@demo.test"),
    walk: ["Overview", "Samples", "Reviews"],
  },
];

for (const { role, arrive, walk } of walks) {
  test(`the navigation of a ${role} stays while the next page's data is on its way`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await arrive(page);
    await page.goto("account");
    const nav = page.getByRole("navigation", { name: "Account" });
    const waiting = page.getByRole("progressbar", { name: "Loading the page" });
    const loading = page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: /^Loading/ });
    await expect(nav.getByRole("link", { name: walk[0]!, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await nav.evaluate((element) => element.setAttribute("data-kept", ""));
    const scrolled = () => nav.evaluate((element) => element.scrollTop);
    for (const name of walk.slice(1)) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/api\/(?!authuser|stream)/, async (route) => {
        await released;
        await route.continue();
      });
      const link = nav.getByRole("link", { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      const before = { at: await scrolled(), title: await heading(page).textContent() };
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "page");
      await expect(nav.locator("[aria-current]")).toHaveCount(1);
      await expect(waiting.or(loading).first()).toBeVisible();
      expect(await scrolled()).toBe(before.at);
      release();
      await expect(waiting.or(loading)).toHaveCount(0);
      await expect(heading(page)).not.toHaveText(before.title!);
      await page.unroute(/\/api\/(?!authuser|stream)/);
      // the same element, where it was
      await expect(nav).toHaveAttribute("data-kept", "");
      await expect(link).toHaveAttribute("aria-current", "page");
      expect(await scrolled()).toBe(before.at);
    }
  });
}

test("after a reload the navigation shows before the page's data, at the page that is open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await signInAsAdmin(page);
  await page.goto("account/admin/health");
  await expect(heading(page)).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  const link = page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "System health" });
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(link).toBeInViewport();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
  release();
  await expect(heading(page)).toHaveText("System health");
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
