import type { RoomDesign, RoomProduct } from "../../../contract/design/room-design.ts";
import { openRoomView } from "../../../web/kit/room/viewer/open-room-view.ts";
import type {
  CameraChoice,
  LightSetting,
  Quality,
  RoomStats,
  RoomView,
} from "../../../web/kit/room/viewer/room-view.types.ts";
import type { PackedMaps } from "../../../web/kit/room/viewer/surfaces/material-maps.types.ts";
import { encodeFilm } from "./encode-film.ts";

export type Job = {
  design: RoomDesign;
  goods: RoomProduct[];
  cameras: CameraChoice[];
  light: LightSetting;
  width: number;
  height: number;
  quality: Quality;
  /** Takes the room in the light of the room before it. */
  hold: boolean;
};

export type Taken = { stats: RoomStats; ms: { first: number; settled: number; shots: number[] } };

const head_bytes = 32;

/** Drawn maps are kept by the studio's server: two pictures' pixels behind four numbers. */
const maps = {
  async get(key: string): Promise<PackedMaps | null> {
    const response = await fetch(`/maps/${key}`);
    if (response.status !== 200) return null;
    const buffer = await response.arrayBuffer();
    const [width_px = 0, height_px = 0, width_in = 0, height_in = 0] = new Float64Array(buffer, 0, 4);
    const bytes = width_px * height_px * 4;
    return {
      width_px,
      height_px,
      width_in,
      height_in,
      color: new Uint8Array(buffer, head_bytes, bytes),
      relief: new Uint8Array(buffer, head_bytes + bytes, bytes),
    };
  },
  async put(
    key: string,
    { width_px, height_px, width_in, height_in, color, relief }: PackedMaps,
  ): Promise<void> {
    const head = new Float64Array([width_px, height_px, width_in, height_in]);
    await fetch(`/maps/${key}`, { method: "PUT", body: new Blob([head, color, relief]) });
  },
};

let view: { room: RoomView; quality: Quality } | null = null;

const frame = () => new Promise((go) => requestAnimationFrame(go));

/** The open view, showing the job's room; opened again only for another quality, since compiling shaders takes long. */
function viewFor(job: Job): RoomView {
  const products = new Map(job.goods.map((product) => [product.sku, product]));
  if (view?.quality === job.quality) {
    view.room.holdLight(job.hold);
    view.room.setLight(job.light);
    view.room.update(job.design, products);
    return view.room;
  }
  view?.room.dispose();
  document.body.replaceChildren();
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "width:240px;height:160px;display:block";
  document.body.append(canvas);
  const room = openRoomView(canvas, {
    design: job.design,
    products,
    quality: job.quality,
    light: job.light,
    maps,
  });
  view = { room, quality: job.quality };
  return room;
}

/** Takes the pictures of one room, posts each and returns the time taken. */
async function takeRoom(job: Job): Promise<Taken> {
  const started = performance.now();
  const room = viewFor(job);
  await frame();
  const first = performance.now() - started;
  await room.settled();
  const settled = performance.now() - started;
  const shots: number[] = [];
  for (const camera of job.cameras) {
    const from = performance.now();
    room.setCamera(camera);
    const blob = await room.snapshot(job.width, job.height);
    await fetch("/picture", { method: "POST", body: blob });
    shots.push(performance.now() - from);
  }
  return { stats: room.stats(), ms: { first, settled, shots } };
}

declare global {
  interface Window {
    takeRoom: typeof takeRoom;
    roomView: () => RoomView | null;
    encodeFilm: typeof encodeFilm;
  }
}

window.takeRoom = takeRoom;
window.encodeFilm = encodeFilm;
window.roomView = () => view?.room ?? null;
