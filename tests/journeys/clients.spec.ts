import { expect, type Page, test } from "@playwright/test";
import { mailTo, registered, signedIn } from "./people.ts";

async function proAt(page: Page, address: string): Promise<void> {
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const inThePage = (link: string) => new URL(link).pathname.replace(/^\/showroom\//, "");

async function invitationIn(page: Page, email: string, subject: RegExp): Promise<string> {
  const { links } = await mailTo(page.request, email, subject);
  return inThePage(links.find((link) => link.includes("/invitation/"))!);
}

test("a bookkeeper on the team sees the money, and cannot change the markup", async ({ page, browser }) => {
  const email = `books.${Date.now()}@example.test`;
  const password = "Grout-And-Grain-7";
  await registered(page.request, email, password);
  const { links } = await mailTo(page.request, email, /verify|confirm/i);

  await proAt(page, "account/team");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Bookkeeper");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();

  const books = await browser.newPage();
  await books.goto(inThePage(links.find((link) => link.includes("/verify/"))!), { waitUntil: "networkidle" });
  const invitation = await invitationIn(page, email, /Join the team/);
  await books.goto(invitation, { waitUntil: "networkidle" });
  await books.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await books.getByLabel("Email Address").fill(email);
  await books.getByLabel("Password", { exact: true }).fill(password);
  await books.getByRole("button", { name: "Sign In", exact: true }).click();
  await books.getByRole("button", { name: "Accept invitation" }).click();
  await expect(books.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(books.getByText("Your balance today")).toBeVisible();
  const nav = books.getByRole("navigation", { name: "Account" });
  await expect(nav.getByRole("link", { name: "Orders" })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Showroom" })).toHaveCount(0);
  await books.goto("account/showroom");
  await expect(books.getByRole("heading", { name: "Your account can't open this page" })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Remove Una Proved" }).last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove from team" }).click();
  await expect(page.getByText("Una Proved is off your team.")).toBeVisible();
  await books.goto("account");
  await expect(books.getByRole("heading", { level: 1, name: "Hello, Una" })).toBeVisible();
  await books.close();
});
