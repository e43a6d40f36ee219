import { type Browser, expect, type Page, test } from "@playwright/test";
import { orderAsCustomer } from "./order-as-customer.ts";
import { demoPassword, mailTo, signedIn } from "./people.ts";

test("pro, vendor and admin each see their share of a sale, and move it on", async ({
  browser,
  page,
  request,
}) => {
  const number = await orderAsCustomer(page);

  await test.step("the pro sees the markup as profit and approves", async () => {
    const pro = await workplace(browser, "pro@demo.test");
    await pro.getByRole("row", { name: number }).getByRole("button", { name: "Items" }).click();
    const dialog = pro.getByRole("dialog", { name: "Order Items" });
    for (const title of ["Name", "Qty", "Profit", "Status"]) {
      await expect(dialog.getByRole("columnheader", { name: title })).toBeVisible();
    }
    const status = dialog.getByRole("combobox").first();
    await expect(status.locator("option", { hasText: "Delivered" })).toBeDisabled();
    await status.selectOption({ label: "Approved" });
    await expect(pro.getByText(/: Approved\.$/)).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toBeHidden();
    await pro.context().close();
  });

  await test.step("a vendor sees what it is paid, and no price of the customer's", async () => {
    const vendor = await workplace(browser, "vendor@demo.test");
    await expect(vendor.getByRole("columnheader", { name: "Your share" })).toBeVisible();
    await vendor.getByRole("button", { name: "Items" }).first().click();
    const dialog = vendor.getByRole("dialog", { name: "Order Items" });
    await expect(dialog.getByRole("cell", { name: /^−?\$/ }).first()).toBeVisible();
    await vendor.context().close();
  });

  await test.step("the admin sees every order, after a code from the mailbox", async () => {
    const admin = await (await browser.newContext()).newPage();
    await admin.goto("pro-account/login");
    await admin.getByLabel("Email Address").fill("admin@demo.test");
    await admin.getByLabel("Password", { exact: true }).fill(demoPassword);
    await admin.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(admin.getByLabel("Code")).toBeVisible();
    const mail = await mailTo(request, "admin@demo.test", /code/i);
    await admin.getByLabel("Code").fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? "");
    await admin.getByRole("button", { name: /confirm|continue|verify|sign in/i }).click();
    await expect(admin).toHaveURL(/account$/);
    await admin.getByRole("link", { name: "Orders", exact: true }).click();
    await admin.getByRole("row", { name: number }).getByRole("button", { name: "Items" }).click();
    const status = admin.getByRole("dialog", { name: "Order Items" }).getByRole("combobox").first();
    await expect(status.locator("option", { hasText: "Accept to Pick Up" })).toBeEnabled();
    await status.selectOption({ label: "Accept to Pick Up" });
    await expect(admin.getByText(/: Accept to Pick Up\.$/)).toBeVisible();
    await expect(status.locator("option", { hasText: /^Approved$/ })).toBeDisabled();
    await admin.context().close();
  });

  await test.step("the customer sees the steps", async () => {
    await page.goto("account/orders");
    await page.getByRole("link", { name: `Order ${number}` }).click();
    await expect(page.getByText("Accept to Pick Up", { exact: true }).first()).toBeVisible();
    await page.getByText("History (3)").click();
    await expect(page.getByText("Approved", { exact: true })).toBeVisible();
  });
});

async function workplace(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signedIn(page, email, "pro-account/login");
  await page.goto("account/orders");
  return page;
}
