import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { mailTo } from "./people.ts";

const password = "Grout-And-Grain-7";

test("a customer takes a copy of all data, then deletes the account", async ({ page, request }) => {
  const email = `nell.${Date.now()}@example.test`;

  await test.step("signs up and proves the address", async () => {
    await page.goto("register");
    await page.getByLabel("Full name").fill("Nell Farrow");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByLabel("Phone number").fill("5035550142");
    await page.getByLabel("ZIP code").first().fill("97205");
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Street").first().fill("9 Quiet Lane");
    // from the ZIP code of the first step
    await expect(page.getByLabel("City").first()).toHaveValue("Portland");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Skip payment" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
    const mail = await mailTo(request, email, /Confirm/);
    await page.goto(mail.links.find((link) => link.includes("/verify/")) ?? "no link");
    await expect(page).not.toHaveURL(/verify/);
  });

  await test.step("takes the copy", async () => {
    await page.goto("account/privacy");
    await expect(page.getByRole("cell", { name: "Terms of Service" })).toBeVisible();
    await page.getByRole("button", { name: "Request a copy" }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    const packed = unzipSync(await readFile(await (await saved).path()));
    const file = strFromU8(packed["my-data.json"]!);
    const { data } = JSON.parse(file) as { data: Record<string, Record<string, unknown>[]> };
    expect(data.account?.[0]?.email).toBe(email);
    expect(data.addresses?.[0]?.street).toBe("9 Quiet Lane");
    expect(file).not.toContain("password_hash");
    await mailTo(request, email, /Your data is ready to download/);
  });

  await test.step("deletes the account, which asks twice", async () => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await expect(dialog.getByText("Type DELETE to confirm.")).toBeVisible();
    await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
    await dialog.getByRole("textbox", { name: "Password" }).fill("not-my-password");
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await expect(dialog.getByText("This is not your password.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Password" }).fill(password);
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await expect(page.getByText("Your account is deleted.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
    await mailTo(request, email, /Your account is deleted/);
  });

  await test.step("is a stranger from then on", async () => {
    await page.goto("login");
    await page.getByLabel("Email Address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("These credentials do not match our records.")).toBeVisible();
  });
});
