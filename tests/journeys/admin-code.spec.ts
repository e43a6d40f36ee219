import { expect, type Page, test } from "@playwright/test";
import { demoPassword, mailTo } from "./people.ts";

const admin = "admin@demo.test";

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel("Email Address").fill(admin);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByLabel("Code")).toBeVisible();
}

test("an admin who has not proved the code is signed out, told why, and led back after the code", async ({
  page,
  request,
}) => {
  await page.goto("pro-account/login");
  await enterPassword(page);

  for (const path of ["", "account/profile"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`pro-account/login?${new URLSearchParams({ redirect: `/${path}` })}`);
    await expect(page.getByText("Administrators confirm each new device with a code.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
    await enterPassword(page);
  }

  const mail = await mailTo(request, admin, /code/i);
  await page.getByLabel("Code").fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? "");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(/account\/profile$/);
});
