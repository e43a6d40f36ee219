import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { inShowroom, mailTo } from "./people.ts";

const password = "Grout-And-Grain-7";

test("an AI design account is opened, verifies its address, gets credits, and is separate from the shop account", async ({
  page,
  request,
}) => {
  const email = `ida.${Date.now()}@example.test`;

  const brief = "A 5' x 8' hall bath with a tub, warm and modern, under $15,000.";
  await inShowroom(page, "OAKSTONE");
  await page.goto("terms_of_service");
  await page.getByRole("main").getByRole("link", { name: "AI 3D Design" }).first().click();
  await expect(page.getByText(/^Start your custom design plan/)).toBeVisible();
  await page.getByLabel("Your brief").fill(brief);
  await page.getByRole("button", { name: "Create designs" }).click();
  await expect(page).toHaveURL(/design-ai\/singup$/);
  await expect(page.getByText("We keep your brief.")).toBeVisible();
  await page.getByLabel("Name").fill("Ida Brandt");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("Accept the terms to continue.")).toBeVisible();
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();

  await expect(page).toHaveURL(/design-ai\/welcome$/);
  await expect(page.getByRole("heading", { name: "Welcome, Ida Brandt" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Credits" })).toContainText("0");
  await page.getByRole("button", { name: "Resend the link" }).click();
  await expect(page.getByText(`We sent a new link to ${email}.`)).toBeVisible();

  const mail = await mailTo(request, email, /AI 3D Design/);
  const link = mail.links.find((address) => address.includes("verify=")) ?? "no link";
  await page.goto(link);
  await expect(page.getByRole("region", { name: "Credits" })).toContainText("3");
  await expect(page.getByRole("cell", { name: "Your first credits" })).toBeVisible();
  await expect(page).toHaveURL(/design-ai\/welcome$/);

  const keys = await page.evaluate(() => [
    localStorage.getItem("AIauthToken"),
    localStorage.getItem("authToken"),
  ]);
  expect(keys[0]?.length).toBeGreaterThan(10);
  expect(keys[1]).toBeNull();
  await page.goto("account");
  await expect(page).toHaveURL(/\/login\?redirect/);

  await page.goto("design-ai");
  await expect(page.getByText("3 credits")).toBeVisible();
  await expect(page.getByLabel("Your brief")).toHaveValue(brief);
  await page.getByRole("link", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Log out of AI 3D Design" }).click();
  await expect(page.getByText("Logged Out Successfully")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("AIauthToken"))).toBeNull();

  await page.goto("design-ai/login");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("wrong-password-1");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("These credentials do not match our records.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/design-ai$/);
  await expect(page.getByText("3 credits")).toBeVisible();

  await page.goto("design-ai/welcome");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const copy = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(copy.account).toMatchObject({ name: "Ida Brandt", email, credits: 3 });

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(dialog.getByText("Type DELETE to confirm.")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText("Your AI 3D Design account is deleted.")).toBeVisible();
  await expect(page).toHaveURL(/\/design-ai$/);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign up for AI 3D Design" })).toBeVisible();
});
