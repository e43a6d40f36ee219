import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { enterShowroom } from "./people.ts";

const pages = [
  "",
  "visualize/contractor/all",
  "department/bathroom",
  "category/tile-flooring",
  "category/tile-flooring/product",
  "category/tile-flooring/product?view=table",
  "cart",
  "login",
  "register",
  "faq",
  "404",
];

for (const width of [390, 820, 1440]) {
  test(`the shop's pages have no accessibility finding and no error at ${width} px`, async ({ page }) => {
    test.slow();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("response", (response) => {
      if (response.status() >= 400 && !response.url().endsWith("/404"))
        errors.push(`${response.status()} ${response.url()}`);
    });
    await page.setViewportSize({ width, height: 900 });
    await enterShowroom(page, "OAKSTONE");
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html}`);
      expect(found).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
    expect(errors).toEqual([]);
  });
}
