import { expect, test } from "@playwright/test";
import { scriptsRun } from "./people.ts";

const list = "category/tile-flooring/product";

test("an address with too high a page, or a price that is no number, leads to one that can be followed", async ({
  page,
}) => {
  await page.goto(`${list}?f.in_stock=true&page=9999`);
  await expect(page).toHaveURL(/\?f\.in_stock=true&page=\d{1,3}$/);
  const last = new URL(page.url()).searchParams.get("page");
  await expect(page.getByRole("link", { name: `Page ${last}`, exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.goto(`${list}?price_min=abc&price_max=90`);
  await expect(page).toHaveURL(/product\?price_max=90$/);
});

test("a price that is no number is not taken", async ({ page }) => {
  // what is typed before the scripts have come is early-use.spec.ts's to test
  await page.goto(list);
  await scriptsRun(page);
  const from = page.getByLabel("From").first();
  const set = page.getByRole("button", { name: "Set" }).first();
  const isTaken = () => from.evaluate((field: HTMLInputElement) => field.validity.valid);
  await from.fill("abc");
  await set.click();
  await expect(page).toHaveURL(/product$/);
  expect(await isTaken()).toBe(false);
  for (const price of ["25", "$1,200.50", " 3. ", ".5"]) {
    await from.fill(price);
    expect(await isTaken(), price).toBe(true);
  }
  await from.fill("$25");
  await set.click();
  await expect(page).toHaveURL(/price_min=/);
  await expect(page.getByRole("list", { name: "Applied filters" })).toContainText("From $25");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });

    test("the filters are left by a button that leads to what they found", async ({ page }) => {
      // a link pressed before the scripts have come loads its page anew, with the filters shut
      await page.goto(list);
      if (javaScriptEnabled) await scriptsRun(page);
      const filter = page.locator("label[for=show-filters]").first();
      await filter.click();
      await page.getByRole("checkbox", { name: /^Gray \d/ }).click();
      await expect(page).toHaveURL(/f\.color_family=gray/);
      if (!javaScriptEnabled) await filter.click();
      const show = page.getByText(/^Show [\d,]+ products$/);
      await expect(show).toBeInViewport({ ratio: 1 });
      await show.click();
      await expect(show).toBeHidden();
      await expect(page.getByText(/^[\d,]+ products$/)).toBeInViewport();
    });
  });
}

test("on a phone the box to compare stands beside its word", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${list}?view=table`);
  const row = page.getByRole("row").nth(1);
  const middle = async (text: ReturnType<typeof row.getByText>) => {
    const box = await text.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const [word, box] = [row.getByText("Compare", { exact: true }), row.getByRole("checkbox")];
  expect(Math.abs((await middle(word)) - (await middle(box)))).toBeLessThan(3);
});
