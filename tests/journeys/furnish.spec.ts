import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Project } from "../../contract/design/project-cart.ts";
import { roomDesign } from "../../contract/design/room-design.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { call, inShowroom, newCustomer } from "./people.ts";
import { panel, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 360_000 });

const roomAddress = /\/visualize\/room\/([0-9a-f-]{36})/;
const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
const stored = async (page: Page, id: string) =>
  roomDesign.parse((await call<Room>(page, `GET rooms/${id}`)).design);

/** Waits for the arrangements: a busy machine starts the designer's process when it can. */
const threeWays = (dialog: Locator) =>
  expect(dialog.getByRole("img", { name: /^Plan \d/ })).toHaveCount(3, { timeout: 120_000 });

const useFirst = (dialog: Locator) =>
  dialog
    .getByRole("button", { name: /^Use this room/ })
    .first()
    .click();

/** Draws a kitchen of 9 by 12 ft as one does, and begins a room with it. */
async function drawKitchen(page: Page, begin: string | RegExp = "Start empty"): Promise<string> {
  await page.goto("visualize/draw");
  await page.getByLabel("A. Whole width").fill("9");
  await page.getByLabel("B. Whole depth").fill("12");
  await expect(page.getByLabel("A. Whole width")).toHaveValue("9'");
  await page.getByRole("combobox", { name: "Room type" }).selectOption("kitchen");
  await page.getByRole("button", { name: "Draw this room" }).click();
  await page.getByRole("button", { name: "Use this plan" }).click();
  await page.getByRole("button", { name: begin }).first().click();
  await expect(page).toHaveURL(roomAddress);
  return roomAddress.exec(page.url())![1]!;
}

for (const [size, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test(`on ${size}, a drawn kitchen is furnished three ways, kept, undone and ordered`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withoutGraphics(page);
    await newCustomer(page, "Furnish");
    await inShowroom(page, "OAKSTONE");
    const id = await drawKitchen(page);
    const { plan } = await stored(page, id);
    const dialog = page.getByRole("dialog");

    await test.step("an empty kitchen is never complete", async () => {
      await panel(page, /^List/).click();
      await expect(page.getByText("The kitchen has no sink.")).toBeVisible();
      await expect(page.getByText(/Nothing is missing/)).toHaveCount(0);
    });

    await test.step("shows three ways with plan and price, and three others", async () => {
      await panel(page, /^Products/).click();
      await page.getByRole("button", { name: "Furnish this room" }).first().click();
      await expect(dialog.getByRole("combobox", { name: "What is the room?" })).toHaveValue("kitchen");
      await dialog.getByRole("button", { name: "Modern", exact: true }).click();
      await threeWays(dialog);
      await expect(dialog.getByText(/^\$[\d,]+\.\d\d$/)).toHaveCount(3);
      const before = await dialog.getByRole("listitem").first().textContent();
      await dialog.getByRole("button", { name: "Three others" }).click();
      await threeWays(dialog);
      await expect(dialog.getByRole("listitem").first()).not.toHaveText(before!);
    });

    const price = await dialog
      .getByText(/^\$[\d,]+\.\d\d$/)
      .first()
      .textContent();
    await test.step("puts one into the room in one step, with undo", async () => {
      await useFirst(dialog);
      await expect(dialog).toHaveCount(0);
      await saved(page);
      const furnished = await stored(page, id);
      expect(furnished.plan).toEqual(plan);
      for (const kind of ["sink", "refrigerator", "base_cabinet"])
        expect(furnished.items.map((item) => item.kind)).toContain(kind);
      await page.getByRole("button", { name: /^Undo: Furnish/ }).click();
      await expect.poll(async () => (await stored(page, id)).items.length).toBe(0);
      await page.getByRole("button", { name: /^Redo/ }).first().click();
      await expect.poll(async () => (await stored(page, id)).items.length).toBe(furnished.items.length);
    });

    await test.step("is there after a reload, with its list and its cart", async () => {
      await page.reload();
      await panel(page, /^List/).click();
      await expect(page.getByTestId("room-total")).toHaveText(price!);
      await page.getByRole("button", { name: "Add everything to the cart" }).click();
      await expect(page.getByRole("link", { name: "Go to the cart" })).toBeVisible();
      const { finalised, design } = await call<Room>(page, `GET rooms/${id}`);
      const cart = await call<Project>(page, `GET projectCart/${finalised!.project_id}`);
      const bought = new Set(cart.Project_tans.map(({ sku }) => sku));
      expect(design.items.flatMap(({ sku }) => sku ?? []).filter((sku) => !bought.has(sku))).toEqual([]);
    });

    await test.step("becomes a checklist with quantities and days, made again without losing a tick", async () => {
      const make = async (day: string) => {
        await page.getByRole("button", { name: "Make a checklist" }).click();
        await dialog.getByLabel("First day of work").fill(day);
        await dialog.getByRole("button", { name: "Make the checklist" }).click();
        await page.getByRole("link", { name: "Open the checklist" }).click();
        await expect(page.getByRole("heading", { level: 1, name: "Checklist" })).toBeVisible();
      };
      await make("2031-03-03");
      const cabinets = page.getByRole("checkbox", { name: /Set the cabinets level, .*: \d+ pieces/ });
      await cabinets.check();
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      await page.goto(`visualize/room/${id}`);
      await panel(page, /^List/).click();
      await make("2031-04-07");
      await expect(cabinets).toBeChecked();
      await expect(page.getByRole("checkbox", { name: /write the punch list/ })).not.toBeChecked();
    });
  });
}

