/** What a test's own model is made of; lengths in meters unless its maker says otherwise. */
export interface BoxModel {
  width: number;
  height: number;
  depth: number;
  /** A picture for all its faces. */
  texture?: { bytes: Uint8Array; mime: string };
  /** How many times the same box is drawn in one place. */
  copies?: number;
  /** Put over what the file says of itself. */
  more?: Record<string, unknown>;
}

const corners = [
  [-1, -1, 1],
  [1, -1, 1],
  [1, 1, 1],
  [-1, 1, 1],
] as const;

/** Each face is the front, turned. */
const faces = [
  ([x, y, z]: readonly number[]) => [x!, y!, z!],
  ([x, y, z]: readonly number[]) => [-x!, y!, -z!],
  ([x, y, z]: readonly number[]) => [z!, y!, -x!],
  ([x, y, z]: readonly number[]) => [-z!, y!, x!],
  ([x, y, z]: readonly number[]) => [x!, z!, -y!],
  ([x, y, z]: readonly number[]) => [x!, -z!, y!],
];

/** A box that stands on the ground, as a valid GLB file. */
export function boxGlb({ width, height, depth, texture, copies = 1, more = {} }: BoxModel): Uint8Array {
  const positions = faces.flatMap((turn) =>
    corners.flatMap((corner) => {
      const [x = 0, y = 0, z = 0] = turn(corner);
      return [(x * width) / 2, ((y + 1) * height) / 2, (z * depth) / 2];
    }),
  );
  const normals = faces.flatMap((turn) => corners.flatMap(() => turn([0, 0, 1])));
  const uvs = faces.flatMap(() => [0, 1, 1, 1, 1, 0, 0, 0]);
  const indices = faces.flatMap((_, face) => [0, 1, 2, 0, 2, 3].map((at) => face * 4 + at));
  const parts = [
    new Uint8Array(new Float32Array(positions).buffer),
    new Uint8Array(new Float32Array(normals).buffer),
    new Uint8Array(new Float32Array(uvs).buffer),
    new Uint8Array(new Uint16Array(indices).buffer),
    ...(texture ? [texture.bytes] : []),
  ];
  const { bin, views } = joined(parts);
  const attributes = { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 };
  const json = {
    asset: { version: "2.0", generator: "test" },
    scene: 0,
    scenes: [{ nodes: Array.from({ length: copies }, (_, at) => at) }],
    nodes: Array.from({ length: copies }, () => ({ mesh: 0 })),
    meshes: [{ primitives: [{ attributes, indices: 3, material: 0 }] }],
    materials: [
      {
        pbrMetallicRoughness: {
          roughnessFactor: 0.7,
          metallicFactor: 0,
          ...(texture ? { baseColorTexture: { index: 0 } } : { baseColorFactor: [0.45, 0.12, 0.1, 1] }),
        },
      },
    ],
    ...(texture && { textures: [{ source: 0 }], images: [{ bufferView: 4, mimeType: texture.mime }] }),
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 24,
        type: "VEC3",
        ...bounds(positions),
      },
      { bufferView: 1, componentType: 5126, count: 24, type: "VEC3" },
      { bufferView: 2, componentType: 5126, count: 24, type: "VEC2" },
      { bufferView: 3, componentType: 5123, count: 36, type: "SCALAR" },
    ],
    bufferViews: views,
    buffers: [{ byteLength: bin.length }],
    ...more,
  };
  return glbOf(json, bin);
}

/** Like the file's numbers, with the precision that the file has. */
function bounds(positions: readonly number[]) {
  const axis = (at: number) => [...new Float32Array(positions.filter((_, index) => index % 3 === at))];
  return {
    min: [0, 1, 2].map((at) => Math.min(...axis(at))),
    max: [0, 1, 2].map((at) => Math.max(...axis(at))),
  };
}

function joined(parts: readonly Uint8Array[]) {
  const views: object[] = [];
  let length = 0;
  for (const part of parts) {
    views.push({ buffer: 0, byteOffset: length, byteLength: part.length });
    length += Math.ceil(part.length / 4) * 4;
  }
  const bin = new Uint8Array(length);
  for (const [at, part] of parts.entries()) bin.set(part, (views[at] as { byteOffset: number }).byteOffset);
  return { bin, views };
}

/** A GLB file with these two chunks. */
export function glbOf(json: object, bin: Uint8Array): Uint8Array {
  const text = Buffer.from(JSON.stringify(json));
  const jsonChunk = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
  const head = Buffer.alloc(20);
  head.write("glTF", 0);
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(28 + jsonChunk.length + bin.length, 8);
  head.writeUInt32LE(jsonChunk.length, 12);
  head.write("JSON", 16);
  const second = Buffer.alloc(8);
  second.writeUInt32LE(bin.length, 0);
  second.write("BIN\0", 4);
  return new Uint8Array(Buffer.concat([head, jsonChunk, second, bin]));
}
