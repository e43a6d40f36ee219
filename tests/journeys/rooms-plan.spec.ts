import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { enterShowroom, inShowroom } from "./people.ts";
import { withoutGraphics } from "./room-steps.ts";

const roomAddress = /\/visualize\/room\/[0-9a-f-]{36}/;

/** Types a length into a field of the drawing and leaves it. */
async function typeLength(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole("region", { name: "Selected" }).getByLabel(label);
  await field.fill(text);
  await field.press("Enter");
}

const part = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: /^Floor plan/ }).getByRole("button", { name });

test("an L-shaped room with two windows is drawn from typed lengths and begun", async ({ page }) => {
  await withoutGraphics(page);
  await enterShowroom(page, "OAKSTONE");
  await page.getByRole("banner").getByRole("link", { name: "Design a room" }).click();
  await page.getByRole("main").getByRole("link", { name: "Draw your own" }).click();

  await test.step("begins with a shape and its lengths", async () => {
    await page.getByText("L-shaped", { exact: true }).click();
    await page.getByLabel("A. Whole width").fill("14' 6\"");
    await page.getByLabel("B. Whole depth").fill("11 ft");
    await page.getByLabel("C. Width of the cut corner").fill("20'");
    await page.getByLabel("D. Depth of the cut corner").fill("four feet");
    await page.getByRole("button", { name: "Draw this room" }).click();
    await expect(page.getByText("“four feet” is not a length")).toBeVisible();
    await page.getByLabel("D. Depth of the cut corner").fill("48");
    await page.getByRole("button", { name: "Draw this room" }).click();
    await expect(page.getByText(/^At most 13' 6"/)).toBeVisible();
    await page.getByLabel("C. Width of the cut corner").fill("5' 3 1/2\"");
    await page.getByRole("button", { name: "Draw this room" }).click();
    await expect(page.getByText("138.3 sq ft, 51' perimeter")).toBeVisible();
  });

  await test.step("sets a window by its lengths", async () => {
    await part(page, /^Wall 1, 14' 6"/).focus();
    await page.getByRole("region", { name: "Selected" }).getByRole("button", { name: "Window" }).click();
    await typeLength(page, "Width", "4' 6\"");
    await typeLength(page, "From the left corner", "2'");
    await expect(page.getByLabel("From the right corner")).toHaveValue("8'");
    await typeLength(page, "From the right corner", "13'");
    await expect(page.getByText("It doesn't fit there")).toBeVisible();
    await page.getByLabel("From the right corner").press("Escape");
  });

  await test.step("sets another by key and drags it, and it stays on its wall", async () => {
    await part(page, /^Wall 6, 11'/).press("w");
    const window = part(page, /^Window, 3' wide, in wall 6/);
    const before = await page.getByLabel("From the left corner").inputValue();
    const box = (await window.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y - 60, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByLabel("From the left corner")).not.toHaveValue(before);
    await expect(part(page, /^Window, 3' wide, in wall 6/)).toHaveCount(1);
  });

  await test.step("lengthens a wall under the first window, and takes that back", async () => {
    await part(page, /^Wall 1,/).focus();
    await typeLength(page, "Length", "16 ft");
    await part(page, /in wall 1/).focus();
    await expect(page.getByLabel("From the right corner")).toHaveValue("8'");
    await part(page, /^Wall 1, 16'/).press("ControlOrMeta+z");
    await expect(part(page, /^Wall 1, 14' 6"/)).toBeVisible();
  });

  await test.step("finds everything again after a reload", async () => {
    await page.reload();
    await expect(part(page, /^Window/)).toHaveCount(2);
    await expect(page.getByText("138.3 sq ft, 51' perimeter")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    const { plan } = JSON.parse(file) as { plan: { openings: { kind: string; width_in: number }[] } };
    expect(plan.openings).toMatchObject([
      { kind: "window", width_in: 54 },
      { kind: "window", width_in: 36 },
    ]);
  });

  await test.step("refuses a broken file at its field, and accepts a valid one", async () => {
    const broken = {
      vertices_in: [
        [0, 0],
        [100, 0],
      ],
      ceiling_height_in: 96,
      walls: [],
      openings: [],
      services: [],
    };
    const choose = (text: string) =>
      page.getByLabel("Import").setInputFiles({
        name: "plan.json",
        mimeType: "application/json",
        buffer: Buffer.from(text),
      });
    await choose(JSON.stringify(broken));
    await expect(page.getByRole("alert")).toContainText("plan.vertices_in");
    await expect(part(page, /^Window/)).toHaveCount(2);
  });

  await test.step("begins an empty room with it", async () => {
    await page.getByRole("button", { name: "Use this plan" }).click();
    await expect(page).toHaveURL(/\/visualize\/templates\?plan=/);
    await expect(page.getByRole("region", { name: "Your floor plan" })).toContainText("My bathroom");
    await page.getByRole("button", { name: "Start empty" }).click();
    await expect(page).toHaveURL(roomAddress);
    await page.goto("projects");
    await expect(page.getByRole("main").getByRole("link", { name: "My bathroom" })).toBeVisible();
  });
});

test("a plan and a template become a room that is found again, renamed and shared", async ({ page }) => {
  await withoutGraphics(page);
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize");
  // Who is faster than the network loses neither of the two choices.
  const answer = Promise.withResolvers<void>();
  await page.route(/\.data\?room=bathroom(?!.*q=)/, async (route) => {
    await answer.promise;
    await route.continue().catch(() => undefined);
  });
  const rooms = page.getByRole("navigation", { name: "Room" });
  await rooms.getByRole("link", { name: /^Bathrooms/ }).click();
  await expect(rooms.getByRole("link", { name: /^Bathrooms/ })).toHaveAttribute("aria-current", "true");
  await page.getByRole("searchbox", { name: "Search plans" }).fill("5x8");
  await page.getByRole("searchbox", { name: "Search plans" }).press("Enter");
  await expect(page).toHaveURL(/room=bathroom.*q=5x8/);
  answer.resolve();
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Your floor plan" })).toContainText("40 sq ft");
  const first = page.getByRole("main").getByRole("article").first();
  const name = (await first.getByRole("heading").textContent()) ?? "";
  await expect(
    first.getByText(/\$[\d,.]+ (for all materials|so far) at Oak & Stone Remodeling/),
  ).toBeVisible();
  await first.getByRole("button", { name: /^Start from this template/ }).click();
  await expect(page).toHaveURL(roomAddress);

  await page.goto("projects");
  await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Upstairs bath");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Upstairs bath" })).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByLabel(/Anyone with this link/).inputValue();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upstairs bath");
  await expect(page.getByText("Total before tax, delivery included")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor chooses a plan and a template and starts a room", async ({ page }) => {
    await page.goto("");
    await page.getByRole("main").getByLabel("Enter Showroom ID").fill("OAKSTONE");
    await page.getByRole("main").getByRole("button", { name: "Next" }).last().click();
    await page.goto("visualize?room=kitchen");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/visualize\/templates\?plan=/);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Start from this template|The whole room)/ })
      .first()
      .click();
    await expect(page).toHaveURL(roomAddress);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a plan is drawn by touch, and nothing is cut off or out of reach", async ({ page }) => {
    await page.goto("visualize/draw");
    await page.getByLabel("A. Whole width").fill("9'");
    await page.getByRole("button", { name: "Draw this room" }).tap();
    await part(page, /^Wall 2, 8'/).tap();
    await page.getByRole("button", { name: "Add Door" }).tap();
    const door = part(page, /^Door, 2' 8" wide, in wall 2/);
    await expect(page.getByLabel("From the left corner")).toHaveValue("2' 8\"");
    await dragByTouch(page, door, [0, -60]);
    await expect(page.getByLabel("From the left corner")).not.toHaveValue("2' 8\"");
    await expect(door).toHaveCount(1);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole("button", { name: "Use this plan" }).tap();
    await expect(page.getByRole("region", { name: "Your floor plan" })).toContainText("72 sq ft");
  });
});

/** Puts a finger on the middle of something and draws it away. */
async function dragByTouch(page: Page, target: Locator, [dx, dy]: [number, number]): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: share === undefined ? [] : [{ x: from.x + dx * share, y: from.y + dy * share }],
    });
  await touch("touchStart", 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", share);
  await touch("touchEnd");
}
