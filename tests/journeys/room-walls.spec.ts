import { expect, type Page, test } from "@playwright/test";
import { roomDesign } from "../../contract/design/room-design.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { axeFaults } from "./axe-faults.ts";
import { call, inShowroom, newCustomer } from "./people.ts";
import { panel, surface, unitsOf, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 360_000 });

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();

/** Is in a bathroom of one's own. */
async function ownBathroom(page: Page): Promise<string> {
  await withoutGraphics(page);
  await newCustomer(page, "Wall");
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize/templates?room=bathroom");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await page.getByRole("button", { name: "Start from this template" }).first().click();
  await expect(page).toHaveURL(/\/visualize\/room\/[0-9a-f-]{36}/);
  return /[0-9a-f-]{36}/.exec(page.url())![0];
}

const stored = async (page: Page, id: string) =>
  roomDesign.parse((await call<Room>(page, `GET rooms/${id}`)).design);

async function open(page: Page, place: string): Promise<void> {
  await panel(page, /^List/).click();
  await surface(page, place).getByRole("button").click();
}

async function type(page: Page, field: string, length: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).fill(length);
  await page.getByLabel(field, { exact: true }).press("Enter");
  await expect(page.getByLabel(field, { exact: true })).toHaveValue(length);
}

for (const [size, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${size}, a begun room gets a longer wall, a window and a lower ceiling, and is counted anew`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const id = await ownBathroom(page);
    const before = await stored(page, id);
    await panel(page, /^List/).click();
    const floor = await unitsOf(page, "floor");
    const wall = before.plan.walls.find(({ kind }) => kind === "wall")!;

    await open(page, `wall:${wall.id}`);
    await page.getByText("Size, doors and windows").click();
    await type(page, "To the wall across", `20'`);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Window", exact: true }).click();
    await expect(page.getByRole("heading", { name: /^Window( \d)?$/ })).toBeVisible();
    await type(page, "Width", `2'`);
    await type(page, "Height", `1'`);
    await open(page, "ceiling");
    await type(page, "Ceiling height", `10'`);
    await saved(page);
    await page.reload();

    await panel(page, /^List/).click();
    await expect.poll(async () => (await unitsOf(page, "floor")).area).toBeGreaterThan(floor.area + 10);
    const after = await stored(page, id);
    expect(after.plan.ceiling_height_in).toBe(120);
    expect(after.plan.openings).toHaveLength(before.plan.openings.length + 1);
    const window = after.plan.openings.find((each) =>
      before.plan.openings.every((was) => was.id !== each.id),
    );
    expect(window).toMatchObject({ wall: wall.id, kind: "window", width_in: 24, height_in: 12 });
    expect(after.items).toHaveLength(before.items.length);
  });

test("a wall is pushed on the plan, what it leaves no room for comes out, and comes back", async ({
  page,
}) => {
  const id = await ownBathroom(page);
  const before = await stored(page, id);
  const drawn = page.getByRole("application", { name: "The room from above" });
  const box = (await drawn.locator("line").first().boundingBox())!;
  const x = box.x + box.width * 0.1;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 60, { steps: 4 });
  await page.mouse.move(x, y - 260, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/(moved to where there is room|came out: there is no room)/)).toBeVisible();
  await saved(page);
  expect((await stored(page, id)).plan.vertices_in).not.toEqual(before.plan.vertices_in);
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect.poll(async () => (await stored(page, id)).plan).toEqual(before.plan);
  expect((await stored(page, id)).items).toEqual(before.items);
});
