import { type APIRequestContext, expect, test } from "@playwright/test";
import { ownProject } from "./own-project.ts";
import { inShowroom } from "./people.ts";

/** The page of a porcelain tile that is in stock. */
async function tilePage(request: APIRequestContext): Promise<string> {
  const answer = await request.get(
    "/api/visualization/products?category=porcelain-tile&showroom=OAKSTONE&per_page=24",
  );
  const { data } = (await answer.json()).data as { data: { hash: string; in_stock: boolean }[] };
  return `product/${data.find(({ in_stock }) => in_stock)!.hash}`;
}

test("a tile's page counts its mortar and grout and adds them to the cart, which says what it lacks", async ({
  page,
}) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto(await tilePage(page.request));
  const needed = page.getByRole("region", { name: "You also need" });
  const mortar = needed.getByRole("listitem").filter({ hasText: "Mortar" });
  await expect(mortar.getByRole("button", { name: /^Add 1 of/ })).toBeVisible();
  // a bag covers no 600 sq ft
  await page.getByLabel("Area in square feet").fill("600");
  await expect(mortar.getByRole("button", { name: /^Add 1 of/ })).toBeHidden();

  await page.getByLabel("Area in square feet").fill("20");
  await page.getByRole("button", { name: /^Add [\d,]+ box/ }).click();
  await expect(page.getByText(/^Added \d+ box/)).toBeVisible();
  const grout = needed.getByRole("listitem").filter({ hasText: "Grout" });
  await grout.getByRole("combobox").selectOption("Charcoal");
  const add = grout.getByRole("button", { name: /^Add \d+ of/ });
  const count = /\d+/.exec((await add.textContent()) ?? "")?.[0] ?? "";
  const name = await grout.getByRole("link").textContent();
  await add.click();
  await expect(page.getByText(`of ${name}.`)).toBeVisible();
  await page.goto("cart");
  // what the tile takes and the cart lacks
  const lacking = page.getByRole("region", { name: "You also need" });
  await expect(lacking.getByRole("listitem").filter({ hasText: "Mortar" })).toBeVisible();
  await expect(lacking.getByRole("listitem").filter({ hasText: "Grout" })).toHaveCount(0);
  await page.reload();
  const line = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: name ?? "" });
  await expect(line).toContainText("Charcoal");
  await expect(line.getByRole("textbox", { name: /quantity/i })).toHaveValue(count);
});

test("a project says what its tile takes besides and gets it, once", async ({ page }) => {
  const project = await ownProject(page, "Porch floor", 24);
  await page.goto(`projects/${project}`);
  const needed = page.getByRole("region", { name: "You also need" });
  const grout = needed.getByRole("listitem").filter({ hasText: "Grout" });
  const name = (await grout.getByRole("link").textContent()) ?? "nothing";
  const count = /\d+/.exec((await grout.getByRole("button").textContent()) ?? "")?.[0] ?? "";
  await grout.getByRole("button", { name: /^Add \d+ of/ }).click();
  await expect(page.getByText(`Added ${name}.`)).toBeVisible();
  await expect(grout).toHaveCount(0);
  await page.reload();
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(line.getByRole("textbox", { name: /quantity/i })).toHaveValue(count);
  await expect(needed.getByRole("listitem").filter({ hasText: "Mortar" })).toBeVisible();
});
