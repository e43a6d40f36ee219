import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "./people.ts";

const list = [
  "Art;Product Name;Category;SF/CTN;Pris;Notes",
  "J-100;Juniper Matte;Porcelain;10;4,98;soft",
  "J-200;Juniper Polished;Porcelain;10;5,49;shiny",
  "J-300;Juniper Mosaic;Small things;10;9,00;tiny",
].join("\n");

const drop = (page: Page, name: string, content: string) =>
  page.getByLabel("Price list").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });

test("a vendor drops a list, says what a column holds, answers a question, imports, sees the product and undoes it", async ({
  page,
}) => {
  await signedIn(page, "vendor@demo.test", "pro-account/login");
  await page.goto("account/products/import");
  await drop(page, "juniper.csv", list);
  await page.getByRole("button", { name: "Check the list" }).click();

  // nothing in the list is called a price
  await expect(page.getByText(/Which column has your prices/)).toBeVisible({ timeout: 30_000 });
  await page.getByLabel("What Pris holds").selectOption("wholesale");
  await page.getByLabel("What Art holds").selectOption("sku");
  await page.getByRole("button", { name: "Check again" }).click();

  await expect(page.getByText(/What is a price for/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await page.getByRole("radio", { name: "A square foot" }).check();
  await page.getByLabel("“Small things” is").fill("Tile Flooring > Porcelain");
  await page.getByRole("button", { name: "Check again" }).click();

  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("$49.80")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Import 3 products" }).click();
  await expect(page.getByText("3 products written, 3 of them new.")).toBeVisible({ timeout: 30_000 });

  const shop = async () => {
    const answer = await page.request.get(new URL("/api/visualization/products?q=Juniper", page.url()).href);
    return ((await answer.json()) as { data: { data: { name: string }[] } }).data.data.map(
      ({ name }) => name,
    );
  };
  await expect.poll(shop).toContain("Juniper Matte");

  await page.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("3 products put back as before the import.")).toBeVisible({ timeout: 30_000 });
  await expect.poll(shop).not.toContain("Juniper Matte");

  // what was said is remembered
  await page.getByRole("link", { name: "Send another list" }).click();
  await drop(page, "juniper-again.csv", list);
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(page.getByRole("button", { name: "Import 3 products" })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Nothing was written.")).toBeVisible();
});
