import { expect, type Page, test } from "@playwright/test";
import type { Project } from "../../contract/design/project-cart.ts";
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
  await newCustomer(page, "Tile");
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize/templates?room=bathroom");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await page.getByRole("button", { name: "Start from this template" }).first().click();
  await expect(page).toHaveURL(/\/visualize\/room\/[0-9a-f-]{36}/);
  return /[0-9a-f-]{36}/.exec(page.url())![0];
}

/** Puts the first product that a search finds on the open surface. */
async function cover(page: Page, search: string): Promise<void> {
  const products = page.getByRole("region", { name: "Products that fit" });
  await products.getByPlaceholder("Search what fits").fill(search);
  await expect(products.locator('ul[aria-busy="false"]')).toContainText(/porcelain/i);
  const first = products.getByRole("listitem").getByRole("button").first();
  await expect(first).toBeEnabled();
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
}

const stored = async (page: Page, id: string) =>
  roomDesign.parse((await call<Room>(page, `GET rooms/${id}`)).design).surfaces;

for (const [size, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${size}, a floor is laid in thirds from the middle, with its joints, and its grout is bought with it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const id = await ownBathroom(page);
    await panel(page, /^List/).click();
    await surface(page, "floor").getByRole("button").click();
    await cover(page, "porcelain 12x24");
    await page.getByRole("button", { name: "One-third offset", exact: true }).click();
    await page.getByText("Turn, start, joints and grout").click();
    await page.getByLabel("Start").selectOption({ label: "Centered" });
    await page.getByLabel("Joint").selectOption({ label: "1/4 in." });
    await page.getByRole("button", { name: "Charcoal", exact: true }).click();
    expect(await axeFaults(page)).toEqual([]);
    await saved(page);

    await page.reload();
    const floor = (await stored(page, id)).find((each) => each.id === "floor");
    expect(floor).toMatchObject({ pattern: "third", grout_width_in: 0.25, grout_color: "#5a5955" });
    expect(floor?.offset_in).toBeDefined();
    await panel(page, /^List/).click();
    await surface(page, "floor").getByRole("button").click();
    await page.getByText("Turn, start, joints and grout").click();
    await expect(page.getByLabel("Start")).toHaveValue("center");

    await panel(page, /^List/).click();
    const { units } = await unitsOf(page, "floor");
    const needed = page.getByRole("region", { name: "You also need" });
    const grout = needed.getByRole("listitem").filter({ has: page.getByText("Grout", { exact: true }) });
    await grout.getByText("How we counted").click();
    await expect(grout).toContainText(/× 0\.25 in\. joint × .* lb per sq ft/);
    await expect(grout).toContainText(/sq ft take [\d.]+: \d+ to buy/);
    const name = (await grout.getByRole("link").textContent()) ?? "";
    const add = grout.getByRole("button", { name: /^Add \d+ of/ });
    const count = Number((await add.textContent())?.replace(/\D/g, ""));
    await add.click();
    const chosen = page.getByRole("region", { name: "Parts and supplies" });
    await expect(chosen.getByRole("listitem").filter({ hasText: name })).toContainText(`, ${count} `);
    await expect(grout).toHaveCount(0);
    await page.getByRole("button", { name: "Add everything to the cart" }).click();
    await expect(page.getByRole("link", { name: "Go to the cart" })).toBeVisible();

    const room = await call<Room>(page, `GET rooms/${id}`);
    const cart = await call<Project>(page, `GET projectCart/${room.finalised!.project_id}`);
    const bought = new Map(cart.Project_tans.map((line) => [line.sku, line.qty]));
    expect(bought.get(floor!.sku!)).toBeGreaterThanOrEqual(units);
    const supply = cart.Project_tans.find((line) => line.product.name === name);
    expect(supply?.qty).toBe(count);
    expect(supply?.surface).toContain("floor");
  });

test("one wall's wainscot goes on all walls at its height", async ({ page }) => {
  const id = await ownBathroom(page);
  await panel(page, /^List/).click();
  await page.locator('[data-surface^="wall:"]').first().getByRole("button").click();
  await page.getByRole("button", { name: "Add wainscot" }).click();
  await cover(page, "porcelain 12x24");
  await page.getByLabel("Height").fill("4'");
  await page.getByLabel("Height").press("Enter");
  await page.getByRole("button", { name: "Brick", exact: true }).click();
  await page.getByRole("button", { name: "Use this wainscot on all walls" }).click();
  await saved(page);
  await page.reload();
  const wainscots = (await stored(page, id)).filter((each) => each.id.startsWith("wainscot:"));
  expect(wainscots.length).toBeGreaterThan(2);
  for (const each of wainscots) expect(each).toMatchObject({ pattern: "brick", height_in: 48 });
  expect(new Set(wainscots.map(({ sku }) => sku)).size).toBe(1);
  await panel(page, /^List/).click();
  await expect(page.locator('[data-surface^="wainscot:"]')).toHaveCount(wainscots.length);
});

test("what a tile cannot be laid in is not offered", async ({ page }) => {
  await ownBathroom(page);
  await panel(page, /^List/).click();
  await surface(page, "floor").getByRole("button").click();
  const pattern = (name: string) => page.getByRole("button", { name, exact: true });
  await cover(page, "porcelain 12x24");
  await expect(pattern("Herringbone")).toBeVisible();
  await page.getByRole("button", { name: "12×12 in.", exact: true }).click();
  await expect(page.getByRole("button", { name: "12×12 in.", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(pattern("Diagonal")).toBeVisible();
  await expect(pattern("Herringbone")).toHaveCount(0);
});
