import { expect, type Page, test } from "@playwright/test";

test.use({ viewport: { width: 390, height: 844 } });

const list = "category/kitchen-faucets/product?showroom=OAKSTONE";

/** Whether the browser has the face of texts, and that of headings. */
const hasFonts = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.fonts.check("16px Archivo") && document.fonts.check('640 16px "Archivo Expanded"'),
  );

declare global {
  interface Window {
    /** How far the page has moved under one's eyes: the sum of its layout shifts. */
    moved?: number;
  }
}

test("a page asks for its fonts at once, and nothing moves when they come late", async ({ page }) => {
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
  await page.goto(list, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect.poll(() => asked.length).toBe(2);
  expect(await hasFonts(page)).toBe(false);
  release();
  await expect.poll(() => hasFonts(page)).toBe(true);
  show();
  await page.waitForLoadState();
  // neither more files nor another height of what is below
  expect(asked).toHaveLength(2);
  expect(await page.evaluate(() => window.moved)).toBeLessThanOrEqual(0.02);
});

test("what is below has its height from the start, so a first visit scrolls without a jump", async ({
  page,
}) => {
  // fonts that never come may keep the page from ever being loaded whole
  await page.route("**/*.woff2", () => undefined);
  await page.goto(list, { waitUntil: "domcontentloaded" });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const share of [0.3, 0.6, 1]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
});

test("where no fonts come, the page stays readable in the fallbacks and answers", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("faq");
  await page.getByRole("searchbox", { name: "Search questions and answers" }).fill("return cost");
  await expect(page.getByRole("status").filter({ hasText: "for “return cost”" })).toBeVisible();
  expect(await hasFonts(page)).toBe(false);
});
