import { expect, type Page, test } from "@playwright/test";
import { scriptsRun } from "./people.ts";

const language = (page: Page) => page.locator("html").getAttribute("lang");

test("a visitor reads the pages in Spanish, and goes back to English", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto("contact?topic=materials");
  expect(await language(page)).toBe("en");
  await page.getByRole("contentinfo").getByRole("button", { name: "Español" }).click();

  await expect(page.getByRole("heading", { name: "Contacto", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/contact\?topic=materials$/);
  expect(await language(page)).toBe("es");
  await scriptsRun(page);

  await test.step("and on the next page, which scripts load", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Ayuda", exact: true }).click();
    await expect(page).toHaveURL(/help$/);
    await expect(page.getByRole("contentinfo").getByRole("button", { name: "English" })).toBeVisible();
  });

  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Help", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/help$/);
  expect(await language(page)).toBe("en");
  expect(faults).toEqual([]);
});

test("a shopper finds categories, filters and answers in Spanish", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "language", value: "es", url: new URL(baseURL!).origin }]);
  await page.goto("category/bath-tubs/product");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tinas de baño");
  await expect(page.getByRole("complementary").getByText("Acabado", { exact: true }).first()).toBeVisible();

  await page.goto("faq");
  await expect(page.getByText("¿Puedo pedir una muestra?")).toBeVisible();
  await page.goto("terms_of_service");
  await expect(page.getByText(/el texto que rige es el que está en inglés/)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the language changes as well", async ({ page }) => {
    await page.goto("contact");
    await page.getByRole("button", { name: "Español" }).click();
    await expect(page.getByRole("heading", { name: "Contacto", level: 1 })).toBeVisible();
    expect(await language(page)).toBe("es");
  });
});
