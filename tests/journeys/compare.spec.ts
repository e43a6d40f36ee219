import { expect, type Page, test } from "@playwright/test";
import { inShowroom, scriptsRun } from "./people.ts";

const marks = (page: Page) => page.getByRole("main").getByRole("checkbox", { name: /^Compare / });
const tray = (page: Page) => page.getByRole("region", { name: "Products to compare" });

test("up to four products are put aside, compared with their differences, and taken away", async ({
  page,
}) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto("category/tile-flooring/product");
  await scriptsRun(page);
  for (const at of [0, 1, 2, 3]) await marks(page).nth(at).check();
  await expect(tray(page).getByRole("listitem")).toHaveCount(4);
  await marks(page).nth(4).click();
  await expect(marks(page).nth(4)).not.toBeChecked();
  await expect(page.getByText("You can compare up to 4 products. Remove one first.")).toBeVisible();

  await page.goto("compare");
  await page.getByRole("main").getByRole("link", { name: "Compare 4" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(4);
  await page.goBack();
  await page.goBack();
  await expect(marks(page).nth(3)).toBeChecked();
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Table" }).click();
  await expect(page).toHaveURL(/view=table/);
  await expect(marks(page).nth(3)).toBeChecked();
  await marks(page).nth(3).uncheck();
  await expect(tray(page).getByRole("listitem")).toHaveCount(3);

  await tray(page).getByRole("link", { name: "Compare 3" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  const table = page.getByRole("table");
  await expect(table.getByRole("rowheader", { name: "Differs: Price" })).toBeVisible();
  await expect(table.getByRole("rowheader", { name: "Availability", exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Show differences only/ }).click();
  await expect(table.getByRole("rowheader", { name: "Price", exact: true })).toBeVisible();
  await expect(table.getByRole("rowheader", { name: "Availability", exact: true })).toHaveCount(0);

  await page
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await page.goBack();
  await expect(
    tray(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("button") }),
  ).toHaveCount(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("marked products are compared by a plain form, and a link can be passed on", async ({ page }) => {
    await page.goto("category/tile-flooring/product");
    for (const at of [1, 2]) await marks(page).nth(at).check();
    await page.getByRole("button", { name: "Compare selected" }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await page.getByRole("link", { name: /^Show differences only/ }).click();
    await expect(page).toHaveURL(/only=differences/);
    await page.goto(`${page.url().split("?")[0]}?ids=nosuchhash`);
    await expect(page.getByText("One of them is no longer sold.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  });
});
