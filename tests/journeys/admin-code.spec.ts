import { expect, type Page, test } from "@playwright/test";
import { demoPassword } from "./people.ts";

const admin = "admin@demo.test";

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel("Email Address").fill(admin);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Code" })).toBeVisible();
}

test("an admin reads the code in the demo's mailbox, in the same tab, and lands where the bookmark led", async ({
  page,
  context,
}) => {
  const bar = page.getByRole("region", { name: "Sign-in not finished" });
  const toUsers = `pro-account/login?${new URLSearchParams({ redirect: "/account/admin/users" })}`;
  const other = await context.newPage();

  await test.step("a bookmark asks to sign in, and then for the code", async () => {
    await page.goto("account/admin/users");
    await expect(page).toHaveURL(/login\?redirect=%2Faccount%2Fadmin%2Fusers$/);
    await page.goto(toUsers);
    await enterPassword(page);
    await page.reload();
    await expect(page.getByText("Administrators confirm each new device with a code.")).toBeVisible();
  });

  await test.step("other workplace pages ask for the code too, in this tab and in another", async () => {
    await page.goto("account/profile");
    await expect(page.getByRole("textbox", { name: "Code" })).toBeVisible();
    await other.goto("account/orders");
    await expect(other.getByRole("textbox", { name: "Code" })).toBeVisible();
    await other.goto("payout_setup");
    await expect(other.getByRole("textbox", { name: "Code" })).toBeVisible();
  });

  await test.step("public pages open as a guest's, and say what is still owed", async () => {
    await page.goto("faq");
    await expect(bar).toContainText("We emailed you a code. Enter it to finish signing in as");
    await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
    await page.goto("cart");
    await expect(bar).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).not.toBeNull();
  });

  let code = "";
  await test.step("the mailbox shows the code, and the way back leads to its field", async () => {
    await page.goto(toUsers);
    await expect(page.getByRole("textbox", { name: "Code" })).toBeVisible();
    await page.getByRole("link", { name: "Open the development mailbox" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Development mailbox" })).toBeVisible();
    const text = await page.getByRole("main").textContent();
    code = /\b\d{6}\b/.exec(text ?? "")?.[0] ?? "";
    await expect(bar.getByRole("link", { name: "Enter code" })).toHaveAttribute(
      "href",
      /login\?redirect=%2Faccount%2Fadmin%2Fusers$/,
    );
    await page.goBack();
    await page.getByRole("textbox", { name: "Code" }).fill(code);
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  });

  await test.step("the other tab goes on as well", async () => {
    await other.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(other).toHaveURL(/payout_setup|\/account/);
    await expect(other.getByRole("textbox", { name: "Code" })).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
    await expect(bar).toBeHidden();
  });
});
