import type { PerspectiveCamera } from "three";
import type { Vec2, Vec3 } from "../scene/scene.types.ts";

/** Where the rays of a picture start. */
export interface RaySource {
  /** How much wider a pixel gets with each inch. */
  readonly spread: number;
  /** The ray through a place of the picture, in pixels from its upper left corner. */
  ray(x: number, y: number): { at: Vec3; way: Vec3 };
}

/** A camera as a source of rays for a picture of this size. */
export class Eye implements RaySource {
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

  /** It starts at the near plane. */
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

/** Sees everything around one place: longitude to the right, latitude down (an equirectangular picture). */
export class AroundEye implements RaySource {
  readonly spread: number;
  readonly #at: Vec3;
  readonly #middle: number;
  readonly #width: number;
  readonly #height: number;

  /** `toward`: the way in plan that the middle of the picture shows. */
  constructor({ at, toward }: { at: Vec3; toward: Vec2 }, width: number, height: number) {
    this.spread = Math.PI / height;
    this.#at = at;
    this.#middle = Math.atan2(toward[1], toward[0]);
    this.#width = width;
    this.#height = height;
  }

  ray(x: number, y: number): { at: Vec3; way: Vec3 } {
    const turn = this.#middle - (x / this.#width - 0.5) * 2 * Math.PI;
    const up = (0.5 - y / this.#height) * Math.PI;
    const level = Math.cos(up);
    return { at: this.#at, way: [level * Math.cos(turn), Math.sin(up), -level * Math.sin(turn)] };
  }
}
