import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2 } from "three";
import type { Moulding, Panel, Part, Prism, Vec2, Vec3 } from "../../scene/scene.types.ts";
import { add, cross, scale } from "../../scene/vectors.ts";

/** Collects vertices and triangles. UVs are inches in the pattern that is laid on the face. */
class Faces {
  readonly #position: number[] = [];
  readonly #normal: number[] = [];
  readonly #uv: number[] = [];
  readonly #index: number[] = [];

  /** Returns the number of the vertex. */
  vertex(p: Vec3, n: Vec3, uv: Vec2): number {
    this.#position.push(p[0], p[1], p[2]);
    this.#normal.push(n[0], n[1], n[2]);
    this.#uv.push(uv[0], uv[1]);
    return this.#position.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.#index.push(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.#index.push(a, b, c, a, c, d);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(this.#position, 3));
    geometry.setAttribute("normal", new Float32BufferAttribute(this.#normal, 3));
    geometry.setAttribute("uv", new Float32BufferAttribute(this.#uv, 2));
    geometry.setIndex(this.#index);
    return geometry;
  }
}

/** The geometry of a part in the scene's inches. */
export function partGeometry(part: Part): BufferGeometry {
  const faces = new Faces();
  if (part.form === "panel") panelFaces(faces, part);
  else if (part.form === "prism") prismFaces(faces, part);
  else mouldingFaces(faces, part);
  return faces.geometry();
}

/** From inches on a face to inches in the pattern that is laid on it. */
function laying(part: Part): (x: number, y: number) => Vec2 {
  if (part.cover.kind !== "material") return (x, y) => [x, y];
  const angle = (-part.cover.turn_deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = part.cover.shift_in;
  return (x, y) => [(x - dx) * cos - (y - dy) * sin, (x - dx) * sin + (y - dy) * cos];
}

const flat = (points: readonly Vec2[]) => points.map(([x, y]) => new Vector2(x, y));

function cap(
  faces: Faces,
  outline: readonly Vec2[],
  holes: readonly (readonly Vec2[])[],
  place: (x: number, y: number) => Vec3,
  normal: Vec3,
  uv: (x: number, y: number) => Vec2,
): void {
  const contour = flat(outline);
  const inner = holes.map(flat);
  const wound = ShapeUtils.isClockWise(contour) ? contour.reverse() : contour;
  const triangles = ShapeUtils.triangulateShape(wound, inner);
  const numbers = [...wound, ...inner.flat()].map(({ x, y }) => faces.vertex(place(x, y), normal, uv(x, y)));
  for (const [a, b, c] of triangles) {
    const all = [...wound, ...inner.flat()];
    const [p, q, r] = [all[a!]!, all[b!]!, all[c!]!];
    const left = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) > 0;
    faces.triangle(numbers[a!]!, numbers[left ? b! : c!]!, numbers[left ? c! : b!]!);
  }
}

function panelFaces(faces: Faces, part: Panel): void {
  const place = (x: number, y: number): Vec3 => add(part.origin, add(scale(part.u, x), scale(part.v, y)));
  cap(faces, part.outline, part.holes, place, cross(part.u, part.v), laying(part));
}

/** Moves each side of a closed outline inwards (to the left of its way) by `by`, mitered. */
export function inset(outline: readonly Vec2[], by: number): Vec2[] {
  const count = outline.length;
  return outline.map((p, i): Vec2 => {
    const before = outline[(i - 1 + count) % count]!;
    const after = outline[(i + 1) % count]!;
    const a = leftOf(before, p);
    const b = leftOf(p, after);
    const bisect: Vec2 = [a[0] + b[0], a[1] + b[1]];
    const share = 2 / Math.max(0.25, bisect[0] ** 2 + bisect[1] ** 2);
    return [p[0] + bisect[0] * share * by, p[1] + bisect[1] * share * by];
  });
}

function leftOf(a: Vec2, b: Vec2): Vec2 {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

const area = (points: readonly Vec2[]) =>
  points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length]!;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);

function prismFaces(faces: Faces, part: Prism): void {
  const w = cross(part.u, part.v);
  const place = (x: number, y: number, z: number): Vec3 =>
    add(part.origin, add(add(scale(part.u, x), scale(part.v, y)), scale(w, z)));
  const direction = (x: number, y: number, z: number): Vec3 =>
    add(add(scale(part.u, x), scale(part.v, y)), scale(w, z));
  const uv = laying(part);
  const edge = Math.min(part.edge_in, part.depth_in / 2 - 0.002);
  const rings = [part.outline, ...part.holes].map((ring, i) =>
    area(ring) > 0 === (i === 0) ? [...ring] : [...ring].reverse(),
  );
  const [outer = [], ...inner] = rings.map((ring) => inset(ring, edge));
  cap(faces, outer, inner, (x, y) => place(x, y, part.depth_in), w, uv);
  cap(
    faces,
    [...outer].map(([x, y]): Vec2 => [-x, y]),
    inner.map((ring) => ring.map(([x, y]): Vec2 => [-x, y])),
    (x, y) => place(-x, y, 0),
    scale(w, -1),
    uv,
  );
  const steps = edge > 0.05 ? 3 : 1;
  for (const ring of rings) rim(faces, ring, part.depth_in, edge, steps, place, direction, uv);
}

/** The sides of a prism with both their edges rounded; every side keeps its own normals. */
function rim(
  faces: Faces,
  ring: readonly Vec2[],
  depth: number,
  edge: number,
  steps: number,
  place: (x: number, y: number, z: number) => Vec3,
  direction: (x: number, y: number, z: number) => Vec3,
  uv: (x: number, y: number) => Vec2,
): void {
  const rows: { inside: number; z: number; up: number; out: number }[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const angle = (i / steps) * (Math.PI / 2);
    rows.push({
      inside: edge * (1 - Math.sin(angle)),
      z: edge * (1 - Math.cos(angle)),
      up: -Math.cos(angle),
      out: Math.sin(angle),
    });
  }
  for (const row of [...rows].reverse()) rows.push({ ...row, z: depth - row.z, up: -row.up });
  const outlines = rows.map((row) => inset(ring, row.inside));
  for (let i = 0; i < ring.length; i += 1) {
    const next = (i + 1) % ring.length;
    const left = leftOf(ring[i]!, ring[next]!);
    let lower: [number, number] | null = null;
    rows.forEach((row, r) => {
      const [a, b] = [outlines[r]![i]!, outlines[r]![next]!];
      const normal = direction(-left[0] * row.out, -left[1] * row.out, row.up);
      // The texture of the face continues over the edge.
      const seen = (p: Vec2): Vec2 =>
        uv(p[0] + left[0] * (depth - row.z) * -1, p[1] + left[1] * (depth - row.z) * -1);
      const pair: [number, number] = [
        faces.vertex(place(a[0], a[1], row.z), normal, seen(a)),
        faces.vertex(place(b[0], b[1], row.z), normal, seen(b)),
      ];
      if (lower) faces.quad(lower[0], lower[1], pair[1], pair[0]);
      lower = pair;
    });
  }
}

function mouldingFaces(faces: Faces, part: Moulding): void {
  const { from, to, before, after, profile, elevation_in, rise_in } = part;
  const out = leftOf(from, to);
  const ends = [
    { p: from, z: elevation_in, mitre: before ? mitred(leftOf(before, from), out) : out },
    { p: to, z: elevation_in + rise_in, mitre: after ? mitred(out, leftOf(to, after)) : out },
  ] as const;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const slope = rise_in / length;
  const place = ({ p, z, mitre }: (typeof ends)[0], [o, up]: Vec2): Vec3 => [
    p[0] + mitre[0] * o,
    z + up,
    -(p[1] + mitre[1] * o),
  ];
  for (let k = 0; k < profile.length - 1; k += 1) {
    const [p, q] = [profile[k]!, profile[k + 1]!];
    const tall = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const flat: Vec3 = [
      (out[0] * (q[1] - p[1])) / tall,
      -(q[0] - p[0]) / tall,
      (-out[1] * (q[1] - p[1])) / tall,
    ];
    const n = leaned(flat, [(to[0] - from[0]) / length, slope, -(to[1] - from[1]) / length]);
    const corner = (end: (typeof ends)[0], at: Vec2, s: number) =>
      faces.vertex(place(end, at), n, [s, at[1]]);
    const [a, b, c, d] = [
      corner(ends[0], p, 0),
      corner(ends[1], p, length),
      corner(ends[1], q, length),
      corner(ends[0], q, 0),
    ];
    // Seen from the room, the way runs from right to left.
    faces.quad(a, d, c, b);
  }
  const foot: Vec2 = [0, Math.min(...profile.map(([, up]) => up))];
  for (const [end, way] of [
    [ends[0], -1],
    [ends[1], 1],
  ] as const) {
    if (way < 0 ? before : after) continue;
    const n: Vec3 = [((to[0] - from[0]) / length) * way, 0, (-(to[1] - from[1]) / length) * way];
    const ring = [foot, ...profile].map((at) => faces.vertex(place(end, at), n, at));
    for (let i = 1; i < ring.length - 1; i += 1)
      if (way < 0) faces.triangle(ring[0]!, ring[i]!, ring[i + 1]!);
      else faces.triangle(ring[0]!, ring[i + 1]!, ring[i]!);
  }
}

/** A normal of a level molding as it is on one that rises along `way`. */
function leaned(n: Vec3, way: Vec3): Vec3 {
  if (way[1] === 0) return n;
  const share = (n[1] * way[1]) / (way[0] ** 2 + way[1] ** 2 + way[2] ** 2);
  const bent = add(n, scale(way, -share));
  return scale(bent, 1 / (Math.hypot(...bent) || 1));
}

/** The offset that moves a corner one inch out of both faces that meet there. */
function mitred(a: Vec2, b: Vec2): Vec2 {
  const sum: Vec2 = [a[0] + b[0], a[1] + b[1]];
  const share = 2 / Math.max(0.25, sum[0] ** 2 + sum[1] ** 2);
  return [sum[0] * share, sum[1] * share];
}
