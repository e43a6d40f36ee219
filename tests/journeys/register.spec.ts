import { expect, type Page, test } from "@playwright/test";
import { cards, logOut, mailTo, typeCredentials } from "./people.ts";

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Ada Lucia Moreno");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill("Grout-And-Grain-7");
  await page.getByLabel("Phone number").pressSequentially("5035550142");
  await page.getByLabel("ZIP code").first().fill("97205");
}

const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

test("registering leads to what is wrong, step by step, and loses nothing that was typed", async ({
  page,
}) => {
  const email = `ada.${Date.now()}@example.test`;
  await page.goto("register");

  await test.step("the first step asks for everything it needs", async () => {
    await expect(page.getByRole("button", { name: "Back" })).toBeHidden();
    await next(page);
    for (const what of [
      "your full name",
      "your email address",
      "your password",
      "a phone number",
      "your ZIP code",
    ]) {
      await expect(page.getByText(`Enter ${what}.`)).toBeVisible();
    }
    await expect(page.getByText("Accept the terms to continue.")).toBeVisible();
    await expect(page.getByLabel("Full name")).toBeFocused();
    await fillAccount(page, "demo");
    await expect(page.getByLabel("Phone number")).toHaveValue("(503) 555-0142");
    await next(page);
    await expect(page.getByText("Enter a valid email address.")).toBeVisible();
  });

  await test.step("countries come with their dial codes", async () => {
    const codes = page.getByLabel("Country code");
    expect(await codes.locator("option").count()).toBeGreaterThan(225);
    await codes.selectOption({ label: "Germany +49" });
    await expect(page.getByLabel("Phone number")).toHaveValue("5035550142");
    await codes.selectOption({ label: "United States +1" });
  });

  await test.step("terms and privacy are read in place; accepting asks for the box", async () => {
    await page.getByRole("button", { name: "Privacy Policy" }).click();
    const policy = page.getByRole("dialog", { name: "Privacy Policy" });
    await policy.getByRole("button", { name: "Close" }).last().click();
    await expect(policy).toBeHidden();
    await page.getByRole("button", { name: "Terms of Service" }).click();
    const terms = page.getByRole("dialog", { name: "Terms of Service" });
    await terms.getByRole("button", { name: "Accept" }).click();
    await expect(terms.getByText("Accept the terms to continue.")).toBeVisible();
    await terms.getByRole("checkbox").check();
    await terms.getByRole("button", { name: "Accept" }).click();
    await expect(page.getByRole("checkbox", { name: /I agree/ })).toBeChecked();
  });

  await test.step("Back keeps what was typed", async () => {
    // the address is taken; the server says so at the end
    await page.getByLabel("Email").fill("customer@demo.test");
    await next(page);
    await expect(step(page, "Shipping address")).toBeFocused();
    await page.getByLabel("Street").first().fill("1200 SW Park Ave");
    await expect(page.getByLabel("City").first()).toHaveValue("Portland");
    await next(page);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByLabel("Street").first()).toHaveValue("1200 SW Park Ave");
    await next(page);
  });

  await test.step("so does the browser's own Back, which goes a step back", async () => {
    await expect(step(page, "Payment")).toBeFocused();
    await page.goBack();
    await expect(step(page, "Shipping address")).toBeFocused();
    await expect(page.getByLabel("Street").first()).toHaveValue("1200 SW Park Ave");
    await page.goForward();
    await expect(step(page, "Payment")).toBeFocused();
  });

  await test.step("even where it is pressed in the moment in which a step comes", async () => {
    await page.getByRole("button", { name: "Back" }).click();
    await expect(step(page, "Shipping address")).toBeFocused();
    await page.getByRole("button", { name: "Next" }).evaluate((button: HTMLElement) => {
      button.click();
      history.back();
      // the page has no time to draw before the browser is back
      const until = performance.now() + 1000;
      while (performance.now() < until);
    });
    await expect(step(page, "Shipping address")).toBeFocused();
    await page.goForward();
    await expect(step(page, "Payment")).toBeFocused();
  });

  await test.step("a card is grouped, leads on by itself, and is checked", async () => {
    await page.getByLabel("Card number").pressSequentially("4242424242424241");
    await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4241");
    await page.getByLabel("Expires", { exact: true }).fill("0120");
    await page.getByLabel("Security code").fill("1");
    await page.getByRole("button", { name: "Done" }).click();
    for (const message of ["Invalid Card Number.", "Invalid Expiration Date.", "Invalid CVC."])
      await expect(page.getByText(message)).toBeVisible();
    await page.getByLabel("Card number").fill("");
    await page.getByLabel("Expires", { exact: true }).fill("");
    await page.getByLabel("Security code").fill("");
    await page.getByLabel("Card number").pressSequentially(cards.good);
    await expect(page.getByLabel("Name on card")).toBeFocused();
    await page.getByLabel("Name on card").fill("Ada Moreno");
    await page.getByLabel("Expires", { exact: true }).pressSequentially("1139");
    await expect(page.getByLabel("Expires", { exact: true })).toHaveValue("11/39");
    await expect(page.getByLabel("Security code")).toBeFocused();
    await page.getByLabel("Security code").fill("123");
  });

  await test.step("an error of the server leads to the step where it belongs", async () => {
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("This email already has an account.")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Full name")).toHaveValue("Ada Lucia Moreno");
    await page.getByLabel("Email").fill(email);
    await next(page);
    await next(page);
    await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
    await page.getByRole("button", { name: "Done" }).click();
  });

  await test.step("says thank you, and leads home", async () => {
    const thanks = page.getByRole("dialog", { name: "Thank you for signing up" });
    await expect(thanks).toContainText(email);
    await thanks.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/verifiction/);
  });

  await test.step("confirms the address by the emailed link, which leads on, and signs in for the first time", async () => {
    const mail = await mailTo(page.request, email, /Confirm/);
    await page.goto(mail.links.find((link) => link.includes("/verify/")) ?? "no link");
    await expect(page).toHaveURL(/localhost:\d+\/showroom\/?$/);
    await logOut(page);
    await typeCredentials(page, email, "Grout-And-Grain-7");
    await expect(page).toHaveURL(/localhost:\d+\/showroom\/?$/);
    await page.goto("account/profile");
    await expect(page.getByText("Ada Lucia Moreno")).toBeVisible();
    await expect(page.getByText(/Visa ending in 4242, expires/)).toBeVisible();
  });
});
