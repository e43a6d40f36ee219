import { expect, type Page, test } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { drag, onScreen, saved, stored, typeLength } from "./drawn-room.ts";
import { inShowroom, newCustomer } from "./people.ts";
import { panel, surface, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 240_000 });

const part = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: /^Floor plan/ }).getByRole("button", { name });
/** Is in an empty room of one's own with a partition in its middle and a round column. */
async function partitionedRoom(page: Page): Promise<void> {
  await withoutGraphics(page);
  await newCustomer(page, "Niche");
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize/draw");
  await page.getByRole("button", { name: "Draw this room" }).click();
  for (const name of ["Partition", "Column"]) {
    await part(page, /^Wall 1,/).focus();
    await page.keyboard.press("Escape");
    await page.getByLabel("Add inside the room").selectOption({ label: name });
  }
  await page.getByRole("radio", { name: "Round" }).check({ force: true });
  await typeLength(page, "Diameter", `10"`);
  await typeLength(page, "From the left", `1'`);
  await typeLength(page, "From the bottom", `1'`);
  await page.getByRole("button", { name: "Use this plan" }).click();
  await page.getByRole("button", { name: "Start empty" }).click();
  await expect(page).toHaveURL(/\/visualize\/room\/[0-9a-f-]{36}/);
  await expect(page.locator("[data-structure^=partition]")).toBeVisible();
}

for (const [size, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${size}, a mirror hangs on a partition, and a wall with a niche is counted with its inside`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await partitionedRoom(page);

    await test.step("hangs a mirror on the partition", async () => {
      await panel(page, /^Products/).click();
      await page.getByRole("button", { name: "Mirror", exact: true }).click();
      const products = page.getByRole("region", { name: "Products that fit" });
      const first = products.getByRole("listitem").getByRole("button").first();
      await expect(first).toBeEnabled();
      await first.click();
      await saved(page);
      const { items, plan } = await stored(page);
      const partition = plan.structures!.find(({ kind }) => kind === "partition")!;
      const [x, y] = partition.at_in;
      expect(items[0]?.against).not.toMatch(/^side:/);
      await drag(page, items[0]!.at_in, [x, y - 8]);
      await expect
        .poll(async () => (await stored(page)).items[0]?.against)
        .toBe(`side:${partition.id}.front`);
    });

    await test.step("takes it along with the partition", async () => {
      const before = await stored(page);
      const partition = before.plan.structures!.find(({ kind }) => kind === "partition")!;
      const [x, y] = partition.at_in;
      await drag(page, [x - 18, y], [x - 18, y + 10]);
      await expect
        .poll(async () => (await stored(page)).items[0]!.at_in[1] - before.items[0]!.at_in[1])
        .toBeGreaterThan(8);
      await saved(page);
    });

    const wall = (await stored(page)).plan.walls[1]!.id;
    await test.step("sets a niche into a wall, no deeper than the wall", async () => {
      const { vertices_in, walls } = (await stored(page)).plan;
      const [a, b] = [vertices_in[walls[1]!.from]!, vertices_in[walls[1]!.to]!];
      // the east wall is drawn outside of its face
      const at = await onScreen(page, [(a[0] + b[0]) / 2 + 2, (a[1] + b[1]) / 2]);
      await page.mouse.click(at.x, at.y);
      await page.getByText("Size, doors and windows").click();
      await page.getByRole("button", { name: "Niche 12 in × 24 in" }).click();
      const niche = page.getByRole("group", { name: "Niche 1" });
      await expect(niche.getByLabel("Bottom above floor")).toHaveValue(`4'`);
      await typeLength(page, "Niche depth", `9"`);
      await expect(niche.getByText(`so a niche is at most 4" deep`)).toBeVisible();
      await niche.getByLabel("Niche depth").press("Escape");
      await typeLength(page, "From the left corner", `1"`);
      await expect(niche.getByText("away from the corners")).toBeVisible();
      await niche.getByLabel("From the left corner").press("Escape");
      await typeLength(page, "Bottom above floor", `3'`);
      await expect(page.locator("[data-niche]")).toHaveCount(1);
      expect(await axeFaults(page)).toEqual([]);
    });

    await test.step("tiles the wall", async () => {
      const products = page.getByRole("region", { name: "Products that fit" });
      await products.getByPlaceholder("Search what fits").fill("porcelain tile");
      await expect(products.locator('ul[aria-busy="false"]')).toContainText(/porcelain/i);
      const first = products.getByRole("listitem").getByRole("button").filter({ hasText: /tile/i }).first();
      await expect(first).toBeEnabled();
      await first.click();
      await expect(first).toHaveAttribute("aria-pressed", "true");
      await saved(page);
    });

    await test.step("finds all of it after a reload, with the niche's inside in the count", async () => {
      await page.reload();
      const { plan, items } = await stored(page);
      expect(plan.niches).toMatchObject([{ wall, width_in: 12, height_in: 24, depth_in: 3.5, sill_in: 36 }]);
      expect(plan.structures?.find(({ kind }) => kind === "column")).toMatchObject({
        shape: "round",
        length_in: 10,
      });
      expect(items[0]?.against).toMatch(/^side:partition.*\.front$/);
      const { vertices_in, walls, ceiling_height_in } = plan;
      const [a, b] = [vertices_in[walls[1]!.from]!, vertices_in[walls[1]!.to]!];
      const face_sqft = (Math.hypot(b[0] - a[0], b[1] - a[1]) * ceiling_height_in) / 144;
      await panel(page, /^List/).click();
      // the sides, top and bottom of the niche: its back replaces what its front takes
      const counted = face_sqft + (2 * 3.5 * (12 + 24)) / 144;
      await expect(surface(page, `wall:${wall}`)).toContainText(`${counted.toFixed(2)} sq ft`);
    });
  });
