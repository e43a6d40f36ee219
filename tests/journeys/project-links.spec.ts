import { expect, test } from "@playwright/test";
import { ownProject } from "./own-project.ts";

test("a guest opens a project by its link, comments, and finds it gone once it is revoked", async ({
  page,
  browser,
}) => {
  const project = await ownProject(page, "Mudroom", 24);
  await page.goto(`projects/${project}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share “Mudroom”" });
  await dialog.getByLabel(/Who is it for/).fill("My sister");
  await dialog.getByRole("checkbox", { name: "Allow comments" }).check();
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Address of My sister" }).inputValue();
  await expect(dialog.getByText(/not opened yet/)).toBeVisible();
  await page.evaluate(() => {
    const blocked = () => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText: blocked }, configurable: true });
  });
  await dialog.getByRole("button", { name: /^Copy link ?: My sister/ }).click();
  await expect(page.getByText("Your browser blocked copying. Select the text and copy it.")).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { level: 1, name: "Mudroom" })).toBeVisible();
  await expect(guest.getByText(/^24 × \$/)).toBeVisible();
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const comment = guest.getByRole("button", { name: /^Comment/ }).first();
  const name = guest.getByLabel("Your name");
  // the button answers once the page's scripts are there
  await expect(async () => {
    await comment.click();
    await expect(name).toBeVisible({ timeout: 1000 });
  }).toPass();
  await guest.getByRole("button", { name: "Send comment" }).click();
  await expect(guest.getByText("Enter your name.")).toBeVisible();
  await name.fill("Lee");
  await guest.getByLabel("Comment", { exact: true }).fill("Too gray for a mudroom.");
  await guest.getByRole("button", { name: "Send comment" }).click();
  await expect(guest.getByText("Too gray for a mudroom.")).toBeVisible();

  // the owner's page hears of it at once
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Too gray for a mudroom.")).toBeVisible();
  await page.getByRole("button", { name: "Delete comment by Lee" }).click();
  await expect(page.getByText("Too gray for a mudroom.")).toBeHidden();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog.getByText(/opened \d+ times?, last/)).toBeVisible();
  await dialog.getByRole("button", { name: /^Revoke ?: My sister/ }).click();
  await expect(dialog.getByText("1 old link")).toBeVisible();
  const answer = await guest.goto(link);
  expect(answer?.status()).toBe(404);
  await expect(guest.getByRole("heading", { level: 1, name: "Mudroom" })).toBeHidden();
  await guest.context().close();
});

test("a project is duplicated, archived and taken out again", async ({ page }) => {
  const name = `Mudroom ${Date.now()}`;
  await ownProject(page, name, 24);
  await page.goto("projects");
  await page.getByRole("button", { name: `Duplicate ${name}` }).click();
  await expect(page.getByRole("link", { name: `Copy of ${name}` })).toBeVisible();
  await page.getByRole("button", { name: `Archive Copy of ${name}` }).click();
  await expect(page.getByRole("link", { name: `Copy of ${name}` })).toBeHidden();
  await page.getByRole("link", { name: "Archived projects" }).click();
  await expect(page.getByRole("heading", { name: "Archived projects" })).toBeVisible();
  await page.getByRole("button", { name: `Restore Copy of ${name}` }).click();
  await expect(page.getByText("Nothing archived")).toBeVisible();
  await page.getByRole("link", { name: "Back to all projects" }).click();
  await expect(page.getByRole("link", { name: `Copy of ${name}` })).toBeVisible();
});
