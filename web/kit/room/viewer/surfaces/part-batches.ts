import {
  BufferAttribute,
  type BufferGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  type MeshPhysicalMaterial,
  type Scene,
  Vector3,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Panel, Part } from "../../scene/scene.types.ts";
import { partGeometry } from "../geometry/part-geometry.ts";
import { type AtlasPlace, layOut } from "../light/light-atlas.ts";
import { shadowMaterial } from "../light/shadow-material.ts";
import type { SurfaceMaterials } from "./surface-materials.ts";

type Kept = { part: Part; geometry: BufferGeometry };
type Group = { keys: string; mesh: Mesh<BufferGeometry, MeshPhysicalMaterial>; part: Part };

/** Camera layers: for parts that are seen only from inside the room, and only from outside. */
export const FROM_INSIDE = 1;
export const FROM_OUTSIDE = 2;

/** Pixels for the maps of a large face, and of a small one. */
export type MapBudget = { large: number; small: number };

/** The built room: walls, floor, trim, doors, counters, merged by what covers them. */
export class PartBatches {
  #kept = new Map<string, Kept>();
  #groups = new Map<string, Group>();
  /** Each lit panel's place in the light map, by its key. */
  places: Map<string, AtlasPlace> = new Map();
  /** Invisible faces behind walls and above the ceiling that cast shadows, so that no sun leaks in. */
  readonly #shade = new Mesh(
    undefined,
    new MeshBasicMaterial({ side: DoubleSide, colorWrite: false, depthWrite: false }),
  );
  readonly #scene: Scene;
  readonly #materials: SurfaceMaterials;
  readonly #budget: MapBudget;

  constructor(scene: Scene, materials: SurfaceMaterials, budget: MapBudget) {
    this.#scene = scene;
    this.#materials = materials;
    this.#budget = budget;
    this.#shade.castShadow = true;
    this.#shade.customDepthMaterial = shadowMaterial;
    this.#shade.frustumCulled = false;
    scene.add(this.#shade);
  }

  /** Updates the room to these parts; unchanged ones stay. Returns whether shapes changed. */
  show(parts: readonly Part[]): boolean {
    const next = new Map<string, Kept>();
    let changed = false;
    parts.forEach((part, index) => {
      const id = `${part.key}:${next.has(part.key) ? index : ""}`;
      const known = this.#kept.get(id);
      changed ||= !known;
      next.set(id, known ?? { part, geometry: partGeometry(part) });
    });
    for (const [id, { geometry }] of this.#kept) {
      if (next.has(id)) continue;
      changed = true;
      geometry.dispose();
    }
    this.#kept = next;
    const lit = [...next.values()].filter(({ part }) => part.form === "panel" && part.lit);
    this.places = layOut(lit.map(({ part }) => part as Panel));
    this.#regroup();
    if (changed) this.#regroupShade();
    return changed;
  }

  #regroupShade(): void {
    this.#shade.geometry.dispose();
    const unseen = [...this.#kept.values()].filter(({ part }) => part.form === "panel" && part.unseen);
    this.#shade.visible = unseen.length > 0;
    if (unseen.length > 0) this.#shade.geometry = mergeGeometries(unseen.map(({ geometry }) => geometry));
  }

  #regroup(): void {
    const byMaterial = new Map<string, { material: MeshPhysicalMaterial; list: Kept[] }>();
    for (const kept of this.#kept.values()) {
      const { part } = kept;
      if (part.form === "panel" && part.unseen) continue;
      const lit = part.form === "panel" && part.lit;
      const material = this.#materials.of(part.cover, lit, this.#pixelsFor(kept));
      const id = `${material.uuid}:${part.shown}:${part.walls.join()}:${part.foot}`;
      const known = byMaterial.get(id);
      if (known) known.list.push(kept);
      else byMaterial.set(id, { material, list: [kept] });
    }
    const next = new Map<string, Group>();
    for (const [id, { material, list }] of byMaterial) {
      const keys = list
        .map(({ part }) => `${part.key}${JSON.stringify(this.places.get(part.key) ?? 0)}`)
        .join();
      const known = this.#groups.get(id);
      if (known?.keys === keys) {
        next.set(id, known);
        continue;
      }
      next.set(id, { keys, mesh: this.#merge(material, list), part: list[0]!.part });
    }
    for (const [id, group] of this.#groups) {
      if (next.get(id) === group) continue;
      this.#scene.remove(group.mesh);
      group.mesh.geometry.dispose();
    }
    this.#groups = next;
    this.#materials.keepOnly(new Set([...byMaterial.values()].map(({ material }) => material)));
  }

  #pixelsFor({ part, geometry }: Kept): number {
    geometry.computeBoundingBox();
    const size = geometry.boundingBox!.getSize(new Vector3());
    const area = Math.max(size.x * size.y, size.y * size.z, size.x * size.z);
    return part.form === "panel" && area > 4000 ? this.#budget.large : this.#budget.small;
  }

  #merge(material: MeshPhysicalMaterial, list: readonly Kept[]): Group["mesh"] {
    const merged = mergeGeometries(
      list.map(({ part, geometry }) => {
        const place = this.places.get(part.key);
        if (!place || part.form !== "panel") return geometry;
        const lit = geometry.clone();
        lit.setAttribute("lightUv", lightUv(part, geometry, place));
        return lit;
      }),
    );
    const mesh = new Mesh(merged, material);
    const { shown } = list[0]!.part;
    if (shown !== "always") mesh.layers.set(shown === "inside" ? FROM_INSIDE : FROM_OUTSIDE);
    mesh.castShadow = !material.transparent && shown !== "outside";
    mesh.receiveShadow = true;
    mesh.customDepthMaterial = shadowMaterial;
    mesh.renderOrder = material.transparent ? 2 : 0;
    this.#scene.add(mesh);
    return mesh;
  }

  /** Hides doors, windows and casings of these walls, and shows the walls' footprints. */
  leaveOut(walls: ReadonlySet<string>): void {
    for (const { mesh, part } of this.#groups.values()) mesh.visible = isShown(part, walls);
  }

  *all(): Generator<Kept> {
    yield* this.#kept.values();
  }

  dispose(): void {
    for (const { mesh } of this.#groups.values()) {
      this.#scene.remove(mesh);
      mesh.geometry.dispose();
    }
    for (const { geometry } of this.#kept.values()) geometry.dispose();
    this.#scene.remove(this.#shade);
    this.#shade.geometry.dispose();
    this.#shade.material.dispose();
    this.#groups.clear();
    this.#kept.clear();
  }
}

/** Whether a part is to be seen while these walls are left out. */
export const isShown = ({ walls, foot }: Part, leftOut: ReadonlySet<string>): boolean =>
  foot ? walls.every((wall) => leftOut.has(wall)) : !walls.some((wall) => leftOut.has(wall));

function lightUv(panel: Panel, geometry: BufferGeometry, place: AtlasPlace): BufferAttribute {
  const position = geometry.getAttribute("position");
  const uv = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i += 1) {
    const d = [0, 1, 2].map((k) => position.getComponent(i, k) - panel.origin[k]!);
    const x = d.reduce((sum, v, k) => sum + v * panel.u[k]!, 0);
    const y = d.reduce((sum, v, k) => sum + v * panel.v[k]!, 0);
    uv[2 * i] = (place.x + (x - place.left_in) / place.step_x_in) / place.atlas_w;
    uv[2 * i + 1] = (place.y + (y - place.bottom_in) / place.step_y_in) / place.atlas_h;
  }
  return new BufferAttribute(uv, 2);
}