test("a guest has a plan furnished right after drawing it, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutGraphics(page);
  await inShowroom(page, "OAKSTONE");
  await drawKitchen(page, "Furnish this plan");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox", { name: "What is the room?" })).toHaveValue("kitchen");
  await page.reload();
  await dialog.getByRole("button", { name: "Modern", exact: true }).click();
  await threeWays(dialog);
  await useFirst(dialog);
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/furnish/);
  await saved(page);
  await page.reload();
  await panel(page, /^List/).click();
  await expect(page.getByTestId("room-total")).toHaveText(/^\$[\d,]+\.\d\d$/);
  await expect(dialog).toHaveCount(0);
});

test("a room that somebody likes is laid out on an own plan, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutGraphics(page);
  await newCustomer(page, "Alike");
  await inShowroom(page, "OAKSTONE");
  const id = await drawKitchen(page, /^Use it on my plan/);
  const dialog = page.getByRole("dialog");
  await threeWays(dialog);
  await expect(dialog.getByText(/With the template's products where they fit/)).toBeVisible();
  await useFirst(dialog);
  await expect(dialog).toHaveCount(0);
  await saved(page);
  await page.reload();
  const { room, items, surfaces } = await stored(page, id);
  expect(room).toBe("kitchen");
  expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["sink", "refrigerator"]));
  expect(surfaces.find((surface) => surface.id === "floor")?.sku).toBeTruthy();
});

test("what somebody keeps stays, and a closet says that nothing fits", async ({ page }) => {
  await withoutGraphics(page);
  await newCustomer(page, "Keep");
  await inShowroom(page, "OAKSTONE");
  const side = (long: number) => {
    const corners = [
      [0, 0],
      [long, 0],
      [long, long],
      [0, long],
    ];
    return {
      schema: "room-design/1",
      room: "kitchen",
      plan: {
        vertices_in: corners,
        ceiling_height_in: 96,
        walls: ["s", "e", "n", "w"].map((id, at) => ({ id, from: at, to: (at + 1) % 4, kind: "wall" })),
        openings: [{ id: "door", wall: "s", kind: "passage", offset_in: 4, width_in: 30, height_in: 80 }],
        services: [],
      },
      surfaces: [],
      items: [],
    };
  };
  const closet = await call<Room>(page, "POST rooms", { showroom: "OAKSTONE", design: side(42) });
  await page.goto(`visualize/room/${closet.id}`);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Furnish this room" }).click();
  await dialog.getByRole("button", { name: "Coastal" }).click();
  await expect(dialog.getByRole("status").filter({ hasText: /free wall|too small/i })).toBeVisible({
    timeout: 120_000,
  });
  await expect(dialog.getByRole("button", { name: /^Use this room/ })).toHaveCount(0);

  const own = { id: "mine", sku: null, kind: "refrigerator", at_in: [18, 130], rotation_deg: 0 };
  const kept = { ...own, width_in: 36, depth_in: 28, height_in: 70 };
  const { id } = await call<Room>(page, "POST rooms", {
    showroom: "OAKSTONE",
    design: { ...side(144), items: [kept] },
  });
  await page.goto(`visualize/room/${id}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Furnish this room" }).click();
  await dialog.getByRole("checkbox", { name: "Refrigerator" }).check();
  await dialog.getByRole("button", { name: "Coastal" }).click();
  await useFirst(dialog);
  await saved(page);
  const refrigerators = (await stored(page, id)).items.filter(({ kind }) => kind === "refrigerator");
  expect(refrigerators).toEqual([kept]);
});
