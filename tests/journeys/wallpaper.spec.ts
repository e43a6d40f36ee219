import { expect, type Page, test } from "@playwright/test";
import { roomDesign } from "../../contract/design/room-design.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { call, inShowroom, newCustomer } from "./people.ts";
import { panel, surface, withoutGraphics } from "./room-steps.ts";

/** The vine, which repeats every 10 1/4 in. on rolls of 20 1/2 in. × 33 ft. */
async function vine(page: Page): Promise<{ hash: string; sku: string; name: string }> {
  const answer = await page.request.get(
    "/api/visualization/products?category=pasted-wallpaper&showroom=OAKSTONE&per_page=24",
  );
  const { data } = (await answer.json()).data as { data: { hash: string; sku: string; name: string }[] };
  return data.find(({ name }) => name.startsWith("Trailing Vine"))!;
}

test("walls by length and height become rolls, with their paste, and go into the cart as rolls", async ({
  page,
}) => {
  await inShowroom(page, "OAKSTONE");
  const { hash, name } = await vine(page);
  await page.goto(`product/${hash}`);
  await page.getByLabel("Length of all walls").fill("24 ft");
  await page.getByLabel("Height", { exact: true }).fill("8");
  // 15 strips of 20 1/2 in. and a tenth, 3 from a roll
  await expect(page.getByText(/^15 strips cut at .*, 3 per roll, \+ 10% waste → 6 rolls$/)).toBeVisible();
  const needed = page.getByRole("region", { name: "You also need" });
  // 6 rolls are 338 sq ft, and a pail covers 330
  await expect(needed.getByRole("button", { name: /^Add 2 of Clear Wallpaper Paste/ })).toBeVisible();
  await expect(needed.getByRole("button", { name: /^Add 1 of Wallpaper Smoother/ })).toBeVisible();
  await page.getByLabel("Height", { exact: true }).fill("40 ft");
  await expect(page.getByText("A strip this high is longer than one roll.")).toBeVisible();
  await page.getByLabel("Height", { exact: true }).fill("8");
  await page.getByRole("button", { name: "Add 6 rolls" }).click();
  await expect(page.getByText(/^Added 6 rolls/)).toBeVisible();
  await page.goto("cart");
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: name }).first();
  await expect(line.getByRole("textbox", { name: /quantity/i })).toHaveValue("6");
  await expect(line).toContainText("rolls");
});

test("a room counts the strips and rolls of a papered wall", async ({ page }) => {
  await withoutGraphics(page);
  await newCustomer(page, "Paper");
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize/templates?room=bathroom");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await page.getByRole("button", { name: "Start from this template" }).first().click();
  await expect(page).toHaveURL(/\/visualize\/room\/[0-9a-f-]{36}/);
  const id = /[0-9a-f-]{36}/.exec(page.url())![0];
  const { sku } = await vine(page);
  const room = await call<Room>(page, `GET rooms/${id}`);
  const design = roomDesign.parse(room.design);
  const wall = design.surfaces.find((each) => each.id.startsWith("wall:"))!;
  const surfaces = design.surfaces.map((each) => (each === wall ? { id: wall.id, sku } : each));
  await call(page, `PUT rooms/${id}`, { version: room.version, design: { ...design, surfaces } });
  await page.reload();
  await panel(page, /^List/).click();
  await expect(surface(page, wall.id).getByRole("button")).toContainText(/\+ 10% waste, \d+ rolls?/);
  const line = surface(page, wall.id);
  await line.locator("summary").click();
  await expect(line.getByText(/strips?, .* wide each/)).toBeVisible();
  await expect(line.getByText(/up to whole .* repeats: cut at/)).toBeVisible();
});
