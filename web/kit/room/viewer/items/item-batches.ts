import {
  BatchedMesh,
  type Box3,
  Euler,
  type Material,
  Matrix4,
  type MeshPhysicalMaterial,
  Quaternion,
  type Scene,
  type Texture,
  Vector3,
} from "three";
import type { Placement } from "../../scene/scene.types.ts";
import type { RoomShading } from "../light/room-shading.ts";
import { shadowMaterial } from "../light/shadow-material.ts";
import { type ItemModel, ItemModels, type ModelPiece } from "./item-models.ts";

type Batch = { mesh: BatchedMesh; geometries: Map<ModelPiece, { id: number; users: number }> };
type Standing = {
  placement: Placement;
  model: ItemModel;
  matrix: Matrix4;
  instances: { look: string; id: number; piece: ModelPiece }[];
};

const firstInstances = 16;
const firstVertices = 20_000;

/** All items of a room, drawn together by material: one draw call for each look, whatever the number of items. */
export class ItemBatches {
  readonly #models: ItemModels;
  readonly #batches = new Map<string, Batch>();
  readonly #standing = new Map<string, Standing>();
  readonly #scene: Scene;
  readonly #shading: RoomShading;

  constructor(scene: Scene, shading: RoomShading, changed: () => void) {
    this.#scene = scene;
    this.#shading = shading;
    this.#models = new ItemModels((url) => {
      this.#renew(url);
      changed();
    });
  }

  /** Whether models are still on their way; blocks of their size stand for them. */
  get busy(): boolean {
    return this.#models.busy;
  }

  /** Puts a model that has arrived in the place of its block. */
  #renew(url: string): void {
    const waiting = [...this.#standing.values()].filter(
      ({ placement }) => placement.model?.file?.url === url,
    );
    for (const { placement } of waiting) this.#remove(placement.id);
    for (const { placement } of waiting) this.#add(placement);
  }

  /** Updates objects to match the placements. Returns whether anything was built, moved or removed. */
  show(placements: readonly Placement[]): boolean {
    let changed = false;
    const wanted = new Set(placements.map(({ id }) => id));
    for (const id of [...this.#standing.keys()]) {
      if (wanted.has(id)) continue;
      this.#remove(id);
      changed = true;
    }
    for (const placement of placements) {
      const known = this.#standing.get(placement.id);
      if (known && known.placement.key === placement.key) {
        changed = this.#move(known, placement) || changed;
        continue;
      }
      if (known) this.#remove(placement.id);
      this.#add(placement);
      changed = true;
    }
    return changed;
  }

  #move(known: Standing, placement: Placement): boolean {
    const matrix = matrixOf(placement);
    known.placement = placement;
    if (matrix.equals(known.matrix)) return false;
    known.matrix = matrix;
    for (const { look, id } of known.instances) this.#batches.get(look)!.mesh.setMatrixAt(id, matrix);
    return true;
  }

  #add(placement: Placement): void {
    const model = this.#models.take(placement);
    const matrix = matrixOf(placement);
    // Mirrors' glass is shown by the mirrors themselves.
    const shown = model.pieces.filter(({ material }) => material.userData.mirror !== true);
    const instances = shown.map((piece) => {
      const batch = this.#batchFor(piece);
      let entry = batch.geometries.get(piece);
      if (!entry) {
        entry = { id: addGeometry(batch.mesh, piece), users: 0 };
        batch.geometries.set(piece, entry);
      }
      entry.users += 1;
      if (batch.mesh.instanceCount >= batch.mesh.maxInstanceCount)
        batch.mesh.setInstanceCount(batch.mesh.maxInstanceCount * 2);
      const id = batch.mesh.addInstance(entry.id);
      batch.mesh.setMatrixAt(id, matrix);
      return { look: piece.look, id, piece };
    });
    this.#standing.set(placement.id, { placement, model, matrix, instances });
  }

  #remove(id: string): void {
    const known = this.#standing.get(id);
    if (!known) return;
    for (const { look, id: instance, piece } of known.instances) {
      const batch = this.#batches.get(look)!;
      batch.mesh.deleteInstance(instance);
      const entry = batch.geometries.get(piece)!;
      entry.users -= 1;
      if (entry.users > 0) continue;
      batch.mesh.deleteGeometry(entry.id);
      batch.geometries.delete(piece);
      if (batch.geometries.size === 0) this.#drop(look, batch);
    }
    this.#models.release(known.placement.key);
    this.#standing.delete(id);
  }

  #drop(look: string, { mesh }: Batch): void {
    this.#scene.remove(mesh);
    (mesh.material as Material).dispose();
    mesh.dispose();
    this.#batches.delete(look);
  }

  #batchFor(piece: ModelPiece): Batch {
    const known = this.#batches.get(piece.look);
    if (known) return known;
    const material = piece.material.clone();
    material.userData = { ...piece.material.userData };
    this.#shading.light(material, false);
    const count = piece.geometry.getAttribute("position").count;
    const most = Math.max(firstVertices, count);
    const mesh = new BatchedMesh(firstInstances, most, most * 3, material);
    mesh.castShadow = !material.transparent;
    mesh.receiveShadow = true;
    mesh.customDepthMaterial = shadowMaterial;
    mesh.sortObjects = material.transparent;
    mesh.frustumCulled = false;
    mesh.renderOrder = material.transparent ? 2 : 0;
    const batch: Batch = { mesh, geometries: new Map() };
    this.#batches.set(piece.look, batch);
    this.#scene.add(mesh);
    return batch;
  }

  /** Everything that stands, for picking, baking and export. */
  *all(): Generator<{ placement: Placement; model: ItemModel; matrix: Matrix4 }> {
    for (const { placement, model, matrix } of this.#standing.values()) yield { placement, model, matrix };
  }

  /** Bytes of the textures on all items, each counted once. */
  get bytes(): number {
    const seen = new Set<Texture>();
    for (const { mesh } of this.#batches.values()) {
      const { map, normalMap, roughnessMap, emissiveMap, bumpMap } = mesh.material as MeshPhysicalMaterial;
      for (const texture of [map, normalMap, roughnessMap, emissiveMap, bumpMap])
        if (texture) seen.add(texture);
    }
    return [...seen].reduce(
      (sum, { image }) =>
        sum +
        Math.round(
          (image as { width: number; height: number }).width * (image as { height: number }).height * 5.34,
        ),
      0,
    );
  }

  boxOf(id: string): Box3 | null {
    const known = this.#standing.get(id);
    return known ? known.model.box.clone().applyMatrix4(known.matrix) : null;
  }

  /** Leaves out what hangs on these walls. */
  leaveOut(walls: ReadonlySet<string>): void {
    for (const { placement, instances } of this.#standing.values()) {
      const visible = placement.wall === null || !walls.has(placement.wall);
      for (const { look, id } of instances) {
        const { mesh } = this.#batches.get(look)!;
        if (mesh.getVisibleAt(id) !== visible) mesh.setVisibleAt(id, visible);
      }
    }
  }

  dispose(): void {
    for (const id of [...this.#standing.keys()]) this.#remove(id);
    this.#models.dispose();
  }
}

export function matrixOf({ at, turn_deg, tilt, size }: Placement): Matrix4 {
  const turn = new Quaternion().setFromEuler(new Euler(0, (turn_deg * Math.PI) / 180, 0));
  const matrix = new Matrix4().compose(new Vector3(...at), turn, new Vector3(1, 1, 1));
  if (!tilt) return matrix;
  // about the middle of its top, which is at the ceiling; up the slope is toward the higher side
  const [x, y] = tilt.toward;
  const axis = new Vector3(y, 0, x);
  const top = new Vector3(at[0], at[1] + size.height_in, at[2]);
  const leaning = new Matrix4().makeRotationAxis(axis, (tilt.deg * Math.PI) / 180);
  return new Matrix4()
    .makeTranslation(top)
    .multiply(leaning)
    .multiply(new Matrix4().makeTranslation(top.clone().negate()))
    .multiply(matrix);
}

function addGeometry(mesh: BatchedMesh, { geometry }: ModelPiece): number {
  const vertices = geometry.getAttribute("position").count;
  const indices = geometry.index?.count ?? 0;
  if (mesh.unusedVertexCount < vertices || mesh.unusedIndexCount < indices) {
    mesh.optimize();
    if (mesh.unusedVertexCount < vertices || mesh.unusedIndexCount < indices) {
      const usedVertices = mesh.geometry.getAttribute("position")?.count ?? 0;
      const usedIndices = mesh.geometry.index?.count ?? 0;
      mesh.setGeometrySize(
        Math.max(usedVertices * 2, usedVertices + vertices),
        Math.max(usedIndices * 2, usedIndices + indices),
      );
    }
  }
  return mesh.addGeometry(geometry);
}
