import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { enterAsAdmin, mailTo, typeCredentials } from "./people.ts";

const password = "Grout-And-Grain-7";

async function fillPerson(page: Page, email: string, company: string): Promise<void> {
  await page.getByLabel("Full name").fill("Rosa Delgado");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByLabel("Phone number").fill("5035550142");
  await page.getByLabel("Company name").fill(company);
  await page.getByLabel("City").fill("Portland");
  await page.getByLabel("State", { exact: true }).selectOption("OR");
  await page.getByLabel("ZIP code").fill("97205");
}

const send = (page: Page) => page.getByRole("button", { name: "Send application" }).click();

const trySignIn = (page: Page, email: string) => typeCredentials(page, email, password, "pro-account/login");

/** Follows the link of the email that proves the address, in a browser where nobody is signed in. */
async function confirm(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const mail = await mailTo(request, email, /Confirm your email/);
  await page.goto(mail.links.find((link) => link.includes("/verify/")) ?? "no link");
  await expect(
    page.getByRole("heading", { level: 1, name: "Your email address is confirmed" }),
  ).toBeVisible();
  await expect(page.getByText("place your first order")).toBeHidden();
}

/** Confirms the address after the approval; the page leads to the sign-in of pros, and that to the workplace. */
async function confirmAndSignIn(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await confirm(page, request, email);
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Many may wait, so it is looked for by its company. */
async function openApplication(page: Page, company: string): Promise<void> {
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Approvals" }).click();
  await page.getByLabel("Company, email or license").fill(company);
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("main").getByRole("link", { name: company }).first().click();
}

async function decide(
  page: Page,
  company: string,
  decision: "Approve" | "Decline",
  reason?: string,
): Promise<void> {
  await openApplication(page, company);
  await page.getByRole("button", { name: decision }).click();
  const dialog = page.getByRole("dialog", { name: `${decision} ${company}?` });
  if (reason) await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: decision }).click();
  await expect(dialog).toBeHidden();
}

