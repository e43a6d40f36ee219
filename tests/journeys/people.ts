import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";

/** Password of every account of the demo marketplace. */
export const demoPassword = "Renovate-2026";

export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  declinedLater: "4000000000000341",
  asks: "4000002500003155",
  disputed: "4000000000002685",
} as const;

/** Waits for the designs of a request: a busy machine starts the designer's process when it can. */
export const designed = (page: Page): Promise<void> =>
  expect(page.getByRole("heading", { level: 1, name: "Your designs" })).toBeVisible({ timeout: 60_000 });

/** Signs in to the AI designer's own account and stands before its brief. */
export async function signInToDesigner(page: Page): Promise<void> {
  await page.goto("design-ai/login");
  await page.getByLabel("Email").fill("ai@demo.test");
  await page.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/design-ai$/);
}

/** Goes from the landing page into a showroom, like a visitor who was given its ID. */
export async function enterShowroom(page: Page, vsdId: string): Promise<void> {
  await page.goto("");
  await page.getByRole("main").getByLabel("Enter Showroom ID").pressSequentially(vsdId);
  await page.getByRole("main").getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all$/);
}

/** Is in a showroom from the next page on, for journeys that are not about how one gets there. */
export async function inShowroom(page: Page, vsdId: string): Promise<void> {
  await page.context().addCookies([{ name: "showroom", value: vsdId, url: origin() }]);
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

/**
 * Has signed in from the next page on, for journeys that are not about how one does that; a guest's cart is left
 * behind. Answers the account's token.
 */
export async function signedIn(page: Page, email: string, portal: Portal = "login"): Promise<string> {
  const answer = await page.request.post(new URL("/api/login", origin()).href, {
    headers: asBrowser,
    data: { email, password: demoPassword, portal: portal === "login" ? "customer" : "pro" },
  });
  expect(answer.status()).toBe(200);
  const { token, user } = (await answer.json()) as { token: string; user: { type: string } };
  await keepInBrowser(page, "authToken", token);
  const kind = { name: "user_type", value: user.type === "Admin" ? "admin" : "user" };
  await page.context().addCookies([{ ...kind, url: origin() }]);
  tokens.set(page.context(), token);
  return token;
}

/** Tokens by the browser that holds them, to call the API with before any page is open. */
const tokens = new WeakMap<BrowserContext, string>();

type Form = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

/**
 * A call of the API by the account that a browser has signed in to: "GET orders". Answers the `data` of the reply.
 * What it sends is JSON, or a form with files.
 */
export async function call<Data>(page: Page, key: string, body?: object, form?: Form): Promise<Data> {
  const [method = "", path] = key.split(" ");
  const answer = await page.request.fetch(new URL(`/api/${path}`, origin()).href, {
    method,
    headers: { Authorization: `Bearer ${tokens.get(page.context())}` },
    ...(body !== undefined && { data: body }),
    ...(form !== undefined && { multipart: form }),
  });
  expect([key, answer.ok()]).toEqual([key, true]);
  return ((await answer.json()) as { data: Data }).data;
}

/** Has a value in the browser's local storage from the next page on, beside what is there. */
async function keepInBrowser(page: Page, name: string, value: string): Promise<void> {
  const { cookies, origins } = await page.context().storageState();
  const here = origins.find((one) => one.origin === origin())?.localStorage ?? [];
  await page.context().setStorageState({
    cookies,
    origins: [{ origin: origin(), localStorage: [...here, { name, value }] }],
  });
}

/** A session of the API is bound to a browser's cookie if a browser asks for it. */
const asBrowser = { "Sec-Fetch-Site": "same-origin" };

/** What opens the account's menu in the header. */
export const accountMenu = (page: Page): Locator =>
  page.locator("summary").filter({ has: page.locator("svg.lucide-user-round") });

/** Leaves by the menu of the shop's header, or by the navigation of the work shell. */
export async function logOut(page: Page): Promise<void> {
  // a message lies over the menu, and stays while the pointer is on it
  for (const close of await page.getByRole("button", { name: "Close toast" }).all())
    await close.dispatchEvent("click");
  const button = page.getByRole("button", { name: "Log Out" }).filter({ visible: true });
  if (!(await button.isVisible())) await accountMenu(page).click();
  await button.click();
  await expect(page.getByText("Logged Out Successfully")).toBeVisible();
}

type Stored = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;
interface AdminSession {
  at: number;
  token: string;
  stored: Stored;
}

/**
 * Where the admin's last sign-in stands. An account gets five codes in a quarter of an hour, and more journeys than that
 * need one; a file outlives the worker, which ends with each journey that fails.
 */
const adminFile = () => join(tmpdir(), `showroom-journeys-admin-${new URL(origin()).port}.json`);

function lastAdmin(): AdminSession | undefined {
  try {
    return JSON.parse(readFileSync(adminFile(), "utf8")) as AdminSession;
  } catch {
    return undefined;
  }
}

/** Well within the time in which a sign-in counts as a recent proof. */
const adminLasts_ms = 6 * 60_000;

/** Signs the demo's admin in, with the one-time code from the mailbox; admin-code.spec.ts does it by hand. */
export async function signInAsAdmin(page: Page): Promise<void> {
  if (!(await isAdminAgain(page))) {
    const token = await signedIn(page, "admin@demo.test", "pro-account/login");
    const headers = { ...asBrowser, Authorization: `Bearer ${token}` };
    const verify = new URL("/api/login/verify_otp", origin()).href;
    expect((await page.request.post(verify, { headers, data: {} })).status()).toBe(200);
    const mail = await mailTo(page.request, "admin@demo.test", /code/i);
    const otp = /\b\d{6}\b/.exec(mail.text)?.[0];
    expect((await page.request.post(verify, { headers, data: { otp } })).status()).toBe(200);
    const stored = await page.context().storageState();
    writeFileSync(adminFile(), JSON.stringify({ at: Date.now(), token, stored } satisfies AdminSession));
  }
  await page.goto("account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Takes up the last sign-in, if it is recent and nobody has ended it. */
async function isAdminAgain(page: Page): Promise<boolean> {
  const last = lastAdmin();
  if (!last || Date.now() - last.at > adminLasts_ms) return false;
  await page.context().setStorageState(last.stored);
  tokens.set(page.context(), last.token);
  const headers = { ...asBrowser, Authorization: `Bearer ${last.token}` };
  const answer = await page.request.get(new URL("/api/authuser", origin()).href, { headers });
  return answer.status() === 200;
}

/** An admin in a browser of their own. */
export async function enterAsAdmin(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await signInAsAdmin(page);
  return page;
}

/** Registers a new customer, Una Proved, whose address is not proved yet. */
export async function registered(request: APIRequestContext, email: string, password: string) {
  const answer = await request.post(new URL("/api/register", origin()).href, {
    headers: asBrowser,
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
  return (await answer.json()) as { token: string };
}

/** Is a new customer whose address is not proved yet, from the next page on. */
export async function newlySignedUp(page: Page): Promise<void> {
  const { token } = await registered(page.request, `nora.${Date.now()}@example.test`, demoPassword);
  await keepInBrowser(page, "authToken", token);
  await page.context().addCookies([{ name: "user_type", value: "user", url: origin() }]);
}

/** Has a new account of AI 3D Design, whose address is not proved yet, from the next page on. */
export async function newlySignedUpForAi(page: Page): Promise<void> {
  const answer = await page.request.post(new URL("/api/AI/design", origin()).href, {
    headers: asBrowser,
    data: {
      action: "register",
      name: "Nora Winslow",
      email: `nora.${Date.now()}@example.test`,
      password: demoPassword,
      agree: true,
    },
  });
  expect(answer.status()).toBe(200);
  await keepInBrowser(page, "AIauthToken", ((await answer.json()) as { token: string }).token);
}

/** Puts the first product of a category into the cart. */
export async function addFirstOf(page: Page, categorySlug: string): Promise<string> {
  await page.goto(`category/${categorySlug}/product?f.in_stock=true&sort=popular`);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  const name = await productName(page);
  await page.getByRole("button", { name: /^Add [\d,]+ (?!of )/ }).click();
  await expect(page.getByText(/^Added /)).toBeVisible();
  return name;
}

/** Before that, a page answers as one without scripts does. */
export const scriptsRun = (page: Page) => page.waitForFunction(() => window.earlyUse?.taken.signal.aborted);

/** The name on the product page that is being opened. */
export async function productName(page: Page): Promise<string> {
  await expect(page.getByRole("button", { name: /^Add [\d,]+ (?!of )/ })).toBeVisible();
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Name on card").fill("Dana Whitfield");
  await page.getByLabel("Expires", { exact: true }).fill("0431");
  await page.getByLabel("Security code").fill("123");
}

/** Pays what a proposal's page asks for next, with a card that is typed in. */
export async function payNextInstallment(client: Page, card: string = cards.good): Promise<void> {
  const other = client.getByRole("radio", { name: "Use a different card" });
  const number = client.getByLabel("Card number");
  await expect(number.or(other).first()).toBeVisible();
  if (await other.isVisible()) await other.check();
  await number.fill(card);
  await client.getByLabel("Name on card").fill("Casey Morgan");
  await client.getByLabel("Expires", { exact: true }).fill("12/39");
  await client.getByLabel("Security code").fill("123");
  await client.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(client.getByText(/paid\. Thank you\.$/).first()).toBeVisible();
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

/** A new customer with an account and a proved address, signed in from the next page on. Returns the email address. */
export async function newCustomer(page: Page, name: string): Promise<string> {
  const email = `${name}.${Date.now()}@example.test`;
  await customerAt(page, email);
  return email;
}

/** The same at an address of their own. */
export async function customerAt(page: Page, email: string): Promise<void> {
  await registered(page.request, email, demoPassword);
  const mail = await mailTo(page.request, email, /verif|confirm/i);
  await page.goto(mail.links.find((link) => link.includes("/verify/")) ?? "no link");
  await expect(
    page.getByRole("heading", { level: 1, name: "Your email address is confirmed" }),
  ).toBeVisible();
  await signedIn(page, email);
}
