import { expect, type Page, test } from "@playwright/test";
import type { Project } from "../../contract/design/project-cart.ts";
import { type RoomDesign, roomDesign } from "../../contract/design/room-design.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { call, inShowroom, newCustomer } from "./people.ts";
import { panel, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 360_000 });

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();

/** An empty kitchen of 16 by 14 ft with a window in the north and a door in the south. */
const empty: RoomDesign = {
  schema: "room-design/1",
  room: "kitchen",
  plan: {
    vertices_in: [
      [0, 0],
      [192, 0],
      [192, 168],
      [0, 168],
    ],
    ceiling_height_in: 96,
    walls: ["s", "e", "n", "w"].map((id, at) => ({ id, from: at, to: (at + 1) % 4, kind: "wall" })),
    openings: [
      { id: "window", wall: "n", kind: "window", offset_in: 72, width_in: 48, height_in: 40, sill_in: 42 },
      {
        ...{ id: "door", wall: "s", kind: "door", offset_in: 80, width_in: 32, height_in: 80 },
        swing: { into: "out", hinge: "from" },
      },
    ],
    services: [],
  },
  surfaces: [],
  items: [],
};

/** The same, 25 ft wide and 16 ft deep. */
const large: RoomDesign = {
  ...empty,
  plan: {
    ...empty.plan,
    vertices_in: [
      [0, 0],
      [300, 0],
      [300, 192],
      [0, 192],
    ],
  },
};

async function emptyKitchen(page: Page, design = empty): Promise<string> {
  await withoutGraphics(page);
  await newCustomer(page, "Kitchen");
  await inShowroom(page, "OAKSTONE");
  const { id } = await call<Room>(page, "POST rooms", { showroom: "OAKSTONE", design });
  await page.goto(`visualize/room/${id}`);
  return id;
}

const stored = async (page: Page, id: string) =>
  roomDesign.parse((await call<Room>(page, `GET rooms/${id}`)).design);

const count = ({ items }: RoomDesign, kind: string) => items.filter((item) => item.kind === kind).length;

