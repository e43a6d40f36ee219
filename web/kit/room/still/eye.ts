import type { PerspectiveCamera } from "three";
import type { Vec3 } from "../scene/scene.types.ts";

/** A camera as a source of rays for a picture of this size. */
export class Eye {
  /** How much wider a pixel gets with each inch. */
  readonly spread: number;
  readonly #lens: PerspectiveCamera;
  readonly #width: number;
  readonly #height: number;

  constructor(lens: PerspectiveCamera, width: number, height: number) {
    this.#lens = lens;
    this.#width = width;
    this.#height = height;
    this.spread = 2 / lens.projectionMatrix.elements[5]! / height;
  }

  /** The ray through a place of the picture, in pixels from its upper left corner; it starts at the near plane. */
  ray(x: number, y: number): { at: Vec3; way: Vec3 } {
    const p = this.#lens.projectionMatrix.elements;
    const m = this.#lens.matrixWorld.elements;
    const a = ((x / this.#width) * 2 - 1 + p[8]!) / p[0]!;
    const b = (1 - (y / this.#height) * 2 + p[9]!) / p[5]!;
    const long = Math.hypot(a, b, 1);
    const way = [0, 1, 2].map((k) => (m[k]! * a + m[4 + k]! * b - m[8 + k]!) / long);
    const near = this.#lens.near * long;
    const at = way.map((w, k) => m[12 + k]! + w * near);
    return { at: at as unknown as Vec3, way: way as unknown as Vec3 };
  }
}
