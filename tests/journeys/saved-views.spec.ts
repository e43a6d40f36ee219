import { expect, test } from "@playwright/test";
import { signedIn } from "./people.ts";

test("a vendor saves a view of the products, opens the table with it, renames and deletes it", async ({
  page,
}) => {
  await signedIn(page, "vendor@demo.test", "pro-account/login");
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const name = `Drafts ${Date.now().toString(36)}`;
  const choose = async (button: RegExp | string, action: string) => {
    await main.getByRole("button", { name: button }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await page.goto("account/products?status=draft&sort=-price");

  await choose("Views", "Save this view …");
  await dialog.getByRole("button", { name: "Save view" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Save view" }).click();
  await expect(main.getByRole("button", { name: `View: ${name}` })).toBeVisible();

  await choose(`View: ${name}`, "Show all");
  await expect(main.getByLabel("Status")).toHaveValue("");
  await choose("Views", "Manage views …");
  await dialog.getByRole("button", { name: "Set as default" }).click();
  await expect(dialog.getByRole("button", { name: "Default view" })).toBeVisible();

  await page.goto("account/products");
  await expect(page).toHaveURL(/status=draft/);
  await expect(main.getByLabel("Status")).toHaveValue("draft");

  await choose(`View: ${name}`, "Manage views …");
  await dialog.getByLabel(`Name of ${name}`).fill(`${name} now`);
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect(dialog.getByLabel(`Name of ${name} now`)).toBeVisible();
  await dialog.getByRole("button", { name: `Delete ${name} now` }).click();
  await expect(dialog.getByText("You have no saved views.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(main.getByRole("button", { name: "Views" })).toBeVisible();
});