for (const [size, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test(`on ${size}, a wall and its corner are filled with cabinets, kept, undone and ordered`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const id = await emptyKitchen(page);
    await panel(page, /^Products/).click();
    await page.getByRole("button", { name: "North wall" }).click();
    await page.getByRole("button", { name: "Fill this wall with cabinets" }).click();
    await expect(page.getByRole("combobox", { name: "Cabinets" })).toContainText("Shaker, White: $");
    await page.getByRole("button", { name: "Fill this wall", exact: true }).click();
    await expect(page.getByText(/base cabinets .* are in\. The room comes to \$/)).toBeVisible();
    await saved(page);
    const wall = await stored(page, id);
    for (const kind of ["sink", "faucet", "dishwasher", "range", "hood", "refrigerator"])
      expect(count(wall, kind), kind).toBe(1);

    await page.getByRole("combobox", { name: "Where" }).selectOption("left");
    await page.getByRole("button", { name: "Fill these walls" }).click();
    await expect(page.getByText(/\d cabinets were replaced/).first()).toBeVisible();
    await saved(page);
    const corner = await stored(page, id);
    expect(count(corner, "range")).toBe(1);
    expect(corner.items.some(({ kind, depth_in }) => kind === "base_cabinet" && depth_in > 30)).toBe(true);
    expect(corner.items.some(({ against }) => against === "w")).toBe(true);
    expect(new Set(corner.supplies?.map(({ part }) => part))).toContain("Toe kick");

    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await saved(page);
    await expect.poll(async () => (await stored(page, id)).items.length).toBe(wall.items.length);
    await page.getByRole("button", { name: /^Redo/ }).first().click();
    await expect.poll(async () => (await stored(page, id)).items.length).toBe(corner.items.length);

    await page.reload();
    await panel(page, /^List/).click();
    await expect(page.getByText(/ ÷ 8' a piece = /).first()).toBeAttached();
    await page.getByRole("button", { name: "Add everything to the cart" }).click();
    await expect(page.getByRole("link", { name: "Go to the cart" })).toBeVisible();
    const { finalised } = await call<Room>(page, `GET rooms/${id}`);
    const cart = await call<Project>(page, `GET projectCart/${finalised!.project_id}`);
    const bought = new Set(cart.Project_tans.map(({ sku }) => sku));
    const skus = [...corner.items, ...(corner.supplies ?? [])].flatMap(({ sku }) => sku ?? []);
    expect(skus.filter((sku) => !bought.has(sku))).toEqual([]);
  });
}

/** Inches that stay open along the north wall beside the things on the floor, more than appliances' joints. */
function open({ items, plan }: RoomDesign): number[] {
  const wall = plan.walls.find(({ id }) => id === "n")!;
  const [start, end] = [wall.from, wall.to].map((at) => plan.vertices_in[at]![0]).sort((a, b) => a - b);
  const spans = items
    .filter(({ against, elevation_in, kind }) => against === "n" && !elevation_in && !/wall|hood/.test(kind))
    .map(({ at_in, width_in }) => [at_in[0] - width_in / 2, at_in[0] + width_in / 2] as const)
    .sort((a, b) => a[0] - b[0]);
  return [start!, ...spans.map(([, to]) => to)]
    .map((at, next) => Math.abs((spans[next]?.[0] ?? end!) - at))
    .filter((gap) => gap > 0.5);
}

test("a run closes again after a cabinet, its wall and its pieces changed, and is put back", async ({
  page,
}) => {
  const id = await emptyKitchen(page);
  await panel(page, /^Products/).click();
  await page.getByRole("button", { name: "North wall" }).click();
  await page.getByRole("button", { name: "Fill this wall with cabinets" }).click();
  await page.getByRole("button", { name: "Fill this wall", exact: true }).click();
  await expect(page.getByText(/base cabinets .* are in\./)).toBeVisible();
  await saved(page);
  const filled = await stored(page, id);
  const fitted = page.getByText(/The run at the north wall was fitted again/).last();

  await test.step("a wider or narrower cabinet moves its neighbors up", async () => {
    await panel(page, /^List/).click();
    await page.getByRole("button", { name: /Base/ }).first().click();
    const width = page.getByRole("combobox", { name: "Size" });
    const now = await width.inputValue();
    const others = await width
      .locator("option")
      .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
    await width.selectOption(others[others.indexOf(now) - 1] ?? others[1]!);
    await expect(fitted).toBeVisible();
    await saved(page);
    await expect.poll(async () => JSON.stringify(await stored(page, id))).not.toBe(JSON.stringify(filled));
    const after = await stored(page, id);
    expect(open(after)).toEqual([]);
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await expect.poll(async () => (await stored(page, id)).items).toEqual(filled.items);
  });

  await test.step("a longer wall is closed again", async () => {
    await panel(page, /^Products/).click();
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByTestId("room-panel").getByRole("button", { name: "North wall" }).click();
    await page.getByText("Size, doors and windows").click();
    const field = page.getByLabel("Length", { exact: true });
    await field.fill("17' 4\"");
    await field.press("Enter");
    await expect(fitted).toBeVisible();
    await saved(page);
    await expect
      .poll(
        async () =>
          (await stored(page, id)).plan.vertices_in[2]![0] - (await stored(page, id)).plan.vertices_in[3]![0],
      )
      .toBe(208);
    expect(open(await stored(page, id))).toEqual([]);
  });

  await test.step("what was deleted leaves no gap between the others", async () => {
    await page.reload();
    await panel(page, /^List/).click();
    await page
      .getByRole("button", { name: /Dishwasher/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(fitted).toBeVisible();
    await saved(page);
    await expect.poll(async () => count(await stored(page, id), "dishwasher")).toBe(0);
    // at most one gap, at an end of the run
    expect(open(await stored(page, id)).length).toBeLessThan(2);
  });
});

test("a backsplash, a peninsula and pulls for all cabinets are chosen, kept and taken off", async ({
  page,
}) => {
  const id = await emptyKitchen(page, large);
  await panel(page, /^Products/).click();
  await page.getByRole("button", { name: "North wall" }).click();
  await page.getByRole("button", { name: "Fill this wall with cabinets" }).click();
  const tiles = page.getByRole("combobox", { name: "Backsplash" });
  await expect.poll(() => tiles.locator("option").count()).toBeGreaterThan(1);
  await tiles.selectOption({ index: 1 });
  await page.getByRole("button", { name: "Fill this wall", exact: true }).click();
  await expect(page.getByText(/base cabinets .* are in\./)).toBeVisible();
  await page.getByRole("combobox", { name: "Length of the peninsula" }).selectOption("60");
  await page.getByRole("button", { name: "Add on the right" }).click();
  await expect(
    page.getByText(/^The peninsula is 60" long, .* The run at the north wall/).first(),
  ).toBeVisible();
  await saved(page);
  await expect.poll(async () => count(await stored(page, id), "peninsula")).toBe(1);
  const kitchen = await stored(page, id);
  expect(kitchen.surfaces.find((surface) => surface.id === "backsplash:n")?.sku).toBeTruthy();

  await page.reload();
  await panel(page, /^List/).click();
  await page
    .getByRole("button", { name: /Peninsula/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Add 2 stools" }).click();
  await expect.poll(async () => count(await stored(page, id), "stool")).toBe(2);

  await panel(page, /^List/).click();
  await page.getByRole("button", { name: /Base/ }).first().click();
  await page.getByRole("button", { name: "Its pulls and knobs" }).click();
  const onAll = page.getByRole("checkbox", { name: /^On all \d+ cabinets/ });
  await expect(onAll).toBeChecked();
  const cabinets = Number(
    /\d+/.exec(
      (await onAll.getAttribute("aria-label")) ??
        (await onAll.evaluate((box) => box.closest("label")?.textContent ?? "")),
    )?.[0],
  );
  await page
    .getByRole("region", { name: "Products that fit" })
    .getByRole("listitem")
    .getByRole("button")
    .first()
    .click();
  const pulled = async () => (await stored(page, id)).items.filter((item) => item.hardware_sku).length;
  await expect.poll(pulled).toBe(cabinets);
  await page.getByRole("button", { name: "Take them off" }).click();
  await expect.poll(pulled).toBe(0);
});
