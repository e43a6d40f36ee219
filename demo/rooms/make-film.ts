import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { DemoOffers } from "./demo-offers.ts";
import { productsOf } from "./design-products.ts";
import { openRoomStudio, type RoomStudio } from "./studio.ts";
import { type RoomTemplate, templatesFrom } from "./templates.ts";

/*
 * Makes the film of the landing page and its poster from rooms of the template library:
 * `node demo/rooms/make-film.ts`. Run it again when the rooms look different.
 */

const size = { width: 1280, height: 800 };
const fps = 24;
const sceneFrames = 60;
/** At most 1.5 MB for each format. */
const most_bytes = 1_500_000;

interface SceneWish {
  template: string;
  /** Which of the room's views. */
  view: number;
  /** How far the camera moves to its right and forward over the scene, inches. */
  move_in: { right: number; forward: number };
}

const wishes: readonly SceneWish[] = [
  { template: "traditional-two-wall-island-13x14", view: 0, move_in: { right: 16, forward: 6 } },
  { template: "mediterranean-primary-bath-13x12", view: 0, move_in: { right: -12, forward: 8 } },
  { template: "mid-century-living-12x16", view: 0, move_in: { right: 14, forward: 8 } },
];

const posterWidths_px = [480, 800, 1200, 1600];
const posterQuality = { avif: 52, webp: 76 };

/** Where the camera stands at `share` of the way, 0 to 1; the view itself is the middle. */
function movedView(view: PhotoView, { right, forward }: SceneWish["move_in"], share: number): PhotoView {
  const [x, y, z] = view.at;
  const [tx, ty] = view.toward;
  const way = share - 0.5;
  // on the plan: right of (tx, ty) is (ty, -tx), and the scene's z is minus the plan's y
  const dx = (ty * right + tx * forward) * way;
  const dy = (-tx * right + ty * forward) * way;
  return { ...view, at: [x + dx, y, z - dy] };
}

async function takeScene(studio: RoomStudio, room: Room, wish: SceneWish, frames: number): Promise<Buffer[]> {
  await studio.take({ ...room, ...size, cameras: [] });
  const views = await studio.views();
  const view = views[wish.view] ?? views[0]!;
  const shares = Array.from({ length: frames }, (_, at) => (frames === 1 ? 0.5 : at / (frames - 1)));
  const cameras = shares.map((share) => ({
    kind: "photo" as const,
    view: movedView(view, wish.move_in, share),
  }));
  return (await studio.take({ ...room, ...size, cameras })).pictures;
}

/** The video's first frame, larger: shown before the video, and instead of it. */
async function writePoster(studio: RoomStudio, room: Room, wish: SceneWish, folder: string): Promise<void> {
  await studio.take({ ...room, ...size, cameras: [] });
  const views = await studio.views();
  const view = movedView(views[wish.view] ?? views[0]!, wish.move_in, 0);
  const { pictures } = await studio.take({
    ...room,
    width: 1600,
    height: 1000,
    cameras: [{ kind: "photo", view }],
  });
  for (const width of posterWidths_px) {
    const poster = sharp(pictures[0]).resize({ width });
    await poster
      .clone()
      .avif({ quality: posterQuality.avif })
      .toFile(join(folder, `${width}.avif`));
    await poster
      .clone()
      .webp({ quality: posterQuality.webp })
      .toFile(join(folder, `${width}.webp`));
  }
}

type PhotoView = Awaited<ReturnType<RoomStudio["views"]>>[number];
type Room = Pick<Parameters<RoomStudio["take"]>[0], "design" | "goods">;

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: {
        type: "string",
        default: fileURLToPath(new URL("../../web/kit/content/landing/hero-film", import.meta.url)),
      },
      frames: { type: "string", default: String(sceneFrames) },
      cache: { type: "string", default: "/tmp/room-maps" },
    },
  });
  await mkdir(values.out, { recursive: true });
  const offers = new DemoOffers();
  const templates = new Map(templatesFrom(offers).map((template) => [template.id, template]));
  const studio = await openRoomStudio(values.cache);
  try {
    const rooms = wishes.map((wish) => roomOf(templates.get(wish.template)!, offers));
    await writePoster(studio, rooms[0]!, wishes[0]!, values.out);
    const frames: Buffer[] = [];
    for (const [index, wish] of wishes.entries()) {
      const begun = Date.now();
      const taken = await takeScene(studio, rooms[index]!, wish, Number(values.frames));
      frames.push(...taken);
      console.log(`${wish.template}: ${taken.length} frames in ${Math.round((Date.now() - begun) / 1000)} s`);
    }
    const seconds = frames.length / fps;
    for (const format of ["webm", "mp4"] as const) {
      const bitrate = Math.floor((most_bytes * 8 * 0.85) / seconds);
      const film = await studio.encode(frames, { fps, ...size, format, bitrate });
      if (film.length > most_bytes) throw new Error(`The ${format} film has ${film.length} bytes.`);
      await writeFile(join(values.out, `film.${format}`), film);
      console.log(`film.${format}: ${film.length} bytes, ${seconds.toFixed(1)} s`);
    }
  } finally {
    await studio.close();
  }
}

const roomOf = (template: RoomTemplate, offers: DemoOffers): Room => ({
  design: template.design,
  goods: productsOf(template.design, offers),
});

if (import.meta.main) await main();
