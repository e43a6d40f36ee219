import { BufferGeometry, Float32BufferAttribute } from "three";

/** A step of a molding: how far it lies inside the outer edge, and how far in front of the plane z = 0. */
export type Step = readonly [inset: number, z: number];

/** Two neighboring faces of a profile that turn by less than this are shaded as one curve. */
const SMOOTH = Math.cos((40 * Math.PI) / 180);

/** Unit normals of a profile's segments, to the left of their direction; [across, out]. */
function segmentNormals(profile: readonly Step[]): [number, number][] {
  return profile.slice(1).map(([inset, z], i) => {
    const [from, low] = profile[i]!;
    const length = Math.hypot(inset - from, z - low) || 1;
    return [-(z - low) / length, (inset - from) / length];
  });
}

function cornerNormal(normals: readonly [number, number][], here: number, other: number): [number, number] {
  const a = normals[here]!;
  const b = normals[other];
  if (!b || a[0] * b[0] + a[1] * b[1] < SMOOTH) return a;
  const length = Math.hypot(a[0] + b[0], a[1] + b[1]);
  return [(a[0] + b[0]) / length, (a[1] + b[1]) / length];
}

type Skin = { positions: number[]; normals: number[]; index: number[] };

const geometryOf = ({ positions, normals, index }: Skin): BufferGeometry => {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(index);
  return geometry;
};

/**
 * A profile run round a rectangle with mitered corners, looking to +z: the sticking of a door's frame or the field of a
 * raised panel. `sides` takes the two upright runs or the two level ones alone, for wood grain; `field` closes the
 * middle.
 */
export function mitred(
  width: number,
  height: number,
  profile: readonly Step[],
  sides: "upright" | "level" | "all" = "all",
  field = false,
): BufferGeometry {
  const skin: Skin = { positions: [], normals: [], index: [] };
  const normals = segmentNormals(profile);
  const corner = (inset: number, sx: number, sy: number): [number, number] => [
    sx * (width / 2 - inset),
    sy * (height / 2 - inset),
  ];
  // each side: outward direction and its two ends, counter-clockwise
  const runs = [
    { nx: 1, ny: 0, a: [1, -1], b: [1, 1], upright: true },
    { nx: 0, ny: 1, a: [1, 1], b: [-1, 1], upright: false },
    { nx: -1, ny: 0, a: [-1, 1], b: [-1, -1], upright: true },
    { nx: 0, ny: -1, a: [-1, -1], b: [1, -1], upright: false },
  ] as const;
  for (const run of runs) {
    if (sides !== "all" && run.upright !== (sides === "upright")) continue;
    for (let i = 0; i < profile.length - 1; i++) {
      const first = skin.positions.length / 3;
      for (const [at, other] of [
        [i, i - 1],
        [i + 1, i + 1],
      ] as const) {
        const [inset, z] = profile[at]!;
        // insets grow toward the middle: across is against the outward direction
        const [across, out] = cornerNormal(normals, i, other);
        for (const end of [run.a, run.b]) {
          const [x, y] = corner(inset, end[0], end[1]);
          skin.positions.push(x, y, z);
          skin.normals.push(-across * run.nx, -across * run.ny, out);
        }
      }
      skin.index.push(first, first + 1, first + 2, first + 1, first + 3, first + 2);
    }
  }
  if (field) addField(skin, width, height, profile.at(-1)!);
  return geometryOf(skin);
}

function addField(skin: Skin, width: number, height: number, [inset, z]: Step): void {
  const first = skin.positions.length / 3;
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    skin.positions.push(sx * (width / 2 - inset), sy * (height / 2 - inset), z);
    skin.normals.push(0, 0, 1);
  }
  skin.index.push(first, first + 1, first + 2, first, first + 2, first + 3);
}

/**
 * A board with an upright relief (reeds, flutes, beads): the profile runs from left to right as [x, z], its face looks
 * to +z, `height` is centered. The ends are closed down to the plane z = 0.
 */
export function ribbed(profile: readonly (readonly [number, number])[], height: number): BufferGeometry {
  const skin: Skin = { positions: [], normals: [], index: [] };
  const normals = segmentNormals(profile);
  for (let i = 0; i < profile.length - 1; i++) {
    const first = skin.positions.length / 3;
    for (const [at, other] of [
      [i, i - 1],
      [i + 1, i + 1],
    ] as const) {
      const [x, z] = profile[at]!;
      const [nx, nz] = cornerNormal(normals, i, other);
      for (const y of [-height / 2, height / 2]) {
        skin.positions.push(x, y, z);
        skin.normals.push(nx, 0, nz);
      }
    }
    skin.index.push(first, first + 2, first + 1, first + 1, first + 2, first + 3);
  }
  for (const end of [-1, 1]) closeEnd(skin, profile, (end * height) / 2, end);
  return geometryOf(skin);
}

function closeEnd(skin: Skin, profile: readonly (readonly [number, number])[], y: number, up: number): void {
  for (let i = 0; i < profile.length - 1; i++) {
    const first = skin.positions.length / 3;
    const [x0, z0] = profile[i]!;
    const [x1, z1] = profile[i + 1]!;
    skin.positions.push(x0, y, 0, x1, y, 0, x0, y, z0, x1, y, z1);
    for (let n = 0; n < 4; n++) skin.normals.push(0, up, 0);
    if (up > 0) skin.index.push(first, first + 2, first + 1, first + 1, first + 2, first + 3);
    else skin.index.push(first, first + 1, first + 2, first + 1, first + 3, first + 2);
  }
}

/** Half-round reeds side by side over a width; `pitch` is about the width of one. Starts and ends on z = `low`. */
export function reeds(width: number, pitch: number, low: number, high: number): [number, number][] {
  const count = Math.max(1, Math.round(width / pitch));
  const step = width / count;
  const points: [number, number][] = [];
  for (let i = 0; i < count; i++)
    for (let s = i === 0 ? 0 : 1; s <= 6; s++) {
      const angle = Math.PI * (1 - s / 6);
      points.push([
        -width / 2 + step * (i + 0.5 + 0.5 * Math.cos(angle)),
        low + (high - low) * Math.sin(angle),
      ]);
    }
  return points;
}

/** Boards with a V between them, `pitch` apart; the face lies on z = `face`. */
export function beads(width: number, pitch: number, face: number): [number, number][] {
  const count = Math.max(1, Math.round(width / pitch));
  const step = width / count;
  const points: [number, number][] = [[-width / 2, face]];
  for (let i = 1; i < count; i++) {
    const x = -width / 2 + step * i;
    points.push([x - 0.09, face], [x, face - 0.1], [x + 0.09, face]);
  }
  points.push([width / 2, face]);
  return points;
}
