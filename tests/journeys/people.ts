import { type APIRequestContext, type Browser, expect, type Locator, type Page } from "@playwright/test";

/** Password of every account of the demo marketplace. */
export const demoPassword = "Renovate-2026";

export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  asks: "4000002500003155",
} as const;

/** Goes through the landing page into a showroom, as somebody who was given its ID. */
export async function enterShowroom(page: Page, vsdId: string): Promise<void> {
  await page.goto("");
  await page.getByRole("main").getByLabel("Enter Showroom ID").pressSequentially(vsdId);
  await page.getByRole("main").getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all$/);
}

type Portal = "login" | "pro-account/login";

/** Opens the sign-in page and sends it; what comes of it is the test's to look at. */
export async function typeCredentials(
  page: Page,
  email: string,
  password = demoPassword,
  portal: Portal = "login",
): Promise<void> {
  await page.goto(portal);
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

export async function signIn(page: Page, email: string, portal: Portal = "login"): Promise<void> {
  await typeCredentials(page, email, demoPassword, portal);
  await expect(page).not.toHaveURL(/login/);
}

/** What opens the account's menu in the header. */
export const accountMenu = (page: Page): Locator =>
  page.locator("summary").filter({ has: page.locator("svg.lucide-user-round") });

/** Leaves by the menu of the header. */
export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole("button", { name: "Log Out" }).filter({ visible: true }).click();
  await expect(page.getByText("Logged Out Successfully")).toBeVisible();
}

/** Signs the demo's admin in, with the one-time code from the mailbox. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await typeCredentials(page, "admin@demo.test", demoPassword, "pro-account/login");
  await expect(page.getByLabel("Code")).toBeVisible();
  const mail = await mailTo(page.request, "admin@demo.test", /code/i);
  await page.getByLabel("Code").fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? "");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(/\/account$/);
}

/** An admin in a browser of their own. */
export async function enterAsAdmin(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await signInAsAdmin(page);
  return page;
}

/** A new customer, Una Proved, whose address is not proved yet. */
export async function registered(request: APIRequestContext, email: string, password: string): Promise<void> {
  const answer = await request.post(new URL("/api/register", origin()).href, {
    data: {
      full_name: "Una Proved",
      email,
      password,
      phone_number: "(503) 555-0142",
      zip_code: "97205",
      agree: true,
      shipping_street: "1200 SW Park Ave",
      shipping_city: "Portland",
      shipping_state: "OR",
      shipping_zip_code: "97205",
    },
  });
  expect(answer.status()).toBe(201);
}

/** Puts the first product of a category into the cart. */
export async function addFirstOf(page: Page, categorySlug: string): Promise<string> {
  await page.goto(`category/${categorySlug}/product?f.in_stock=true&sort=popular`);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  const name = await productName(page);
  await page.getByRole("button", { name: /^Add \d/ }).click();
  await expect(page.getByText(/^Added /)).toBeVisible();
  return name;
}

/** The name on the product page that is being opened. */
export async function productName(page: Page): Promise<string> {
  await expect(page.getByRole("button", { name: /^Add \d/ })).toBeVisible();
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Name on card").fill("Dana Whitfield");
  await page.getByLabel("Expires", { exact: true }).fill("0431");
  await page.getByLabel("Security code").fill("123");
}

interface Mail {
  subject: string;
  text: string;
  links: string[];
}

/** The newest mail to an address whose subject fits; waits until it is there. */
export async function mailTo(request: APIRequestContext, address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get(
        new URL(`/api/dev/mailbox?to=${encodeURIComponent(address)}`, origin()).href,
      );
      found = ((await answer.json()) as { data: Mail[] }).data.find((mail) => subject.test(mail.subject));
      return found?.subject ?? "";
    })
    .toMatch(subject);
  return found!;
}

const origin = () => `http://localhost:${process.env.JOURNEYS_PORT ?? 4190}`;
