import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { roomDesign } from "../../contract/design/room-design.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { axeFaults } from "./axe-faults.ts";
import { call, inShowroom, newCustomer } from "./people.ts";
import { panel, surface, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 360_000 });

const part = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: /^Floor plan/ }).getByRole("button", { name });
const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();

async function type(page: Page, field: string, length: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).fill(length);
  await page.getByLabel(field, { exact: true }).press("Enter");
}

const choose = (page: Page, field: string, text: string) =>
  page.getByLabel(field, { exact: true }).selectOption({ label: text });

for (const [size, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${size}, an attic room is drawn with a slope, painted and counted by it`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withoutGraphics(page);
    await newCustomer(page, "Slope");
    await inShowroom(page, "OAKSTONE");
    await page.goto("visualize/draw");
    await page.getByLabel("A. Whole width").fill("10'");
    await page.getByLabel("B. Whole depth").fill("8'");
    await page.getByLabel("Ceiling height").fill("8'");
    await page.getByRole("button", { name: "Draw this room" }).click();

    await test.step("gives it a slope that is low at the first wall", async () => {
      await choose(page, "Ceiling shape", "One slope");
      await choose(page, "Low side", "Wall 1, 10'");
      await type(page, "Height of the low side", "4'");
      await expect(page.getByLabel("Height of the low side")).toHaveValue("4'");
      await expect(page.getByLabel("Height of the high side")).toHaveValue("8'");
      // where one has to stoop
      await expect(
        page.getByRole("group", { name: /^Floor plan/ }).getByText("5'", { exact: true }),
      ).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });

    await test.step("is told what is too low, and takes a change back", async () => {
      await type(page, "Height of the low side", "2'");
      await expect(page.getByText("The low side of the ceiling is at least 3' high.").first()).toBeVisible();
      await page.getByLabel("Height of the low side").press("Escape");
      await part(page, /^Wall 1,/).focus();
      await page.keyboard.press("d");
      // a door ends where the wall does, and gets no higher
      await expect(page.getByLabel("Height", { exact: true })).toHaveValue("4'");
      await type(page, "Height", "6' 8");
      await expect(page.getByText(/^The wall is 4' high;/).first()).toBeVisible();
      await page.getByLabel("Height", { exact: true }).press("Escape");
      await page.getByRole("button", { name: "Undo" }).click();
      await part(page, /^Wall 1,/).focus();
      await page.keyboard.press("Escape");
      await choose(page, "Ceiling shape", "Two slopes and a ridge");
      await expect(page.getByLabel("Height at the ridge")).toHaveValue("8'");
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByLabel("Low side", { exact: true })).toBeVisible();
    });

    await test.step("finds it after a reload, and in the file", async () => {
      await page.reload();
      await expect(page.getByLabel("Height of the low side")).toHaveValue("4'");
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Export" }).click();
      const { plan } = JSON.parse(await readFile(await (await download).path(), "utf8"));
      expect(plan.ceiling).toEqual({ kind: "slope", wall: "w1", low_in: 48 });
    });

    let id = "";
    await test.step("begins a room with it and covers a sloping wall", async () => {
      await page.getByRole("button", { name: "Use this plan" }).click();
      await page
        .getByRole("button", { name: /^Use it on my plan/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/visualize\/room\/[0-9a-f-]{36}/);
      id = /[0-9a-f-]{36}/.exec(page.url())![0];
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await panel(page, /^List/).click();
      await surface(page, "wall:w2").getByRole("button").click();
      const products = page.getByRole("region", { name: "Products that fit" });
      const first = products.getByRole("listitem").getByRole("button").first();
      await expect(first).toBeEnabled();
      await first.click();
      await expect(first).toHaveAttribute("aria-pressed", "true");
      await panel(page, /^List/).click();
      await surface(page, "wall:w2").getByText("How we counted").click();
      await expect(surface(page, "wall:w2")).toContainText("Wall: 8' × 8' to 4' = 48.00 sq ft");
      await saved(page);
    });

    await test.step("raises the low side in the room, which counts more", async () => {
      await panel(page, /^List/).click();
      await surface(page, "ceiling").getByRole("button").click();
      await type(page, "Height of the low side", "5'");
      await expect(page.getByLabel("Height of the low side")).toHaveValue("5'");
      expect(await axeFaults(page)).toEqual([]);
      await saved(page);
      await page.reload();
      const design = roomDesign.parse((await call<Room>(page, `GET rooms/${id}`)).design);
      expect(design.plan).toMatchObject({
        ceiling: { kind: "slope", wall: "w1", low_in: 60 },
        ceiling_height_in: 96,
      });
      await panel(page, /^List/).click();
      await surface(page, "wall:w2").getByText("How we counted").click();
      await expect(surface(page, "wall:w2")).toContainText("Wall: 8' × 8' to 5' = 52.00 sq ft");
    });
  });
