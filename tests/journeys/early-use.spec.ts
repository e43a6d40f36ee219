import { expect, type Page, test } from "@playwright/test";
import { demoPassword, inShowroom, scriptsRun } from "./people.ts";

/** Opens a page whose scripts do not come before `release` is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a Showroom ID typed before the page's scripts have come is looked up when they have", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "");
  const field = page.getByLabel("Enter Showroom ID");
  await field.fill("oakstone");
  release();
  const next = page.getByRole("button", { name: "Next" }).first();
  await expect(next).toBeEnabled();
  await expect(field).toHaveValue("oakstone");
  await next.click();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all/);
});

test("a question typed before the page's scripts have come is answered when they have", async ({ page }) => {
  const release = await openWithoutScripts(page, "faq");
  await page.getByRole("searchbox", { name: "Search questions and answers" }).fill("return cost");
  release();
  await expect(page.getByRole("status").filter({ hasText: "for “return cost”" })).toBeVisible();
});

test("an order chosen before the page's scripts have come is that of the list when they have", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "category/kitchen-faucets/product");
  await page.getByLabel("Sort by").selectOption({ label: "Price, low to high" });
  release();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByLabel("Sort by")).toHaveValue("price");
});

test("a quantity typed before the page's scripts have come is what is added", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  const products = await page.request.get(
    "/api/visualization/products?category=kitchen-faucets&showroom=OAKSTONE",
  );
  const path = `product/${(await products.json()).data.data[0].hash}/OAKSTONE`;
  let release = await openWithoutScripts(page, path);
  await page.getByRole("textbox", { name: "Quantity" }).fill("3");
  await page.keyboard.press("Tab");
  release();
  await expect(page.getByRole("button", { name: "Add 3 pieces" })).toBeVisible();

  release = await openWithoutScripts(page, path);
  await page.getByRole("textbox", { name: "Quantity" }).fill("2");
  await page.getByRole("button", { name: /^Add [\d,]+ (?!of )/ }).click();
  release();
  await expect(page.getByText(/^Added 2 pieces of /)).toBeVisible();
});

test("an area, its pattern and every press before the page's scripts have come count", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  const tiles = await page.request.get(
    "/api/visualization/products?category=tile-flooring&showroom=OAKSTONE",
  );
  const { hash, box_sqft } = (await tiles.json()).data.data[0] as { hash: string; box_sqft: number };
  let release = await openWithoutScripts(page, `product/${hash}/OAKSTONE`);
  await page.getByLabel("Area in square feet").fill("12 x 10");
  await page
    .getByRole("combobox", { name: /^laid/ })
    .selectOption({ label: "herringbone, basketweave (+20%)" });
  await page.getByRole("button", { name: /^Add [\d,]+ (?!of )/ }).click();
  release();
  await expect(page.getByText(`Added ${Math.ceil(144 / box_sqft)} boxes of `)).toBeVisible();

  release = await openWithoutScripts(page, `product/${hash}/OAKSTONE`);
  const more = page.getByRole("button", { name: "Increase: Quantity" });
  for (let presses = 0; presses < 3; presses++) await more.click();
  release();
  await expect(page.getByRole("button", { name: "Add 4 boxes" })).toBeVisible();
});

test("Enter after a Showroom ID before the page's scripts have come enters when they have", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "");
  await page.getByLabel("Enter Showroom ID").fill("OAKSTONE");
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all/);
});

test("Enter in a field of a long form before the page's scripts have come sends nothing, Ctrl+Enter does", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "contact");
  const isAsked = () => page.evaluate(() => window.earlyUse?.sent !== null);
  await page.getByRole("textbox", { name: "Full name" }).fill("Ada Homeowner");
  await page.keyboard.press("Enter");
  expect(await isAsked()).toBe(false);
  release();
  await scriptsRun(page);
  const refusal = page.getByText(/^Enter your/).first();
  await expect(refusal).toBeHidden();
  await page.keyboard.press("Control+Enter");
  await expect(refusal).toBeVisible();
});

test("the button back leads back before the page's scripts have come", async ({ page }) => {
  await page.goto("category/kitchen-faucets/product");
  const heading = page.getByRole("heading", { level: 1 });
  await page.locator("article h2 a, article h3 a").first().click();
  await expect(heading).not.toHaveText("Kitchen Faucets");
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(heading).not.toHaveText("Kitchen Faucets");
  await page.evaluate(() => history.back());
  await expect(heading).toHaveText("Kitchen Faucets");
  release();
  await page.getByLabel("Sort by").selectOption({ label: "Newest" });
  await expect(page).toHaveURL(/category\/kitchen-faucets\/product\?sort=newest/);
  await expect(heading).toHaveText("Kitchen Faucets");
});

test("a message written before the page's scripts have come is not lost when they have", async ({ page }) => {
  const release = await openWithoutScripts(page, "contact");
  await page.getByRole("textbox", { name: "Message" }).fill("Do you cut countertops?");
  release();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/^Enter your/).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Do you cut countertops?");
});

test("a button pressed before the page's scripts have come answers when they have", async ({ page }) => {
  const release = await openWithoutScripts(page, "register");
  await page.getByRole("button", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const line = () => page.evaluate(() => getComputedStyle(document.documentElement, "::before").height);
  expect(await line()).toBe("3px");
  release();
  await expect(page.getByRole("dialog", { name: "Privacy Policy" })).toBeVisible();
  expect(await line()).toBe("auto");
});

test("a form sent before the page's scripts have come is sent when they have", async ({ page }) => {
  const release = await openWithoutScripts(page, "login");
  await page.getByLabel("Email").fill("customer@demo.test");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  release();
  await expect(page).not.toHaveURL(/login/);
});

test("a ZIP code asked for before the page's scripts have come is answered in the page, and remembered", async ({
  page,
}) => {
  await page.goto("category/all/product?sort=popular");
  const product = page.getByRole("main").getByRole("article").getByRole("link").first();
  const path = (await product.getAttribute("href")) ?? "";
  const release = await openWithoutScripts(page, path);
  await page.getByLabel("Deliver to ZIP").fill("97205");
  await page.getByRole("button", { name: "See dates" }).click();
  release();
  await expect(page.getByRole("status").filter({ hasText: "97205" })).toBeVisible();
  await expect(page).not.toHaveURL(/zip=/);
  await page.reload();
  await expect(page.getByLabel("Deliver to ZIP")).toHaveValue("97205");
});

test("a menu opened before the page's scripts have come shows its categories when they have", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "about_us");
  const departments = page.getByRole("navigation", { name: "Departments" });
  await departments.locator("summary", { hasText: "Flooring" }).first().click();
  release();
  await expect(departments.getByRole("link", { name: "Hardwood Flooring" }).first()).toBeVisible();
});

test("if its scripts do not load, a page works as it does without scripts", async ({ page }) => {
  await page.clock.install();
  await openWithoutScripts(page, "about_us");
  await page.getByRole("link", { name: "Contact me" }).click();
  await page.clock.runFor("00:10");
  await expect(page).toHaveURL(/contact\?topic=materials/);
});

test("a browser that loads no pictures does not keep the page's scripts waiting for them", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("category/kitchen-faucets/product");
  // with pictures to wait for, it would be three seconds
  await page.clock.runFor("00:01");
  await scriptsRun(page);
});

test("the reviews' scripts come when one comes near them or uses the page, not before @pictures", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const late: string[] = [];
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    // nothing is left of it, and nobody waits for it, where the page has been left meanwhile
    const text = await response.text().catch(() => "");
    if (text.includes("found this helpful")) late.push(response.url());
    await route.fulfill({ response }).catch(() => {});
  });
  await page.goto("category/all/product?sort=popular");
  const cards = page.getByRole("main").getByRole("article");
  const pathAt = async (at: number) =>
    (await cards.nth(at).getByRole("link").first().getAttribute("href")) ?? "";
  const [first, second] = [await pathAt(0), await pathAt(1)];
  const open = async (path: string) => {
    late.length = 0;
    await page.goto(path);
    // only hydration loads the content below
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main")!).some((key) => key.startsWith("__react")),
    );
    await page.waitForLoadState("networkidle");
    expect(late).toEqual([]);
  };

  await open(first);
  await page
    .getByRole("heading", { name: /reviews?$/i, level: 2 })
    .first()
    .scrollIntoViewIfNeeded();
  await expect.poll(() => late.length).toBe(1);
  await open(second);
  await page.keyboard.press("Tab");
  await expect.poll(() => late.length).toBe(1);
});

/** The page of the first product of a list that has reviews. */
async function pathOfReviewed(list: Page): Promise<string> {
  const reviewed = list
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: /\d\.\d\s*\(\d+\)/ });
  return (await reviewed.first().getByRole("link").first().getAttribute("href")) ?? "";
}

