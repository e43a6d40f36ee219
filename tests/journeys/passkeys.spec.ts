import { expect, type Page, test } from "@playwright/test";
import { demoPassword, logOut, signedIn } from "./people.ts";

/** A device with a finger sensor, as Chromium plays it for tests (WebAuthn over its own protocol). */
async function plugInDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** From the next page on a browser that offers no passkeys where it fills in addresses, as not all do. */
const stopOffering = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

test("a customer adds a passkey, signs in with it alone, renames and removes it", async ({ page }) => {
  await plugInDevice(page);
  await signedIn(page, "customer@demo.test");
  await page.goto("account");
  await page.getByRole("link", { name: "Sign-in and security" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-in and security");

  await page.getByRole("button", { name: "Add a passkey" }).click();
  const naming = page.getByRole("dialog", { name: "Name this passkey" }).filter({ visible: true });
  await naming.getByRole("button", { name: "Save" }).click();
  await expect(naming.getByText("Enter a name.")).toBeVisible();
  await naming.getByLabel("Name").fill("Kitchen tablet");
  await naming.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Passkey saved.")).toBeVisible();
  await expect(page.getByText("Kitchen tablet", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("This device already has a passkey for your account.")).toBeVisible();

  await logOut(page);
  // the browser offers the passkey by itself, where it fills in the address
  await page.goto("login?redirect=/account/security");
  await expect(page.getByText(/last used \d\d\.\d\d\.\d{4}/).first()).toBeVisible();

  await logOut(page);
  await stopOffering(page);
  await page.goto("login?redirect=/account/security");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-in and security");

  await page.getByRole("button", { name: "Rename Kitchen tablet" }).click();
  await naming.getByLabel("Name").fill("Old tablet");
  await naming.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Remove Old tablet" }).click();
  await page.getByRole("button", { name: "Remove the passkey" }).click();
  await expect(page.getByText("Passkey removed.")).toBeVisible();

  await logOut(page);
  await page.goto("login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(
    page.getByText("We don't recognize this passkey. Please sign in with your password."),
  ).toBeVisible();
});

test("without a passkey the button says so and the password still works", async ({ page }) => {
  await plugInDevice(page);
  await stopOffering(page);
  await page.goto("login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("No passkey was used.")).toBeVisible();
  await page.getByLabel("Email Address").fill("customer@demo.test");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
});
