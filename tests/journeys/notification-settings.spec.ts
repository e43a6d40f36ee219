import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { demoPassword, mailTo, registered, signedIn } from "./people.ts";

/** A pro emails a coupon to a client with this address. Answers where the email's unsubscribe link leads. */
async function couponLink(page: Page, token: string, email: string): Promise<string> {
  const post = async (path: string, data: object) => {
    const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() };
    const answer = await page.request.post(path, { headers, data });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const client = await post("/api/pro/clients", { full_name: "Una Proved", email });
  await post("/api/pro/coupon-gifts", { client, percent: 1 });
  const { links } = await mailTo(page.request, email, /gives you/);
  return links.find((link) => link.includes("/unsubscribe/"))!;
}

/** A new customer who has opened the link in the first email. */
async function customer(page: Page, email: string): Promise<void> {
  await registered(page.request, email, demoPassword);
  const { links } = await mailTo(page.request, email, /confirm|verify/i);
  const token = links
    .find((link) => link.includes("/verify/"))!
    .split("/")
    .at(-1);
  expect((await page.request.get(`/api/email/verify/${token}`)).status()).toBe(200);
}

/** What a mail program sends when its own button is pressed (RFC 8058). */
const pressOneClick = (request: APIRequestContext, link: string) =>
  request.post(link, { form: { "List-Unsubscribe": "One-Click" } });

const byEmail = (page: Page, kind: string) =>
  page.getByRole("group", { name: kind, exact: true }).getByLabel("By email");

test("a customer switches off message emails, and unsubscribes by the link of an email", async ({
  page,
  browser,
}) => {
  const email = `una.${Date.now()}@example.test`;
  const pro = await browser.newPage();
  await customer(page, email);
  const link = await couponLink(pro, await signedIn(pro, "pro@demo.test", "pro-account/login"), email);

  await signedIn(page, email);
  await page.goto("notification");
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notification settings" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Sign-in and account" })).toContainText(
    "Always on",
  );
  await byEmail(page, "Messages").uncheck();
  await expect(page.getByText("Messages by email: off")).toBeVisible();
  await page.reload();
  await expect(byEmail(page, "Messages")).not.toBeChecked();
  await expect(byEmail(page, "Coupons from pros")).toBeChecked();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(link);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Stop emails about coupons from pros?");
  await page.reload();
  await expect(byEmail(page, "Coupons from pros")).toBeChecked();
  await reader.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("You're unsubscribed");
  await page.reload();
  await expect(byEmail(page, "Coupons from pros")).not.toBeChecked();

  await byEmail(page, "Coupons from pros").check();
  await expect(page.getByText("Coupons from pros by email: on")).toBeVisible();
  expect((await pressOneClick(plain.request, link)).status()).toBe(200);
  await page.reload();
  await expect(byEmail(page, "Coupons from pros")).not.toBeChecked();
  await plain.close();
  await pro.close();
});

test("quiet hours are kept, and an end that is their start is refused beside the field", async ({ page }) => {
  const email = `quiet.${Date.now()}@example.test`;
  await customer(page, email);
  await signedIn(page, email);
  await page.goto("account/notifications");
  await page.getByLabel("Keep quiet hours").check();
  await page.getByLabel("From", { exact: true }).selectOption("10:00 PM");
  await page.getByLabel("To", { exact: true }).selectOption("10:00 PM");
  await page.getByRole("button", { name: "Save quiet hours" }).click();
  await expect(page.getByText("Choose an end time that differs from the start.")).toBeVisible();
  await page.getByLabel("To", { exact: true }).selectOption("6:00 AM");
  await page.getByRole("button", { name: "Save quiet hours" }).click();
  await expect(page.getByText("Your quiet hours are saved.")).toBeVisible();
  await page.getByLabel("Send me one email a day").check();
  await page.getByLabel("At", { exact: true }).selectOption("7:00 AM");
  await page.getByRole("button", { name: "Save daily email" }).click();
  await expect(page.getByText("You get one email a day from now on.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("At", { exact: true })).toHaveValue("7");
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("22");
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("6");
});
