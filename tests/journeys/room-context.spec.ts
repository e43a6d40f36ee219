import { expect, type Locator, test } from "@playwright/test";
import sharp from "sharp";
import { beginSmallBathroom } from "./room-steps.ts";

/** Drawing a room without a graphics card takes its time on a small machine. */
test.describe.configure({ timeout: 720_000 });

/** A small blurred gray screenshot. */
async function glance(room: Locator): Promise<number[]> {
  const picture = await room.screenshot({ timeout: 120_000 });
  return [...(await sharp(picture).greyscale().resize(12, 8, { fit: "fill" }).raw().toBuffer())];
}

const apart = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;

test("a room whose graphics card was taken away is drawn again when it is back", async ({ page }) => {
  await beginSmallBathroom(page);
  const room = page.getByRole("application", { name: "The room in 3D" });
  const canvas = room
    .locator("canvas")
    .first()
    .or(room.and(page.locator("canvas")));
  await expect(room).toHaveAttribute("aria-busy", "false", { timeout: 240_000 });
  let before = await glance(room);
  // the light fades in
  await expect
    .poll(
      async () => {
        const last = before;
        before = await glance(room);
        return apart(last, before);
      },
      { intervals: [3000], timeout: 240_000 },
    )
    .toBeLessThan(0.5);

  const lose = await canvas.evaluateHandle((element: HTMLCanvasElement) => {
    const extension = element.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    if (!extension) throw new Error("no context to lose");
    return extension;
  });
  await lose.evaluate((extension) => extension.loseContext());
  await expect.poll(async () => apart(before, await glance(room)), { timeout: 60_000 }).toBeGreaterThan(20);
  await lose.evaluate((extension) => extension.restoreContext());
  await expect.poll(async () => apart(before, await glance(room)), { timeout: 240_000 }).toBeLessThan(4);
});
