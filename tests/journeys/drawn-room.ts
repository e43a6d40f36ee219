import { expect, type Page } from "@playwright/test";
import { type RoomDesign, roomDesign } from "../../contract/design/room-design.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { call } from "./people.ts";

/** Waits until the room's last change is saved. */
export const saved = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();

/** The open room as the server has it. */
export const stored = async (page: Page): Promise<RoomDesign> =>
  roomDesign.parse((await call<Room>(page, `GET rooms/${/[0-9a-f-]{36}/.exec(page.url())![0]}`)).design);

/** The screen's place, CSS pixels, of a place of the plan in inches. */
export const onScreen = (page: Page, [x, y]: readonly [number, number]): Promise<{ x: number; y: number }> =>
  page.getByRole("application", { name: "The room from above" }).evaluate(
    (svg, at) => {
      const shown = new DOMPoint(at.x, -at.y).matrixTransform((svg as SVGSVGElement).getScreenCTM()!);
      return { x: shown.x, y: shown.y };
    },
    { x, y },
  );

/** Drags with the mouse from one place of the plan to another, inches. */
export async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const [start, end] = [await onScreen(page, from), await onScreen(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Fills in a length as people write it, `4'`, and leaves the field with Enter. */
export async function typeLength(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press("Enter");
}
