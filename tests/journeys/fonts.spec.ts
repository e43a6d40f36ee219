import { expect, type Page, test } from "@playwright/test";

test.use({ viewport: { width: 390, height: 844 } });

/** The first face that a heading asks for. */
const headingFace = (page: Page): Promise<string> =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    return getComputedStyle(heading).fontFamily.split(",")[0]!.replaceAll('"', "");
  });

/** Whether the end of the page is drawn, be it out of sight. */
const isEndDrawn = (page: Page): Promise<boolean> =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { includeHidden: true })
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

declare global {
  interface Window {
    /** How far the page has moved under one's eyes: the sum of its layout shifts. */
    moved?: number;
  }
}

test("a first visit asks for fonts after its pictures, which move nothing; a second one begins in them", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries()) window.moved! += (shift as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route("**/*.woff2", async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route("**/media/**", async (route) => {
    await shown;
    await route.continue();
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);

  await page.goto("category/kitchen-faucets/product?showroom=OAKSTONE", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.clock.runFor(2000);
  expect(asked).toEqual([]);
  show();
  const first = page.locator('img[fetchpriority="high"]');
  await expect
    .poll(() => first.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete)))
    .toBe(true);
  await page.clock.resume();
  await expect.poll(() => asked.length).toBe(2);
  expect(await headingFace(page)).toBe("Archivo Expanded Fallback");
  expect(await isEndDrawn(page)).toBe(false);
  release();
  await expect.poll(() => headingFace(page)).toBe("Archivo Expanded");
  await expect(page.locator("[data-fonts]")).toHaveCount(0);
  expect(await isEndDrawn(page)).toBe(true);
  expect(await page.evaluate(() => document.fonts.check("16px Archivo"))).toBe(true);
  expect(await page.evaluate(() => window.moved)).toBeLessThanOrEqual(0.02);

  await page.goto("faq", { waitUntil: "commit" });
  // nothing is drawn before the styles are there
  await expect.poll(() => headingFace(page)).not.toBe("Times New Roman");
  expect(await headingFace(page)).toBe("Archivo Expanded");
});

test("a reload in the middle of a page keeps the place on a first visit", async ({ page }) => {
  // fonts that never come may keep the page from ever being loaded whole
  await page.route("**/*.woff2", () => undefined);
  await page.goto("category/kitchen-faucets/product?showroom=OAKSTONE", { waitUntil: "domcontentloaded" });
  expect(await isEndDrawn(page)).toBe(false);
  const card = page.getByRole("article").nth(13);
  await card.evaluate((article) => article.scrollIntoView({ block: "start" }));
  const top = () => card.evaluate((article) => Math.round(article.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(100);
  const before = await top();
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect.poll(top).toBe(before);
  expect(await isEndDrawn(page)).toBe(true);
});

test("where no fonts come, the page stays readable in the fallbacks and answers", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("faq");
  await page.getByRole("searchbox", { name: "Search questions and answers" }).fill("return cost");
  await expect(page.getByRole("status").filter({ hasText: "for “return cost”" })).toBeVisible();
  expect(await headingFace(page)).toBe("Archivo Expanded Fallback");
  await page.goto("category/kitchen-faucets/product");
  await expect.poll(() => isEndDrawn(page)).toBe(true);
});
