import { PerspectiveCamera } from "three";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { PhotoView } from "../scene/photo-frame.ts";
import { photoViews } from "../scene/photo-views.ts";
import { placeToLookAround } from "../scene/place-to-look-around.ts";
import { standsBehind } from "../scene/saved-views.ts";
import type { RoomScene } from "../scene/scene.types.ts";
import { wallsBehind } from "../scene/walls-behind.ts";
import { aimPhoto } from "../viewer/camera/photo-camera.ts";
import type { BakeQuality } from "../viewer/light/bake/bake.types.ts";
import { Baker } from "../viewer/light/bake/baker.ts";
import { bakeScene } from "../viewer/light/bake-scene.ts";
import { daylightAt, indoors } from "../viewer/light/daylight.ts";
import { exposureFor } from "../viewer/light/exposure.ts";
import type { Products } from "../viewer/room-view.types.ts";
import { develop, type Light } from "./develop.ts";
import { AroundEye, Eye, type RaySource } from "./eye.ts";
import { Openness } from "./openness.ts";
import { Outlook } from "./outlook.ts";
import { type DrawMaps, StandingRoom } from "./stand-room.ts";
import { Surroundings } from "./surroundings.ts";
import { type TracedRoom, Tracer } from "./tracer.ts";

export type StillAsked = {
  design: RoomDesign;
  products: Products;
  width: number;
  height: number;
  /** Where the camera stands, or which of the room's views, the best first; `around`: 360 degrees from the room's middle. */
  view: number | PhotoView | "around";
  draw: DrawMaps;
  quality?: StillQuality;
};

export type StillQuality = {
  bake: BakeQuality;
  /** Pixels of a material's maps on a large face and on a small one. */
  maps: { large: number; small: number };
  /** Most texels of the light map. */
  texels: number;
};

const usual: StillQuality = {
  bake: { portal: 5, lamp: 1, rough: 3, fine: 16, probe: 24 },
  maps: { large: 300_000, small: 100_000 },
  // a still shows small shadows by rays of its own
  texels: 28_000,
};

const setting = { hour: 10.5, evening: false, lamps: true };
/** As in the viewer: by day lamps should warm a picture, not light it. */
const lampsByDay = 0.35;
/** A sun patch is at most this many times as bright as the room. */
const brightestPatch = 4;

/** RGB bytes, row by row from the top; null where there is no place for a camera. */
export function takeStill(asked: StillAsked): Uint8Array | null {
  const { width, height, quality = usual } = asked;
  const standing = new StandingRoom(asked.design, asked.products, quality.texels);
  const { room } = standing;
  const camera =
    asked.view === "around" ? lookAround(room, width, height) : lookFrom(room, asked.view, width, height);
  if (!camera) return null;
  const day = daylightAt(setting.hour, room.north_deg, setting.evening);
  const scene = bakeScene(
    room,
    standing.parts,
    standing.items,
    room.open_air ? day : indoors(day),
    lampsByDay,
  );
  const baker = new Baker(scene, quality.bake);
  const light = [...baker.steps()].at(-1)!;
  const { exposure, balance, glow, most } = exposureFor(light, setting, room);
  const outlook = new Outlook(day, room);
  outlook.expose(1 / exposure);
  const { sun, sunlight } = scene.daylight;
  const shines = sun[1] > 0.02 && sunlight[0] > 0;
  const tempered = Math.min(1, (brightestPatch * light.mean) / Math.max(1e-3, sunlight[0]));
  const strength = shines ? (room.open_air ? 1 : tempered) : 0;
  const traced: TracedRoom = {
    faces: standing.facesFor(camera.leftOut, asked.draw, quality.maps),
    field: baker.field,
    outlook,
    sun: { toward: sun, light: [sunlight[0] * strength, sunlight[1] * strength, sunlight[2] * strength] },
    glow: [glow.x, glow.y, glow.z],
    most,
    mirrored: room.open_air ? { brighter: 1, pale: 0.2 } : { brighter: 2.2, pale: 0.65 },
  };
  const tracer = new Tracer(traced);
  tracer.surroundings = new Surroundings(tracer, room, light.mean);
  const { eye } = camera;
  const openness = new Openness(tracer, baker.field.tree, eye, width, height);
  const taken = expose(tracer, openness, eye, width, height, exposure);
  return develop(taken, exposure, balance, camera.lens);
}

