import { expect, test } from "vitest";
import type { RoomDesign } from "../../contract/design/room-design.ts";
import { designed } from "./designed.test-support.ts";
import { offers } from "./layout/layout-rooms.test-support.ts";
import { shadeOf } from "./sketch/shades.ts";

/** How light the walls are, 0 to 1. */
function lightOfWalls(design: RoomDesign): number[] {
  return design.surfaces.flatMap(({ id, sku }) => {
    const offer = sku && id.startsWith("wall:") ? offers.get(sku) : undefined;
    const color = offer && shadeOf(offer);
    return color ? [color[0]] : [];
  });
}

/** One wall may have an accent. */
const most = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

test("a dramatic room has dark walls, a bright one light walls", async () => {
  for (const { design } of await designed("Powder room 5x5, dark and dramatic"))
    expect(most(lightOfWalls(design))).toBeLessThan(0.5);
  for (const { design } of await designed("Bedroom 12x12, bright and airy"))
    expect(most(lightOfWalls(design))).toBeGreaterThan(0.85);
});

test("a color that is asked for comes before a mood", async () => {
  for (const { design } of await designed("Bedroom 12x12 with white walls, moody"))
    expect(Math.max(...lightOfWalls(design))).toBeGreaterThan(0.85);
});

test("designs of one mood have different walls", async () => {
  const rooms = await designed("Moody bedroom 12x14 with a queen bed");
  const walls = new Set(rooms.map(({ design }) => lightOfWalls(design).join()));
  expect(walls.size).toBeGreaterThan(2);
});
