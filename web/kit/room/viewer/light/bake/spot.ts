/**
 * A point to compute light for; with a normal of length 0, light from all sides. One object is reused for many
 * points, because there are millions.
 */
export class Spot {
  x = 0;
  y = 0;
  z = 0;
  nx = 0;
  ny = 0;
  nz = 0;
  /** Which share of a common set of samples this point takes: neighbors have different ones. */
  share = 0;

  set(x: number, y: number, z: number, nx: number, ny: number, nz: number, share: number): this {
    this.x = x;
    this.y = y;
    this.z = z;
    this.nx = nx;
    this.ny = ny;
    this.nz = nz;
    this.share = share;
    return this;
  }

  get faces(): boolean {
    return this.nx !== 0 || this.ny !== 0 || this.nz !== 0;
  }

  /** Whether a direction points away from the face. */
  isBehind(x: number, y: number, z: number): boolean {
    return this.faces && x * this.nx + y * this.ny + z * this.nz <= 0;
  }
}