test("a button pressed in a part that is taken over later than the page answers then", async ({ page }) => {
  await page.goto("category/all/product?sort=popular");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("found this helpful")) await released;
    await route.fulfill({ response });
  });
  await page.goto(await pathOfReviewed(page));
  // the page itself is taken over
  await expect(page.getByRole("button", { name: "Compare" })).toBeVisible();
  await page
    .getByRole("button", { name: /^Helpful/ })
    .first()
    .click();
  // the next page stops what this one still asks for
  await page.unrouteAll({ behavior: "ignoreErrors" });
  release();
  await expect(page).toHaveURL(/login\?redirect=%2Fproduct%2F/);
});

/** Presses a button at the moment at which the scripts have begun to take the page over, or somewhat later. */
async function pressAtStart(page: Page, words: string, later_ms?: number): Promise<void> {
  const given = { wanted: words, later_ms };
  await page.addInitScript(({ wanted, later_ms }) => {
    const listen = EventTarget.prototype.addEventListener;
    let isPressed = false;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
      listen.apply(this, given);
      // React listens to the document before it hydrates it
      if (isPressed || this !== document || given[0] !== "click") return;
      isPressed = true;
      const press = () => {
        const buttons = [...document.querySelectorAll<HTMLElement>("button, input, a[aria-haspopup]")];
        buttons.find((one) => (one.ariaLabel ?? one.textContent).includes(wanted))?.click();
      };
      if (later_ms === undefined) queueMicrotask(press);
      else setTimeout(press, later_ms);
    };
  }, given);
}

