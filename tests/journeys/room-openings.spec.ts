import { expect, type Page, test } from "@playwright/test";
import type { Project } from "../../contract/design/project-cart.ts";
import { type RoomDesign, roomDesign } from "../../contract/design/room-design.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { axeFaults } from "./axe-faults.ts";
import { call, inShowroom, newCustomer } from "./people.ts";
import { panel, surface, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 360_000 });

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();

/** A bedroom of 12 by 10 ft with a window in the north and a door in the south. */
const bedroom: RoomDesign = {
  schema: "room-design/1",
  room: "bedroom",
  plan: {
    vertices_in: [
      [0, 0],
      [144, 0],
      [144, 120],
      [0, 120],
    ],
    ceiling_height_in: 96,
    walls: ["s", "e", "n", "w"].map((id, at) => ({ id, from: at, to: (at + 1) % 4, kind: "wall" })),
    openings: [
      { id: "window", wall: "n", kind: "window", offset_in: 50, width_in: 36, height_in: 48, sill_in: 36 },
      {
        ...{ id: "door", wall: "s", kind: "door", offset_in: 80, width_in: 30, height_in: 80 },
        swing: { into: "room", hinge: "from" },
      },
    ],
    services: [],
  },
  surfaces: [
    { id: "wall:n", sku: null },
    { id: "wall:s", sku: null },
  ],
  items: [],
};

const stored = async (page: Page, id: string) =>
  roomDesign.parse((await call<Room>(page, `GET rooms/${id}`)).design).plan.openings;

/** Selects what is in a wall, by the wall's list. */
async function take(page: Page, wall: string, name: string): Promise<void> {
  await panel(page, /^List/).click();
  await surface(page, `wall:${wall}`).getByRole("button").click();
  await page.getByText("Size, doors and windows").click();
  await page
    .getByRole("list", { name: "Doors and windows in this wall" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}

for (const [size, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${size}, a window and a door are chosen for their openings, kept and ordered`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await withoutGraphics(page);
    await newCustomer(page, "Opening");
    await inShowroom(page, "OAKSTONE");
    const { id } = await call<Room>(page, "POST rooms", { showroom: "OAKSTONE", design: bedroom });
    await page.goto(`visualize/room/${id}`);

    await take(page, "n", "Window");
    await page.getByRole("button", { name: "Choose a window" }).click();
    const choices = page.getByRole("region", { name: "Products that fit" });
    await expect(choices.getByText("Vinyl Picture Window")).toBeVisible();
    await expect(choices.getByText(`Needs an opening of 36 1/2" × 48 1/2"`).first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await choices.getByRole("button", { name: /^Vinyl Picture Window/ }).click();
    await expect(page.getByText(`This opening is 36" × 48".`)).toBeVisible();
    await page.getByRole("button", { name: `Make it 36 1/2" × 48 1/2"` }).click();
    await expect(choices.getByText("In the room")).toBeVisible();
    await expect(choices.getByText("Fits this opening").first()).toBeVisible();

    await take(page, "s", "Door");
    await page.getByRole("button", { name: "Choose a door" }).click();
    await choices.getByRole("button", { name: /^Six-Panel Door Slab/ }).click();
    await expect(choices.getByText("In the room")).toBeVisible();
    await saved(page);
    await page.reload();

    await panel(page, /^List/).click();
    const [window, door] = await stored(page, id);
    expect(window).toMatchObject({ width_in: 36.5, height_in: 48.5, sku: expect.any(String) });
    expect(door).toMatchObject({ width_in: 30, height_in: 80, sku: expect.any(String) });
    await expect(page.getByRole("button", { name: /Vinyl Picture Window.*1 ×/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Six-Panel Door Slab.*1 ×/ })).toBeVisible();
    const needs = page.getByRole("region", { name: "You also need" });
    await expect(needs.getByText(/^Hinges/).first()).toBeVisible();
    await page.getByRole("button", { name: "Add everything to the cart" }).click();
    await expect(page.getByRole("link", { name: "Go to the cart" })).toBeVisible();
    const { finalised } = await call<Room>(page, `GET rooms/${id}`);
    const cart = await call<Project>(page, `GET projectCart/${finalised!.project_id}`);
    const bought = cart.Project_tans.map(({ sku }) => sku);
    expect(bought).toEqual(expect.arrayContaining([window!.sku, door!.sku]));
  });
