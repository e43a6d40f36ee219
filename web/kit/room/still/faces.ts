import { type BufferGeometry, Matrix3, type Matrix4, Vector3 } from "three";
import type { Look } from "./look.ts";

type Added = { geometry: BufferGeometry; matrix: Matrix4 | null; look: number; panel: number };

/** The triangles that a camera sees, with what is needed to shade them. */
export class Faces {
  readonly looks: Look[] = [];
  readonly #added: Added[] = [];
  #count = 0;
  /** Nine numbers for each triangle. */
  positions = new Float32Array(0);
  normals = new Float32Array(0);
  /** Six numbers for each triangle: places in its material. */
  places = new Float32Array(0);
  look = new Uint16Array(0);
  /** Number of the panel whose light is stored, -1 for none. */
  panel = new Int16Array(0);

  get count(): number {
    return this.#count;
  }

  /** Returns the look's number. */
  addLook(look: Look): number {
    return this.looks.push(look) - 1;
  }

  add(geometry: BufferGeometry, matrix: Matrix4 | null, look: number, panel: number): void {
    this.#added.push({ geometry, matrix, look, panel });
    this.#count += (geometry.index?.count ?? geometry.getAttribute("position").count) / 3;
  }

  /** Fills the arrays once everything is added. */
  close(): this {
    this.positions = new Float32Array(this.#count * 9);
    this.normals = new Float32Array(this.#count * 9);
    this.places = new Float32Array(this.#count * 6);
    this.look = new Uint16Array(this.#count);
    this.panel = new Int16Array(this.#count);
    let first = 0;
    for (const added of this.#added) first += this.#fill(added, first);
    this.#added.length = 0;
    return this;
  }

  #fill({ geometry, matrix, look, panel }: Added, first: number): number {
    const position = geometry.getAttribute("position");
    const normal = geometry.getAttribute("normal");
    const uv = geometry.getAttribute("uv");
    const { index } = geometry;
    const corners = index?.count ?? position.count;
    const turn = matrix ? new Matrix3().getNormalMatrix(matrix) : null;
    const at = new Vector3();
    for (let i = 0; i < corners; i += 1) {
      const from = index ? index.getX(i) : i;
      at.fromBufferAttribute(position, from);
      if (matrix) at.applyMatrix4(matrix);
      at.toArray(this.positions, first * 9 + i * 3);
      if (normal) at.fromBufferAttribute(normal, from);
      else at.set(0, 0, 0);
      if (turn) at.applyMatrix3(turn);
      at.toArray(this.normals, first * 9 + i * 3);
      if (!uv) continue;
      this.places[first * 6 + i * 2] = uv.getX(from);
      this.places[first * 6 + i * 2 + 1] = uv.getY(from);
    }
    const triangles = corners / 3;
    this.look.fill(look, first, first + triangles);
    this.panel.fill(panel, first, first + triangles);
    return triangles;
  }
}