test("a contractor applies with a license, is approved, and runs a showroom that clients find", async ({
  page,
  request,
  browser,
}) => {
  const email = `rosa.${Date.now()}@example.test`;
  const company = `Delgado Tile ${Date.now() % 100_000}`;

  await test.step("finds the way from the page for pros", async () => {
    await page.goto("pro-account");
    await page.getByRole("main").getByRole("link", { name: "Sign Up as a Pro" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign up as a pro");
  });

  await test.step("sees what is missing, under each field", async () => {
    await send(page);
    await expect(page.getByText("The license number field is required.")).toBeVisible();
    await expect(page.getByText("The license document field is required.")).toBeVisible();
    await expect(page.getByText("Please accept the terms.")).toBeVisible();
    await expect(page.getByLabel("Full name")).toBeFocused();
  });

  await test.step("sends license and documents", async () => {
    await fillPerson(page, email, company);
    await page.getByLabel("License number").fill("CCB 190233");
    await page.getByLabel("License state").selectOption("OR");
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#c8bda8" } })
        .png()
        .toBuffer();
    const files = [
      { name: "thumb.png", mimeType: "image/png", buffer: await picture(300, 200) },
      { name: "license.png", mimeType: "image/png", buffer: await picture(900, 700) },
    ];
    await page.locator("input[type=file]").setInputFiles(files);
    await expect(page.getByText("The document field must be Minimum 600 X 400 pixels.")).toBeVisible();
    await expect(page.getByText(/KB, received/)).toBeVisible();
    await page.getByRole("button", { name: "Remove thumb.png" }).click();
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await send(page);
    await expect(page.getByRole("heading", { name: "Thank you, we have your application" })).toBeFocused();
    await mailTo(request, email, /We have your application/);
  });

  await test.step("cannot sign in yet, and is told why", async () => {
    await trySignIn(page, email);
    await expect(
      page.getByText("Your account is currently pending approval by the provider.").first(),
    ).toBeVisible();
  });

  await test.step("is approved by an admin who looks at the license", async () => {
    const desk = await enterAsAdmin(browser);
    await openApplication(desk, company);
    await expect(desk.getByText("CCB 190233, OR")).toBeVisible();
    const saved = desk.waitForEvent("download");
    await desk.getByRole("button", { name: "Download license.png" }).click();
    expect((await saved).suggestedFilename()).toBe("license.png");
    await decide(desk, company, "Approve");
    await expect(desk.getByRole("main").getByText("Approved", { exact: true })).toBeVisible();
    await desk.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Audit log" }).click();
    await desk.getByLabel("About").selectOption("approval");
    await expect(desk.getByRole("cell", { name: "Application approved" }).first()).toBeVisible();
    await desk.close();
  });

  const mail = await mailTo(request, email, /your Showroom ID is/);
  const vsdId = /Showroom ID is ([2-9A-Z]{8})/.exec(mail.subject)?.[1] ?? "";
  expect(vsdId).toHaveLength(8);

  await test.step("confirms the address and signs in", async () => {
    await confirmAndSignIn(page, request, email);
    await expect(page.getByText(company).first()).toBeVisible();
  });

  await test.step("is content with a markup of 10% and all departments", async () => {
    await expect(page.getByText("0 of 4 done")).toBeVisible();
    await page.getByRole("button", { name: "Keep 10%" }).click();
    await expect(page.getByText("1 of 4 done")).toBeVisible();
    await page.getByRole("button", { name: "Keep all" }).click();
    await expect(page.getByText("2 of 4 done")).toBeVisible();
    await page.reload();
    await expect(page.getByText("2 of 4 done")).toBeVisible();
    await expect(page.getByRole("button", { name: "Keep 10%" })).toBeHidden();
  });

  await test.step("whose clients enter the showroom by its ID", async () => {
    const client = await browser.newPage();
    await client.goto("");
    await client.getByRole("main").getByLabel("Enter Showroom ID").pressSequentially(vsdId);
    await expect(client.getByRole("main").getByText(company).first()).toBeVisible();
    await client.getByRole("main").getByRole("button", { name: "Next" }).click();
    await expect(client).toHaveURL(/\/visualize\/contractor\/all$/);
    await expect(client.getByRole("heading", { level: 1 })).toHaveText(company);
    await client.close();
  });
});

test("a designer applies without a license, is approved and signs in", async ({ page, request, browser }) => {
  const email = `dora.${Date.now()}@example.test`;
  const company = `Dora Interiors ${Date.now() % 100_000}`;
  await page.goto("register/contractor");
  await page.getByRole("radio", { name: "Designer" }).check({ force: true });
  await expect(page.getByLabel("License number (optional)")).toBeVisible();
  await fillPerson(page, email, company);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await send(page);
  await expect(page.getByRole("heading", { name: "Thank you, we have your application" })).toBeVisible();

  // confirms first and is approved later
  await confirm(page, request, email);
  await expect(page.getByText(/once we have reviewed your application/)).toBeVisible();
  const desk = await enterAsAdmin(browser);
  await decide(desk, company, "Approve");
  await desk.close();
  await mailTo(request, email, /is open: your Showroom ID is/);
  await trySignIn(page, email);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(email).first()).toBeVisible();
});

test("a vendor is declined with a reason, applies again, is approved and signs in", async ({
  page,
  request,
  browser,
}) => {
  const email = `cedar.${Date.now()}@example.test`;
  const company = `Cedar and Salt ${Date.now() % 100_000}`;
  const applyAsVendor = async () => {
    await fillPerson(page, email, company);
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await send(page);
    await expect(page.getByRole("heading", { name: "Thank you, we have your application" })).toBeVisible();
  };
  await page.goto("register/vendor");
  await applyAsVendor();

  const desk = await enterAsAdmin(browser);
  await decide(desk, company, "Decline", "Please tell us what you make and where you ship from.");
  const declined = await mailTo(request, email, /not approved/);
  expect(declined.text).toContain("Please tell us what you make and where you ship from.");

  await page.goto(declined.links.find((link) => link.endsWith("/register/vendor")) ?? "no link");
  await page.getByLabel("About the business").fill("Zellige from Fez, shipped from Oakland.");
  await applyAsVendor();
  await decide(desk, company, "Approve");
  await desk.close();
  await mailTo(request, email, /can now sell on the marketplace/);

  // signed in before the address is confirmed: the link leads on in the same browser
  await trySignIn(page, email);
  await expect(page).toHaveURL(/\/verifiction/);
  const mail = await mailTo(request, email, /Confirm your email/);
  await page.goto(mail.links.find((link) => link.includes("/verify/")) ?? "no link");
  await expect(page).toHaveURL(/\/account$/);
  await page.reload();
  await expect(page.getByText(email).first()).toBeVisible();
});
