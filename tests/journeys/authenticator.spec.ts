import { expect, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { demoPassword, signedIn } from "./people.ts";

const vendor = "vendor@demo.test";

test("a vendor protects the account with an app, gets in with its code or a recovery code, and switches it off", async ({
  page,
  browser,
}) => {
  await signedIn(page, vendor, "pro-account/login");
  await page.goto("account/security");
  await page.getByRole("button", { name: "Set up an app" }).click();
  const secret = (await page.getByTestId("secret").textContent())?.replaceAll(" ", "") ?? "";
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const shown = () => new TOTP({ secret }).generate();
  await page.getByLabel("Code from the app").fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("That code is wrong.")).toBeVisible();
  await page.getByLabel("Code from the app").fill(shown());
  await page.getByRole("button", { name: "Turn on" }).click();
  const keep = page.getByRole("dialog", { name: "Keep your recovery codes" });
  await expect(keep).toBeVisible();
  const recovery = await keep.getByRole("listitem").allTextContents();
  expect(recovery).toHaveLength(10);
  await keep.getByRole("button", { name: "I saved them" }).click();
  await expect(page.getByText("10 of 10 left")).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto("pro-account/login?redirect=/account/profile");
  await other.getByLabel("Email Address").fill(vendor);
  await other.getByLabel("Password", { exact: true }).fill(demoPassword);
  await other.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(other.getByLabel("Code")).toBeVisible();
  await other.goto("account/security");
  await expect(other).toHaveURL(/pro-account\/login\?redirect=%2Faccount%2Fsecurity$/);
  await expect(other.getByText("Enter the six digits from your authenticator app.")).toBeVisible();
  await other.getByLabel("Code").fill("111111");
  await other.getByRole("button", { name: "Verify" }).click();
  await expect(other.getByText("That code is wrong.")).toBeVisible();
  await other.getByLabel("Code").fill(recovery[0] ?? "");
  await other.getByRole("button", { name: "Verify" }).click();
  await expect(other).toHaveURL(/account\/security$/);
  await expect(other.getByText("9 of 10 left")).toBeVisible();

  await page.getByRole("button", { name: "Turn off", exact: true }).click();
  await page.getByRole("button", { name: "Turn off app" }).click();
  await expect(page.getByText("Your authenticator app is off.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Set up an app" })).toBeVisible();
});
