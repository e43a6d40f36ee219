/** A point of the outline: inches from the axis, and above the floor. */
export type OutlinePoint = readonly [radius_in: number, height_in: number];

const around = 72;
const meters = 0.0254;

/**
 * What a turned body looks like, as a GLB file in meters: the outline from the foot to the middle of the top, turned
 * around its axis. Flat shading between two points that are given twice, smooth otherwise.
 */
export function latheGlb(
  outline: readonly OutlinePoint[],
  color: readonly [number, number, number],
): { bytes: Uint8Array; size: [number, number, number]; triangles: number } {
  const positions: number[] = [];
  const normals: number[] = [];
  outline.forEach((point, at) => {
    const [nx, ny] = normalAt(outline, at);
    for (let step = 0; step <= around; step++) {
      const angle = (2 * Math.PI * step) / around;
      const [x, z] = [Math.sin(angle), Math.cos(angle)];
      positions.push(point[0] * meters * x, point[1] * meters, point[0] * meters * z);
      normals.push(nx * x, ny, nx * z);
    }
  });
  const indices: number[] = [];
  for (let ring = 0; ring + 1 < outline.length; ring++) {
    if (isSame(outline[ring]!, outline[ring + 1]!)) continue;
    for (let step = 0; step < around; step++) {
      const below = ring * (around + 1) + step;
      const above = below + around + 1;
      if (outline[ring]![0] > 0) indices.push(below, below + 1, above + 1);
      if (outline[ring + 1]![0] > 0) indices.push(below, above + 1, above);
    }
  }
  const triangles = indices.length / 3;
  const { low, high } = boundsOf(positions);
  const bytes = glbOf({ positions, normals, indices, low, high, color });
  return { bytes, size: [high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!], triangles };
}

const isSame = (one: OutlinePoint, other: OutlinePoint) => one[0] === other[0] && one[1] === other[1];

/** At right angles to the outline, outward: between the two sides of a point, or along the one that it belongs to. */
function normalAt(outline: readonly OutlinePoint[], at: number): [number, number] {
  const here = outline[at]!;
  const before = outline[at - 1];
  const after = outline[at + 1];
  let [x, y] = [0, 0];
  for (const [from, to] of [
    [before, here],
    [here, after],
  ] as const) {
    if (!from || !to || isSame(from, to)) continue;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    x += (to[1] - from[1]) / length;
    y -= (to[0] - from[0]) / length;
  }
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

/** With the precision that the file has. */
function boundsOf(positions: readonly number[]) {
  const low = [0, 0, 0].fill(Number.POSITIVE_INFINITY);
  const high = [0, 0, 0].fill(Number.NEGATIVE_INFINITY);
  for (const [at, value] of new Float32Array(positions).entries()) {
    low[at % 3] = Math.min(low[at % 3]!, value);
    high[at % 3] = Math.max(high[at % 3]!, value);
  }
  return { low, high };
}

function glbOf(mesh: {
  positions: readonly number[];
  normals: readonly number[];
  indices: readonly number[];
  low: readonly number[];
  high: readonly number[];
  color: readonly [number, number, number];
}): Uint8Array {
  const parts = [
    Buffer.from(new Float32Array(mesh.positions).buffer),
    Buffer.from(new Float32Array(mesh.normals).buffer),
    Buffer.from(new Uint32Array(mesh.indices).buffer),
  ];
  let start = 0;
  const bufferViews = parts.map((part, at) => {
    const view = { buffer: 0, byteOffset: start, byteLength: part.length, target: at < 2 ? 34_962 : 34_963 };
    start += part.length;
    return view;
  });
  const count = mesh.positions.length / 3;
  const json = {
    asset: { version: "2.0", generator: "demo" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] }],
    materials: [
      {
        pbrMetallicRoughness: {
          baseColorFactor: [...mesh.color, 1],
          metallicFactor: 0,
          roughnessFactor: 0.55,
        },
      },
    ],
    accessors: [
      { bufferView: 0, componentType: 5126, count, type: "VEC3", min: mesh.low, max: mesh.high },
      { bufferView: 1, componentType: 5126, count, type: "VEC3" },
      { bufferView: 2, componentType: 5125, count: mesh.indices.length, type: "SCALAR" },
    ],
    bufferViews,
    buffers: [{ byteLength: start }],
  };
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
  const head = Buffer.alloc(20);
  head.write("glTF", 0);
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(28 + padded.length + start, 8);
  head.writeUInt32LE(padded.length, 12);
  head.write("JSON", 16);
  const middle = Buffer.alloc(8);
  middle.writeUInt32LE(start, 0);
  middle.write("BIN\0", 4);
  return new Uint8Array(Buffer.concat([head, padded, middle, ...parts]));
}
