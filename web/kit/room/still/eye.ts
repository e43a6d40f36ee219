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
    const long = Math.sqrt(a * a + b * b + 1);
    const dx = (m[0]! * a + m[4]! * b - m[8]!) / long;
    const dy = (m[1]! * a + m[5]! * b - m[9]!) / long;
    const dz = (m[2]! * a + m[6]! * b - m[10]!) / long;
    const near = this.#lens.near * long;
    return { at: [m[12]! + dx * near, m[13]! + dy * near, m[14]! + dz * near], way: [dx, dy, dz] };
  }
}
