import { Group, Mesh, type MeshPhysicalMaterial, MeshStandardMaterial, Scene } from "three";
import { GLTFExporter } from "three/addons/exporters/GLTFExporter.js";
import type { ItemBatches } from "./items/item-batches.ts";
import type { PartBatches } from "./surfaces/part-batches.ts";
import type { SurfaceMaterials } from "./surfaces/surface-materials.ts";

const METRES = 0.0254;

/** The room as binary glTF 2.0: meters, y up, a node for each surface and each item, plain metal-rough materials. */
export async function exportGltf(
  parts: PartBatches,
  items: ItemBatches,
  materials: SurfaceMaterials,
): Promise<Uint8Array<ArrayBuffer>> {
  const scene = new Scene();
  const root = new Group();
  root.name = "room";
  root.scale.setScalar(METRES);
  scene.add(root);
  const plain = new Map<string, MeshStandardMaterial>();
  const made: Mesh[] = [];
  for (const { part, geometry } of parts.all()) {
    if ((part.form === "panel" && part.unseen) || part.shown !== "always") continue;
    const lit = part.form === "panel" && part.lit;
    const mesh = new Mesh(geometry.clone(), plainOf(materials.of(part.cover, lit, 1), plain));
    mesh.name = part.pick ?? "room";
    made.push(mesh);
    root.add(mesh);
  }
  for (const { placement, model, matrix } of items.all()) {
    const node = new Group();
    node.name = `${placement.kind} ${placement.id}`;
    matrix.decompose(node.position, node.quaternion, node.scale);
    for (const { geometry, material } of model.pieces) {
      const mesh = new Mesh(geometry.clone(), plainOf(material, plain));
      made.push(mesh);
      node.add(mesh);
    }
    root.add(node);
  }
  try {
    const result = await new GLTFExporter().parseAsync(scene, { binary: true });
    return new Uint8Array(result as ArrayBuffer);
  } finally {
    for (const { geometry } of made) geometry.dispose();
    for (const material of plain.values()) material.dispose();
  }
}

function plainOf(
  source: MeshPhysicalMaterial,
  known: Map<string, MeshStandardMaterial>,
): MeshStandardMaterial {
  const found = known.get(source.uuid);
  if (found) return found;
  const material = new MeshStandardMaterial({
    color: source.color,
    roughness: source.userData.packed ? 0.6 : source.roughness,
    metalness: source.metalness,
    emissive: source.emissive,
    opacity: source.opacity,
    transparent: source.transparent,
    side: source.side,
    map: source.map,
    normalMap: source.userData.packed ? source.normalMap : null,
  });
  material.normalScale.copy(source.normalScale);
  material.name = source.name;
  known.set(source.uuid, material);
  return material;
}
