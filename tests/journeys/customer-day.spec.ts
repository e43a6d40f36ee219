import { expect, test } from "@playwright/test";
import { signedIn } from "./people.ts";

test("a customer's day: the project, deliveries, an order's papers, an address that is not lost, and a file", async ({
  page,
}) => {
  await signedIn(page, "customer@demo.test");
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  const account = page.getByRole("navigation", { name: "Account" });

  // where things stand
  await page.goto("account");
  await expect(heading).toHaveText("Hello, Dana");
  await expect(main.getByRole("heading", { name: "Your latest project" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "On the way to you" })).toBeVisible();

  // the orders, the dearest first, and all of them for the records
  await account.getByRole("link", { name: "Orders" }).click();
  await main.getByLabel("Sort").selectOption("Highest total first");
  await expect(page).toHaveURL(/sort=-total/);
  await expect(async () => {
    const totals = await main.getByText(/^\$[\d,]+\.\d\d$/).allTextContents();
    const amounts = totals.map((text) => Number(text.replace(/[$,]/g, "")));
    expect(amounts.length).toBeGreaterThan(1);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  }).toPass();
  const file = page.waitForEvent("download");
  await main.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Export as CSV" }).click();
  expect((await file).suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  await main.getByRole("link", { name: "Track order" }).first().click();
  await expect(heading).toHaveText(/^Order/);
  await expect(main.getByRole("heading", { name: "Deliver to" })).toBeVisible();

  // the projects, without leaving the account's pages
  await account.getByRole("link", { name: "Projects" }).click();
  await expect(heading).toHaveText("Projects");
  await expect(account.getByRole("link", { name: "Projects" })).toHaveAttribute("aria-current", "page");

  // a new address: what was typed is not lost by Escape
  await account.getByRole("link", { name: "Addresses" }).click();
  await main.getByRole("button", { name: "Add an address" }).click();
  const dialog = page.getByRole("dialog", { name: "Add an address" });
  await dialog.getByLabel(/^Label/).fill("Cabin");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog.getByLabel(/^Label/)).toHaveValue("Cabin");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();

  // the profile: a phone number that is being changed is asked for before another page
  await account.getByRole("link", { name: "Profile" }).click();
  await main.getByRole("button", { name: "Change: Your details" }).click();
  await main.getByLabel("Full name").fill("Dana W.");
  await account.getByRole("link", { name: "Samples" }).click();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Discard changes" })
    .click();
  await expect(heading).toHaveText(/Samples/);

  // and what else there is opens
  for (const [link, title] of [
    ["Selections", "Selections"],
    ["Returns", "Returns and claims"],
    ["Saved cards", "Saved cards"],
    ["Privacy", "Privacy"],
    ["Sign-in and security", "Sign-in and security"],
  ] as const) {
    await account.getByRole("link", { name: link, exact: true }).click();
    await expect(heading).toHaveText(title);
  }
});
