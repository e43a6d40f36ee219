import { Box3, type BufferGeometry, Group, type Material, Mesh, type Object3D, Vector3 } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

export type Turn = { x?: number; y?: number; z?: number; rx?: number; ry?: number; rz?: number };

/** Puts a geometry or an object into a group at x, y, z (inches) turned by rx, ry, rz (degrees). */
export function put<T extends BufferGeometry | Object3D>(
  group: Group,
  thing: T,
  material: T extends BufferGeometry ? Material : null,
  turn: Turn = {},
): Object3D {
  const object: Object3D =
    "isBufferGeometry" in thing ? new Mesh(thing as BufferGeometry, material as Material) : thing;
  object.position.set(turn.x ?? 0, turn.y ?? 0, turn.z ?? 0);
  const degrees = Math.PI / 180;
  object.rotation.set((turn.rx ?? 0) * degrees, (turn.ry ?? 0) * degrees, (turn.rz ?? 0) * degrees);
  group.add(object);
  return object;
}

/**
 * One mesh for each material, scaled to exactly the outside measures of the catalog (inches), so that a room full of
 * fixtures needs few draw calls. The geometry of the parts is freed. `turning` things are measured by the circle that
 * they sweep, not by their box.
 */
export function finished(parts: Group, width: number, depth: number, height: number, turning = false): Group {
  parts.updateMatrixWorld(true);
  const size = new Box3().setFromObject(parts, true).getSize(new Vector3());
  if (turning) size.x = size.z = sweepOf(parts);
  const byMaterial = new Map<Material, BufferGeometry[]>();
  parts.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const source = object.geometry as BufferGeometry;
    const geometry = source.clone();
    if (!geometry.index)
      geometry.setIndex(Array.from({ length: geometry.getAttribute("position").count }, (_, i) => i));
    for (const name of Object.keys(geometry.attributes)) {
      if (name !== "position" && name !== "normal" && name !== "uv") geometry.deleteAttribute(name);
    }
    geometry.applyMatrix4(object.matrixWorld);
    const material = object.material as Material;
    byMaterial.set(material, [...(byMaterial.get(material) ?? []), geometry]);
    source.dispose();
  });
  const item = new Group();
  for (const [material, geometries] of byMaterial) {
    const geometry = mergeGeometries(geometries);
    geometry.scale(width / size.x, height / size.y, (turning ? width : depth) / size.z);
    item.add(new Mesh(geometry, material));
  }
  return item;
}

/** Diameter of the circle about the y axis that a thing needs to turn. */
export function sweepOf(item: Object3D): number {
  let most = 0;
  const point = new Vector3();
  item.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const position = (object.geometry as BufferGeometry).getAttribute("position");
    for (let i = 0; i < position.count; i++) {
      point.fromBufferAttribute(position, i).applyMatrix4(object.matrixWorld);
      most = Math.max(most, Math.hypot(point.x, point.z));
    }
  });
  return most * 2;
}

/** Frees the geometry and the materials of a model; textures are shared by all models and stay. */
export function disposeItem(item: Object3D): void {
  item.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    for (const material of [object.material].flat()) (material as Material).dispose();
  });
}

/** Triangles in a model. */
export function triangleCount(item: Object3D): number {
  let count = 0;
  item.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const geometry = object.geometry as BufferGeometry;
    count += (geometry.index ? geometry.index.count : geometry.getAttribute("position").count) / 3;
  });
  return count;
}
