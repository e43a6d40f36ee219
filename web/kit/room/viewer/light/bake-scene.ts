import {
  type BufferGeometry,
  Color,
  type DataTexture,
  type Matrix4,
  type MeshPhysicalMaterial,
  Vector3,
} from "three";
import { averageColor } from "../../../../../domain/materials/average-color.ts";
import { colorOfKelvin, kelvinAtNight } from "../../scene/lamps.ts";
import type { Cover, Panel, Part, Placement, RoomScene } from "../../scene/scene.types.ts";
import { cross } from "../../scene/vectors.ts";
import type { ItemModel } from "../items/item-models.ts";
import type { BakePanel, BakeScene } from "./bake/bake.types.ts";
import type { Daylight } from "./daylight.ts";
import type { AtlasPlace } from "./light-atlas.ts";

const probe_in = 9;
const most_probes = 7000;

/** Collects triangles, each with its owner, material and panel. */
class Soup {
  positions: number[] = [];
  owner: number[] = [];
  material: number[] = [];
  panel: number[] = [];
  albedo: number[] = [];

  color(rgb: readonly [number, number, number]): number {
    this.albedo.push(...rgb);
    return this.albedo.length / 3 - 1;
  }

  add(
    geometry: BufferGeometry,
    matrix: Matrix4 | null,
    owner: number,
    material: number,
    panel: number,
  ): void {
    const position = geometry.getAttribute("position");
    const index = geometry.index;
    const count = index?.count ?? position.count;
    const corner = new Vector3();
    for (let i = 0; i < count; i += 1) {
      corner.fromBufferAttribute(position, index ? index.getX(i) : i);
      if (matrix) corner.applyMatrix4(matrix);
      this.positions.push(corner.x, corner.y, corner.z);
    }
    for (let i = 0; i < count / 3; i += 1) {
      this.owner.push(owner);
      this.material.push(material);
      this.panel.push(panel);
    }
  }
}

/** The built room, whoever built it, and each lit panel's place in the light map, by its key. */
export type StandingParts = {
  all(): Iterable<{ part: Part; geometry: BufferGeometry }>;
  places: ReadonlyMap<string, AtlasPlace>;
};

export type StandingItems = {
  all(): Iterable<{ placement: Placement; model: ItemModel; matrix: Matrix4 }>;
};

/** The room for the baking worker: every triangle that stops light, with its mean color. */
export function bakeScene(
  room: RoomScene,
  parts: StandingParts,
  items: StandingItems,
  daylight: Daylight,
  lamps: number,
): BakeScene {
  const soup = new Soup();
  const panels: BakePanel[] = [];
  for (const { part, geometry } of parts.all()) {
    if (part.cover.kind === "glass" || part.shown === "outside") continue;
    const place = part.form === "panel" ? parts.places.get(part.key) : undefined;
    if (place && part.form === "panel") panels.push(panelOf(part, place));
    soup.add(geometry, null, 0, soup.color(colorOfCover(part.cover)), place ? panels.length - 1 : -1);
  }
  const owners = new Map<string, number>();
  for (const { placement, model, matrix } of items.all()) {
    owners.set(placement.id, owners.size + 1);
    for (const { geometry, material } of model.pieces) {
      if (material.transparent) continue;
      soup.add(geometry, matrix, owners.size, soup.color(colorOfMaterial(material)), -1);
    }
  }
  const first = panels[0]?.place;
  const dark = daylight.day === 0;
  return {
    positions: new Float32Array(soup.positions),
    owner: new Uint16Array(soup.owner),
    material: new Uint16Array(soup.material),
    albedo: new Float32Array(soup.albedo),
    panel: new Int16Array(soup.panel),
    panels,
    lamps:
      lamps > 0
        ? room.lamps.map((lamp) => ({
            ...lamp,
            lumens: lamp.lumens * lamps,
            owner: owners.get(lamp.id) ?? -1,
            color: colorOfKelvin(dark ? kelvinAtNight(lamp, room.lamps) : lamp.kelvin),
          }))
        : [],
    portals: room.portals,
    daylight,
    open_air: room.open_air,
    volume: volumeOf(room),
    outline: room.outline,
    atlas: { width: first?.atlas_w ?? 8, height: first?.atlas_h ?? 8 },
  };
}

function panelOf(panel: Panel, place: BakePanel["place"]): BakePanel {
  const { origin, u, v, outline, holes, cover } = panel;
  return { origin, u, v, normal: cross(u, v), albedo: colorOfCover(cover), place, outline, holes };
}

function volumeOf({ box, open_air }: RoomScene): BakeScene["volume"] {
  const high = open_air ? Math.min(box.max[1], 110) : box.max[1];
  const size = [box.max[0] - box.min[0], high - box.min[1], box.max[2] - box.min[2]] as const;
  const step = Math.max(probe_in, Math.cbrt((size[0] * size[1] * size[2]) / most_probes));
  const count = size.map((length) => Math.max(2, Math.round(length / step))) as [number, number, number];
  const steps = size.map((length, k) => length / count[k]!) as [number, number, number];
  return {
    min: [0, 1, 2].map((k) => box.min[k]! + steps[k]! / 2) as [number, number, number],
    step: steps,
    count,
  };
}

function colorOfCover(cover: Cover): [number, number, number] {
  switch (cover.kind) {
    case "material":
      return new Color(averageColor(cover.definition)).toArray() as [number, number, number];
    case "paint":
      return new Color(cover.color).toArray() as [number, number, number];
    default:
      return [0.5, 0.5, 0.5];
  }
}

function colorOfMaterial({ color, map, metalness }: MeshPhysicalMaterial): [number, number, number] {
  const mean = map ? meanOf(map as DataTexture) : ([1, 1, 1] as const);
  const dim = metalness > 0.5 ? 0.7 : 1;
  return [color.r * mean[0] * dim, color.g * mean[1] * dim, color.b * mean[2] * dim];
}

function meanOf(map: DataTexture): readonly [number, number, number] {
  const known = map.userData.mean as readonly [number, number, number] | undefined;
  if (known) return known;
  const data = (map.image as { data?: ArrayLike<number> }).data;
  const sum = [0, 0, 0];
  let count = 0;
  const every = 4 * 61;
  for (let at = 0; data && at < data.length; at += every, count += 1)
    for (let k = 0; k < 3; k += 1) sum[k]! += (data[at + k]! / 255) ** 2.2;
  const mean = count
    ? ([sum[0]! / count, sum[1]! / count, sum[2]! / count] as const)
    : ([0.5, 0.5, 0.5] as const);
  map.userData.mean = mean;
  return mean;
}
