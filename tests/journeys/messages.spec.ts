import { expect, type Page, test } from "@playwright/test";
import { signedIn, signInAsAdmin } from "./people.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const log = (page: Page) => page.getByRole("log");

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("");
}

/** The messages of this run, in the order in which they stand on the page. */
const written = async (page: Page, mark: string) =>
  (await log(page).getByText(mark).allTextContents()).map((text) => text.trim());

test("a customer and a pro write to each other; what is written offline arrives once and in order", async ({
  browser,
}) => {
  const mark = `run ${Date.now()}`;
  const customer = await (await browser.newContext()).newPage();
  await signedIn(customer, "customer@demo.test");
  await customer.goto("account/orders");
  const orders = customer.getByRole("main").locator('a[href*="/account/orders/"]');
  await orders.first().click();
  await customer.getByRole("button", { name: "Message your pro" }).click();
  await expect(customer).toHaveURL(/account\/messages\/[0-9a-f-]{36}$/);
  await write(customer, `1 ${mark}`);
  await expect(log(customer).getByText(`1 ${mark}`)).toBeVisible();
  await expect(customer.getByText("Waiting to send")).toHaveCount(0);

  const pro = await (await browser.newContext()).newPage();
  await signedIn(pro, "pro@demo.test", "pro-account/login");
  await pro.goto(new URL(customer.url()).pathname);
  await expect(log(pro).getByText(`1 ${mark}`)).toBeVisible();
  await expect(customer.getByText(/^Read by /)).toBeVisible();

  await customer.context().setOffline(true);
  await write(customer, `2 ${mark}`);
  await write(customer, `3 ${mark}`);
  await expect(customer.getByText("Waiting to send")).toHaveCount(2);
  await write(pro, `4 ${mark}`);
  await expect(log(pro).getByText(`4 ${mark}`)).toBeVisible();
  await expect(pro.getByText("Waiting to send")).toHaveCount(0);
  await customer.context().setOffline(false);

  await expect(customer.getByText("Waiting to send")).toHaveCount(0);
  const order = ["1", "4", "2", "3"].map((number) => `${number} ${mark}`);
  await expect.poll(() => written(pro, mark)).toEqual(order);
  await expect.poll(() => written(customer, mark)).toEqual(order);

  await field(customer).press("ArrowUp");
  await expect(field(customer)).toHaveValue(`3 ${mark}`);
  await write(customer, `3 ${mark}, corrected`);
  await expect(log(pro).getByText(`3 ${mark}, corrected`)).toBeVisible();
  await expect(
    log(pro)
      .getByText(/edited/)
      .last(),
  ).toBeVisible();
  await customer.context().close();
  await pro.context().close();
});

test("a guest asks on the help page, and the desk answers and closes it", async ({ browser }) => {
  const name = `Gus ${Date.now()}`;
  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto("");
  await guest.getByRole("link", { name: "Help", exact: true }).click();
  await guest.getByLabel("Full name").fill(name);
  await guest.getByLabel("Email").fill("gus@example.test");
  await guest.getByLabel("Your question").fill("Does the grout come in gray?");
  await guest.getByRole("button", { name: "Send question" }).click();
  await expect(guest.getByText(/^Thank you\./)).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await signInAsAdmin(admin);
  await admin.goto("account/admin/support");
  await admin.getByRole("link", { name }).click();
  await expect(log(admin).getByText("Does the grout come in gray?")).toBeVisible();
  await write(admin, "Yes, in two grays.");
  await expect(log(admin).getByText("Yes, in two grays.")).toBeVisible();
  await admin.getByRole("button", { name: "Close", exact: true }).click();
  await expect(admin.getByText("This conversation is closed.")).toBeVisible();
  await admin.goto("account/admin/support?show=closed");
  await expect(admin.getByRole("link", { name })).toBeVisible();
  await guest.context().close();
  await admin.context().close();
});
