import { expect, test } from "@playwright/test";
import { inShowroom, scriptsRun, signedIn } from "./people.ts";

test("a board is made, shared, and commented by a guest", async ({ page, browser }) => {
  await inShowroom(page, "OAKSTONE");
  await signedIn(page, "customer@demo.test");
  await page.goto("account/boards");
  await page.getByRole("button", { name: "New board" }).click();
  const name = `Mudroom ideas ${Date.now()}`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Create board" }).click();
  await expect(page.getByLabel("Board name")).toHaveValue(name);

  await page.getByRole("button", { name: "Add Note" }).click();
  await page.getByLabel("Text").fill("Slate floor, warm white walls");
  const note = page.getByRole("button", { name: "Slate floor, warm white walls" });
  const before = (await note.boundingBox())!;
  await note.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await note.boundingBox())!.x, { timeout: 5000 }).toBeGreaterThan(before.x);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await note.boundingBox())!.x, { timeout: 5000 }).toBeCloseTo(before.x, 0);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByRole("textbox", { name: /^Address of the link/ }).inputValue();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { level: 1, name })).toBeVisible();
  // the board itself is drawn once the page's scripts are there
  await expect(guest.getByText("Slate floor, warm white walls").first()).toBeVisible();
  await scriptsRun(guest);
  await guest.getByLabel("Your name").fill("Lee");
  await guest.getByLabel("Comment", { exact: true }).fill("Go one shade lighter.");
  await guest.getByRole("button", { name: "Send comment" }).click();
  await expect(guest.getByRole("listitem").getByText("Go one shade lighter.")).toBeVisible();
  await guest.context().close();

  await page.reload();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog.getByText("Go one shade lighter.")).toBeVisible();
});

test("ten choices name a style, whose rooms are one click away", async ({ page }) => {
  await page.goto("style");
  for (let choice = 1; choice <= 10; choice++) {
    await expect(page.getByText(`${choice} of 10`)).toBeVisible();
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  }
  await expect(page.getByText("Your style", { exact: true })).toBeVisible();
  await expect(page.getByText("Saved in this browser only.")).toBeVisible();
  await page
    .getByRole("link", { name: /^See all \d+ .+ rooms$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/visualize\/templates\?style=/);
  await expect(page.getByRole("heading", { level: 1, name: "Choose a template" })).toBeVisible();
});
