import { type Camera, Mesh, MeshBasicMaterial, Raycaster, Vector2, type Vector3 } from "three";
import type { ItemBatches } from "./items/item-batches.ts";
import type { Picked } from "./room-view.types.ts";
import { FROM_INSIDE, FROM_OUTSIDE, isShown, type PartBatches } from "./surfaces/part-batches.ts";

const probe = new Mesh(undefined, new MeshBasicMaterial());
const ray = new Raycaster();

type Nearest = { distance: number; picked: Picked | null };

/** What the ray through a point of the picture (-1..1 each way) meets first. */
export function pickAt(
  camera: Camera,
  x: number,
  y: number,
  parts: PartBatches,
  items: ItemBatches,
  leftOut: ReadonlySet<string>,
): Picked | null {
  ray.setFromCamera(new Vector2(x, y), camera);
  ray.near = "near" in camera && typeof camera.near === "number" ? camera.near : 0;
  const nearest: Nearest = { distance: Infinity, picked: null };
  for (const { part, geometry } of parts.all()) {
    if ((part.form === "panel" && part.unseen) || !isShown(part, leftOut)) continue;
    if (part.shown === "inside" && !camera.layers.isEnabled(FROM_INSIDE)) continue;
    if (part.shown === "outside" && !camera.layers.isEnabled(FROM_OUTSIDE)) continue;
    const point = meet(geometry, null, nearest.distance);
    if (!point) continue;
    nearest.distance = point.distance;
    nearest.picked = part.pick ? pickedOf(part.pick, point.at) : null;
  }
  for (const { placement, model, matrix } of items.all()) {
    if (placement.wall && leftOut.has(placement.wall)) continue;
    if (!ray.ray.intersectsBox(model.box.clone().applyMatrix4(matrix))) continue;
    for (const { geometry } of model.pieces) {
      const point = meet(geometry, matrix, nearest.distance);
      if (!point) continue;
      nearest.distance = point.distance;
      nearest.picked = {
        kind: "item",
        id: placement.id,
        at_in: [point.at.x, -point.at.z],
        height_in: point.at.y,
      };
    }
  }
  return nearest.picked;
}

function meet(
  geometry: Mesh["geometry"],
  matrix: Mesh["matrixWorld"] | null,
  before: number,
): { distance: number; at: Vector3 } | null {
  probe.geometry = geometry;
  if (matrix) probe.matrixWorld.copy(matrix);
  else probe.matrixWorld.identity();
  const hit = ray.intersectObject(probe, false)[0];
  return hit && hit.distance < before ? { distance: hit.distance, at: hit.point } : null;
}

function pickedOf(id: string, at: Vector3): Picked {
  const place = { at_in: [at.x, -at.z] as const, height_in: at.y };
  return id.startsWith("opening:")
    ? { kind: "opening", id: id.slice("opening:".length), ...place }
    : { kind: "surface", id, ...place };
}

/** Where the ray through a point of the picture meets a level, on the plan. */
export function levelAt(
  camera: Camera,
  x: number,
  y: number,
  height_in: number,
): readonly [number, number] | null {
  ray.setFromCamera(new Vector2(x, y), camera);
  const { origin, direction } = ray.ray;
  const t = (height_in - origin.y) / direction.y;
  return Number.isFinite(t) && t > 0 ? [origin.x + direction.x * t, -(origin.z + direction.z * t)] : null;
}