type Standing = { eye: RaySource; leftOut: ReadonlySet<string>; lens: "level" | "around" };

function lookFrom(
  room: RoomScene,
  asked: number | PhotoView,
  width: number,
  height: number,
): Standing | null {
  const view = typeof asked === "number" ? photoViews(room, 6)[asked] : asked;
  if (!view || looksFromOutside(room, view)) return null;
  const lens = new PerspectiveCamera();
  aimPhoto(lens, view, width / height);
  return { eye: new Eye(lens, width, height), leftOut: wallsBehind(room, lens.position), lens: "level" };
}

function lookAround(room: RoomScene, width: number, height: number): Standing | null {
  const place = placeToLookAround(room);
  return place && { eye: new AroundEye(place, width, height), leftOut: new Set(), lens: "around" };
}

/** A view from above or beside, which leaves walls and ceiling out: only the viewer shows that. */
function looksFromOutside({ box, open_air }: RoomScene, view: PhotoView): boolean {
  const [x, y, z] = view.at;
  const isInside = x > box.min[0] && x < box.max[0] && y < box.max[1] && z > box.min[2] && z < box.max[2];
  return !open_air && !isInside && !standsBehind(view);
}

/** Where a pixel of several samples is looked at, from its upper left corner. */
const within = [
  [0.375, 0.125],
  [0.875, 0.375],
  [0.625, 0.875],
  [0.125, 0.625],
] as const;
/** Neighbors that differ by more than this on the screen get several samples. */
const edge = 0.022;

function expose(
  tracer: Tracer,
  openness: Openness,
  eye: RaySource,
  width: number,
  height: number,
  exposure: number,
): Light {
  const pixels = new Float32Array(width * height * 3);
  const out = new Float64Array(3);
  tracer.openness = openness.of;
  const look = (x: number, y: number) => {
    openness.x = x;
    openness.y = y;
    const { at, way } = eye.ray(x, y);
    tracer.see(at, way, eye.spread, out);
  };
  for (let n = 0; n < width * height; n += 1) {
    look((n % width) + 0.5, Math.floor(n / width) + 0.5);
    pixels.set(out, n * 3);
  }
  for (const n of edges(pixels, width, height, exposure)) {
    const [column, row] = [n % width, Math.floor(n / width)];
    for (const [x, y] of within) {
      look(column + x, row + y);
      for (let k = 0; k < 3; k += 1) pixels[n * 3 + k]! += out[k]!;
    }
    for (let k = 0; k < 3; k += 1) pixels[n * 3 + k]! /= within.length + 1;
  }
  return { pixels, width, height };
}

/** Pixels that differ from a neighbor. */
function edges(pixels: Float32Array, width: number, height: number, exposure: number): Uint32Array {
  const shown = pixels.map((light) => (light * exposure) / (1 + light * exposure));
  const differs = (a: number, b: number) =>
    Math.abs(shown[a * 3]! - shown[b * 3]!) > edge ||
    Math.abs(shown[a * 3 + 1]! - shown[b * 3 + 1]!) > edge ||
    Math.abs(shown[a * 3 + 2]! - shown[b * 3 + 2]!) > edge;
  const marked = new Uint8Array(width * height);
  for (let row = 0, n = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, n += 1) {
      if (column + 1 < width && differs(n, n + 1)) marked[n] = marked[n + 1] = 1;
      if (row + 1 < height && differs(n, n + width)) marked[n] = marked[n + width] = 1;
    }
  return Uint32Array.from(marked.keys().filter((n) => marked[n] === 1));
}
