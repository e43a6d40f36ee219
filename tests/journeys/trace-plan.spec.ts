import { expect, type Page, test } from "@playwright/test";
import PDFDocument from "pdfkit";
import { axeFaults } from "./axe-faults.ts";
import { enterShowroom } from "./people.ts";
import { withoutGraphics } from "./room-steps.ts";

/** The page that is traced: an L-shaped room of 12' × 10', four points to an inch, its corners in points. */
const corners = [
  [100, 100],
  [676, 100],
  [676, 340],
  [436, 340],
  [436, 580],
  [100, 580],
] as const;
const size: [number, number] = [800, 700];

/** A plan on the second page of a PDF, as an architect sends it. */
async function planAsPdf(): Promise<Buffer> {
  const document = new PDFDocument({ size, margin: 0 });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => {
    document.on("end", resolve);
  });
  document.text("Title sheet", 50, 50);
  document.addPage({ size, margin: 0 });
  document
    .polygon(...corners.map(([x, y]) => [x, y]))
    .lineWidth(4)
    .stroke("black");
  document.end();
  await done;
  return Buffer.concat(chunks);
}

const canvas = (page: Page) => page.getByRole("application");

/** Where a point of the traced page is on the screen. */
async function onScreen(page: Page, [x, y]: readonly [number, number]) {
  const box = (await canvas(page).locator("image").boundingBox())!;
  return { x: box.x + (x / size[0]) * box.width, y: box.y + (y / size[1]) * box.height };
}

async function tap(page: Page, point: readonly [number, number], by: readonly [number, number] = [0, 0]) {
  const at = await onScreen(page, point);
  await page.mouse.click(at.x + by[0], at.y + by[1]);
}

const wall = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: /^Floor plan/ }).getByRole("button", { name });

for (const width of [1440, 390]) {
  test(`a page of a PDF is traced at ${width} px, its lengths are checked, and the room is begun`, {
    tag: "@pictures",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await withoutGraphics(page);
    await enterShowroom(page, "OAKSTONE");
    await page.goto("visualize/draw");

    await test.step("refuses what is no picture and says what is wanted", async () => {
      await page.getByLabel("Choose a picture or PDF").setInputFiles({
        name: "photo.heic",
        mimeType: "image/heic",
        buffer: Buffer.from("no picture"),
      });
      await expect(page.getByRole("alert")).toContainText("Save the photo as JPG or PNG");
    });

    await test.step("lays the second page of a PDF under the drawing", async () => {
      await page.getByLabel("Choose a picture or PDF").setInputFiles({
        name: "plan.pdf",
        mimeType: "application/pdf",
        buffer: await planAsPdf(),
      });
      await expect(page.getByRole("heading", { name: "Step 1 of 2: Set the scale" })).toBeVisible();
      await page.getByLabel("Page", { exact: true }).selectOption("2");
      await expect(page.getByLabel("Page", { exact: true })).toHaveValue("2");
      await expect(canvas(page).locator("image")).toBeVisible();
      await canvas(page).scrollIntoViewIfNeeded();
      expect(await axeFaults(page)).toEqual([]);
    });

    await test.step("moves the picture without setting a mark", async () => {
      await page.getByRole("button", { name: "Move", exact: true }).click();
      const from = await onScreen(page, corners[0]);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 12, from.y + 9, { steps: 3 });
      await page.mouse.up();
      await page.getByRole("button", { name: "Move", exact: true }).click();
      await expect(page.getByText("Tap one end of a length you know")).toBeVisible();
      await canvas(page).scrollIntoViewIfNeeded();
    });

    await test.step("sets the scale by one known length", async () => {
      await tap(page, corners[0]);
      await tap(page, corners[1]);
      await page.getByLabel("Length between the marks").fill("twelve");
      await page.getByRole("button", { name: "Set scale" }).click();
      await expect(page.getByText("is not a length")).toBeVisible();
      await page.getByLabel("Length between the marks").fill("12'");
      await page.getByRole("button", { name: "Set scale" }).click();
      await expect(page.getByRole("heading", { name: "Step 2 of 2: Draw the walls" })).toBeVisible();
    });

    await test.step("draws walls that snap to the picture, and finds them again after a reload", async () => {
      await canvas(page).scrollIntoViewIfNeeded();
      // a few pixels beside the lines, as a hand does
      for (const corner of corners.slice(0, 3)) await tap(page, corner, [3, -3]);
      await page.reload();
      await expect(canvas(page).locator("image")).toBeVisible();
      await expect(page.getByText("Tap the first corner again")).toBeVisible();
      await canvas(page).scrollIntoViewIfNeeded();
      for (const corner of corners.slice(3)) await tap(page, corner, [-3, 3]);
      await tap(page, corners[0], [2, 2]);
      await expect(page.getByRole("heading", { name: "Check the lengths: 0 of 6 confirmed" })).toBeVisible();
      await expect(wall(page, /^Wall/)).toHaveCount(6);
    });

    await test.step("asks for each length before the plan is used", async () => {
      await page.getByRole("button", { name: "Use this plan" }).click();
      await expect(page.getByRole("alert")).toContainText("Confirm or correct 6 more lengths");
      const lengths = page.getByRole("region", { name: "Lengths" });
      await expect(lengths.getByRole("button", { name: /^Confirm Wall/ })).toHaveCount(6);
      const first = lengths.getByLabel("Wall 1", { exact: true });
      await first.fill("7' 1/2\"");
      await first.press("Enter");
      await expect(wall(page, /^Wall 1, 7' 1\/2"/)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Check the lengths: 1 of 6 confirmed" })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("heading", { name: "Check the lengths: 1 of 6 confirmed" })).toBeVisible();
      await expect(page.getByRole("group", { name: /^Floor plan/ }).locator("image")).toBeVisible();
      for (let left = 5; left > 0; left -= 1)
        await lengths
          .getByRole("button", { name: /^Confirm Wall/ })
          .first()
          .click();
      await expect(page.getByRole("heading", { name: "All lengths are confirmed" })).toBeVisible();
    });

    await test.step("begins a room with the traced plan", async () => {
      await page.getByRole("button", { name: "Use this plan" }).click();
      await expect(page).toHaveURL(/\/visualize\/templates\?plan=/);
      await expect(page.getByRole("region", { name: "Your floor plan" })).toContainText("My room");
    });
  });
}
