import { expect, test } from "@playwright/test";
import sharp from "sharp";
import {
  confirmAndSignIn,
  decide,
  fillPerson,
  openApplication,
  sendApplication,
  trySignIn,
} from "./application.ts";
import { enterAsAdmin, mailTo } from "./people.ts";

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
    await sendApplication(page);
    await expect(page.getByText("Enter your license number.")).toBeVisible();
    await expect(page.getByText("Add a copy of your license.")).toBeVisible();
    await expect(page.getByText("Accept the terms to continue.")).toBeVisible();
    await expect(page.getByLabel("Full name")).toBeFocused();
    await expect(page.getByText(/^Invalid input/)).toBeVisible();
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
    await sendApplication(page);
    await expect(page.getByRole("heading", { name: "Thank you, we have your application" })).toBeFocused();
    await expect(page.getByText(/^Invalid input/)).toBeHidden();
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

test("a vendor is declined with a reason, applies again, is approved and signs in", async ({
  page,
  request,
  browser,
}) => {
  const email = `cedar.${Date.now()}@example.test`;
  const company = `Cedar and Salt ${Date.now() % 100_000}`;
  const send = async () => {
    await fillPerson(page, email, company);
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await sendApplication(page);
  };
  const thanks = page.getByRole("heading", { name: "Thank you, we have your application" });
  await page.goto("register/vendor");
  await send();
  await expect(thanks).toBeVisible();

  const desk = await enterAsAdmin(browser);
  await decide(desk, company, "Decline", "Please tell us what you make and where you ship from.");
  const declined = await mailTo(request, email, /not approved/);
  expect(declined.text).toContain("Please tell us what you make and where you ship from.");

  await page.goto(declined.links.find((link) => link.endsWith("/register/vendor")) ?? "no link");
  await page.getByLabel("About the business").fill("Zellige from Fez, shipped from Oakland.");
  // a document on a slow line, chosen even before the page's scripts may have run: pressing Send waits for it
  const line = Promise.withResolvers<void>();
  await page.route("**/api/register/documents", async (route) => {
    await line.promise;
    await route.continue();
  });
  const pdf = { name: "resale.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
  await page.locator("input[type=file]").setInputFiles(pdf);
  await expect(page.getByText("Sending …")).toBeVisible();
  await send();
  await expect(page.getByRole("button", { name: "Send application" })).toHaveAttribute("aria-busy", "true");
  line.resolve();
  await expect(thanks).toBeVisible();
  await openApplication(desk, company);
  await expect(desk.getByRole("button", { name: "Download resale.pdf" })).toBeVisible();
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
