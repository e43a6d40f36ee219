/** No triangles are left out, and the nearest hit is wanted. */
const NOBODY = -2;

/**
 * A bounding volume tree over triangles for rays by the million. Triangles in inches, nine numbers each;
 * `owner` says whose a triangle is, so that a lamp's own shade can be left out.
 */
export class RayTree {
  /** What the last `cast` hit. */
  hit = { triangle: -1, distance: 0, back: false };
  readonly #bounds: Float32Array;
  readonly #links: Int32Array;
  readonly #corners: Float32Array;
  readonly #order: Uint32Array;
  readonly #owners: Uint16Array;
  readonly #stack = new Int32Array(96);
  readonly #stackNear = new Float32Array(96);
  #nodes = 0;
  #near = 0;
  #nearBack = false;

  constructor(positions: Float32Array, owner: Uint16Array) {
    const count = owner.length;
    this.#order = Uint32Array.from({ length: count }, (_, i) => i);
    this.#bounds = new Float32Array(Math.max(1, count) * 2 * 6);
    this.#links = new Int32Array(Math.max(1, count) * 2 * 2);
    if (count > 0) this.#split(new Builder(positions, this.#order), 0, count);
    this.#corners = new Float32Array(count * 9);
    this.#owners = new Uint16Array(count);
    for (let at = 0; at < count; at += 1) {
      const from = this.#order[at]! * 9;
      for (let k = 0; k < 3; k += 1) {
        this.#corners[at * 9 + k] = positions[from + k]!;
        this.#corners[at * 9 + 3 + k] = positions[from + 3 + k]! - positions[from + k]!;
        this.#corners[at * 9 + 6 + k] = positions[from + 6 + k]! - positions[from + k]!;
      }
      this.#owners[at] = owner[this.#order[at]!]!;
    }
  }

  #split(builder: Builder, from: number, to: number): number {
    const node = this.#nodes;
    this.#nodes += 1;
    builder.measure(from, to, this.#bounds, node * 6);
    const middle = to - from <= 4 ? from : builder.divide(from, to);
    const { axis } = builder;
    if (middle <= from || middle >= to) {
      this.#links[node * 2] = -1 - from;
      this.#links[node * 2 + 1] = to - from;
      return node;
    }
    this.#split(builder, from, middle);
    this.#links[node * 2] = this.#split(builder, middle, to);
    this.#links[node * 2 + 1] = axis;
    return node;
  }

  /** The nearest triangle along the ray (direction of length 1), nearer than `reach`; its original number or -1. */
  cast(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): number {
    const found = this.#walk(ox, oy, oz, dx, dy, dz, reach, -1, false);
    this.hit.triangle = found;
    return found;
  }

  /** Whether anything not of `without` stands in the way within `reach`. */
  blocked(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    without: number,
  ): boolean {
    return this.#walk(ox, oy, oz, dx, dy, dz, reach, without, true) >= 0;
  }

