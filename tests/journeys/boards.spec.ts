import { expect, test } from "@playwright/test";
import { type Board, boardDocument } from "../../contract/design/boards.ts";
import { axeFaults } from "./axe-faults.ts";
import { call, inShowroom, scriptsRun, signedIn } from "./people.ts";
import { sendingInstead } from "./sending-instead.ts";

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
  const link = await dialog.getByRole("textbox", { name: /^Address of Link/ }).inputValue();

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

test("a board that the server refuses says why, keeps the work, and nothing is built on it", async ({
  page,
  browser,
}) => {
  await signedIn(page, "customer@demo.test");
  const made = await call<Board>(page, "POST boards", { name: `Entry ${Date.now()}` });
  await page.goto(`account/boards/${made.id}`);
  await page.getByRole("button", { name: "Add Note" }).click();
  await page.getByLabel("Text").fill("Oak bench");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  // as a page that knows other limits would send it
  await sendingInstead(page, `/api/boards/${made.id}`, '"w":220', '"w":9000', "Coat hooks");

  const trouble = page.getByRole("alert").filter({ hasText: "This board isn't saved" });
  const notes = page.getByRole("list", { name: "Items on the board" });
  await test.step("names the item, and does not share what is not saved", async () => {
    await page.getByRole("button", { name: "Add Note" }).click();
    await page.getByLabel("Text").fill("Coat hooks");
    await expect(trouble).toContainText("Coat hooks: ");
    await expect(page.getByText("Not saved", { exact: true })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByText(/^This board isn't saved\. Coat hooks: /)).toBeVisible();
    await expect(page.getByRole("button", { name: "Create link" })).toHaveCount(0);
  });
  await test.step("asks before the page is left, and goes on working", async () => {
    await page.getByRole("link", { name: "Boards", exact: true }).first().click();
    await page.getByRole("button", { name: "Keep editing" }).click();
    // it gives the focus back as it closes
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await notes.getByRole("button", { name: "Oak bench" }).press("Enter");
    await expect(page.getByLabel("Text")).toHaveValue("Oak bench");
    await page.getByLabel("Text").fill("Walnut bench");
    await expect(trouble).toBeVisible();
  });
  await test.step("removes what was refused; the rest is saved and shared", async () => {
    await notes.getByRole("button", { name: "Coat hooks" }).press("Enter");
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(trouble).toHaveCount(0);
    await page.reload();
    await expect(notes.getByRole("button", { name: "Walnut bench" })).toBeVisible();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Create link" }).click();
    const link = await page.getByRole("textbox", { name: /^Address of Link/ }).inputValue();
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(link);
    await expect(guest.getByText("Walnut bench").first()).toBeVisible();
    await guest.context().close();
  });
  const { document } = await call<Board>(page, `GET boards/${made.id}`);
  expect(boardDocument.parse(document).items).toMatchObject([{ kind: "note", text: "Walnut bench" }]);
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
