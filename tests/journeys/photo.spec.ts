import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { inShowroom, newCustomer } from "./people.ts";
import { smallTargets } from "./room-steps.ts";

test.describe.configure({ timeout: 360_000 });

/** A room as a photo: a brown floor between a near and a far edge, a wall above, and a red box that stands on it. */
async function roomPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 1200;
    canvas.height = 900;
    const context = canvas.getContext("2d")!;
    const shape = (color: string, ...points: [number, number][]) => {
      context.fillStyle = color;
      context.beginPath();
      for (const [x, y] of points) context.lineTo(x, y);
      context.fill();
    };
    shape("#d8d4cc", [0, 0], [1200, 0], [1200, 900], [0, 900]);
    shape("#8a6a48", [60, 880], [1140, 880], [880, 560], [320, 560]);
    shape("#b02020", [540, 620], [660, 620], [660, 720], [540, 720]);
    return canvas.toDataURL("image/jpeg", 0.95);
  });
  return Buffer.from(address.split(",")[1]!, "base64");
}

/** Drags a corner to a place in the photo, in its pixels. */
async function drag(page: Page, name: string, [x, y]: readonly [number, number]): Promise<void> {
  const corner = page.getByRole("button", { name, exact: true });
  const photo = (await page.locator("main canvas").first().boundingBox())!;
  const from = (await corner.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(photo.x + (x / 1200) * photo.width, photo.y + (y / 900) * photo.height, { steps: 3 });
  await page.mouse.up();
}

/** Red, green and blue at a place of the picture that is shown. */
const colorAt = (page: Page, x: number, y: number): Promise<number[]> =>
  page.getByRole("img", { name: "Your room with the product" }).evaluate(
    (element, [left, top]) => {
      const copy = document.createElement("canvas");
      copy.width = 1200;
      copy.height = 900;
      const context = copy.getContext("2d")!;
      context.drawImage(element as HTMLCanvasElement, 0, 0);
      return [...context.getImageData(left!, top!, 1, 1).data.slice(0, 3)];
    },
    [x, y],
  );

const apart = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, at) => Math.abs(value - b[at]!)));

const step = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name });

