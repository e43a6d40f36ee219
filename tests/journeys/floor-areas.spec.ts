import { expect, type Page, test } from "@playwright/test";
import type { Project } from "../../contract/design/project-cart.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { areaOf } from "../../domain/room/geometry/polygon.ts";
import { axeFaults } from "./axe-faults.ts";
import { drag, saved, stored, typeLength } from "./drawn-room.ts";
import { call, inShowroom, newCustomer } from "./people.ts";
import { panel, surface, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 240_000 });

async function emptyRoom(page: Page): Promise<void> {
  await withoutGraphics(page);
  await newCustomer(page, "Area");
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize/draw");
  await page.getByRole("button", { name: "Draw this room" }).click();
  await expect(page.getByText("This room has no door yet.")).toBeVisible();
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
    });

    await test.step("drags a corner of it on the plan, and finds the larger area in the cart", async () => {
      await panel(page, /^Products/).click();
      await page.getByRole("list", { name: "Floor areas" }).getByRole("button", { name: "Mudroom" }).click();
      const before = (await stored(page)).plan.areas![0]!.outline_in;
      const [right, top] = [Math.max(...before.map(([x]) => x)), Math.max(...before.map(([, y]) => y))];
      await drag(page, [right, top], [right + 12, top]);
      await saved(page);
      await expect
        .poll(async () => areaOf((await stored(page)).plan.areas![0]!.outline_in))
        .toBeGreaterThan(20 * 144 + 500);
      await panel(page, /^List/).click();
      const line = surface(page, `floor:${(await stored(page)).plan.areas![0]!.id}`);
      await expect(line).toContainText("25 sq ft");
      await page.getByRole("button", { name: "Add everything to the cart" }).click();
      await expect(page.getByRole("link", { name: "Go to the cart" })).toBeVisible();
      const { finalised } = await call<Room>(page, `GET rooms/${/[0-9a-f-]{36}/.exec(page.url())![0]}`);
      const cart = await call<Project>(page, `GET projectCart/${finalised!.project_id}`);
      expect(cart.Project_tans[0]?.surface).toContain("floor (Mudroom)");
    });

    await test.step("takes it back with one step", async () => {
      await panel(page, /^Products/).click();
      // the area is still chosen
      await page.getByRole("button", { name: "Done", exact: true }).click();
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

test("a floor area is added, moved and removed in the drawn plan by keys", async ({ page }) => {
  await withoutGraphics(page);
  await newCustomer(page, "Area");
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize/draw");
  await page.getByRole("button", { name: "Draw this room" }).click();
  const plan = page.getByRole("group", { name: /^Floor plan/ });
  const area = plan.getByRole("button", { name: /^Entry, \d+ sq ft$/ });
  await plan.getByRole("button", { name: /^Wall 1,/ }).focus();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Floor area", exact: true }).click();
  await expect(area).toBeVisible();
  await typeLength(page, "Width", `3'`);
  await typeLength(page, "From the left", `1'`);
  await expect(page.getByLabel("From the left", { exact: true })).toHaveValue(`1'`);
  await area.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByLabel("From the left", { exact: true })).toHaveValue(`2'`);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Delete");
  await expect(area).toHaveCount(0);
});
