import { expect, type Page, test } from "@playwright/test";
import { addFirstOf, cards, enterAsAdmin, fillCard, signedIn } from "./people.ts";

async function proAt(page: Page, address: string): Promise<void> {
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function makeCoupon(page: Page, code: string): Promise<void> {
  await page.getByRole("button", { name: "New coupon" }).click();
  const dialog = page.getByRole("dialog", { name: "New coupon" });
  await dialog.getByLabel("Code", { exact: true }).fill(code);
  await dialog.getByRole("radio", { name: "An amount" }).check();
  await dialog.getByLabel("Dollars off the order").fill("4");
  await dialog.getByRole("button", { name: "Create coupon" }).click();
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
}

const shopPath = (link: string) => {
  const { pathname, search } = new URL(link);
  return pathname.replace(/^\/showroom\//, "") + search;
};

test("a pro makes a coupon, a client uses it at checkout, and the pro sees the use and ends it", async ({
  page,
  browser,
}) => {
  const code = `J${Date.now()}`;
  await proAt(page, "account/coupons");
  await makeCoupon(page, code);
  await expect(page.getByText("No order has used it yet.")).toBeVisible();
  const link = (await page.getByText(`?coupon=${code}`).textContent())!;

  const client = await browser.newPage();
  await client.goto(shopPath(link));
  await expect(client).toHaveURL(/\/visualize\/contractor\/all$/);
  await signedIn(client, "customer@demo.test");
  await addFirstOf(client, "toilets");
  await client.goto("checkout");
  await expect(client.getByLabel("Coupon code")).toHaveValue(code);
  await expect(client.getByText("$4.00 off your order.")).toBeVisible();
  const other = client.getByLabel("Use a different card");
  if (await other.isVisible()) await other.check();
  await fillCard(client, cards.good);
  await client.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(client.getByRole("heading", { level: 1 })).toContainText("Thank you");
  expect((await client.context().cookies()).find(({ name }) => name === "coupon")).toBeUndefined();
  await client.close();

  await page.reload();
  const use = page.getByRole("table", { name: "Orders with this coupon" }).getByRole("row").last();
  await expect(use).toContainText("$4.00");
  await expect(use.getByRole("link")).toHaveText(/^\d{6}$/);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByText("Orders have used it, so its worth stays.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "End now" }).click();
  await page.getByRole("button", { name: "End coupon" }).click();
  await expect(page.getByText(`${code} has ended.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "End now" })).toHaveCount(0);
  await page.goto(`account/coupons?q=${code}`);
  const row = page.getByRole("table", { name: "Coupons" }).getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("Ended");
  await expect(row).toContainText("$4.00");
});

test("an admin ends a coupon with a reason, and the pro reads it", async ({ page, browser }) => {
  const code = `A${Date.now()}`;
  await proAt(page, "account/coupons");
  await makeCoupon(page, code);

  const admin = await enterAsAdmin(browser);
  await admin.goto(`account/admin/coupons?q=${code}`);
  await admin.getByRole("button", { name: new RegExp(`^End ${code} of`) }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByRole("button", { name: "End coupon" }).click();
  await expect(dialog.getByText("The reason field is required.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("It names another store.");
  await dialog.getByRole("button", { name: "End coupon" }).click();
  await expect(admin.getByText(new RegExp(`${code} of .+ has ended\\.`))).toBeVisible();
  await admin.close();

  await page.reload();
  await expect(page.getByText("The marketplace ended this coupon: It names another store.")).toBeVisible();
});
