import { expect, test } from "@playwright/test";
import { createClient } from "../../client/index.ts";
import { signedIn } from "./people.ts";

test("a vendor makes an API key, sets stock with it, sees its use, and revokes it", async ({
  page,
  baseURL,
}) => {
  await signedIn(page, "vendor@demo.test", "pro-account/login");
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const name = `Warehouse ${Date.now().toString(36)}`;
  const row = main.getByRole("row").filter({ hasText: name });
  await page.goto("account/api-keys");

  await main.getByRole("button", { name: "New key" }).click();
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await expect(dialog.getByText("Choose at least one scope.")).toBeVisible();
  // opened again, it has forgotten what was refused
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await main.getByRole("button", { name: "New key" }).click();
  await expect(dialog.getByLabel("Name")).toBeVisible();
  await expect(dialog.getByText("Enter a name.")).toHaveCount(0);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("See products, wholesale prices and stock").check();
  await dialog.getByLabel("Change stock and lead times").check();
  await dialog.getByRole("button", { name: "Create key" }).click();
  const secret = page.getByTestId("secret");
  await expect(secret).toContainText(/^sk_/);
  const key = (await secret.textContent())!;
  await page.getByRole("button", { name: "I have saved it" }).click();
  await expect(row).toContainText("Never");

  const client = createClient({ key, baseUrl: new URL(baseURL!).origin, retries: 0 });
  const { data } = await client.call("GET /api/vendor/products", { query: { per_page: 1 } });
  const before = data[0]!;
  const params = { sku: before.sku };
  const set = (version: number, stock: number) =>
    client.call("PUT /api/vendor/stock/{sku}", { params, body: { version, stock } });
  const after = await set(before.version, before.stock + 5);
  expect(after.stock).toBe(before.stock + 5);
  await set(after.version, before.stock);
  await expect(client.call("GET /api/orders")).rejects.toMatchObject({ code: "scope_missing" });

  await page.reload();
  await expect(row).toContainText("Active");
  await expect(row).not.toContainText("Never");
  await main.getByRole("button", { name: `Revoke ${name}` }).click();
  await dialog.getByRole("button", { name: "Revoke key" }).click();
  await expect(row).toContainText("Revoked");
  await expect(client.call("GET /api/vendor/products")).rejects.toMatchObject({ status: 401 });
});

test("a vendor adds a webhook, tries it, and reads in the log why it did not arrive", async ({ page }) => {
  await signedIn(page, "vendor@demo.test", "pro-account/login");
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  // a name that never exists
  const url = `https://shop.invalid/hooks-${Date.now().toString(36)}`;
  await page.goto("account/webhooks");

  await main.getByRole("button", { name: "Add webhook" }).first().click();
  await dialog.getByLabel("Address").fill("http://shop.invalid");
  await dialog.getByLabel("An order with your items is paid").check();
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  await expect(dialog.getByText("Enter an address that begins with https://")).toBeVisible();
  await dialog.getByLabel("Address").fill("https://10.0.0.8/hooks");
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  await expect(dialog.getByText("This address is inside a private network (10.0.0.8).")).toBeVisible();
  await dialog.getByLabel("Address").fill(url);
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByTestId("secret")).toContainText(/^whsec_/);
  await page.getByRole("button", { name: "I have saved it" }).click();

  const line = main.getByRole("listitem").filter({ hasText: url });
  await line.getByRole("button", { name: "Send test event" }).click();
  const sent = main.getByRole("row").filter({ hasText: "webhook.test" }).first();
  await expect(sent).toContainText("No answer: ");
  await sent.getByRole("button", { name: "Details of webhook.test" }).click();
  await expect(dialog.getByText("This is a test. Nothing has happened.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();

  await line.getByRole("button", { name: `Remove ${url}` }).click();
  await dialog.getByRole("button", { name: "Remove webhook" }).click();
  await expect(main.getByText(url)).toHaveCount(0);
});
