import { expect, type Page, test } from "@playwright/test";
import { pdfText } from "../support/pdf-text.ts";
import { addFirstOf, call, cards, enterAsAdmin, fillCard, mailTo, signedIn } from "./people.ts";

async function proAt(page: Page, address: string): Promise<void> {
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function makeCoupon(page: Page, code: string, last = ""): Promise<void> {
  await page.getByRole("button", { name: "New coupon" }).click();
  const dialog = page.getByRole("dialog", { name: "New coupon" });
  await dialog.getByLabel("Code", { exact: true }).fill(code);
  await dialog.getByRole("radio", { name: "Fixed amount" }).check();
  await dialog.getByLabel("Dollars off the order").fill("4");
  await dialog.getByLabel("Ends").fill(last);
  for (const label of [/^Code$/, /^Dollars off/, /^Internal note/]) {
    await dialog.getByLabel(label).press("Enter");
  }
  expect((await call<{ data: object[] }>(page, `GET pro/coupons?q=${code}`)).data).toEqual([]);
  await dialog.getByLabel("Internal note").press("Control+Enter");
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
}

const shopPath = (link: string) => {
  const { pathname, search } = new URL(link);
  return pathname.replace(/^\/showroom\//, "") + search;
};

/** A year from now: the last day of the coupons below, as the form and as people write it. */
const year = new Date().getFullYear() + 1;
const lastDay = { typed: `${year}-12-31`, shown: `12.31.${year}` };

async function pays(client: Page): Promise<void> {
  const other = client.getByLabel("Use a different card");
  if (await other.isVisible()) await other.check();
  await fillCard(client, cards.good);
  await client.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(client.getByRole("heading", { level: 1 })).toContainText("Thank you");
}

test("a pro makes a coupon with a last day, a client uses it at checkout, and the pro sees the use and ends it", async ({
  page,
  browser,
}) => {
  const code = `J${Date.now()}`;
  await proAt(page, "account/coupons");
  await makeCoupon(page, code, lastDay.typed);
  await expect(page.getByText("No orders yet.")).toBeVisible();
  await page.reload();
  await expect(page.getByText(`to ${lastDay.shown}`).first()).toBeVisible();
  const link = (await page.getByText(`?coupon=${code}`).textContent())!;

  const client = await browser.newPage();
  await client.goto(shopPath(link));
  await expect(client).toHaveURL(/\/visualize\/contractor\/all$/);
  await signedIn(client, "customer@demo.test");
  await addFirstOf(client, "toilets");
  await client.goto("checkout");
  await expect(client.getByLabel("Coupon code")).toHaveValue(code);
  await expect(client.getByText("$4.00 off your order.")).toBeVisible();
  await pays(client);
  expect((await client.context().cookies()).find(({ name }) => name === "coupon")).toBeUndefined();
  await client.close();

  await page.reload();
  const use = page.getByRole("table", { name: "Orders with this coupon" }).getByRole("row").last();
  await expect(use).toContainText("$4.00");
  await expect(use.getByRole("link")).toHaveText(/^\d{6}$/);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByText("Orders have used it, so you can't change the discount.")).toBeVisible();
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

interface PaidOrder {
  id: string;
  number: string;
  totals: { discount: number };
  shipping_address: { name: string };
}

test("a pro gives a client a coupon until a day, the email names it, and the invoice has every letter of the address", async ({
  page,
  browser,
}) => {
  await proAt(page, "account/coupons");
  await page.getByRole("button", { name: "Gift to a client" }).click();
  const dialog = page.getByRole("dialog", { name: "Gift to a client" });
  await dialog.getByLabel("Client").fill("customer@demo");
  await dialog.getByRole("button", { name: /customer@demo\.test/ }).click();
  await dialog.getByRole("radio", { name: "Fixed amount" }).check();
  await dialog.getByLabel("Dollars off the order").fill("3");
  await dialog.getByLabel("Ends").fill(lastDay.typed);
  await dialog.getByRole("button", { name: "Send gift" }).click();
  await expect(page.getByText(new RegExp(`to ${lastDay.shown}`)).first()).toBeVisible();
  const mail = await mailTo(page.request, "customer@demo.test", /gives you \$3\.00 off/);
  expect(mail.text).toContain(`Expires: ${lastDay.shown}`);

  const client = await browser.newPage();
  await client.goto(shopPath(mail.links.find((link) => link.includes("coupon=")) ?? "no link"));
  const token = await signedIn(client, "customer@demo.test");
  await addFirstOf(client, "toilets");
  await client.goto("checkout");
  await expect(client.getByText("$3.00 off your order.")).toBeVisible();
  await client.getByLabel("Use a different address").check();
  await client.getByLabel("Who receives it").fill("Jiří Šťastný علي 陳美玲");
  await client.getByRole("textbox", { name: "Street" }).first().fill("8 Садовая ⅔ Way");
  await client.getByRole("textbox", { name: "ZIP code" }).first().fill("97301");
  await expect(client.getByRole("textbox", { name: "City" }).first()).toHaveValue("Salem");
  await client.getByLabel("Delivery notes").fill("№ 4⅝, שער צפוני, € 5™ café");
  await pays(client);
  const number = /\d{6}/.exec(
    (await client
      .getByText(/^Order /)
      .first()
      .textContent()) ?? "",
  )?.[0];
  await client.goto("account/orders");
  await client.reload();
  await expect(client.getByText(number ?? "no number").first()).toBeVisible();

  const { data } = await call<{ data: PaidOrder[] }>(client, `GET orders?q=${number}`);
  const [order] = data;
  expect(order).toMatchObject({
    totals: { discount: 3 },
    shipping_address: { name: "Jiří Šťastný علي 陳美玲" },
  });
  for (const paper of ["invoice", "receipt"]) {
    const path = new URL(`/api/orders/${order!.id}/${paper}.pdf`, client.url()).href;
    const answer = await client.request.get(path, { headers: { Authorization: `Bearer ${token}` } });
    const text = pdfText(await answer.body());
    for (const letter of new Set(
      "Jiří Šťastný علي 陳美玲 8 Садовая ⅔ № 4⅝ שער צפוני € 5™ café".replaceAll(" ", ""),
    ))
      expect(text).toContain(letter);
  }
  await client.close();
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
  await expect(dialog.getByText("Enter a reason.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("It names another store.");
  await dialog.getByRole("button", { name: "End coupon" }).click();
  await expect(admin.getByText(new RegExp(`${code} of .+ has ended\\.`))).toBeVisible();
  await admin.close();

  await page.reload();
  await expect(page.getByText("The marketplace ended this coupon: It names another store.")).toBeVisible();
});
