import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { signedIn } from "./people.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens a page by its name, as somebody does who knows the keys. */
async function goByKeys(page: Page, text: string, title: RegExp | string): Promise<void> {
  const palette = page.getByRole("dialog", { name: "Search or go to" });
  // the keys answer once the shell's scripts are there
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette).toBeVisible({ timeout: 2000 });
  }).toPass();
  await palette.getByRole("searchbox").fill(text);
  await palette.getByRole("menuitem", { name: title }).first().click();
}

const firstCell = (table: Locator, row: number) => table.getByRole("row").nth(row).getByRole("cell").first();

test("a pro's working day: what waits, a client's next step, an order, a proposal, prices, and the books", async ({
  page,
}) => {
  await signedIn(page, "pro@demo.test", "pro-account/login");
  const main = page.getByRole("main");
  const leave = page.getByRole("dialog", { name: "Leave without saving?" });

  // in the morning: what waits, with the way to it
  await page.goto("account");
  await expect(heading(page)).toHaveText("Today");
  const steps = main.getByRole("heading", { name: "Next steps with clients" });
  await expect(steps).toBeVisible();
  await main.getByRole("link", { name: "Joan Whitlock" }).click();
  await expect(heading(page)).toHaveText("Joan Whitlock");

  // somebody calls: a new client with a next step, found again by a few letters
  const name = `Wren ${Date.now().toString(36)}`;
  await page.goto("account/clients?view=list");
  await main.getByRole("button", { name: "Add client" }).click();
  const dialog = page.getByRole("dialog", { name: "Add client" });
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("Discard what you typed?")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await dialog.getByRole("button", { name: "Add client" }).click();
  await expect(heading(page)).toHaveText(name);
  await page.goto("account");
  await expect(heading(page)).toHaveText("Today");
  await goByKeys(page, name, name);
  await expect(heading(page)).toHaveText(name);

  // orders by what they bring; the table opens with Enter
  await page.goto("account/orders");
  const orders = main.getByRole("table", { name: "Orders" });
  // the second click turns the order around, though the page may not be drawn with the first one yet
  await orders.getByRole("button", { name: "Your share" }).dblclick();
  await expect(page).toHaveURL(/sort=-profit/);
  const file = page.waitForEvent("download");
  await main.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Export as Excel" }).click();
  expect((await file).suggestedFilename()).toMatch(/^orders-.*\.xlsx$/);
  // the file holds the orders as the table shows them by now
  const best = (await firstCell(orders, 1).textContent())!;
  await orders.getByRole("row").nth(1).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(`Order ${best}`);

  // prices: a change that is not saved is not lost by a click on another page
  await page.goto("account/showroom");
  const markup = main.getByLabel("Showroom markup", { exact: true });
  const before = await markup.inputValue();
  await markup.fill("23.5");
  await page.getByRole("navigation", { name: "Showroom" }).getByRole("link", { name: "Profile" }).click();
  await expect(leave).toBeVisible();
  await leave.getByRole("button", { name: "Keep editing" }).click();
  await expect(markup).toHaveValue("23.5");
  await page.getByRole("navigation", { name: "Showroom" }).getByRole("link", { name: "Branding" }).click();
  await leave.getByRole("button", { name: "Discard changes" }).click();
  await expect(heading(page)).toHaveText("Branding");
  await expect(main.getByRole("img", { name: /^The poster of/ })).toBeVisible();
  await page.goto("account/showroom");
  await expect(markup).toHaveValue(before);

  // the gallery: a name typed while its picture is sent stays, and the project moves up twice by keyboard
  await page.goto("account/showroom/profile");
  const gallery = main.getByRole("region", { name: "Project gallery" });
  const names = gallery.getByRole("textbox", { name: "Project", exact: true });
  await expect(names.first()).toBeVisible();
  const present = await names.count();
  await gallery.getByRole("button", { name: "Add a project" }).click();
  await expect(names.last()).toBeFocused();
  const typed = Promise.withResolvers<void>();
  await page.route("**/api/pro/showroom/pictures", async (route) => {
    await typed.promise;
    await route.continue();
  });
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#c8a27b" } })
    .png()
    .toBuffer();
  const files = gallery.locator("input[type=file]");
  await files.last().setInputFiles({ name: "kitchen.png", mimeType: "image/png", buffer });
  await names.last().fill("Walnut kitchen");
  typed.resolve();
  await expect(gallery.getByRole("button", { name: "Remove picture" })).toHaveCount(present + 1);
  await expect(names.last()).toHaveValue("Walnut kitchen");
  await gallery.getByRole("button", { name: "Move Walnut kitchen up" }).press("Enter");
  await page.keyboard.press("Enter");
  await expect(names.nth(present - 2)).toHaveValue("Walnut kitchen");
  await main.getByRole("button", { name: "Discard" }).click();
  await expect(names).toHaveCount(present);

  // in the evening: the proposals, the profit and the money on the way
  await page.goto("account/proposals");
  await expect(main.getByRole("table", { name: "Proposals" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Account" })
    .getByRole("link", { name: "Projects", exact: true })
    .click();
  await expect(heading(page)).toHaveText("Projects");
  await expect(main.getByRole("table", { name: "Projects" })).toBeVisible();
  await page.goto("account/profit");
  await expect(main.getByRole("img", { name: /^Profit by/ })).toBeVisible();
  await page.goto("payout_setup");
  await expect(main.getByText("Available now")).toBeVisible();
});
