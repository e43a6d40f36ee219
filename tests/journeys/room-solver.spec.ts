import { expect, type Page, test } from "@playwright/test";
import type { Project } from "../../contract/design/project-cart.ts";
import { roomDesign } from "../../contract/design/room-design.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { call, inShowroom, newCustomer } from "./people.ts";
import { panel, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 360_000 });

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();

/** Is in a room of one's own, begun from the first template of its kind. */
async function ownRoom(page: Page, room: string): Promise<string> {
  await withoutGraphics(page);
  await newCustomer(page, "Solver");
  await inShowroom(page, "OAKSTONE");
  await page.goto(`visualize/templates?room=${room}`);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await page.getByRole("button", { name: "Start from this template" }).first().click();
  await expect(page).toHaveURL(/\/visualize\/room\/[0-9a-f-]{36}/);
  return /[0-9a-f-]{36}/.exec(page.url())![0];
}

const stored = async (page: Page, id: string) =>
  roomDesign.parse((await call<Room>(page, `GET rooms/${id}`)).design);

const kindsIn = async (page: Page, id: string) => (await stored(page, id)).items.map(({ kind }) => kind);

/** Opens a thing from the list. */
async function open(page: Page, name: RegExp): Promise<void> {
  await panel(page, /^List/).click();
  await page.getByTestId("room-panel").getByRole("button", { name }).first().click();
}

/** Puts the first product that a search finds in place of the open thing, or into the room. */
async function choose(page: Page, search: string, name: RegExp): Promise<void> {
  const products = page.getByRole("region", { name: "Products that fit" });
  await products.getByPlaceholder("Search what fits").fill(search);
  await expect(products.locator('ul[aria-busy="false"]')).toContainText(name);
  const first = products.getByRole("listitem").getByRole("button").filter({ hasText: name }).first();
  await expect(first).toBeEnabled();
  await first.click();
}

for (const [size, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test(`on ${size}, a vanity changes its kind, keeps its faucets and mirrors, turns, and is ordered`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const id = await ownRoom(page, "bathroom");
    const before = await stored(page, id);
    const vanity = before.items.find(({ kind }) => kind === "vanity")!;
    const mirrors = before.items.filter(({ kind }) => kind === "mirror").length;

    await open(page, /vanity/i);
    const isFloating = (vanity.elevation_in ?? 0) > 1;
    await choose(page, isFloating ? "freestanding vanity" : "floating vanity", /vanity/i);
    await saved(page);
    const swapped = await stored(page, id);
    expect(swapped.items.find((item) => item.id === vanity.id)?.sku).not.toBe(vanity.sku);
    const faucets = swapped.items.filter(({ kind, host }) => kind === "faucet" && host === vanity.id);
    expect(faucets.length).toBeGreaterThan(0);
    expect(swapped.items.filter(({ kind }) => kind === "mirror")).toHaveLength(mirrors);

    await page.reload();
    expect(await stored(page, id)).toEqual(swapped);
    await open(page, /toilet/i);
    await page.getByRole("button", { name: "Turn left" }).click();
    await expect(page.getByRole("button", { name: /^Undo: Turn toilet/ })).toBeEnabled();
    await page.getByRole("button", { name: /^Undo: Turn toilet/ }).click();
    await saved(page);
    expect((await stored(page, id)).items).toEqual(swapped.items);

    await panel(page, /^List/).click();
    await page.getByRole("button", { name: "Add everything to the cart" }).click();
    await expect(page.getByRole("link", { name: "Go to the cart" })).toBeVisible();
    const { finalised } = await call<Room>(page, `GET rooms/${id}`);
    const cart = await call<Project>(page, `GET projectCart/${finalised!.project_id}`);
    const bought = new Set(cart.Project_tans.map(({ sku }) => sku));
    for (const { sku } of swapped.items) if (sku) expect(bought).toContain(sku);
  });

  test(`on ${size}, a kitchen's sink comes out and goes back into its counter, and a cooktop takes the range's place`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const id = await ownRoom(page, "kitchen");
    await open(page, /\bsink\b/i);
    await page.getByRole("button", { name: "Delete" }).click();
    await saved(page);
    expect(await kindsIn(page, id)).not.toContain("sink");
    await panel(page, /^Products/).click();
    await page.getByRole("button", { name: "Sink", exact: true }).click();
    await choose(page, "undermount", /sink/i);
    await saved(page);
    const sink = (await stored(page, id)).items.find(({ kind }) => kind === "sink");
    const host = (await stored(page, id)).items.find((item) => item.id === sink?.host);
    expect(["base_cabinet", "island", "peninsula"]).toContain(host?.kind);

    await open(page, /\brange\b/i);
    await page.getByRole("button", { name: "Cooktops", exact: true }).click();
    await choose(page, "cooktop", /cooktop/i);
    await expect(page.getByText(/A base cabinet carries it/)).toBeVisible();
    await saved(page);
    expect(await kindsIn(page, id)).toContain("cooktop");
    await page.reload();
    await panel(page, /^List/).click();
    await expect(page.getByText("the kitchen has no oven")).toBeVisible();
  });
}
