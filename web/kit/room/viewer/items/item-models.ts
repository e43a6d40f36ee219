import { Box3, type BufferGeometry, Group, Mesh, type MeshPhysicalMaterial, Vector3 } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { ItemParams } from "../../items/parts/params.ts";
import { plastic } from "../../items/parts/stock-materials.ts";
import { buildItem, itemKinds } from "../../items/registry.ts";
import type { Placement } from "../../scene/scene.types.ts";
import { UploadedModels } from "./uploaded-models.ts";

export type ModelPiece = { geometry: BufferGeometry; material: MeshPhysicalMaterial; look: string };

/** A built model: its pieces, moved so that the middle of its footprint and its underside are the origin. */
export type ItemModel = { pieces: ModelPiece[]; box: Box3; triangles: number; users: number };

/** Builds models once for all items that are the same; freed when the last one leaves. */
export class ItemModels {
  readonly #models = new Map<string, ItemModel>();
  readonly #uploaded: UploadedModels;

  /** `arrived` tells of a vendor's own model that can be shown now in place of its block. */
  constructor(arrived: (url: string) => void) {
    this.#uploaded = new UploadedModels(arrived);
  }

  /** Whether vendors' own models are still on their way. */
  get busy(): boolean {
    return this.#uploaded.busy;
  }

  take(placement: Placement): ItemModel {
    const known = this.#models.get(placement.key);
    if (known) {
      known.users += 1;
      return known;
    }
    const made = toModel(this.#built(placement));
    this.#models.set(placement.key, made);
    return made;
  }

  release(key: string): void {
    const model = this.#models.get(key);
    if (!model) return;
    model.users -= 1;
    if (model.users > 0) return;
    for (const { geometry, material } of model.pieces) {
      geometry.dispose();
      material.dispose();
    }
    this.#models.delete(key);
  }

  dispose(): void {
    for (const key of [...this.#models.keys()]) {
      this.#models.get(key)!.users = 1;
      this.release(key);
    }
    this.#uploaded.dispose();
  }

  #built({ model, size }: Placement): Group {
    if (model?.file) return this.#uploaded.take(model.file, size) ?? place(size);
    if (model && itemKinds.includes(model.kind)) {
      try {
        return buildItem(model.kind, { ...model.params, ...size } as ItemParams, model.finish);
      } catch (problem) {
        if (!(problem instanceof RangeError)) throw problem;
      }
    }
    return place(size);
  }
}

/** A placeholder for something not chosen, or without a model: a plain block of its size. */
function place({ width_in, depth_in, height_in }: Placement["size"]): Group {
  const group = new Group();
  const soft = Math.min(2, width_in / 4, depth_in / 4, height_in / 3);
  const block = new Mesh(
    new RoundedBoxGeometry(width_in, height_in, depth_in, 3, soft),
    plastic("#d9d5cc", 0.85),
  );
  block.position.y = height_in / 2;
  block.updateMatrixWorld(true);
  block.geometry.translate(0, height_in / 2, 0);
  group.add(block);
  return group;
}

function toModel(group: Group): ItemModel {
  const meshes = group.children.filter((child) => child instanceof Mesh);
  const box = new Box3();
  for (const { geometry, userData } of meshes) {
    // pulls stand out over the cabinet's own measures
    if (userData.hardware) continue;
    geometry.computeBoundingBox();
    box.union(geometry.boundingBox!);
  }
  const middle = box.getCenter(new Vector3());
  const shift = new Vector3(-middle.x, -box.min.y, -middle.z);
  let triangles = 0;
  const pieces = meshes.map(({ geometry, material }): ModelPiece => {
    geometry.translate(shift.x, shift.y, shift.z);
    triangles += (geometry.index?.count ?? geometry.getAttribute("position").count) / 3;
    return { geometry, material, look: lookOf(material) };
  });
  return { pieces, box: box.translate(shift), triangles, users: 1 };
}

/** Materials that look the same share one drawing. */
function lookOf(material: MeshPhysicalMaterial): string {
  const m = material;
  return JSON.stringify([
    ...[
      m.color.getHex(),
      m.roughness,
      m.metalness,
      m.clearcoat,
      m.clearcoatRoughness,
      m.opacity,
      m.transparent,
    ],
    ...[m.emissive.getHex(), m.emissiveIntensity, m.side, m.sheen, m.sheenColor.getHex(), m.transmission],
    ...[
      m.map?.uuid,
      m.normalMap?.uuid,
      m.roughnessMap?.uuid,
      m.emissiveMap?.uuid,
      m.bumpMap?.uuid,
      m.alphaMap?.uuid,
      m.metalnessMap?.uuid,
      m.vertexColors,
    ],
    ...[m.normalScale.x, m.alphaTest, m.userData.glass, m.userData.brushed, m.userData.repeat_in],
  ]);
}
