import type { Glb, Gltf, GltfAccessor, GltfNode, GltfPrimitive } from "./gltf.types.ts";
import { ModelRefused, modelLimits } from "./problems.ts";
import type { ModelFacts, Vector } from "./tasks.ts";

/** A matrix by columns, as glTF writes it. */
type Matrix = readonly number[];

const still: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Size and triangles of what a validated file shows, each point looked at where it really stands. */
export function measure(glb: Glb): ModelFacts {
  const { json } = glb;
  const box = { least: [Infinity, Infinity, Infinity], most: [-Infinity, -Infinity, -Infinity] };
  let triangles = 0;
  let vertices = 0;
  for (const { node, matrix } of shownNodes(json)) {
    for (const primitive of json.meshes?.[node.mesh ?? -1]?.primitives ?? []) {
      const count = trianglesOf(json, primitive);
      const position = json.accessors?.[primitive.attributes.POSITION ?? -1];
      if (count === 0 || !position) continue;
      triangles += count;
      vertices += position.count;
      if (triangles > modelLimits.triangles)
        throw new ModelRefused("too_many_triangles", `at least ${triangles.toLocaleString("en-US")}`);
      if (vertices > modelLimits.vertices)
        throw new ModelRefused("too_many_vertices", `at least ${vertices.toLocaleString("en-US")}`);
      for (const point of pointsOf(glb, position)) include(box, point, matrix);
    }
  }
  if (triangles === 0) throw new ModelRefused("empty");
  const size = [0, 1, 2].map((axis) => box.most[axis]! - box.least[axis]!) as unknown as Vector;
  const sides = size.toSorted((a, b) => b - a);
  // a rug may be flat, a line is nothing
  if (!size.every(Number.isFinite) || sides[0]! > 1e6 || !(sides[1]! > 1e-6))
    throw new ModelRefused("no_size");
  return { size, triangles };
}

/** The nodes of the file's scene with where they stand; a node that holds itself ends here. */
function* shownNodes({ scene = 0, scenes, nodes = [] }: Gltf): Generator<{ node: GltfNode; matrix: Matrix }> {
  const waiting = (scenes?.[scene]?.nodes ?? []).map((at) => ({ at, matrix: still, depth: 0 }));
  const seen = new Set<number>();
  while (waiting.length > 0) {
    const { at, matrix: outer, depth } = waiting.pop()!;
    const node = nodes[at];
    if (!node || seen.has(at)) continue;
    if (depth > modelLimits.depth) throw new ModelRefused("too_many_parts", "parts inside each other");
    seen.add(at);
    const matrix = times(outer, matrixOf(node));
    yield { node, matrix };
    for (const child of node.children ?? []) waiting.push({ at: child, matrix, depth: depth + 1 });
  }
}

function trianglesOf({ accessors }: Gltf, { attributes, indices, mode = 4 }: GltfPrimitive): number {
  const count = accessors?.[indices ?? attributes.POSITION ?? -1]?.count ?? 0;
  if (mode === 4) return Math.floor(count / 3);
  return mode === 5 || mode === 6 ? Math.max(0, count - 2) : 0;
}

function matrixOf({ matrix, translation, rotation, scale }: GltfNode): Matrix {
  if (matrix) return matrix;
  const [x = 0, y = 0, z = 0, w = 1] = rotation ?? [];
  const [sx = 1, sy = 1, sz = 1] = scale ?? [];
  const [tx = 0, ty = 0, tz = 0] = translation ?? [];
  return [
    ...[(1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + z * w) * sx, 2 * (x * z - y * w) * sx, 0],
    ...[2 * (x * y - z * w) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + x * w) * sy, 0],
    ...[2 * (x * z + y * w) * sz, 2 * (y * z - x * w) * sz, (1 - 2 * (x * x + y * y)) * sz, 0],
    ...[tx, ty, tz, 1],
  ];
}

function times(a: Matrix, b: Matrix): Matrix {
  return still.map((_, at) => {
    const [column, row] = [at & ~3, at & 3];
    let sum = 0;
    for (let k = 0; k < 4; k += 1) sum += a[k * 4 + row]! * b[column + k]!;
    return sum;
  });
}

function include({ least, most }: { least: number[]; most: number[] }, [x, y, z]: Vector, m: Matrix): void {
  for (let axis = 0; axis < 3; axis += 1) {
    const at = m[axis]! * x + m[4 + axis]! * y + m[8 + axis]! * z + m[12 + axis]!;
    if (!(at >= least[axis]!)) least[axis] = at;
    if (!(at <= most[axis]!)) most[axis] = at;
  }
}

interface Numbers {
  bytes: number;
  most: number;
  read(view: DataView, at: number): number;
}

const numbers: ReadonlyMap<number, Numbers> = new Map([
  [5120, { bytes: 1, most: 127, read: (view, at) => view.getInt8(at) }],
  [5121, { bytes: 1, most: 255, read: (view, at) => view.getUint8(at) }],
  [5122, { bytes: 2, most: 32_767, read: (view, at) => view.getInt16(at, true) }],
  [5123, { bytes: 2, most: 65_535, read: (view, at) => view.getUint16(at, true) }],
  [5126, { bytes: 4, most: 1, read: (view, at) => view.getFloat32(at, true) }],
]);

function* pointsOf({ json, bin }: Glb, accessor: GltfAccessor): Generator<Vector> {
  const source = json.bufferViews?.[accessor.bufferView ?? -1];
  const kind = numbers.get(accessor.componentType);
  if (!source || !kind) throw new ModelRefused("format", "a mesh has no points.");
  const start = (source.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const stride = source.byteStride ?? kind.bytes * 3;
  const view = new DataView(bin.buffer, bin.byteOffset, bin.byteLength);
  const scale = accessor.normalized ? 1 / kind.most : 1;
  for (let at = start, left = accessor.count; left > 0; at += stride, left -= 1) {
    yield [
      kind.read(view, at) * scale,
      kind.read(view, at + kind.bytes) * scale,
      kind.read(view, at + 2 * kind.bytes) * scale,
    ];
  }
}