test("a press while the page's scripts take it over counts once", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  const path = "/api/visualization/products?category=kitchen-faucets&showroom=OAKSTONE";
  const { hash } = (await (await page.request.get(path)).json()).data.data[0];
  await pressAtStart(page, "Add 1 piece");
  await page.goto(`product/${hash}/OAKSTONE`);
  await expect(page.getByText(/^Added 1 piece of /)).toBeVisible();
  await page.goto("cart");
  await expect(page.getByRole("textbox", { name: /^Quantity/ })).toHaveValue("1");
});

test("a chat opened while the page's scripts take it over stays open", async ({ page }) => {
  await pressAtStart(page, "Chat with support");
  await page.goto("faq");
  const chat = page.getByRole("dialog", { name: "Chat with support" });
  await expect(chat.getByLabel("Your question")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(chat).toBeVisible();
});

/** A list's table is taken over after the rest of its page, and loads its scripts only then. */
for (const view of ["grid", "table"]) {
  test(`a box of a ${view} checked while the page's scripts take it over stays checked`, async ({ page }) => {
    await inShowroom(page, "OAKSTONE");
    await pressAtStart(page, "Compare ");
    await page.goto(`category/tile-flooring/product?view=${view}`);
    const tray = page.getByRole("region", { name: "Products to compare" });
    await expect(tray.getByRole("listitem")).toHaveCount(1);
    const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Compare / });
    await expect(boxes.first()).toBeChecked();
  });
}

test("a product's picture and its reviews answer a press while the page's scripts take it over", async ({
  page,
}) => {
  await page.goto("category/all/product?sort=popular");
  const path = await pathOfReviewed(page);
  // in the middle of it, which takes some hundredths of a second
  await pressAtStart(page, "Look closer", 12);
  await page.goto(path);
  await expect(page.getByRole("dialog").getByRole("status")).toBeVisible();

  const next = await page.context().newPage();
  await pressAtStart(next, "Helpful", 12);
  await next.goto(path);
  await expect(next).toHaveURL(/login\?redirect=%2Fproduct%2F/);
});
