import { expect, type Page, test } from "@playwright/test";
import { beginSmallBathroom, panel } from "./room-steps.ts";

/** Drawing a room without a graphics card takes its time on a small machine. */
test.describe.configure({ timeout: 720_000 });
test.use({
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
  contextOptions: { reducedMotion: "reduce" },
});

type Point = [x: number, y: number];

/** Puts fingers down, moves them in steps and lifts them. */
async function glide(page: Page, from: Point[], to: Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await send("touchStart", from);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await send(
      "touchMove",
      from.map(([x, y], at): Point => [x + (to[at]![0] - x) * share, y + (to[at]![1] - y) * share]),
    );
  await send("touchEnd", []);
  await session.detach();
}

/** The longest dimension line around the selection: its start, length and direction. */
async function drawnLength(page: Page) {
  const lines = await page
    .locator("svg", { has: page.locator("title", { hasText: "Distances" }) })
    .locator("line")
    .evaluateAll((all) =>
      all.map((line) => ["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name)))),
    );
  const measured = lines.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => ({
    x: x1,
    y: y1,
    long: Math.hypot(x2 - x1, y2 - y1),
    angle: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI,
  }));
  const [longest] = measured.sort((a, b) => b.long - a.long);
  if (!longest) throw new Error("no lengths are drawn");
  return longest;
}

test("two fingers bring the room closer, move it and turn it; a press shows all of it again", async ({
  page,
}) => {
  await beginSmallBathroom(page);
  await panel(page, /^List/).click();
  const objects = page.getByRole("heading", { name: "Objects" }).locator("..");
  await objects
    .getByRole("button", { name: /toilet/i })
    .first()
    .click();
  await expect
    .poll(() =>
      drawnLength(page).then(
        ({ long }) => long,
        () => 0,
      ),
    )
    .toBeGreaterThan(10);
  const box = (await page.getByRole("application", { name: "The room in 3D" }).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const first = await drawnLength(page);

  await test.step("apart: closer", async () => {
    await glide(
      page,
      [
        [x - 60, y],
        [x + 60, y],
      ],
      [
        [x - 90, y],
        [x + 90, y],
      ],
    );
    await expect.poll(async () => (await drawnLength(page)).long / first.long).toBeGreaterThan(1.2);
  });
  await test.step("together downwards: the room goes along", async () => {
    const before = await drawnLength(page);
    await glide(
      page,
      [
        [x - 60, y],
        [x + 60, y],
      ],
      [
        [x - 60, y + 50],
        [x + 60, y + 50],
      ],
    );
    await expect.poll(async () => (await drawnLength(page)).y - before.y).toBeGreaterThan(20);
  });
  await test.step("about each other: it turns", async () => {
    const before = await drawnLength(page);
    await glide(
      page,
      [
        [x - 80, y - 40],
        [x + 80, y + 40],
      ],
      [
        [x - 80, y + 40],
        [x + 80, y - 40],
      ],
    );
    await expect
      .poll(async () => Math.abs((await drawnLength(page)).angle - before.angle))
      .toBeGreaterThan(15);
  });
  await test.step("the whole room again", async () => {
    await page.getByRole("button", { name: /^Orbit/ }).click();
    await expect.poll(async () => Math.abs((await drawnLength(page)).long - first.long)).toBeLessThan(1);
  });
});
