import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  expect as playwrightExpect,
} from "@playwright/test";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { stripeGateway } from "../server/platform/payments/stripe.ts";
import { type HttpServer, serveHttp } from "../server/start/http.ts";
import { browserArguments, findTestBrowser } from "./support/find-browser.ts";
import { openShop, portland, type Shop } from "./support/shop.ts";
import { type StripeBrowser, standInForStripe } from "./support/stripe-browser.ts";
import { type StripeServer, startStripeServer } from "./support/stripe-server.ts";

/** As patient as the journeys are: beside other work a first page may take more than Playwright's 5 s. */
const see = playwrightExpect.configure({ timeout: 20_000 });
const keys = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" };
const tile = "NQT-CARR-1224-M";
const program = findTestBrowser();

const numbers = { good: "4242424242424242", declined: "4000000000000002", asks: "4000002500003155" };

describe.skipIf(!program)("cards by Stripe, in a browser (skipped where there is none)", () => {
  let stripe: StripeServer;
  let shop: Shop;
  let http: HttpServer;
  let browser: Browser;
  let context: BrowserContext;
  let hosted: StripeBrowser;
  /** What the page sent to our server: addresses, headers and bodies. */
  let received: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    stripe = await startStripeServer();
    shop = await openShop(
      { payments: stripeGateway(keys, stripe.address) },
      {
        MODE: "demo",
        PORT: "0",
        STRIPE_SECRET_KEY: keys.secretKey,
        STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
        STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      },
    );
    http = await serveHttp(shop.platform, shop.app);
    browser = await chromium.launch({ executablePath: program!, args: browserArguments });
  });
  afterAll(async () => {
    await browser?.close();
    await http?.close();
    await shop?.close();
    await stripe?.close();
  });
  afterEach(() => context?.close());

  /** A page of a new browser, signed in where a token is given. */
  async function visit(path: string, token?: string): Promise<Page> {
    received = [];
    context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    hosted = await standInForStripe(context, stripe);
    if (token) {
      await context.addInitScript((kept) => localStorage.setItem("authToken", kept), token);
    }
    const page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("request", async (request) => {
      if (!request.url().startsWith(origin())) return;
      received.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`);
    });
    await page.goto(`${origin()}/showroom/${path}`);
    return page;
  }
  const origin = () => `http://localhost:${http.port}`;

  async function fillCard(page: Page, number: string): Promise<void> {
    const field = (kind: string) => page.frameLocator(`iframe[src$="#${kind}"]`).getByRole("textbox");
    await field("cardNumber").fill("");
    await field("cardNumber").fill(number);
    await see(page.getByLabel("Name on card")).toBeFocused();
    await page.getByLabel("Name on card").fill("Ada L Moreno");
    await field("cardExpiry").fill("");
    await field("cardExpiry").fill("0834");
    await see(field("cardCvc")).toBeFocused();
    await field("cardCvc").fill("987");
  }

  /** A signed-in customer at the checkout, address and all. */
  async function checkout() {
    const buyer = await shop.buyer({ [tile]: 2 });
    await buyer.call("PUT /api/profile", { ...portland, apartment: "" });
    const page = await visit(`checkout?project=${buyer.project}`, buyer.token);
    await see(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
    return { buyer, page };
  }

  /** By keyboard: Chromium loses a pointer's press in a frame of another process that has just come up. */
  const answer = (page: Page, link: "Refuse" | "Approve") =>
    page.frameLocator('iframe[title="Your bank"]').getByRole("link", { name: link }).press("Enter");

  const paid = async (page: Page) => {
    await see(page).toHaveURL(/thankyou\?order=/);
    await see(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  };

  function expectNoCardHere(number: string): void {
    expect(received.length).toBeGreaterThan(3);
    for (const text of received) {
      expect(text.replaceAll(/[\s-]/g, "")).not.toContain(number);
      expect(text).not.toMatch(/\b987\b|"cvv"|card_number/);
    }
  }

  test("a card goes to Stripe alone, and its PaymentMethod pays the order", async () => {
    const { page } = await checkout();
    await fillCard(page, numbers.good);
    await page.getByRole("button", { name: /^Pay \$/ }).dblclick();
    await paid(page);
    expect(hosted.cards).toMatchObject([
      { number: numbers.good, cardExpiry: "0834", cardCvc: "987", name: "Ada L Moreno" },
    ]);
    expectNoCardHere(numbers.good);
    expect(complaints.filter((text) => /policy/i.test(text))).toEqual([]);
  });

  test("an unfinished card is not sent anywhere", async () => {
    const { page } = await checkout();
    await see(page.locator("iframe[src$='#cardCvc']")).toBeVisible();
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await see(page.getByText("Invalid Card Number.")).toBeVisible();
    await see(page.getByText("Invalid Expiration Date.")).toBeVisible();
    await see(page.getByText("Invalid CVC.")).toBeVisible();
    expect(hosted.cards).toEqual([]);
  });

  test("where Stripe cannot be reached the page says so, and tries again when asked", async () => {
    const { page } = await checkout();
    await context.route("https://js.stripe.com/**", (route) => route.abort(), { times: 2 });
    await page.reload();
    await see(page.getByRole("alert")).toContainText("couldn't load the card fields");
    await page.getByRole("button", { name: "Try again" }).click();
    await fillCard(page, numbers.good);
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await paid(page);
  });

  test("after a declined card another pays, and nothing else has to be typed again", async () => {
    const { page } = await checkout();
    await page.getByLabel("Job name").fill("Hall bath");
    await fillCard(page, numbers.declined);
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await see(page.getByRole("alert")).toContainText("insufficient funds");
    await see(page.getByLabel("Job name")).toHaveValue("Hall bath");
    await fillCard(page, numbers.good);
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await paid(page);
  });

  test("the bank's question is asked over the form; a refusal leaves it as it was, an approval pays", async () => {
    const { page } = await checkout();
    await fillCard(page, numbers.asks);
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await answer(page, "Refuse");
    await see(page.getByRole("alert")).toContainText("unable to authenticate");
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await answer(page, "Approve");
    await paid(page);
    expect(hosted.asked.some((url) => url.startsWith("https://hooks.stripe.com/"))).toBe(true);
  });

  test("a customer who left the bank's question finds it again", async () => {
    const { buyer, page } = await checkout();
    await fillCard(page, numbers.asks);
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await see(page.frameLocator('iframe[title="Your bank"]').getByRole("heading")).toBeVisible();
    const [waiting] = await shop.platform.sql<{ id: string }[]>`
      select p.id from payments p join orders o on o.id = p.order_id
      where o.project_id = ${buyer.project} and p.status = 'requires_action'`;
    await page.goto(`${origin()}/showroom/checkout-payment?payment=${waiting?.id}`);
    await page.getByRole("button", { name: "Confirm with my bank" }).click();
    await answer(page, "Approve");
    await paid(page);
  });

  test("a card can be kept in the account", async () => {
    const buyer = await shop.buyer({ [tile]: 1 });
    const page = await visit("account/profile", buyer.token);
    await page.getByRole("button", { name: "Add: Saved card" }).click();
    await fillCard(page, numbers.good);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await see(page.getByText("ending in 4242, expires 08/34")).toBeVisible();
    await see(page.getByText("Ada L Moreno")).toBeVisible();
    expectNoCardHere(numbers.good);
  });

  test("a card whose bank asks is saved when its owner approves, and not when they refuse", async () => {
    const buyer = await shop.buyer({ [tile]: 1 });
    const page = await visit("account/cards", buyer.token);
    await page.getByRole("button", { name: "Add a card" }).click();
    await fillCard(page, numbers.asks);
    await page.getByRole("button", { name: "Save card" }).click();
    await answer(page, "Refuse");
    await see(page.getByRole("dialog")).toContainText("unable to authenticate");
    await page.getByRole("button", { name: "Save card" }).click();
    await answer(page, "Approve");
    await see(page.getByRole("heading", { name: "Visa ending in 4242" })).toBeVisible();
    expectNoCardHere(numbers.asks);
  });

  test("a new account brings its card along, and other pages ask Stripe for nothing", async () => {
    const page = await visit("");
    await see(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(`${origin()}/showroom/register`);
    await page.getByLabel("Full name").fill("Ada Lucia Moreno");
    await page.getByLabel("Email").fill("ada.browser@example.test");
    await page.getByRole("textbox", { name: "Password" }).fill("copper-kettle-9");
    await page.getByLabel("Phone number").fill("5035550142");
    await page.getByLabel("ZIP code").first().fill("97205");
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Street").first().fill("1200 SW Park Ave");
    await page.getByLabel("City").first().fill("Portland");
    await page.getByLabel("State").first().selectOption("OR");
    expect(hosted.asked).toEqual([]);
    await page.getByRole("button", { name: "Next" }).click();
    await fillCard(page, numbers.good);
    await page.getByRole("button", { name: "Done" }).click();
    await see(page.getByRole("dialog", { name: "Thank you for signing up" })).toBeVisible();
    const [kept] = await shop.platform.sql<{ last4: string; provider: string }[]>`
      select c.last4, c.provider from saved_cards c join users u on u.id = c.user_id
      where u.email = 'ada.browser@example.test'`;
    expect(kept).toEqual({ last4: "4242", provider: "stripe" });
    expectNoCardHere(numbers.good);
  });
});
