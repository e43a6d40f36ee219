import type { Accessor, Document, Mesh, Primitive } from "@gltf-transform/core";
import { ModelRefused, modelLimits } from "./problems.ts";

/**
 * Moves each point to where the file's own weights put it, and leaves the morph targets out: rooms show the model at
 * rest, and its size is that of what they show. Throws ModelRefused for more points than can be moved.
 */
export function applyMorphs(document: Document): void {
  const root = document.getRoot();
  const moved = new Map<Mesh, Map<string, Mesh>>();
  let points = 0;
  for (const node of root.listNodes()) {
    const mesh = node.getMesh();
    if (!mesh?.listPrimitives().some((primitive) => primitive.listTargets().length > 0)) continue;
    const weights = node.getWeights().length > 0 ? node.getWeights() : mesh.getWeights();
    const known = moved.get(mesh) ?? new Map<string, Mesh>();
    moved.set(mesh, known);
    const key = weights.join();
    let atRest = known.get(key);
    if (!atRest) {
      points += pointsOf(mesh, weights);
      if (points > modelLimits.vertices)
        throw new ModelRefused("too_many_vertices", `at least ${points.toLocaleString("en-US")}`);
      atRest = meshAtRest(document, mesh, weights);
      known.set(key, atRest);
    }
    node.setMesh(atRest).setWeights([]);
  }
  for (const mesh of moved.keys()) mesh.dispose();
}

/** Each target that is applied counts as often as it has points. */
const pointsOf = (mesh: Mesh, weights: readonly number[]): number =>
  mesh.listPrimitives().reduce((sum, primitive) => {
    const applied = primitive.listTargets().filter((_, at) => weights[at]).length;
    return sum + (primitive.getAttribute("POSITION")?.getCount() ?? 0) * (1 + applied);
  }, 0);

function meshAtRest(document: Document, mesh: Mesh, weights: readonly number[]): Mesh {
  const made = document.createMesh();
  for (const primitive of mesh.listPrimitives()) {
    const copy = primitive.clone();
    for (const semantic of ["POSITION", "NORMAL"]) {
      const accessor = movedBy(document, primitive, semantic, weights);
      if (accessor) copy.setAttribute(semantic, accessor);
    }
    for (const target of copy.listTargets()) copy.removeTarget(target);
    made.addPrimitive(copy);
  }
  return made;
}

function movedBy(
  document: Document,
  primitive: Primitive,
  semantic: string,
  weights: readonly number[],
): Accessor | undefined {
  const base = primitive.getAttribute(semantic);
  const applied = primitive.listTargets().flatMap((target, at) => {
    const accessor = target.getAttribute(semantic);
    return weights[at] && accessor ? [{ accessor, weight: weights[at] }] : [];
  });
  if (!base || applied.length === 0) return undefined;
  const values = new Float32Array(base.getCount() * 3);
  const [sum, part]: [number[], number[]] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let at = 0; at < base.getCount(); at += 1) {
    base.getElement(at, sum);
    for (const { accessor, weight } of applied) {
      accessor.getElement(at, part);
      for (let axis = 0; axis < 3; axis += 1) sum[axis]! += weight * part[axis]!;
    }
    if (semantic === "NORMAL") normalize(sum);
    values.set(sum, at * 3);
  }
  return document.createAccessor().setType("VEC3").setArray(values);
}

function normalize(vector: number[]): void {
  const length = Math.hypot(...vector) || 1;
  for (const axis of vector.keys()) vector[axis]! /= length;
}