for (const [size, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${size}, a floor is marked in a photo, cleared, seen with two products, and bought`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await newCustomer(page, "Photo");
    await inShowroom(page, "OAKSTONE");
    await page.goto("category/tile-flooring/product");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await page.getByRole("link", { name: "See it in my room" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "See it in your room" })).toBeVisible();
    const chooser = page.getByLabel("Photo of your room");
    await chooser.setInputFiles({
      name: "a.heic",
      mimeType: "image/heic",
      buffer: Buffer.from("not a photo"),
    });
    await expect(chooser).toHaveAccessibleDescription(/Your browser can't open HEIC photos/);
    await chooser.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await roomPhoto(page) });

    await page.getByRole("button", { name: "Next: clear it" }).click();
    await expect(page.getByText("Enter one length, so that we can show")).toBeVisible();
    await drag(page, "Front left corner", [60, 880]);
    await drag(page, "Front right corner", [1140, 880]);
    await drag(page, "Back right corner", [880, 560]);
    await drag(page, "Back left corner", [320, 560]);
    const last = page.getByRole("button", { name: "Back left corner" });
    const before = (await last.boundingBox())!;
    await last.press("Shift+ArrowUp");
    expect((await last.boundingBox())!.y).toBeLessThan(before.y);
    await last.press("Shift+ArrowDown");
    await page.getByLabel("Front edge, side to side").fill("10'");
    await expect(page.getByText(/^About 10' × /)).toBeVisible();
    await page.getByLabel("Front to back").fill("12'");
    await expect(page.getByText("10' × 12'. The squares of the grid are one foot wide.")).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    expect(await axeFaults(page, "main")).toEqual([]);

    await page.getByRole("button", { name: "Next: clear it" }).click();
    await page.getByRole("button", { name: "Cover the whole area" }).click();
    await page.getByLabel("Brush size").fill("12");
    await page.getByRole("button", { name: "Take away" }).click();
    const photo = (await page.locator("main canvas").first().boundingBox())!;
    const over = (x: number, y: number) =>
      page.mouse.move(photo.x + (x / 1200) * photo.width, photo.y + (y / 900) * photo.height, { steps: 4 });
    await over(560, 640);
    await page.mouse.down();
    await over(640, 640);
    await over(640, 700);
    await over(560, 700);
    await page.mouse.up();
    await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
    expect(await axeFaults(page, "main")).toEqual([]);

    await page.getByRole("button", { name: "Next: see it" }).click();
    const download = page.getByRole("button", { name: "Download picture" });
    await expect(download).toBeEnabled({ timeout: 120_000 });
    const red = await colorAt(page, 600, 670);
    expect(apart(red, [176, 32, 32])).toBeLessThan(12);
    const floor = await colorAt(page, 300, 860);
    expect(apart(floor, [138, 106, 72])).toBeGreaterThan(8);
    expect(apart(await colorAt(page, 200, 200), [216, 212, 204])).toBeLessThan(8);
    expect(await axeFaults(page, "main")).toEqual([]);

    const others = page.getByRole("region", { name: "Other products" });
    await others.getByRole("button", { name: "All categories" }).click();
    await others.getByLabel("Search other products").fill("slate");
    const other = others.getByRole("listitem").getByRole("button", { name: /slate/i }).first();
    await other.click();
    await expect(other).toHaveAttribute("aria-pressed", "true");
    const name =
      (await page.getByRole("main").getByRole("heading", { level: 2 }).first().textContent()) ?? "";
    await expect(download).toBeEnabled({ timeout: 120_000 });
    await expect.poll(async () => apart(await colorAt(page, 300, 860), floor)).toBeGreaterThan(12);

    await expect(page.getByText("Saved in this browser")).toBeVisible();
    await page.reload();
    await expect(step(page, /See it/)).toHaveAttribute("aria-current", "step");
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    await expect(download).toBeEnabled({ timeout: 120_000 });
    expect(apart(await colorAt(page, 600, 670), [176, 32, 32])).toBeLessThan(12);

    const saving = page.waitForEvent("download");
    await download.click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^my-room-.*\.jpg$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 3)
        .toString("hex"),
    ).toBe("ffd8ff");

    const buying = page.getByRole("region", { name: "Quantity" });
    await expect(buying.getByRole("status")).toHaveText(/^120 sq ft \+ \d+% waste → \d+ /);
    // some are sold off to the last few boxes
    await buying.getByLabel("Area").fill("2 x 3");
    await expect(buying.getByRole("status")).toHaveText(/^6 sq ft \+ \d+% waste → \d+ /);
    const add = buying.getByRole("button", { name: /^Add \d+ / });
    const count = Number((await add.textContent())?.replaceAll(/\D/g, ""));
    await add.click();
    await expect(page.getByText(/^Added \d+ .* of /)).toBeVisible();
    await page.goto("cart");
    await expect(page.getByRole("textbox", { name: `Quantity of ${name}` })).toHaveValue(String(count));
  });

test("photos stay in the browser until they are removed", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize/photo");
  const chooser = page.getByLabel("Photo of your room");
  await expect(chooser).toBeAttached();
  await chooser.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await roomPhoto(page) });
  await page.getByLabel("Front edge, side to side").fill("10'");
  await expect(page.getByText("Saved in this browser")).toBeVisible();
  await page.getByRole("button", { name: "Other photo" }).click();
  await page.getByRole("button", { name: "Open photo 1" }).click();
  await expect(page.getByLabel("Front edge, side to side")).toHaveValue("10'");
  await page.getByRole("button", { name: "Other photo" }).click();
  await page.getByRole("button", { name: "Remove photo 1" }).click();
  await expect(page.getByRole("button", { name: "Open photo 1" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Photo of your room")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Your photos" })).toHaveCount(0);
});
