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

/** Follows the link of the email that proves the address, in a browser where nobody is signed in. */
export async function confirmAddress(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const mail = await mailTo(request, email, /Confirm your email/);
  await page.goto(mail.links.find((link) => link.includes("/verify/")) ?? "no link");
  await expect(
    page.getByRole("heading", { level: 1, name: "Your email address is confirmed" }),
  ).toBeVisible();
  await expect(page.getByText("place your first order")).toBeHidden();
}

/** Confirms the address after the approval; the page leads to the sign-in of pros, and that to the workplace. */
export async function confirmAndSignIn(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await confirmAddress(page, request, email);
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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
