import { expect, test } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { saved, stored } from "./drawn-room.ts";
import { inShowroom, newCustomer } from "./people.ts";
import { panel, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 240_000 });

for (const [size, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${size}, a room without a door or a light says so and offers them`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withoutGraphics(page);
    await newCustomer(page, "Light");
    await inShowroom(page, "OAKSTONE");
    await page.goto("visualize/draw");
    await page.getByRole("button", { name: "Draw this room" }).click();
    await page.getByRole("button", { name: "Use this plan" }).click();
    await page.getByRole("button", { name: "Start empty" }).click();
    await expect(page).toHaveURL(/\/visualize\/room\/[0-9a-f-]{36}/);
    const dark = page.getByText(/^The [a-z ]+ has no light\./);

    await test.step("finds it under what is missing", async () => {
      await panel(page, /^List/).click();
      await expect(dark).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });

    await test.step("adds a door, which is selected and can be moved", async () => {
      await page.getByRole("button", { name: "Add a door" }).click();
      await expect(page.getByRole("heading", { name: "Door", exact: true })).toBeVisible();
      await saved(page);
      expect((await stored(page)).plan.openings.map(({ kind }) => kind)).toEqual(["door"]);
      await panel(page, /^List/).click();
      await expect(page.getByText("The room has no door.")).toHaveCount(0);
    });

    await test.step("adds the first light that is offered", async () => {
      await page.getByRole("button", { name: "Add a light" }).click();
      const products = page.getByRole("region", { name: "Products that fit" });
      const first = products.getByRole("listitem").getByRole("button").first();
      await expect(first).toBeEnabled();
      await first.click();
      await saved(page);
    });

    await test.step("says it again while the light is undone", async () => {
      await panel(page, /^List/).click();
      await expect(dark).toHaveCount(0);
      await page.getByRole("button", { name: /^Undo/ }).first().click();
      await expect(dark).toBeVisible();
      await page.getByRole("button", { name: /^Redo/ }).first().click();
      await expect(dark).toHaveCount(0);
      await saved(page);
    });

    await test.step("finds the light after a reload, and nothing said of it", async () => {
      await expect.poll(async () => (await stored(page)).items.map(({ kind }) => kind)).toEqual(["light"]);
      await page.reload();
      await panel(page, /^List/).click();
      await expect(page.getByRole("heading", { name: /^Still missing/ })).toBeVisible();
      await expect(dark).toHaveCount(0);
    });
  });
