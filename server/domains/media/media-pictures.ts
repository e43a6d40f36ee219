import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import sharp, { type Sharp } from "sharp";
import type { MediaSource } from "./media-source.ts";
import { contentType, type PictureAddress, readPictureAddress } from "./picture-address.rules.ts";
import { diskPictureCache } from "./picture-cache.ts";

export interface MediaPictures {
  /** Answers `<key>/<file>`: the picture with immutable caching, 304, 404, or 503 while too many wait. */
  respond(request: Request, key: string, file: string): Promise<Response>;
  /**
   * Makes a picture beforehand unless it is there. Answers false, and makes nothing, when others wait for
   * pictures of theirs, or when there is none at that address.
   */
  prepare(key: string, file: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface MediaPicturesOptions {
  /** The source behind a key; null when there is none. */
  loadSource(key: string): Promise<MediaSource | null>;
  /** A file of the file store; null when there is none. */
  readFile(path: string): Promise<Buffer | null>;
  cacheDir: string;
  workers?: number;
  /** How many drawings may wait; who comes later is asked to come again. */
  longestQueue?: number;
}

/** More drawings wait than anybody has patience for. */
class TooManyWait extends Error {}

/** What two threads draw in about a minute: beyond that a browser's visitor has gone. */
const patience = 300;
const comeAgain_s = 20;

// Small pictures come from a small drawing, which takes a quarter of the time of the large one.
const masterSides_px = [800, 1600] as const;

/** Makes and keeps the pictures of the catalogue. Equal requests at once share the work. */
export function createMediaPictures(options: MediaPicturesOptions): MediaPictures {
  const cache = diskPictureCache(options.cacheDir);
  const longestQueue = options.longestQueue ?? patience;
  const draw = drawingPool(options.workers ?? Math.min(4, availableParallelism()));
  const making = new Map<string, Promise<Buffer | null>>();

  /** The cached result of `make`, or its first result; equal names at once share one. */
  const once = (name: string, make: () => Promise<Uint8Array | null>): Promise<Buffer | null> => {
    const underway = making.get(name);
    if (underway) return underway;
    const work = (async () => {
      const kept = await cache.get(name);
      if (kept) return kept;
      const made = await make();
      if (!made) return null;
      await cache.put(name, made);
      return Buffer.from(made);
    })().finally(() => making.delete(name));
    making.set(name, work);
    return work;
  };

  const original = async (key: string, width_px: number): Promise<Buffer | null> => {
    const side_px = masterSides_px.find((side) => side >= width_px) ?? 1600;
    const master = `${key}/master-${side_px}.webp`;
    const kept = await cache.get(master);
    if (kept) return kept;
    const source = await options.loadSource(key);
    if (!source) return null;
    if (source.kind === "file") return options.readFile(source.path);
    const { definition, view } = source;
    return once(master, () => {
      if (draw.queueSize >= longestQueue) throw new TooManyWait();
      return draw.run({ definition, view, side_px });
    });
  };

  const picture = (address: PictureAddress): Promise<Buffer | null> =>
    once(`${address.key}/${address.width_px}.${address.format}`, async () => {
      const from = await original(address.key, address.width_px);
      return from ? encode(from, address) : null;
    });

  return {
    async respond(request, key, file) {
      const address = readPictureAddress(key, file);
      if (!address) return notFound();
      const etag = `"${address.key}-${address.width_px}-${address.format}"`;
      const headers = {
        "Cache-Control": "public, max-age=31536000, immutable",
        ETag: etag,
        "X-Content-Type-Options": "nosniff",
      };
      if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
      const bytes = await picture(address).catch((error: unknown) => {
        if (error instanceof TooManyWait) return "busy";
        return null;
      });
      if (bytes === "busy") return busy();
      if (!bytes) return notFound();
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...headers,
          "Content-Type": contentType(address.format),
          "Content-Length": String(bytes.length),
        },
      });
    },
    async prepare(key, file) {
      const address = readPictureAddress(key, file);
      if (!address || making.size > 0) return false;
      return (await picture(address).catch(() => null)) !== null;
    },
    close: () => draw.destroy(),
  };
}

/** Threads that draw; they start with the first drawing and end when there is nothing to draw for a while. */
function drawingPool(
  workers: number,
): Piscina<{ definition: unknown; view: string; side_px: number }, Uint8Array> {
  return new Piscina({
    filename: new URL("./draw-master.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: 20_000,
  });
}

async function encode(original: Uint8Array, { width_px, format }: PictureAddress): Promise<Buffer> {
  const sized = sharp(original, { limitInputPixels: 64_000_000 })
    .rotate()
    .resize({ width: width_px, withoutEnlargement: true });
  if (format === "avif") return encodeAvif(sized);
  if (format === "webp") return sized.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
  return sized.flatten({ background: "#f4f2ee" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** Bytes for a pixel; grass and pebbles are above it, where what is coarser is not seen. */
const heavy = 0.06;

async function encodeAvif(sized: Sharp): Promise<Buffer> {
  const at = (quality: number) =>
    sized.clone().avif({ quality, effort: 2 }).toBuffer({ resolveWithObject: true });
  const { data, info } = await at(64);
  return data.length <= heavy * info.width * info.height ? data : (await at(52)).data;
}

const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

const notFound = (): Response => new Response("Not found", { status: 404, headers: plain });

const busy = (): Response =>
  new Response("Too many pictures are being drawn at the moment", {
    status: 503,
    headers: { ...plain, "Retry-After": String(comeAgain_s) },
  });
