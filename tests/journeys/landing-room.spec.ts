import { expect, type Locator, type Page, test } from "@playwright/test";
import { enterShowroom } from "./people.ts";

const room = (page: Page): Locator => page.getByRole("region", { name: "A room that you can change" });
const total = (page: Page): Locator => room(page).getByRole("status");
const layer = (page: Page, name: string): Locator => page.locator(`[data-layer="${name}"]`);

test("a tap on a dot offers other products that swap in the picture with boxes and price @pictures", async ({
  page,
}) => {
  await page.goto("");
  const before = await total(page).textContent();
  await room(page).getByRole("link", { name: "Floor: other choices" }).click();
  const choices = page.getByRole("dialog", { name: "Floor: choices" });
  await expect(choices.getByRole("radio")).toHaveCount(4);
  await expect(choices.getByText("22 boxes for 183 sq ft")).toBeVisible();
  // waiting out of sight until it is chosen
  await expect(layer(page, "floor-2")).toHaveAttribute("data-loaded", "true");
  await expect(layer(page, "floor-2")).toBeHidden();
  await choices.getByText("Hester Fork Iron Red Terracotta Tile").click();
  await expect(layer(page, "floor-2")).toBeVisible();
  await expect(total(page)).not.toHaveText(before!);
  await choices.getByRole("button", { name: "Close" }).click();
  await expect(choices).toBeHidden();
  await expect(layer(page, "floor-2")).toBeVisible();
  await room(page).getByRole("link", { name: "Floor: other choices" }).click();
  await choices.getByRole("radio").first().check({ force: true });
  await expect(total(page)).toHaveText(before!);
});

test("the keyboard opens a part, changes it and returns to its dot", async ({ page }) => {
  await page.goto("");
  const dot = room(page).getByRole("link", { name: "Tub: other choices" });
  await dot.focus();
  await page.keyboard.press("Enter");
  const choices = page.getByRole("dialog", { name: "Tub: choices" });
  await expect(choices.getByRole("radio").first()).toBeFocused();
  const before = await total(page).textContent();
  await page.keyboard.press("ArrowDown");
  await expect(choices.getByRole("radio").nth(1)).toBeChecked();
  await expect(total(page)).not.toHaveText(before!);
  await page.keyboard.press("Escape");
  await expect(choices).toBeHidden();
  await expect(dot).toBeFocused();
});

test("a Showroom ID prices the room anew as soon as it is typed, and after it is entered", async ({
  page,
}) => {
  await page.goto("");
  await expect(total(page)).toContainText("at list prices");
  const listed = await total(page).textContent();
  await page.getByRole("main").getByLabel("Enter Showroom ID").fill("OAKSTONE");
  await expect(total(page)).toContainText("at Oak & Stone Remodeling");
  await expect(total(page)).not.toContainText(listed!.match(/\$[\d,.]+/)![0]);
  const priced = await total(page).textContent();
  await page.getByRole("main").getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all/);
  await page.goto("");
  await expect(total(page)).toHaveText(priced!);
  await page.reload();
  await expect(total(page)).toHaveText(priced!);
});

test("the room opens in 3D with what was chosen", async ({ page }) => {
  await enterShowroom(page, "OAKSTONE");
  await page.goto("");
  await room(page).getByRole("link", { name: "Vanity: other choices" }).click();
  const choices = page.getByRole("dialog", { name: "Vanity: choices" });
  await choices.getByText("Walnut").click();
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/rooms"));
  await room(page).getByRole("link", { name: "Open this room in 3D" }).click();
  const { design } = (await asked).postDataJSON() as { design: { items: { id: string; sku: string }[] } };
  expect(design.items.find(({ id }) => id === "vanity-1")?.sku).toBe("LKM-ZR6N3-WA-3H");
  await expect(page).toHaveURL(/\/visualize\/room\//);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the picture is there, and the dots lead to all choices with their prices and products", async ({
    page,
  }) => {
    await page.goto("");
    await expect(room(page).getByRole("img", { name: /walk-in shower/ })).toBeVisible();
    await room(page).getByRole("link", { name: "Shower tile: other choices" }).click();
    const list = page.locator("#room-shower-tile");
    await expect(list).toBeVisible();
    await expect(list).toContainText(/9 boxes for 63 sq ft, \$[\d,.]+/);
    await list.getByRole("link", { name: "Warwick Hollow Handmade-Look Tile" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Warwick Hollow");
  });
});

test("on a phone the dots stand apart, and the choices at the foot of the screen leave the part in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("");
  const dots = room(page).getByRole("list", { name: "Parts of the room" }).getByRole("link");
  const boxes = await dots.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  for (const [at, one] of boxes.entries()) {
    expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(44);
    for (const other of boxes.slice(at + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(44);
  }
  const inSight = boxes.filter(({ left, right }) => left >= 0 && right <= 390);
  expect(inSight.length).toBeGreaterThanOrEqual(4);
  for (const part of ["Shower tile", "Floor"]) {
    const dot = room(page).getByRole("link", { name: `${part}: other choices` });
    await dot.click();
    const choices = page.getByRole("dialog", { name: `${part}: choices` });
    await expect(choices).toBeVisible();
    await expect
      .poll(async () => {
        const [spot, sheet] = [(await dot.boundingBox())!, (await choices.boundingBox())!];
        return spot.x > 40 && spot.x < 306 && spot.y > 100 && spot.y + spot.height < sheet.y;
      })
      .toBe(true);
    await choices.getByRole("button", { name: "Close" }).click();
  }
});
