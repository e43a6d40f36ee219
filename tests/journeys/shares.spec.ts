import { type Browser, expect, type Page, test } from "@playwright/test";
import { addFirstOf, cards, enterShowroom, fillCard, signIn } from "./people.ts";

test("pro, vendor and admin each see their share of a sale, and move it on", async ({ browser, page }) => {
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

  await test.step("the customer sees the step", async () => {
    await page.goto("account");
    await page.getByRole("link", { name: `Order ${number}` }).click();
    await expect(page.getByText("Approved", { exact: true }).first()).toBeVisible();
  });
});

async function orderAsCustomer(page: Page): Promise<string> {
  await enterShowroom(page, "OAKSTONE");
  await addFirstOf(page, "toilets");
  await signIn(page, "customer@demo.test");
  await page.goto("checkout");
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
  const other = page.getByLabel("Another card");
  if (await other.isVisible()) await other.check();
  await fillCard(page, cards.good);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  const order = await page
    .getByText(/^Order /)
    .first()
    .textContent();
  return order?.replace("Order ", "").trim() ?? "";
}

async function workplace(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, "pro-account/login");
  await page.goto("account");
  return page;
}
