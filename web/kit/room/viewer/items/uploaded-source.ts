import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  type InterleavedBufferAttribute,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Object3D,
  type Texture,
  TextureLoader,
  Vector3,
} from "three";
import type { Placement } from "../../scene/scene.types.ts";

export type ModelFile = NonNullable<NonNullable<Placement["model"]>["file"]>;

/** A vendor's model as its file has it: one part for each material, all with the same attributes. */
export interface UploadedSource {
  parts: { geometry: BufferGeometry; material: MeshPhysicalMaterial }[];
}

/** Loads a GLB file; the reader of the format comes with the first one. */
export async function readModel(url: string): Promise<UploadedSource> {
  const [{ GLTFLoader }, { mergeGeometries }, response] = await Promise.all([
    import("three/addons/loaders/GLTFLoader.js"),
    import("three/addons/utils/BufferGeometryUtils.js"),
    fetch(url),
  ]);
  if (!response.ok) throw new Error(`${url} is not there`);
  const loader = new GLTFLoader();
  loader.register((parser) => {
    // pages may show pictures from memory but not fetch them
    (parser as { textureLoader: unknown }).textureLoader = new TextureLoader();
    return { name: "pictures-by-element" };
  });
  const { scene } = await loader.parseAsync(await response.arrayBuffer(), "");
  scene.updateMatrixWorld(true);
  const byMaterial = new Map<Material, BufferGeometry[]>();
  scene.traverse((object) => {
    if (!isMesh(object)) return;
    const known = byMaterial.get(object.material) ?? [];
    byMaterial.set(object.material, [...known, plainGeometry(object)]);
  });
  const parts = [...byMaterial].map(([material, geometries]) => ({
    geometry: mergeGeometries(geometries),
    material: plainMaterial(material),
  }));
  if (parts.length === 0) throw new Error(`${url} shows nothing`);
  return { parts };
}

const isMesh = (object: Object3D): object is Mesh<BufferGeometry, Material> =>
  object instanceof Mesh && !Array.isArray(object.material);

/** Positions, normals and texture places as plain numbers where they stand, whatever the file packs them into. */
function plainGeometry({ geometry: source, matrixWorld, material }: Mesh<BufferGeometry, Material>) {
  const geometry = new BufferGeometry();
  const position = source.getAttribute("position");
  const { count } = position;
  geometry.setAttribute("position", plain(position, 3));
  const index = source.index
    ? Uint32Array.from({ length: source.index.count }, (_, at) => source.index!.getX(at))
    : Uint32Array.from({ length: count }, (_, at) => at);
  if (matrixWorld.determinant() < 0) turnOver(index);
  geometry.setIndex(new BufferAttribute(index, 1));
  const normal = source.getAttribute("normal");
  if (normal) geometry.setAttribute("normal", plain(normal, 3));
  else geometry.computeVertexNormals();
  const uv = source.getAttribute("uv");
  geometry.setAttribute("uv", uv ? plain(uv, 2) : new BufferAttribute(new Float32Array(count * 2), 2));
  const color = source.getAttribute("color");
  if (material.vertexColors && color) geometry.setAttribute("color", plain(color, 3));
  return geometry.applyMatrix4(matrixWorld);
}

function plain(attribute: BufferAttribute | InterleavedBufferAttribute, items: number): BufferAttribute {
  const numbers = new Float32Array(attribute.count * items);
  for (let at = 0; at < attribute.count; at += 1) {
    for (let k = 0; k < items; k += 1) numbers[at * items + k] = attribute.getComponent(at, k);
  }
  return new BufferAttribute(numbers, items);
}

function turnOver(index: Uint32Array): void {
  for (let at = 0; at + 2 < index.length; at += 3) {
    const second = index[at + 1]!;
    index[at + 1] = index[at + 2]!;
    index[at + 2] = second;
  }
}

/** A material like those of the room's other things, which take the room's own light. */
function plainMaterial(source: Material): MeshPhysicalMaterial {
  const made = new MeshPhysicalMaterial({ roughness: 0.9, metalness: 0 });
  made.vertexColors = source.vertexColors;
  made.side = source.side;
  made.alphaTest = source.alphaTest;
  made.opacity = source.opacity;
  made.transparent = source.transparent;
  if (source instanceof MeshStandardMaterial || source instanceof MeshBasicMaterial) {
    made.color.copy(source.color);
    made.map = usable(source.map);
  }
  if (source instanceof MeshStandardMaterial) {
    made.roughness = source.roughness;
    made.metalness = source.metalness;
    made.roughnessMap = usable(source.roughnessMap);
    made.metalnessMap = usable(source.metalnessMap);
    made.normalMap = usable(source.normalMap);
    made.normalScale.copy(source.normalScale);
    made.emissive.copy(source.emissive);
    made.emissiveIntensity = Math.min(4, source.emissiveIntensity);
    made.emissiveMap = usable(source.emissiveMap);
  }
  if (source instanceof MeshPhysicalMaterial) {
    made.clearcoat = source.clearcoat;
    made.clearcoatRoughness = source.clearcoatRoughness;
    // a room draws no light through things: clear glass is thin and pale
    if (source.transmission > 0) Object.assign(made, { transparent: true, opacity: 0.35, side: DoubleSide });
  }
  if (made.map) made.map.userData.mean = meanOf(made.map);
  return made;
}

/** A second set of texture places is not kept. */
const usable = (texture: Texture | null): Texture | null => (texture?.channel === 0 ? texture : null);

/** The picture's mean color, for the light that comes back from it. */
function meanOf({ image }: Texture): readonly [number, number, number] {
  const side = 8;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) return [0.5, 0.5, 0.5];
  context.drawImage(image as CanvasImageSource, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const sum = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4)
    for (let k = 0; k < 3; k += 1) sum[k]! += (data[at + k]! / 255) ** 2.2;
  return sum.map((one) => one / (side * side)) as [number, number, number];
}

const quarterTurns = { "+z": 0, "+x": -1, "-z": 2, "-x": 1 } as const;

/** The model turned to its front and in exactly this size, like the catalog's own. */
export function fittedModel(
  { parts }: UploadedSource,
  { up, front }: Pick<ModelFile, "up" | "front">,
  { width_in, depth_in, height_in }: Placement["size"],
): Group {
  const turn = new Matrix4().makeRotationY((quarterTurns[front] * Math.PI) / 2);
  if (up === "z") turn.multiply(new Matrix4().makeRotationX(-Math.PI / 2));
  const turned = parts.map(({ geometry, material }) => ({
    geometry: geometry.clone().applyMatrix4(turn),
    material: material.clone(),
  }));
  const box = new Box3();
  for (const { geometry } of turned) {
    geometry.computeBoundingBox();
    box.union(geometry.boundingBox!);
  }
  const size = box.getSize(new Vector3());
  const scale = (wanted: number, own: number) => (own > 1e-9 ? wanted / own : 1);
  const [x, y, z] = [scale(width_in, size.x), scale(height_in, size.y), scale(depth_in, size.z)];
  const group = new Group();
  for (const { geometry, material } of turned) {
    geometry.scale(x, y, z);
    group.add(new Mesh(geometry, material));
  }
  return group;
}
