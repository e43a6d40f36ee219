import { expect, type Page, test } from "@playwright/test";
import { type RoomDesign, roomDesign } from "../../contract/design/room-design.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { areaOf } from "../../domain/room/geometry/polygon.ts";
import { axeFaults } from "./axe-faults.ts";
import { call, inShowroom, newCustomer } from "./people.ts";
import { panel, surface, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 240_000 });

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
const stored = async (page: Page): Promise<RoomDesign> =>
  roomDesign.parse((await call<Room>(page, `GET rooms/${/[0-9a-f-]{36}/.exec(page.url())![0]}`)).design);

async function typeLength(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press("Enter");
}

async function emptyRoom(page: Page): Promise<void> {
  await withoutGraphics(page);
  await newCustomer(page, "Area");
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize/draw");
  await page.getByRole("button", { name: "Draw this room" }).click();
  await page.getByRole("button", { name: "Use this plan" }).click();
  await page.getByRole("button", { name: "Start empty" }).click();
  await expect(page).toHaveURL(/\/visualize\/room\/[0-9a-f-]{36}/);
}

for (const [size, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${size}, a part of the floor gets its own tile and is counted by itself`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await emptyRoom(page);

    await test.step("adds a floor area and sets its size", async () => {
      await panel(page, /^Products/).click();
      await page.getByRole("button", { name: "Floor area", exact: true }).click();
      await expect(page.locator("[data-area]")).toHaveCount(1);
      await page.getByText("Name, size and place").click();
      await typeLength(page, "Width", `4'`);
      await typeLength(page, "Length", `5'`);
      await page.getByLabel("Name", { exact: true }).fill("Mudroom");
      await page.getByLabel("Name", { exact: true }).press("Enter");
      await expect(page.getByRole("heading", { name: "Floor (Mudroom)" })).toBeVisible();
      await typeLength(page, "Width", `400'`);
      await expect(
        page.getByText("“Mudroom” reaches past the walls; keep it inside the room."),
      ).toBeVisible();
      await page.getByLabel("Width", { exact: true }).press("Escape");
      await page.screenshot({ path: `test-results/floor-area-${viewport.width}.png` });
      expect(await axeFaults(page)).toEqual([]);
    });

    await test.step("covers it with a tile", async () => {
      const products = page.getByRole("region", { name: "Products that fit" });
      await products.getByPlaceholder("Search what fits").fill("porcelain tile");
      await expect(products.locator('ul[aria-busy="false"]')).toContainText(/porcelain/i);
      const first = products.getByRole("listitem").getByRole("button").filter({ hasText: /tile/i }).first();
      await expect(first).toBeEnabled();
      await first.click();
      await expect(first).toHaveAttribute("aria-pressed", "true");
      await saved(page);
    });

    await test.step("finds it after a reload, counted apart from the rest of the floor", async () => {
      await page.reload();
      await expect(page.locator("[data-area]")).toHaveCount(1);
      const { plan, surfaces } = await stored(page);
      const [area] = plan.areas!;
      expect(areaOf(area!.outline_in)).toBeCloseTo(20 * 144, 3);
      expect(surfaces.find(({ id }) => id === `floor:${area!.id}`)?.sku).toBeTruthy();
      await panel(page, /^List/).click();
      await expect(surface(page, `floor:${area!.id}`)).toContainText("20.00 sq ft");
      await page.screenshot({ path: `test-results/floor-area-list-${viewport.width}.png` });
    });

    await test.step("takes it back with one step", async () => {
      await panel(page, /^Products/).click();
      await page.getByRole("list", { name: "Floor areas" }).getByRole("button", { name: "Mudroom" }).click();
      await page.getByText("Name, size and place").click();
      await page.getByRole("button", { name: "Remove floor area" }).click();
      await expect(page.locator("[data-area]")).toHaveCount(0);
      await page.getByRole("button", { name: /^Undo/ }).first().click();
      await expect(page.locator("[data-area]")).toHaveCount(1);
      await saved(page);
      expect((await stored(page)).surfaces.some(({ id }) => id.startsWith("floor:"))).toBe(true);
    });
  });
