import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { build } from "vite";
import type { RoomDesign, RoomProduct } from "../../contract/design/room-design.ts";
import type { PhotoView } from "../../web/kit/room/scene/photo-frame.ts";
import type { CameraChoice, LightSetting, Quality } from "../../web/kit/room/viewer/room-view.types.ts";
import { bodyOf, listening, openStudioPage } from "../studio-browser.ts";
import type { FilmJob } from "./studio-page/encode-film.ts";
import type { Taken } from "./studio-page/main.ts";
import { studioRooms } from "./studio-rooms/studio-rooms.ts";

/** The pictures to take of one room. */
export type StillJob = {
  design: RoomDesign;
  goods: RoomProduct[];
  cameras?: CameraChoice[];
  light?: LightSetting;
  width?: number;
  height?: number;
  quality?: Quality;
  /** Takes the room in the light of the one before it. */
  hold?: boolean;
};

export type RoomStudio = {
  /** PNG pictures of a room, one for each camera, and what they took. */
  take(job: StillJob): Promise<{ pictures: Buffer[]; taken: Taken }>;
  /** The views a photographer would take of the room that was taken last. */
  views(): Promise<PhotoView[]>;
  /** Encodes frames (PNG, in the order of their numbers) as one film. */
  encode(frames: readonly Buffer[], job: Omit<FilmJob, "frames">): Promise<Buffer>;
  /** The browser's page, for measuring. */
  page: Page;
  close(): Promise<void>;
};

const here = fileURLToPath(new URL(".", import.meta.url));

type Served = Map<string, { body: string | Uint8Array; type: string }>;

async function bundle(): Promise<Served> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: here,
    base: "/",
    worker: { format: "es" },
    build: {
      write: false,
      minify: false,
      target: "esnext",
      rollupOptions: {
        input: `${here}studio-page/main.ts`,
        output: { format: "es", entryFileNames: "studio.js" },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const served: Served = new Map();
  for (const output of outputs)
    if ("output" in output)
      for (const file of output.output)
        served.set(`/${file.fileName}`, {
          body: file.type === "chunk" ? file.code : file.source,
          type: "text/javascript",
        });
  return served;
}

/** Serves the page, keeps drawn maps on disk and takes the pictures that are posted. */
async function openDarkroom(served: Served, cache: string) {
  const pictures: Buffer[] = [];
  const frames: Buffer[] = [];
  await mkdir(cache, { recursive: true });
  const server = createServer(async (request, response) => {
    const url = request.url ?? "/";
    const known = served.get(url);
    if (known) return response.setHeader("content-type", known.type).end(known.body);
    if (url === "/picture") {
      pictures.push(await bodyOf(request));
      return response.end("ok");
    }
    const frame = /^\/frame\/(\d+)$/.exec(url)?.[1];
    if (frame) return response.setHeader("content-type", "image/png").end(frames[Number(frame)]);
    const key = /^\/maps\/([a-z0-9]+)$/.exec(url)?.[1];
    if (key && request.method === "PUT") {
      await writeFile(join(cache, key), await bodyOf(request));
      return response.end("ok");
    }
    if (key) {
      const kept = await readFile(join(cache, key)).catch(() => null);
      return kept ? response.end(kept) : response.writeHead(204).end();
    }
    return response
      .setHeader("content-type", "text/html")
      .end('<!doctype html><body style="margin:0"><script type="module" src="/studio.js"></script>');
  });
  return { ...(await listening(server)), pictures, frames };
}

/** Opens the studio: one browser without a screen for any number of rooms. `cache` keeps drawn maps between runs. */
export async function openRoomStudio(cache: string): Promise<RoomStudio> {
  const darkroom = await openDarkroom(await bundle(), cache);
  const browser = await openStudioPage(darkroom.url, {
    viewport: { width: 260, height: 180 },
    printed: ["error", "warning"],
  });
  await browser.page.waitForFunction(() => typeof window.takeRoom === "function");
  return {
    page: browser.page,
    async take({
      design,
      goods: products,
      cameras = [{ kind: "photo", view: 0 }],
      light,
      width = 960,
      height = 640,
      quality = "photo",
      hold = false,
    }) {
      darkroom.pictures.length = 0;
      const job = {
        design,
        goods: products,
        cameras,
        light: light ?? { hour: 10.5, evening: false },
        width,
        height,
        quality,
        hold,
      };
      const taken = await browser.page.evaluate((given) => window.takeRoom(given), job);
      return { pictures: [...darkroom.pictures], taken };
    },
    views: () => browser.page.evaluate(() => [...(window.roomView()?.views() ?? [])]),
    async encode(frames, job) {
      darkroom.pictures.length = 0;
      darkroom.frames.splice(0, darkroom.frames.length, ...frames);
      const whole = { ...job, frames: frames.length };
      await browser.page.evaluate((given) => window.encodeFilm(given), whole);
      const [film] = darkroom.pictures;
      if (!film) throw new Error("The browser encoded no film.");
      return film;
    },
    async close() {
      await browser.close();
      darkroom.close();
    },
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rooms: { type: "string", default: "bathroom,kitchen,living,patio" },
      design: { type: "string" },
      goods: { type: "string" },
      views: { type: "string", default: "0" },
      width: { type: "string", default: "960" },
      height: { type: "string", default: "640" },
      quality: { type: "string", default: "photo" },
      hour: { type: "string", default: "10.5" },
      evening: { type: "boolean", default: false },
      out: { type: "string", default: "/tmp/room-stills" },
      cache: { type: "string", default: "/tmp/room-maps" },
    },
  });
  await mkdir(values.out, { recursive: true });
  const studio = await openRoomStudio(values.cache);
  const cameras = values.views.split(",").map((n): CameraChoice => {
    if (n === "orbit") return { kind: "orbit" };
    return n === "plan" ? { kind: "plan" } : { kind: "photo", view: Number(n) };
  });
  const rooms = values.design
    ? [
        [
          "room",
          {
            design: JSON.parse(await readFile(values.design, "utf8")),
            goods: JSON.parse(await readFile(values.goods ?? "", "utf8")),
          },
        ] as const,
      ]
    : values.rooms.split(",").map((name) => [name, studioRooms[name]!()] as const);
  try {
    for (const [name, room] of rooms) {
      const { pictures, taken } = await studio.take({
        ...room,
        cameras,
        light: { hour: Number(values.hour), evening: values.evening },
        width: Number(values.width),
        height: Number(values.height),
        quality: values.quality as Quality,
      });
      for (const [i, picture] of pictures.entries())
        await sharp(picture)
          .webp({ quality: 86, effort: 5, smartSubsample: true })
          .toFile(join(values.out, `${name}-${values.views.split(",")[i]}.webp`));
      console.log(name, JSON.stringify(taken));
    }
  } finally {
    await studio.close();
  }
}

if (import.meta.main) await main();