  /**
   * Descends into the nearer child first and keeps the other for later. It runs millions of times for each room, so
   * the ray is passed as plain numbers, and nothing is allocated.
   */
  #walk(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    without: number,
    any: boolean,
  ): number {
    if (this.#nodes === 0) return -1;
    const bounds = this.#bounds;
    const links = this.#links;
    const stack = this.#stack;
    const stackNear = this.#stackNear;
    const ix = 1 / (dx || 1e-12);
    const iy = 1 / (dy || 1e-12);
    const iz = 1 / (dz || 1e-12);
    // Which of a box's two sides comes first along the ray.
    const nearX = ix >= 0 ? 0 : 3;
    const nearY = iy >= 0 ? 1 : 4;
    const nearZ = iz >= 0 ? 2 : 5;
    let best = reach;
    let found = -1;
    let back = false;
    let depth = 0;
    let node = 0;
    for (;;) {
      const link = links[node * 2]!;
      if (link >= 0) {
        const lNear = entry(bounds, (node + 1) * 6, ox, oy, oz, ix, iy, iz, nearX, nearY, nearZ);
        const rNear = entry(bounds, link * 6, ox, oy, oz, ix, iy, iz, nearX, nearY, nearZ);
        const left = lNear <= best;
        const right = rNear <= best;
        if (left && right) {
          const first = lNear <= rNear;
          stack[depth] = first ? link : node + 1;
          stackNear[depth] = first ? rNear : lNear;
          depth += 1;
          node = first ? node + 1 : link;
          continue;
        }
        if (left || right) {
          node = left ? node + 1 : link;
          continue;
        }
      } else {
        const at = this.#leaf(
          -1 - link,
          links[node * 2 + 1]!,
          ox,
          oy,
          oz,
          dx,
          dy,
          dz,
          best,
          any ? without : NOBODY,
        );
        if (at >= 0) {
          if (any) return at;
          found = at;
          best = this.#near;
          back = this.#nearBack;
        }
      }
      do {
        depth -= 1;
      } while (depth >= 0 && stackNear[depth]! > best);
      if (depth < 0) break;
      node = stack[depth]!;
    }
    this.hit.distance = best;
    this.hit.back = back;
    return found < 0 ? -1 : this.#order[found]!;
  }

  /**
   * With NOBODY: the nearest triangle of a leaf that the ray hits before `best`; `#near` gets its distance.
   * Otherwise: the first one it hits that does not belong to `without`.
   */
  #leaf(
    from: number,
    count: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    best: number,
    without: number,
  ): number {
    const corners = this.#corners;
    const owners = this.#owners;
    let found = -1;
    let least = best;
    for (let at = from; at < from + count; at += 1) {
      const c = at * 9;
      const e1x = corners[c + 3]!;
      const e1y = corners[c + 4]!;
      const e1z = corners[c + 5]!;
      const e2x = corners[c + 6]!;
      const e2y = corners[c + 7]!;
      const e2z = corners[c + 8]!;
      const px = dy * e2z - dz * e2y;
      const py = dz * e2x - dx * e2z;
      const pz = dx * e2y - dy * e2x;
      const det = e1x * px + e1y * py + e1z * pz;
      if (det > -1e-9 && det < 1e-9) continue;
      const inv = 1 / det;
      const tx = ox - corners[c]!;
      const ty = oy - corners[c + 1]!;
      const tz = oz - corners[c + 2]!;
      const u = (tx * px + ty * py + tz * pz) * inv;
      if (u < 0 || u > 1) continue;
      const qx = ty * e1z - tz * e1y;
      const qy = tz * e1x - tx * e1z;
      const qz = tx * e1y - ty * e1x;
      const v = (dx * qx + dy * qy + dz * qz) * inv;
      if (v < 0 || u + v > 1) continue;
      const t = (e2x * qx + e2y * qy + e2z * qz) * inv;
      if (t < 1e-4 || t >= least) continue;
      if (without !== NOBODY) {
        if (owners[at] === without) continue;
        return at;
      }
      least = t;
      found = at;
      this.#nearBack = det < 0;
    }
    this.#near = least;
    return found;
  }
}

/**
 * The distance along the ray to a box: below 0 from inside, and NaN if the ray misses it, because no comparison with
 * NaN is true. `nearX`, `nearY` and `nearZ` are the indexes of the sides that the ray meets first.
 */
function entry(
  bounds: Float32Array,
  box: number,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  nearX: number,
  nearY: number,
  nearZ: number,
): number {
  let near = (bounds[box + nearX]! - ox) * ix;
  let far = (bounds[box + 3 - nearX]! - ox) * ix;
  const yNear = (bounds[box + nearY]! - oy) * iy;
  const yFar = (bounds[box + 5 - nearY]! - oy) * iy;
  const zNear = (bounds[box + nearZ]! - oz) * iz;
  const zFar = (bounds[box + 7 - nearZ]! - oz) * iz;
  if (yNear > near) near = yNear;
  if (zNear > near) near = zNear;
  if (yFar < far) far = yFar;
  if (zFar < far) far = zFar;
  return near <= far && far >= 0 ? near : Number.NaN;
}

const bins = 12;

/** Divides triangles by a binned surface area heuristic, in place. */
class Builder {
  axis = 0;
  readonly #low: Float32Array;
  readonly #high: Float32Array;
  readonly #order: Uint32Array;
  readonly #binBox = new Float32Array(bins * 6);
  readonly #binCount = new Int32Array(bins);
  readonly #rightArea = new Float32Array(bins);

  constructor(positions: Float32Array, order: Uint32Array) {
    this.#order = order;
    const count = order.length;
    this.#low = new Float32Array(count * 3);
    this.#high = new Float32Array(count * 3);
    for (let i = 0; i < count; i += 1) {
      for (let k = 0; k < 3; k += 1) {
        const a = positions[i * 9 + k]!;
        const b = positions[i * 9 + 3 + k]!;
        const c = positions[i * 9 + 6 + k]!;
        this.#low[i * 3 + k] = Math.min(a, b, c);
        this.#high[i * 3 + k] = Math.max(a, b, c);
      }
    }
  }

