import { expect, it } from "vitest";
import { describeRoom } from "./describe-room.ts";
import { placeToLookAround } from "./place-to-look-around.ts";
import { cabinet, products, room } from "./room.test-support.ts";

it("puts the camera in the middle of an empty room, at eye height", () => {
  const place = placeToLookAround(describeRoom(room(), products))!;
  expect(Math.hypot(place.at[0] - 60, -place.at[2] - 48)).toBeLessThan(6);
  expect(place.at[1]).toBe(60);
});

it("puts the camera beside an island, not inside it", () => {
  const island = { ...cabinet("c1", 48), at_in: [60, 48] as [number, number], depth_in: 30, height_in: 36 };
  const [x, , z] = placeToLookAround(describeRoom(room({ items: [island] }), products))!.at;
  const outside = Math.max(Math.abs(x - 60) - 24, Math.abs(-z - 48) - 15);
  expect(outside).toBeGreaterThan(8);
});
