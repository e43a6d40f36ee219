import { Box3, type BufferGeometry, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { cushion, pillow, type Stuffing } from "./cushion.ts";

const soft: Stuffing = { edge: 1.5, crown: [0.2, 1, 0.5], crease: 0.4, repeat: 6, seed: 3 };

const sizeOf = (geometry: BufferGeometry) =>
  new Box3().setFromBufferAttribute(geometry.getAttribute("position") as never).getSize(new Vector3());

/** Part of the corners whose normal looks away from the middle. */
function outward(geometry: BufferGeometry, middle: Vector3): number {
  const position = geometry.getAttribute("position");
  const normal = geometry.getAttribute("normal");
  let out = 0;
  for (let i = 0; i < position.count; i++) {
    const p = new Vector3().fromBufferAttribute(position, i).sub(middle);
    if (p.dot(new Vector3().fromBufferAttribute(normal, i)) > 0) out++;
  }
  return out / position.count;
}

describe("a cushion", () => {
  test("measures what it is cut to, and swells no more than its crown and creases", () => {
    const size = sizeOf(cushion(25, 6, 24, soft));
    expect(size.x).toBeGreaterThan(24.5);
    expect(size.x).toBeLessThan(26.5);
    expect(size.y).toBeGreaterThan(6.5);
    expect(size.y).toBeLessThan(9);
    expect(size.z).toBeLessThan(26.5);
  });

  test("shows its outside", () => {
    expect(outward(cushion(25, 6, 24, soft), new Vector3())).toBeGreaterThan(0.99);
    expect(outward(pillow(18, 18, 6, 6), new Vector3(0, 9, 0))).toBeGreaterThan(0.95);
  });

  test("uses fewer triangles where nobody looks", () => {
    const whole = cushion(25, 6, 24, soft).getIndex()!.count;
    expect(cushion(25, 6, 24, { ...soft, hidden: ["bottom"] }).getIndex()!.count).toBeLessThan(whole * 0.85);
  });

  test("carries its weave at true scale", () => {
    const flat: Stuffing = { edge: 0.5, repeat: 6 };
    const geometry = cushion(24, 4, 24, flat);
    const uv = geometry.getAttribute("uv");
    const across = Array.from({ length: uv.count }, (_, i) => uv.getX(i));
    expect(Math.max(...across) - Math.min(...across)).toBeCloseTo(24 / 6, 1);
  });
});