  measure(from: number, to: number, out: Float32Array, at: number): void {
    for (let k = 0; k < 3; k += 1) {
      let least = Infinity;
      let most = -Infinity;
      for (let i = from; i < to; i += 1) {
        const t = this.#order[i]! * 3 + k;
        if (this.#low[t]! < least) least = this.#low[t]!;
        if (this.#high[t]! > most) most = this.#high[t]!;
      }
      out[at + k] = least;
      out[at + 3 + k] = most;
    }
  }

  /** Reorders the range and returns where its second half starts, or `from` where dividing does not pay. */
  divide(from: number, to: number): number {
    const low = this.#low;
    const high = this.#high;
    const order = this.#order;
    let axis = 0;
    let widest = -1;
    let start = 0;
    for (let k = 0; k < 3; k += 1) {
      let least = Infinity;
      let most = -Infinity;
      for (let i = from; i < to; i += 1) {
        const t = order[i]! * 3 + k;
        const middle = low[t]! + high[t]!;
        if (middle < least) least = middle;
        if (middle > most) most = middle;
      }
      if (most - least > widest) [widest, axis, start] = [most - least, k, least];
    }
    this.axis = axis;
    if (widest < 1e-6) return to - from > 16 ? (from + to) >> 1 : from;
    const per = bins / widest;
    const binOf = (triangle: number) =>
      Math.min(bins - 1, Math.floor((low[triangle * 3 + axis]! + high[triangle * 3 + axis]! - start) * per));
    const cut = this.#bestCut(from, to, binOf);
    if (cut < 0) return (from + to) >> 1;
    let i = from;
    let j = to - 1;
    while (i <= j) {
      if (binOf(order[i]!) <= cut) i += 1;
      else {
        const other = order[j]!;
        order[j] = order[i]!;
        order[i] = other;
        j -= 1;
      }
    }
    return i === from || i === to ? (from + to) >> 1 : i;
  }

  #bestCut(from: number, to: number, binOf: (triangle: number) => number): number {
    const binBox = this.#binBox;
    const binCount = this.#binCount;
    const rightArea = this.#rightArea;
    binCount.fill(0);
    for (let b = 0; b < bins; b += 1) {
      binBox.fill(Infinity, b * 6, b * 6 + 3);
      binBox.fill(-Infinity, b * 6 + 3, b * 6 + 6);
    }
    for (let i = from; i < to; i += 1) {
      const triangle = this.#order[i]!;
      const b = binOf(triangle);
      binCount[b]! += 1;
      this.#grow(binBox, b * 6, triangle);
    }
    const box = new Float32Array([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]);
    let count = 0;
    for (let b = bins - 1; b > 0; b -= 1) {
      join(box, binBox, b * 6);
      count += binCount[b]!;
      rightArea[b - 1] = count * areaOf(box);
    }
    box.fill(Infinity, 0, 3);
    box.fill(-Infinity, 3, 6);
    count = 0;
    let best = -1;
    let least = Infinity;
    for (let b = 0; b < bins - 1; b += 1) {
      join(box, binBox, b * 6);
      count += binCount[b]!;
      if (count === 0 || count === to - from) continue;
      const cost = count * areaOf(box) + rightArea[b]!;
      if (cost < least) [least, best] = [cost, b];
    }
    return best;
  }

  #grow(box: Float32Array, at: number, triangle: number): void {
    for (let k = 0; k < 3; k += 1) {
      box[at + k] = Math.min(box[at + k]!, this.#low[triangle * 3 + k]!);
      box[at + 3 + k] = Math.max(box[at + 3 + k]!, this.#high[triangle * 3 + k]!);
    }
  }
}

function join(into: Float32Array, other: Float32Array, at: number): void {
  for (let k = 0; k < 3; k += 1) {
    into[k] = Math.min(into[k]!, other[at + k]!);
    into[3 + k] = Math.max(into[3 + k]!, other[at + 3 + k]!);
  }
}

function areaOf(box: Float32Array): number {
  const x = box[3]! - box[0]!;
  const y = box[4]! - box[1]!;
  const z = box[5]! - box[2]!;
  return x < 0 ? 0 : x * y + y * z + z * x;
}
