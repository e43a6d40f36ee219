import { expect, type Page, test } from "@playwright/test";
import { demoPassword, mailTo, signedIn } from "./people.ts";

/** Signs in at the provider's own page. */
async function signInThere(page: Page, account: string): Promise<void> {
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/sign-in\//);
  await page.getByLabel("Account").fill(account);
  await page.getByRole("button", { name: "Continue" }).click();
}

const comeBy = async (page: Page, account: string, path = "login") => {
  await page.goto(path);
  await page.getByRole("button", { name: "Continue with Acme" }).click();
  await signInThere(page, account);
};

/** The provider still knows who it is. */
async function comeAgain(page: Page): Promise<void> {
  await page.goto("login");
  await page.getByRole("button", { name: "Continue with Acme" }).click();
}

test("a new user signs in with a provider, and continues where they were", async ({ page }) => {
  await comeBy(page, "ida", "login?redirect=/faq");
  await expect(page).toHaveURL(/\/showroom\/faq$/);
  await page.goto("account/security");
  await expect(page.getByText(/ida\.lund@example\.test, since \d\d\.\d\d\.\d{4}/)).toBeVisible();

  await page.getByRole("button", { name: "Disconnect Acme" }).click();
  await expect(page.getByText("Please choose a password first, so you can still sign in.")).toBeVisible();
  await page.getByRole("button", { name: "Choose a password" }).click();
  await page.getByLabel("New password").fill("larch-and-lime-44");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await page.getByRole("button", { name: "Disconnect Acme" }).click();
  await expect(page.getByText("Acme is disconnected.")).toBeVisible();
});

test("an unverified address gets an email before it gets an account", async ({ page, request }) => {
  await comeBy(page, "olaf");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  const mail = await mailTo(request, "olaf@example.test", /Acme/);
  await page.goto(mail.links.find((link) => link.includes("sociallogin/prove")) ?? "");
  await expect(page.getByRole("heading", { name: "Acme is connected" })).toBeVisible();
  await comeAgain(page);
  await expect(page).toHaveURL(/localhost:\d+\/showroom\/?$/);
  await page.goto("account");
  await expect(page.getByText("olaf@example.test")).toBeVisible();
});

test("an account is connected by its owner, who then goes to the projects", async ({ page, browser }) => {
  await comeBy(page, "dana");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  const own = await (await browser.newContext()).newPage();
  await signedIn(own, "customer@demo.test");
  await own.goto("account/security");
  await own.getByRole("button", { name: "Connect Acme" }).click();
  await signInThere(own, "dana");
  await expect(own.getByText("Acme is connected.")).toBeVisible();
  await expect(own).toHaveURL(/account\/security$/);

  await comeAgain(page);
  await expect(page).toHaveURL(/\/projects$/);

  await own.getByRole("button", { name: "Disconnect Acme" }).click();
  await expect(own.getByText("Acme is disconnected.")).toBeVisible();
});

test("a user who cancels at the provider can sign in another way", async ({ page }) => {
  await comeBy(page, "");
  await expect(page.getByRole("heading", { name: "That didn't work" })).toBeVisible();
  await expect(page.getByText("Acme couldn't sign you in.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Sign In" }).click();
  await page.getByLabel("Email Address").fill("customer@demo.test");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
});

test("a provider that leads back by a form of its own leads to the same page", async ({ request }) => {
  const answer = await request.post("sociallogin/acme", {
    form: { code: "abc", state: "def", user: '{"name":{}}' },
    headers: { Origin: "https://appleid.apple.com" },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([
    303,
    "/showroom/sociallogin/acme?code=abc&state=def",
  ]);
});
