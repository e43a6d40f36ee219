import { expect, type Page, test } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { demoPassword, logOut, mailTo, scriptsRun, signIn } from "./people.ts";

const customer = "customer@demo.test";

async function enter(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem("authToken"));
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);

test("errors are under their fields, and only the right page signs in", async ({ page }) => {
  await page.goto("login");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Enter your email address.")).toBeVisible();
  await expect(page.getByText("Enter your password.")).toBeVisible();
  await expect(page.getByLabel("Email Address")).toBeFocused();

  await enter(page, customer, "not-the-one");
  await expect(page.getByText("These credentials do not match our records.")).toBeVisible();
  await expect(page.getByLabel("Email Address")).toHaveValue(customer);

  await page.getByLabel("Password", { exact: true }).fill("look at me");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();

  const refusal = page.getByText("You are not authorized to access this page.");
  await enter(page, "pro@demo.test");
  await expect(refusal).toBeVisible();
  expect(await token(page)).toBeNull();
  const first = await refusal.elementHandle();
  await page.getByRole("link", { name: "sign in here" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pro sign in" })).toBeVisible();
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await enter(page, customer);
  await answered;
  // Said again, it stands once: the first leaves before its ten seconds are over.
  await first?.waitForElementState("hidden", { timeout: 5_000 });
  await expect(refusal).toBeVisible();
  await enter(page, "pro@demo.test");
  await expect(page).toHaveURL(/\/account$/);
});

test("a protected page leads to the sign-in and back; other pages do not", async ({ page }) => {
  await page.goto("account/profile");
  await expect(page).toHaveURL(/login\?redirect=%2Faccount%2Fprofile$/);
  await enter(page, customer);
  await expect(page).toHaveURL(/\/account\/profile$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
  expect((await cookie(page, "user_type"))?.value).toBe("user");

  await page.goto("login");
  await expect(page).toHaveURL(/\/account$/);
  await page.evaluate(() => localStorage.setItem("authToken", "too-short"));
  await page.goto("login?redirect=//evil.test/x");
  await enter(page, customer);
  await expect(page).toHaveURL(/localhost:\d+\/showroom\/?$/);
});

test("a session that ended elsewhere leads to the sign-in page and back", async ({ page, browser }) => {
  await signIn(page, "designer@demo.test", "pro-account/login");
  await page.goto("account/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, "designer@demo.test", "pro-account/login");
  await elsewhere.goto("account/security");
  await elsewhere.getByRole("button", { name: "Sign out all other devices" }).click();
  await expect(elsewhere.getByText("All other devices signed out.")).toBeVisible();
  await expect(elsewhere.getByRole("button", { name: /^Sign out Chrom/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Change: Your details" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/login\?redirect=%2Faccount%2Fprofile$/);
  expect(await token(page)).toBeNull();
});

test("signing out in one tab signs out in the others", async ({ page, context }) => {
  await signIn(page, customer);
  await page.goto("account/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
  const other = await context.newPage();
  await other.goto("faq");
  await logOut(other);
  await expect(page).toHaveURL(/login\?redirect=%2Faccount%2Fprofile$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In");

  await signIn(other, customer);
  await expect(page).toHaveURL(/\/account$/);
});

test("a remembered browser stays signed in when its session has ended, until it signs out", async ({
  page,
}) => {
  await page.goto("login");
  await page.getByLabel("Remember me").check();
  await enter(page, customer);
  await expect(page).not.toHaveURL(/login/);
  const remember = await cookie(page, "__Host-remember");
  expect(remember).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax" });
  const days = ((remember?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(340);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
  expect(kept).not.toContain(demoPassword);

  const first = await token(page);
  // As the next day, when the token has ended.
  await page.context().clearCookies({ name: "__Host-session" });
  await page.goto("account/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
  expect(await token(page)).not.toBe(first);
  expect((await cookie(page, "__Host-remember"))?.value).not.toBe(remember?.value);

  // Browsers that clear their storage keep the cookie.
  await page.evaluate(() => localStorage.removeItem("authToken"));
  await page.goto("account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);

  await page.evaluate(() => {
    localStorage.setItem("redirect_to", "/faq");
    localStorage.setItem("AIauthToken", "kept-for-the-designer");
  });
  await logOut(page);
  expect(await cookie(page, "__Host-remember")).toBeUndefined();
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    redirect_to: "/faq",
    AIauthToken: "kept-for-the-designer",
  });
  await page.goto("login");
  await expect(page.getByLabel("Email Address")).toHaveValue(customer);
  await expect(page.getByLabel("Remember me")).toBeChecked();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("a forgotten password is replaced by email, and a common one is refused", async ({ page, request }) => {
  const email = "designer@demo.test";
  await page.goto("login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(/reset_password$/);
  // the page before has such a field too
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email Address").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const mail = await mailTo(request, email, /new password/i);
  await page.goto(mail.links.find((link) => link.includes("password_reset")) ?? "");

  const fresh = page.getByLabel("New password");
  await fresh.fill("Password123!");
  await expect(page.getByText("Too easy to guess")).toBeVisible();
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("This password is too easy to guess.")).toBeVisible();
  await fresh.fill("larch-and-lime-44");
  await expect(page.getByText("Strong")).toBeVisible();
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page).toHaveURL(/login$/);
  await expect(page.getByText("Your password has been changed. Please sign in.")).toBeVisible();

  await page.goto("pro-account/login");
  await enter(page, email, "larch-and-lime-44");
  await expect(page).toHaveURL(/\/account$/);
  await page.goto("account/security");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByLabel("Current password").fill("larch-and-lime-44");
  await page.getByLabel("New password").fill(demoPassword);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(
    page.getByText("Your password has been changed. We signed out all other devices."),
  ).toBeVisible();
});

test("a page for another role sends back to the page before", async ({ page }) => {
  await signIn(page, customer);
  await page.goto("faq");
  // a way within the page is one that its scripts go
  await scriptsRun(page);
  await page.evaluate(() => {
    window.history.pushState(null, "", "/showroom/account/reviews/moderation");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(/\/faq$/);
  await page.goto("account/reviews/answers");
  await expect(page).toHaveURL(/localhost:\d+\/showroom\/?$/);
  await page.goto("account/reviews");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reviews");
  await expect(page).toHaveURL(/account\/reviews$/);
});

for (const width of [390, 820, 1440]) {
  test(`the sign-in page has no accessibility finding and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, customer);
    await page.goto("account/security");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByLabel("New password").fill("larch-and-lime-44");
    await expect(page.getByText("Strong")).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
    await page.getByRole("button", { name: "Set up an app" }).click();
    await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}
