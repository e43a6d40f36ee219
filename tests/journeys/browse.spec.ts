import { expect, type Page, test } from "@playwright/test";
import { inShowroom, scriptsRun, signedIn } from "./people.ts";

const list = "category/tile-flooring/product";

const articles = (page: Page) => page.getByRole("main").getByRole("article");
const shownCount = async (page: Page) =>
  Number((await page.getByText(/^[\d,]+ products?$/).textContent())?.replace(/\D/g, ""));
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens the first tile of the list, and answers its path. */
async function firstTile(page: Page): Promise<string> {
  await page.goto(list);
  const href = (await articles(page).getByRole("link").first().getAttribute("href")) ?? "";
  return href.replace("/showroom/", "");
}

/** Waits until the page has not scrolled for 300 ms. */
const scrollAtRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let rest = setTimeout(resolve, 300);
        addEventListener("scroll", () => {
          clearTimeout(rest);
          rest = setTimeout(resolve, 300);
        });
      }),
  );

test("a customer narrows a list by color and finish, takes one back, and comes back to the same place", async ({
  page,
}) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto(list);
  const all = await shownCount(page);
  const filters = page.getByRole("complementary", { name: "Filters" });
  const gray = filters.getByRole("checkbox", { name: /^Gray \d/ });
  const grayCount = Number((await gray.textContent())?.replace(/\D/g, ""));
  await gray.click();
  await expect(page).toHaveURL(/f\.color_family=gray/);
  await expect.poll(() => shownCount(page)).toBe(grayCount);
  expect(grayCount).toBeLessThan(all);

  await filters.getByText("Finish", { exact: true }).click();
  await filters.getByRole("checkbox", { name: /^Matte \d/ }).click();
  await expect(page).toHaveURL(/f\.finish=Matte/);
  const applied = page.getByRole("list", { name: "Applied filters" });
  await expect(applied).toContainText("Color Family: Gray");
  await expect.poll(() => shownCount(page)).toBeLessThanOrEqual(grayCount);
  await applied.getByRole("link", { name: "Remove Finish: Matte" }).click();
  await expect(page).not.toHaveURL(/f\.finish/);
  await expect.poll(() => shownCount(page)).toBe(grayCount);

  const tile = articles(page).last();
  // a new page goes to its top a moment after it is there
  await scrollAtRest(page);
  await tile.scrollIntoViewIfNeeded();
  await scrollAtRest(page);
  const name = await tile.getByRole("heading").textContent();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(50);
  await tile.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await page.goBack();
  await expect(page).toHaveURL(/f\.color_family=gray/);
  await expect(tile.getByRole("heading")).toHaveText(name ?? "");
  await expect.poll(() => scrollY(page)).toBe(before);
});

test("a list shows 10 to 96 per page, and jumps to a page but never past the last", async ({ page }) => {
  await page.goto("category/all/product");
  await page.getByRole("link", { name: "10 per page" }).click();
  await expect(page).toHaveURL(/per_page=10/);
  await expect(articles(page)).toHaveCount(10);
  const jump = page.getByLabel(/Go to/);
  // before them the field takes letters, and is put right when they come
  await scriptsRun(page);
  const last = /of (\d+)\. Go to/.exec((await page.getByText(/Go to$/).textContent()) ?? "")?.[1] ?? "none";
  await jump.pressSequentially("9a9b999");
  await expect(jump).toHaveValue(last);
  await page.getByRole("button", { name: "Go", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`page=${last}`));
  await expect(page.getByRole("link", { name: `Page ${last}`, exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a product is looked at closely from the list by keyboard alone, and put into the cart", async ({
  page,
}) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto(`${list}?f.in_stock=true`);
  const second = articles(page).nth(1);
  const name = (await second.getByRole("heading").textContent()) ?? "";
  const open = second.getByRole("button", { name: `Quick view of ${name}` });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByText(/per sq ft/).first()).toBeVisible();
  await dialog.getByRole("button", { name: /^Add [\d,]+ (?!of )/ }).press("Enter");
  await expect(page.getByText(new RegExp(`^Added .*${name}`))).toBeVisible();
  await dialog.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page.getByRole("dialog")).not.toHaveAccessibleName(name);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(open).toBeFocused();
});

