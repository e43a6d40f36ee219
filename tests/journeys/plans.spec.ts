import { expect, type Page, test } from "@playwright/test";
import { passPlanDays } from "../support/journey-database.ts";
import { call, cards, enterAsAdmin, fillCard, mailTo, signedIn } from "./people.ts";

const showroom = "PATIOATX";
const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim());

/** The accent of the pro's showroom, as its visitors see it. */
async function shownAccent(page: Page): Promise<string> {
  await page.goto(`enter/${showroom}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return accentOf(page);
}

test("a pro tries Premium, sees the own color in the showroom, cancels, keeps it, loses it and pays again", async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage();
  const usual = await shownAccent(visitor);
  const pro = "wade@liveoakoutdoors.example.com";
  await signedIn(page, pro, "pro-account/login");
  await page.goto("account/plan");
  await page.getByRole("button", { name: "Try Premium for free" }).click();
  const dialog = page.getByRole("dialog", { name: "Switch to Premium" });
  await expect(dialog.getByText(/The first charge is \$199\.00 on/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Start the free trial" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Save a card" }).click();
  await fillCard(page, cards.good);
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(dialog.getByText("Paid with Visa ending in 4242")).toBeVisible();
  await dialog.getByRole("button", { name: "Start the free trial" }).click();
  await expect(page.getByText("Your free trial has started.")).toBeVisible();
  await expect(page.getByText("Free trial", { exact: true })).toBeVisible();
  expect(await shownAccent(visitor)).not.toBe(usual);

  await page.getByRole("button", { name: "Cancel Premium" }).click();
  const cancel = page.getByRole("dialog", { name: "Cancel Premium?" });
  await expect(cancel.getByText(/^Premium works until/)).toBeVisible();
  await cancel.getByRole("button", { name: "Cancel Premium" }).click();
  await expect(page.getByRole("heading", { name: "Premium is canceled" })).toBeVisible();
  await page.getByRole("button", { name: "Keep Premium" }).click();
  await expect(page.getByRole("heading", { name: "Premium is canceled" })).toBeHidden();
  await expect(page.getByText("$199.00").first()).toBeVisible();

  // the trial ends, and the card that pays from then on is declined four times in eight days
  const card = {
    card_number: cards.declinedLater,
    name_on_Card: "Wade Ellis",
    exp_date: "12/39",
    cvv: "123",
  };
  await call(page, "POST cards", { ...card, is_default: true });
  const admin = await enterAsAdmin(browser);
  const expectAfter = async (days: number, state: string) => {
    await passPlanDays(process.env.JOURNEYS_PORT!, pro, days);
    const renewed = async () => {
      await call(admin, "POST admin/queues/jobs/run", { name: "renew-plans" });
      return (await call<{ state: string }>(page, "GET plan")).state;
    };
    await expect.poll(renewed).toBe(state);
  };
  await expectAfter(15, "past_due");
  expect(await shownAccent(visitor)).not.toBe(usual);
  await expectAfter(8, "lapsed");
  expect(await shownAccent(visitor)).toBe(usual);
  await admin.context().close();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Your plan ended" })).toBeVisible();
  await call(page, "POST cards", { ...card, card_number: cards.good, is_default: true });
  await page.getByRole("button", { name: "Switch to Premium" }).click();
  await dialog.getByRole("button", { name: "Pay $199.00 and switch" }).click();
  await expect(page.getByText("You have Premium now.")).toBeVisible();
  expect(await shownAccent(visitor)).not.toBe(usual);
  await visitor.close();
});

test("a pro whose payment failed is told and pays; the office sees it, and cancels with a reason", async ({
  page,
  browser,
}) => {
  await signedIn(page, "britt@lakesidebath.example.com", "pro-account/login");
  await page.goto("account");
  await page.getByRole("link", { name: "See what to do" }).click();
  await expect(page.getByRole("heading", { name: "We could not charge $199.00" })).toBeVisible();
  await page.getByRole("button", { name: "Pay $199.00 now" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your card has insufficient funds.");

  const admin = await enterAsAdmin(browser);
  await admin.goto("account/admin/plans?state=past_due");
  await admin.getByRole("link", { name: /Lakeside/ }).click();
  await admin.getByRole("button", { name: "Cancel plan" }).click();
  const dialog = admin.getByRole("dialog", { name: "Cancel Premium?" });
  await dialog.getByRole("button", { name: "Cancel Premium" }).click();
  await expect(dialog.getByText("Enter a reason.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Asked by email");
  await dialog.getByRole("button", { name: "Cancel Premium" }).click();
  await expect(admin.getByText("Premium is canceled.")).toBeVisible();
  await expect(admin.getByRole("table", { name: "History" })).toContainText("Asked by email");

  await page.reload();
  await expect(page.getByText("None", { exact: true })).toBeVisible();
  await expect(page.getByText("Canceled", { exact: true })).toBeVisible();
  await admin.context().close();
});

test("a pro turns credits into a code, whose link adds them to a new AI design account once", async ({
  page,
  browser,
}) => {
  await signedIn(page, "ines@frontrangefit.example.com", "pro-account/login");
  const card = { card_number: cards.good, name_on_Card: "Ines Marquez", exp_date: "12/39", cvv: "123" };
  await call(page, "POST cards", { ...card, is_default: true });
  await page.goto("account/plan");
  await page.getByRole("button", { name: "Buy 10 credits" }).click();
  await page.getByRole("button", { name: "Pay $19.00" }).click();
  await expect(page.getByText("You have 10 more credits.")).toBeVisible();
  await page.getByRole("button", { name: "Create a code" }).click();
  const making = page.getByRole("dialog", { name: "Create a code" });
  const { balance } = await call<{ balance: number }>(page, "GET plan/credits");
  await making.getByLabel("Credits").fill(String(balance + 1));
  await making.getByLabel("Who it's for").fill("The Nguyens");
  await making.getByRole("button", { name: "Create code" }).click();
  await expect(making.getByText(`You have ${balance}. Enter at most that many.`)).toBeVisible();
  await making.getByLabel("Credits").fill("4");
  await making.getByRole("button", { name: "Create code" }).click();
  const shown = page.getByRole("dialog", { name: "Your code for 4 credits" });
  const link = await shown.getByRole("link", { name: /design-ai\/welcome/ }).textContent();
  await shown.getByRole("button", { name: "Done" }).click();
  const codes = page.getByRole("region", { name: "Credit codes" });
  await expect(codes).toContainText("For The Nguyens");
  await expect(codes).toContainText("Not used yet");

  const client = await browser.newPage();
  await client.goto(link!);
  await expect(client).toHaveURL(/design-ai\/login\?redirect=/);
  await client.getByRole("link", { name: "Sign up for AI 3D Design" }).first().click();
  await expect(client.getByText(/^We kept your code/)).toBeVisible();
  const email = `lan.${Date.now()}@example.test`;
  await client.getByLabel("Name").fill("Lan Nguyen");
  await client.getByLabel("Email").fill(email);
  await client.getByRole("textbox", { name: "Password" }).fill("Grout-And-Grain-7");
  await client.getByRole("checkbox", { name: /I agree/ }).check();
  await client.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(client.getByText(/^We kept it/)).toBeVisible();
  const mail = await mailTo(client.request, email, /AI 3D Design/);
  await client.goto(mail.links.find((address) => address.includes("verify=")) ?? "no link");
  await expect(client.getByLabel("Credit code")).toHaveValue(/^[\dA-Z]{4}(-[\dA-Z]{4}){3}$/);
  await client.getByRole("button", { name: "Add credits" }).click();
  await expect(client.getByText("We added 4 credits. You have 7 now.")).toBeVisible();
  await expect(client.getByRole("cell", { name: "Credits added" })).toBeVisible();
  await client.goto(link!);
  await expect(client).toHaveURL(/design-ai\/welcome$/);
  await client.getByRole("button", { name: "Add credits" }).click();
  await expect(client.getByText("This code has already been used.")).toBeVisible();
  await client.close();

  await page.reload();
  await expect(codes).toContainText(/Used \d\d\.\d\d\.\d{4}/);
});
