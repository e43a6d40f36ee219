import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { demoPassword, mailTo, typeCredentials } from "./people.ts";

export async function fillPerson(page: Page, email: string, company: string): Promise<void> {
  await page.getByLabel("Full name").fill("Rosa Delgado");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await page.getByLabel("Phone number").fill("5035550142");
  await page.getByLabel("Company name").fill(company);
  await page.getByLabel("City").fill("Portland");
  await page.getByLabel("State", { exact: true }).selectOption("OR");
  await page.getByLabel("ZIP code").fill("97205");
}

export const sendApplication = (page: Page) => page.getByRole("button", { name: "Send application" }).click();

export const trySignIn = (page: Page, email: string) =>
  typeCredentials(page, email, demoPassword, "pro-account/login");

/** Follows the link of the email that proves the address; then the account is open. */
export async function confirmAndSignIn(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const confirm = await mailTo(request, email, /Confirm your email/);
  await page.goto(confirm.links.find((link) => link.includes("/verify/")) ?? "no link");
  await expect(page.getByText(/verified/i).first()).toBeVisible();
  await trySignIn(page, email);
  await expect(page).toHaveURL(/\/account$/);
}

/** Many may wait, so it is looked for by its company. */
export async function openApplication(page: Page, company: string): Promise<void> {
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Approvals" }).click();
  await page.getByLabel("Company, email or license").fill(company);
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("main").getByRole("link", { name: company }).first().click();
}

export async function decide(
  page: Page,
  company: string,
  decision: "Approve" | "Decline",
  reason?: string,
): Promise<void> {
  await openApplication(page, company);
  await page.getByRole("button", { name: decision }).click();
  const dialog = page.getByRole("dialog", { name: `${decision} ${company}?` });
  if (reason) await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: decision }).click();
  await expect(dialog).toBeHidden();
}
