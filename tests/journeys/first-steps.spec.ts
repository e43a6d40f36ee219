import { expect, test } from "@playwright/test";
import { enterAsAdmin, mailTo, typeCredentials } from "./people.ts";

const password = "Grout-And-Grain-7";

test("a new vendor goes through the first steps on Today, and hides the list", async ({
  page,
  request,
  browser,
}) => {
  const email = `basalt.${Date.now()}@example.test`;
  const company = `Basalt Works ${Date.now() % 100_000}`;
  const main = page.getByRole("main");

  await test.step("applies and is approved", async () => {
    await page.goto("register/vendor");
    await page.getByLabel("Full name").fill("Rosa Delgado");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByLabel("Phone number").fill("5035550142");
    await page.getByLabel("Company name").fill(company);
    await page.getByLabel("City").fill("Portland");
    await page.getByLabel("State", { exact: true }).selectOption("OR");
    await page.getByLabel("ZIP code").fill("97205");
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await page.getByRole("button", { name: "Send application" }).click();
    await expect(page.getByRole("heading", { name: "Thank you, we have your application" })).toBeVisible();
    const desk = await enterAsAdmin(browser);
    await desk.goto(`account/admin/approvals?q=${encodeURIComponent(company)}`);
    await desk.getByRole("main").getByRole("link", { name: company }).first().click();
    await desk.getByRole("button", { name: "Approve" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(dialog).toBeHidden();
    await desk.close();
    const confirm = await mailTo(request, email, /Confirm your email/);
    await page.goto(confirm.links.find((link) => link.includes("/verify/")) ?? "no link");
    await expect(page.getByText(/verified/i).first()).toBeVisible();
    await typeCredentials(page, email, password, "pro-account/login");
    await expect(page).toHaveURL(/\/account$/);
  });

  await test.step("sees what to do first, and sets the shipping terms", async () => {
    await expect(main.getByRole("heading", { name: "Get started" })).toBeVisible();
    await expect(main.getByText("0 of 4 done")).toBeVisible();
    await main.getByRole("link", { name: "Set terms" }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Shipping");
    await main.getByLabel("Minimum order").fill("250");
    await main.getByRole("checkbox", { name: "Hawaii" }).uncheck();
    await main.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Shipping terms saved.").first()).toBeVisible();
    await page.goto("account");
    await expect(main.getByText("1 of 4 done")).toBeVisible();
    await expect(main.getByRole("link", { name: "Set terms" })).toBeHidden();
  });

  await test.step("hides the list, takes that back, and hides it for good", async () => {
    await main.getByRole("button", { name: "Hide this list" }).click();
    await expect(main.getByRole("heading", { name: "Get started" })).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(main.getByText("1 of 4 done")).toBeVisible();
    await main.getByRole("button", { name: "Hide this list" }).click();
    await expect(main.getByRole("heading", { name: "Get started" })).toBeHidden();
    await page.reload();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Today");
    await expect(main.getByRole("heading", { name: "Get started" })).toBeHidden();
  });
});
