import { expect, type Locator, test } from "@playwright/test";
import { enterShowroom } from "./people.ts";

test.use({ forcedColors: "active", colorScheme: "dark" });

const style = (place: Locator, name: string): Promise<string> =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test("in forced colors, icons, marks and choices are still visible", async ({ page }) => {
  await page.goto("");
  const home = page.getByRole("banner").getByRole("link", { name: /, home$/ });
  const mark = home.locator("path").first();
  await expect(mark).toHaveCSS("fill", await style(home, "color"));

  await enterShowroom(page, "OAKSTONE");
  const store = page.locator("header svg.lucide-store");
  const isInLinkColor = (icon: Element) =>
    getComputedStyle(icon).color === getComputedStyle(icon.parentElement!).color;
  await expect.poll(() => store.evaluate(isInLinkColor)).toBe(true);

  await page.goto("category/tile-flooring/product");
  const star = page.locator("svg.lucide-star").first();
  await expect(star).toHaveCSS("fill", await style(star.locator(".."), "color"));
  await expect(page.getByRole("link", { name: "Grid" })).toHaveCSS("border-bottom-width", "2px");
  await expect(page.getByRole("link", { name: "Table" })).toHaveCSS("border-bottom-width", "0px");

  const department = page.getByRole("navigation", { name: "Departments" }).locator("summary").first();
  const ground = await style(page.locator("html"), "background-color");
  await page.mouse.move(0, 0);
  await expect(department).toHaveCSS("border-bottom-color", ground);
  await department.click();
  await expect(department).not.toHaveCSS("border-bottom-color", ground);
});
