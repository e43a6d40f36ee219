import { expect, type Page, test } from "@playwright/test";
import type { ListedVariant } from "../../contract/vendor-products.ts";
import { call, inShowroom, signedIn } from "./people.ts";

/** As vendors write them: a title, groups above the columns, no category, a unit of their own, a row without a price. */
const list = [
  "Juniper dealer prices;;;;;;;",
  ";;;Packaging;;Dealer Price;;",
  "Art;Bezeichnung;Collection;SF/CTN;PCS/CTN;per Unit;U/P;Qty Avail",
  "J-100;Juniper Matte;Stone;10;5;4.98;SF;40",
  "J-200;Juniper Polished;Stone;10;5;5.49;SF;30",
  "J-200;Juniper Polished;Stone;10;5;5.49;SF;30",
  "J-300;Juniper Latch;Metal;;;60.00;DPK;24",
  "J-400;Juniper Hook;Metal;;;on request;EA;3",
].join("\n");

const drop = (page: Page, name: string, content: string) =>
  page.getByLabel("Price list").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
const checkAgain = (page: Page) => page.getByRole("button", { name: "Check again" }).click();
const rowsOf = (page: Page) => page.getByRole("region", { name: "Rows", exact: true });

test("a vendor drops a messy list, answers what only they know, imports it, and a customer finds it at the right price", async ({
  page,
  browser,
}) => {
  await signedIn(page, "vendor@demo.test", "pro-account/login");
  await page.goto("account/products/import");
  await drop(page, "juniper.csv", list);
  await page.getByRole("button", { name: "Check the list" }).click();

  // nothing in the list is called a name
  await expect(page.getByText(/Which column has product names/)).toBeVisible({ timeout: 30_000 });
  await page.getByLabel("Find a column").fill("Juniper Latch");
  await expect(page.getByLabel("What Art holds")).toHaveCount(0);
  await page.getByLabel("What Bezeichnung holds").selectOption("Product name");
  await page.getByLabel("Find a column").fill("");
  await page.getByLabel("What Art holds").selectOption("sku");
  await page.getByLabel("What U/P holds").selectOption("What the price is for");
  await checkAgain(page);

  await expect(page.getByRole("heading", { name: "2 questions first" })).toBeVisible({ timeout: 30_000 });
  await expect(rowsOf(page)).toContainText("Need an answer3");
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await page.getByLabel(/What does the unit “DPK” mean/).selectOption("A dozen");
  // what is not sent yet is still there after a reload
  await page.reload();
  await expect(page.getByLabel(/What does the unit “DPK” mean/)).toHaveValue("dozen");
  await page.getByLabel("Or a column tells them apart").selectOption({ label: "Collection: Stone, Metal" });
  await checkAgain(page);

  await page.getByLabel("“Metal” is").fill("Cabinet Hardware > Latches and Ring Pulls", { timeout: 30_000 });
  await page.getByLabel("“Stone” is").fill("Tile Flooring > Porcelain");
  await checkAgain(page);

  await expect(rowsOf(page)).toContainText("To import3", { timeout: 30_000 });
  await expect(rowsOf(page)).toContainText("Need an answer0");
  await expect(rowsOf(page)).toContainText("Left out2");
  await expect(rowsOf(page)).toContainText("5 rows in the list");
  await expect(rowsOf(page)).toContainText("repeats another row");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("$49.80per box, 10 sq ft");
  await expect(preview).toContainText("$5.00per piece");
  await page.getByRole("button", { name: "Import 3 products" }).click();
  await expect(page.getByText("3 products written, 3 of them new.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("2 rows left out.")).toBeVisible();

  await seenByCustomer(await (await browser.newContext()).newPage());

  const { data } = await call<{ data: ListedVariant[] }>(page, "GET vendor/products?q=Juniper");
  expect(
    data.map(({ vendor_sku, name, price, unit, stock }) => [vendor_sku, name, price, unit, stock]).toSorted(),
  ).toEqual([
    ["J-100", "Juniper Matte", 49.8, "Box", 40],
    ["J-200", "Juniper Polished", 54.9, "Box", 30],
    ["J-300", "Juniper Latch", 5, "Piece", 24],
  ]);

  await page.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("3 products put back as before the import.")).toBeVisible({ timeout: 30_000 });

  // what was said is remembered
  await page.getByRole("link", { name: "Send another list" }).click();
  await drop(page, "juniper-again.csv", list);
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(page.getByRole("button", { name: "Import 3 products" })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Nothing was written.")).toBeVisible();
});

/** In a showroom, the price is the vendor's with the marketplace's margin and the pro's markup, per piece. */
async function seenByCustomer(page: Page): Promise<void> {
  await inShowroom(page, "OAKSTONE");
  const search = "category/all/product?q=Juniper+Latch";
  await expect(async () => {
    await page.goto(search);
    await expect(page.getByRole("article").filter({ hasText: "Juniper Latch" }).first()).toBeVisible();
  }).toPass({ timeout: 30_000 });
  await page.getByRole("article").filter({ hasText: "Juniper Latch" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Juniper Latch", level: 1 })).toBeVisible();
  console.log(await page.getByRole("main").innerText());
}
