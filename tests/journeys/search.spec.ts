import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { enterShowroom } from "./people.ts";

for (const width of [390, 1440]) {
  test(`somebody who cannot spell finds a tile by suggestions, by keyboard alone, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterShowroom(page, "OAKSTONE");
    const field = page.getByRole("combobox", { name: "Search products" }).locator("visible=true");
    await field.pressSequentially("porcelian ti");
    const meant = page.getByRole("option", { name: "porcelain ti Did you mean" });
    await expect(meant).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("search").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    await field.press("Escape");
    await expect(meant).toBeHidden();
    await field.press("ArrowDown");
    await expect(meant).toBeVisible();
    await field.press("ArrowDown");
    await expect(meant).toHaveAttribute("aria-selected", "true");
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("“porcelain ti”");
    await expect(page.getByRole("heading", { level: 2, name: /Porcelain Tile/ }).first()).toBeVisible();
  });
}

test("a search says what it left out, and never leads nowhere", async ({ page }) => {
  await enterShowroom(page, "OAKSTONE");
  await page.goto("category/all/product?q=purple+elongated+toilet");
  await expect(page.getByText("Nothing has every word.")).toContainText("without “purple”");
  await expect(page.getByRole("heading", { level: 2, name: /Elongated.*Toilet/ }).first()).toBeVisible();
  await page.goto("category/all/product?q=qqqqzzzz");
  await expect(page.getByText("We found nothing for this.")).toBeVisible();
  const departments = page.getByRole("navigation", { name: "Look in a department" });
  await expect(departments.getByRole("link", { name: "Kitchen" })).toBeVisible();
  const ask = page.getByRole("heading", { level: 2, name: "Ask Oak & Stone Remodeling" });
  await expect(ask).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "What people look at most" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(8);
  await page.getByRole("link", { name: "Write a message" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});
