import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { enterAsAdmin, signedIn } from "./people.ts";

test("an admin reconciles the books and opens a vendor's statement", async ({ browser }) => {
  const desk = await enterAsAdmin(browser);
  const main = desk.getByRole("main");
  await desk.goto("account/admin/reconciliation");
  await main.getByRole("button", { name: "Run now" }).click();
  await expect(main.getByText("Everything matches").first()).toBeVisible();
  await expect(main.getByRole("table", { name: "Recent runs" })).toContainText(/\d+ orders?/);
  await desk.goto("account/admin/payees?q=vendor%40demo.test");
  await main.getByRole("table", { name: "Balances" }).getByRole("link").first().click();
  await main.getByRole("table", { name: "Statements" }).getByRole("link").first().click();
  await expect(main.getByText("Closing balance", { exact: true })).toBeVisible();
  await desk.close();
});

test("a vendor saves a month's statement, and the file has the page's closing balance", async ({ page }) => {
  await signedIn(page, "vendor@demo.test", "pro-account/login");
  await page.goto("account/statements");
  const main = page.getByRole("main");
  await main.getByRole("table", { name: "Statements" }).getByRole("link").nth(1).click();
  await expect(main.getByText("Closing balance")).toBeVisible();
  const closing = await main.locator("dl > div", { hasText: "Closing balance" }).locator("dd").textContent();
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  const text = await readFile(await csv.path(), "utf8");
  expect(text).toContain(`Closing balance,,${closing!.replace(/[$,]/g, "")}`);
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("button", { name: "Export as PDF" }).click(),
  ]);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe("%PDF-");
});
