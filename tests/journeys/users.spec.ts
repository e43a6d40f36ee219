import { expect, type Page, test } from "@playwright/test";
import { demoPassword, enterAsAdmin, registered, signedIn, typeCredentials } from "./people.ts";

const password = "copper-kettle-9";
const proofRequired = {
  status: 403,
  json: { success: false, code: "proof_required", message: "Please confirm it's you." },
};
const enter = (page: Page, email: string) => typeCredentials(page, email, password);

test("an admin deactivates an account, its owner is signed out and sees why, and the admin activates it again", async ({
  page,
  request,
  browser,
}) => {
  const email = `wade.${Date.now()}@example.test`;
  await registered(request, email, password);
  await enter(page, email);
  await expect(page).toHaveURL(/\/verifiction$/);

  const desk = await enterAsAdmin(browser);
  const main = desk.getByRole("main");

  await test.step("finds the account", async () => {
    await desk.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Users" }).click();
    await desk.getByLabel("Name, email, phone, company or ID").fill(email);
    await main.getByRole("button", { name: "Search" }).click();
    await expect(main.getByText("1 account", { exact: true })).toBeVisible();
    await main.getByRole("link", { name: "Una Proved" }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Una Proved");
  });

  await test.step("is asked for a reason", async () => {
    await main.getByRole("button", { name: "Deactivate" }).click();
    const dialog = desk.getByRole("dialog", { name: "Deactivate: Una Proved" });
    await dialog.getByRole("button", { name: "Deactivate" }).click();
    await expect(dialog.getByText("Enter a reason.")).toBeVisible();
    await dialog.getByLabel("Reason").fill("The card behind three orders was reported stolen.");
    await dialog.getByRole("button", { name: "Deactivate" }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText("Deactivated", { exact: true })).toBeVisible();
    await expect(main.getByText("No devices")).toBeVisible();
  });

  await test.step("whose owner is out, and stays out with the reason's message", async () => {
    await page.goto("account/profile");
    await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fprofile$/);
    await enter(page, email);
    await expect(
      page.getByText("Your account has been deactivated. Please contact Materia Support.").first(),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  });

  await test.step("finds the act in the audit log", async () => {
    await main.getByRole("link", { name: "Audit log for this account" }).click();
    await expect(main.getByRole("cell", { name: "Status changed" })).toBeVisible();
    await expect(main.getByText(/reported stolen/)).toBeVisible();
    await desk.goBack();
  });

  await test.step("lets the owner in again", async () => {
    await main.getByRole("button", { name: "Activate", exact: true }).click();
    const dialog = desk.getByRole("dialog", { name: "Activate: Una Proved" });
    await dialog.getByLabel("Reason").fill("The bank has cleared it up.");
    // as a quarter of an hour after the sign-in
    await desk.route(/\/api\/admin\/users\//, (route) => route.fulfill(proofRequired), { times: 1 });
    await dialog.getByRole("button", { name: "Activate" }).click();
    const proof = desk.getByRole("dialog", { name: "Please confirm it's you" });
    await proof.getByLabel("Your password", { exact: true }).fill(demoPassword);
    await proof.getByRole("button", { name: "Confirm" }).click();
    await expect(main.getByText("Active", { exact: true })).toBeVisible();
    await desk.close();
    await enter(page, email);
    await expect(page).toHaveURL(/\/verifiction$/);
  });
});

test("a page of administration leads everybody else back to where they may be", async ({ page }) => {
  await signedIn(page, "vendor@demo.test", "pro-account/login");
  for (const path of ["users", "approvals", "audit"]) {
    await page.goto(`account/admin/${path}`);
    await expect(page).toHaveURL(/\/showroom\/account$/);
  }
});
