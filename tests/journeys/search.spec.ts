import { expect, test } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { enterShowroom, inShowroom } from "./people.ts";

for (const width of [390, 1440]) {
  test(`a misspelled search finds a tile by suggestions, by keyboard alone, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterShowroom(page, "OAKSTONE");
    const field = page.getByRole("combobox", { name: "Search products" }).locator("visible=true");
    await field.pressSequentially("porcelian ti");
    const meant = page.getByRole("option", { name: "porcelain ti Did you mean" });
    await expect(meant).toBeVisible();
    expect(await axeFaults(page, "search")).toEqual([]);

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

test("a search says what it left out, and is never a dead end", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto("category/all/product?q=purple+elongated+toilet");
  await expect(page.getByText("No product has every word.")).toContainText("without “purple”");
  await expect(page.getByRole("heading", { level: 2, name: /Elongated.*Toilet/ }).first()).toBeVisible();
  await page.goto("category/all/product?q=qqqqzzzz");
  await expect(page.getByText("We found no matches.")).toBeVisible();
  const departments = page.getByRole("navigation", { name: "Browse a department" });
  await expect(departments.getByRole("link", { name: "Kitchen" })).toBeVisible();
  const ask = page.getByRole("heading", { level: 2, name: "Ask Oak & Stone Remodeling" });
  await expect(ask).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Most viewed" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(8);
  await page.getByRole("link", { name: "Write a message" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});
