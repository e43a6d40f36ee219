import type { RoomScene } from "./scene.types.ts";

/** Walls that a camera there sees from behind. What is built into them or hangs on them has to be hidden. */
export function wallsBehind(
  { walls, open_air }: Pick<RoomScene, "walls" | "open_air">,
  { x, z }: { x: number; z: number },
): ReadonlySet<string> {
  if (open_air) return new Set();
  const behind = [...walls].filter(
    ([, { at, facing }]) => (x - at[0]) * facing[0] + (z - at[2]) * facing[2] <= 0,
  );
  return new Set(behind.map(([id]) => id));
}
