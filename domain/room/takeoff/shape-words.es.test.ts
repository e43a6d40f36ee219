import { expect, test } from "vitest";
import { shapeSteps } from "./shape-steps.ts";

test("the arithmetic of a wall names its parts in Spanish", () => {
  const [wall, door, tiled, net] = shapeSteps({
    kind: "area",
    area_sqft: 20,
    gross: [{ name: "wall", how: "5' × 8'", area_sqft: 40 }],
    less: [
      { name: "door", how: "3' × 5'", area_sqft: 15 },
      { name: "tiled shower wall", how: "1' × 5'", area_sqft: 5 },
    ],
  } as unknown as Parameters<typeof shapeSteps>[0]);
  expect([wall, door, tiled, net]).toEqual([
    expect.stringMatching(/^Pared: /),
    expect.stringMatching(/^− puerta: /),
    expect.stringMatching(/^− pared de regadera con loseta: /),
    expect.stringMatching(/^= 20/),
  ]);
});