test("a picture is enlarged by keys, pointer and button, and goes back to whole", async ({ page }) => {
  await page.goto(await firstTile(page));
  const closer = page.getByRole("button", { name: /^Look closer/ });
  await closer.press("Enter");
  const dialog = page.getByRole("dialog");
  const size = dialog.getByRole("status");
  await expect(size).toHaveText("Size 100%");
  // the picture shows blurred until it is there, as on the page
  const blurred = await closer
    .locator("img")
    .evaluate((picture) => getComputedStyle(picture).backgroundImage);
  expect(blurred).toMatch(/^url\("data:image\/webp;/);
  const stage = dialog.getByRole("region", { name: /^Picture/ });
  const shown = stage.locator("div").first();
  await expect.poll(() => shown.evaluate((box) => getComputedStyle(box).backgroundImage)).toContain(blurred);
  await page.keyboard.press("+");
  await expect(size).toHaveText("Size 150%");
  await page.keyboard.press("0");
  await expect(size).toHaveText("Size 100%");
  await stage.dblclick();
  await expect(size).toHaveText("Size 300%");
  await dialog.getByRole("button", { name: "Fit to window" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText(/^2 of \d/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(closer).toBeFocused();
});

test("another finish is shown in all of a product's pictures, from where one looked", async ({ page }) => {
  await page.goto("category/bathroom-faucets/product?sort=price");
  await articles(page).getByRole("link").first().click();
  const picture = page.getByRole("button", { name: /^Look closer/ });
  const finishes = page.getByRole("group", { name: /^Finish/ }).getByRole("link");
  const chosen = (await finishes.and(page.locator("[aria-current]")).getAttribute("aria-label")) ?? "";
  await expect(picture).toHaveAccessibleName(new RegExp(`in ${chosen}, [\\d.]+ ×`, "i"));
  await page.getByRole("button", { name: /^Drawing with measures: [\d.]+ × [\d.]+ × [\d.]+ in\.$/ }).click();
  await expect(picture).toHaveAccessibleName(/^Look closer: Drawing with measures/);
  await page.getByRole("button", { name: /, close up$/ }).click();
  await expect(picture).toHaveAccessibleName(new RegExp(`in ${chosen}, close up$`, "i"));
  const other = finishes.and(page.locator(":not([aria-current])")).first();
  const name = (await other.getAttribute("aria-label")) ?? "";
  await other.click();
  await expect(picture).toHaveAccessibleName(new RegExp(`in ${name}, close up$`, "i"));
  await page.reload();
  await expect(picture).toHaveAccessibleName(new RegExp(`in ${name}, [\\d.]+ ×`, "i"));
  await expect(page.getByRole("button", { name: new RegExp(`in ${chosen}`, "i") })).toHaveCount(0);
});

test("a ZIP code gives the days of delivery, and is remembered for the next product", async ({ page }) => {
  await page.goto(await firstTile(page));
  const zip = page.getByLabel("Deliver to ZIP");
  await zip.fill("00000");
  await page.getByRole("button", { name: "See dates" }).click();
  await expect(zip).toHaveAccessibleDescription("We couldn't find this ZIP code.");
  await zip.fill("97205");
  await page.getByRole("button", { name: "See dates" }).click();
  await expect(page.getByText(/^To Portland, OR 97205: \d\d\.\d\d\.\d{4} to/)).toBeVisible();
  await page.goto("category/bathroom-faucets/product");
  await articles(page).getByRole("link").first().click();
  await expect(page.getByText(/^To Portland, OR 97205/)).toBeVisible();
});

test("a pro sees the trade price and the markup only in their own showroom", async ({ page }) => {
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await inShowroom(page, "OAKSTONE");
  await page.goto(await firstTile(page));
  await expect(page.getByText(/^Trade price/)).toBeVisible();
  await expect(page.getByText(/^Markup, \d/)).toBeVisible();
  const html = await (await page.request.get(page.url())).text();
  expect(html).not.toMatch(/trade.price|markup,/i);
  await page.goto(page.url().replace("OAKSTONE", "HARBOR88"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // the page says whether you may review only once it knows the account
  await page.locator("#reviews").scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Sign in to write a review|^Only customers who received/)).toBeVisible();
  await expect(page.getByText(/^Trade price/)).toHaveCount(0);
});

test("documents are made from a product's own facts, ready to print", async ({ page }) => {
  await page.goto(await firstTile(page));
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("link", { name: "Care and installation guide" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText(/trowel/)).toBeVisible();
  await expect(page.getByText(/undefined|NaN/)).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Departments", exact: true })).toBeHidden();
  await expect(page.getByRole("button", { name: /Print/ })).toBeHidden();
});

test.describe("as search engines and visitors without scripts see it", () => {
  test.use({ javaScriptEnabled: false });

  interface Told {
    "@type": string;
    [fact: string]: unknown;
  }
  async function toldOf(page: Page): Promise<Map<string, Told>> {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return new Map(texts.map((text) => JSON.parse(text) as Told).map((one) => [one["@type"], one]));
  }

  test("product, list, category and department say what they are", async ({ page }) => {
    await page.goto(await firstTile(page));
    const product = await toldOf(page);
    const name = await page.getByRole("heading", { level: 1 }).textContent();
    expect(product.get("Product")).toMatchObject({ name, offers: { priceCurrency: "USD" } });
    expect(JSON.stringify(product.get("Product")?.image)).toMatch(/^\["https?:\/\//);
    expect(JSON.stringify(product.get("BreadcrumbList"))).toContain("Tile Flooring");
    await expect(page.locator('meta[property="og:image"]').first()).toHaveAttribute(
      "content",
      /^https?:\/\/.+\/1200\.jpg$/,
    );
    for (const path of [list, "category/tile-flooring", "department/bathroom"]) {
      await page.goto(path);
      const told = await toldOf(page);
      expect([...told.keys()].sort()).toEqual(["BreadcrumbList", "ItemList", "Organization"]);
      expect(told.get("ItemList")?.itemListElement).not.toHaveLength(0);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/${path}$`));
      await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{20,}/);
    }
  });

  test("rooms to begin with are told of with a picture that every service reads", async ({
    page,
    request,
  }) => {
    const picture = page.locator('meta[property="og:image"]').first();
    await page.goto("visualize/templates");
    await expect(picture).toHaveAttribute("content", /^https?:\/\/.+\/1200\.jpg$/);
    await page.getByRole("main").locator('a[href*="/visualize/templates/"]').first().click();
    await expect(page.locator('meta[property="og:title"]')).not.toHaveAttribute(
      "content",
      "Choose a template",
    );
    const address = (await picture.getAttribute("content"))!;
    expect(address).toMatch(/^https?:\/\/.+\/1200\.jpg$/);
    expect((await request.get(address)).headers()["content-type"]).toBe("image/jpeg");
  });

  test("a product's page is reached by its other name too", async ({ page }) => {
    const path = await firstTile(page);
    await page.goto(path);
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const [, pid = "", showroom] = /product\/(\w+)\/?(\w*)/.exec(path) ?? [];
    await page.goto(`product-details?pid=${pid}${showroom ? `&showroom=${showroom}` : ""}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    expect(new URL(page.url()).pathname).toContain(`/product/${pid}`);
    await page.goto("product-details");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });

  test("unsold products and unknown pages answer 404", async ({ page }) => {
    for (const path of [
      "product/nosuchhash",
      "category/nosuch",
      "category/nosuch/product",
      "department/nosuch",
      "documents/nosuchhash/warranty",
      "sample/nosuchhash",
    ]) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "There was an error with your request",
      );
    }
  });

  test("the days of delivery come with the page", async ({ page }) => {
    await page.goto(`${await firstTile(page)}?zip=97205`);
    await expect(page.getByText(/^To Portland, OR 97205/)).toBeVisible();
    await page.getByLabel("Deliver to ZIP").fill("00000");
    await page.getByRole("button", { name: "See dates" }).click();
    await expect(page.getByLabel("Deliver to ZIP")).toHaveValue("00000");
    await expect(page.getByLabel("Deliver to ZIP")).toHaveAccessibleDescription(
      "We couldn't find this ZIP code.",
    );
  });
});

test("a finish that one filters by is the one that cards show and lead to", async ({ page }) => {
  await page.goto("category/kitchen-faucets/product");
  await page.getByRole("complementary", { name: "Filters" }).getByText("Matte Black").click();
  await expect(page).toHaveURL(/f\.finish=Matte/);
  const card = page.getByRole("main").getByRole("article").first();
  await expect(card.getByRole("img").first()).toHaveAttribute("alt", /, Matte Black$/);
  const price = (await card.getByText(/^\$/).first().textContent()) ?? "";
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\?sku=/);
  await expect(page.getByRole("group", { name: "Finish Matte Black" })).toBeVisible();
  await expect(page.getByRole("main").getByText(price, { exact: true }).first()).toBeVisible();
});

test("an area may be typed as two sides, and what is none says what would be one", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto("category/tile-flooring/product");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  const area = page.getByLabel("Area in square feet");
  await area.fill("12.5 x");
  await expect(page.getByText("Enter square feet, or two sides: 12.5 x 10")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add 1 box$/ })).toBeVisible();
  await area.pressSequentially(" 10");
  await expect(page.getByText(/^125 sq ft \+ 10% waste = 137\.5 sq ft → \d+ boxes/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add \d+ boxes$/ })).toBeVisible();
  await area.fill("1.2.345");
  await expect(page.getByText("Enter square feet, or two sides: 12.5 x 10")).toBeVisible();
  await expect(area).toHaveValue("1.2.345");
});

test("a list is printed over the whole width of a wide sheet", async ({ page }) => {
  await page.setViewportSize({ width: 1130, height: 780 });
  await page.goto(list);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeHidden();
  const sheet = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  const first = (await articles(page).first().boundingBox())!;
  expect(first.x).toBe(sheet.x);
  expect(first.width).toBeGreaterThan(sheet.width / 4);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the table shows all details, and leads back to the grid", async ({ page }) => {
    await page.goto(list);
    const forms = page.getByRole("navigation", { name: "View" });
    await forms.getByRole("link", { name: "Table" }).click();
    const row = page.getByRole("table", { name: "Products" }).getByRole("row").nth(1);
    for (const words of ["per box", /^\$[\d.]+$/, /^[\d.]+ sq ft$/, /^\d+ days?$/])
      await expect(row.getByText(words).last()).toBeInViewport();
    await expect(page.getByRole("columnheader", { name: "Saves" })).toHaveCount(0);
    await forms.getByRole("link", { name: "Grid" }).click();
    await expect(articles(page).first()).toBeVisible();
  });

  test("a ZIP code is pasted with a blank before it", async ({ page }) => {
    await page.goto(await firstTile(page));
    const zip = page.getByLabel("Deliver to ZIP");
    await zip.pressSequentially(" 97205");
    await expect(zip).toHaveValue("97205");
  });
});
