import { type Browser, expect, type Page, test } from "@playwright/test";
import { roomDesign } from "../../contract/design/room-design.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { axeFaults } from "./axe-faults.ts";
import { ownProject } from "./own-project.ts";
import { call, signedIn } from "./people.ts";
import { panel, surface, withoutGraphics } from "./room-steps.ts";

/** What is the same with and without a picture in 3D; without one a room opens at once. */
test.describe.configure({ timeout: 360_000 });

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
const news = (page: Page, words: RegExp) =>
  expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
const undo = (page: Page) => page.getByRole("button", { name: /^Undo: / });

/** A project's bath that a customer shares with the pro, who may change it. */
async function sharedRoom(page: Page): Promise<{ id: string; address: string }> {
  const project = await ownProject(page, "Bath for two", 12);
  const list = await page.request.get("/api/templates?of=shared&room=bathroom&showroom=OAKSTONE&per_page=1");
  const { data } = (await list.json()) as { data: { data: { id: string }[] } };
  const template = data.data[0]!.id;
  const room = await call<Room>(page, "POST rooms", { template, showroom: "OAKSTONE", project });
  await page.goto(`projects/${project}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Share / });
  await dialog.getByRole("button", { name: "Share with your pro" }).click();
  const mayChange = dialog.getByRole("checkbox", { name: /Can change products/ });
  await mayChange.click();
  await expect(mayChange).toBeChecked();
  return { id: room.id, address: `visualize/room/${room.id}` };
}

/** The pro's browser, in the customer's room. */
async function proIn(browser: Browser, address: string, viewport = { width: 1440, height: 900 }) {
  const pro = await (await browser.newContext({ viewport })).newPage();
  await withoutGraphics(pro);
  await signedIn(pro, "pro@demo.test", "pro-account/login");
  await pro.goto(address);
  await expect(pro.getByLabel("Room name")).toBeVisible({ timeout: 60_000 });
  return pro;
}

/** Lays the floor in a pattern, from the list. */
async function layFloor(page: Page, pattern: string) {
  await panel(page, /^List/).click();
  await surface(page, "floor").getByRole("button").click();
  await page.getByRole("button", { name: pattern, exact: true }).click();
}

const inPanel = (page: Page, name: RegExp) => page.getByTestId("room-panel").getByRole("button", { name });

for (const [where, viewport] of [
  ["at a desk", { width: 1440, height: 900 }],
  ["on a phone", { width: 390, height: 844 }],
] as const) {
  test(`a customer and the pro ${where} work on one room at once, and see each other's changes`, async ({
    page,
    browser,
  }) => {
    await withoutGraphics(page);
    const { id, address } = await sharedRoom(page);
    await page.setViewportSize(viewport);
    await page.goto(address);
    await expect(page.getByLabel("Room name")).toBeVisible({ timeout: 60_000 });
    const pro = await proIn(browser, address, viewport);
    await news(page, /^Also here: /);
    await news(pro, /^Also here: /);
    expect(await axeFaults(page)).toEqual([]);

    await test.step("who reloads is not shown to be there twice", async () => {
      await page.reload();
      await news(page, /^Also here: /);
      await expect(page.getByText(/You in another window/)).toHaveCount(0);
    });

    await test.step("what one deletes goes from the other's room without a reload", async () => {
      await panel(page, /^List/).click();
      await expect(inPanel(page, /toilet/i).first()).toBeVisible();
      await panel(pro, /^List/).click();
      await inPanel(pro, /toilet/i)
        .first()
        .click();
      await pro.getByRole("button", { name: "Delete", exact: true }).click();
      await saved(pro);
      await news(page, /^\S+ removed the toilet/);
      await expect(inPanel(page, /toilet/i)).toHaveCount(0);
    });

    await test.step("both change something at once, and both have both", async () => {
      await layFloor(page, "Diagonal");
      await panel(pro, /^List/).click();
      await inPanel(pro, /vanity(?! light)/i)
        .first()
        .click();
      await pro.getByRole("button", { name: "Delete", exact: true }).click();
      await saved(page);
      await saved(pro);
      await panel(pro, /^List/).click();
      await expect(surface(pro, "floor")).toContainText("15% waste");
      await panel(page, /^List/).click();
      await expect(inPanel(page, /vanity(?! light)/i)).toHaveCount(0);
    });

    await test.step("undoing takes back one's own step and leaves the other's", async () => {
      await undo(page).click();
      await saved(page);
      await expect(surface(page, "floor")).not.toContainText("15% waste");
      await expect(surface(pro, "floor")).not.toContainText("15% waste");
      await expect(inPanel(page, /vanity(?! light)|toilet/i)).toHaveCount(0);
      await layFloor(page, "Brick");
      await news(pro, /^\S+ changed the floor/);
    });

    await test.step("a reload of both shows both", async () => {
      await saved(page);
      for (const each of [page, pro]) {
        await each.reload();
        await panel(each, /^List/).click();
        await expect(inPanel(each, /vanity(?! light)|toilet/i)).toHaveCount(0);
      }
      const { design } = await call<Room>(page, `GET rooms/${id}`);
      expect(roomDesign.parse(design).surfaces.find((each) => each.id === "floor")?.pattern).toBe("brick");
    });

    await pro.context().close();
    await expect(page.getByRole("status").filter({ hasText: /^Also here: / })).toHaveCount(0, {
      timeout: 60_000,
    });
  });
}

test("one person's two windows follow each other, each with its own steps to undo", async ({ page }) => {
  await withoutGraphics(page);
  const { address } = await sharedRoom(page);
  await page.goto(address);
  await expect(page.getByLabel("Room name")).toBeVisible({ timeout: 60_000 });
  const other = await page.context().newPage();
  await withoutGraphics(other);
  await other.goto(address);
  await news(page, /^Also here: You in another window$/);
  await layFloor(page, "Diagonal");
  await news(other, /^You changed the floor in another window\.$/);
  await panel(other, /^List/).click();
  await expect(surface(other, "floor")).toContainText("15% waste");
  await expect(other.getByRole("button", { name: "Nothing to undo" })).toBeVisible();
  await inPanel(other, /toilet/i)
    .first()
    .click();
  await other.getByRole("button", { name: "Delete", exact: true }).click();
  await news(page, /^You removed the toilet in another window\.$/);
  await undo(page).click();
  await panel(other, /^List/).click();
  await expect(surface(other, "floor")).not.toContainText("15% waste");
  await expect(inPanel(other, /toilet/i)).toHaveCount(0);
  await other.close();
  await expect(page.getByRole("status").filter({ hasText: /^Also here: / })).toHaveCount(0);
});
