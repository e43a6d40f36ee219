import { FilesAway } from "../../../platform/files.ts";
import { type Pictures, TaskEnded, TooManyWait } from "../../../platform/pictures.ts";
import type { MediaSource } from "./media-source.ts";
import {
  contentType,
  type PictureAddress,
  type PictureFormat,
  readPictureAddress,
} from "./picture-address.rules.ts";
import { diskPictureCache } from "./picture-cache.ts";

export interface MediaPictures {
  /**
   * Serves `<key>/<file>`: the picture with immutable caching, 304, 404 if there is none, 503 if the queue is full or
   * drawing took too long, 500 if it cannot be drawn. No failure is cached.
   */
  respond(request: Request, key: string, file: string): Promise<Response>;
  /**
   * Makes a picture in advance unless it exists. Returns false, and makes nothing, while others wait for their
   * pictures, or if there is none at that address.
   */
  prepare(key: string, file: string): Promise<boolean>;
}

export interface MediaPicturesOptions {
  /** The source of a key; null if there is none. */
  loadSource(key: string): Promise<MediaSource | null>;
  /** A file in the file store; null if there is none. */
  readFile(path: string): Promise<Buffer | null>;
  cacheDir: string;
  pictures: Pick<Pictures, "draw" | "encode">;
  /** Called once for each picture that cannot be drawn. */
  noteFailure(key: string, error: unknown): void;
}

const mostNoted = 1000;
const comeAgain_s = 20;

// Small pictures come from a small drawing, which takes a quarter of the time of the large one.
const masterSides_px = [800, 1600] as const;

/** How wide the pictures are that a new catalog brings along; smaller ones are made from them (`keepFirstViews`). */
export const firstView_px = 640;

/** Makes and caches the catalog's pictures. Identical concurrent requests share the work. */
export function createMediaPictures(options: MediaPicturesOptions): MediaPictures {
  const cache = diskPictureCache(options.cacheDir);
  const { draw, encode } = options.pictures;
  const noted = new Set<string>();
  const making = new Map<string, Promise<Buffer | null>>();

  /** The cached result of `make`, or its first result; concurrent calls for the same name share one. */
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
    if (source.kind === "file") {
      const file = await options.readFile(source.path);
      if (!file) throw new Error(`the file ${source.path} is missing`);
      return file;
    }
    const first = width_px <= firstView_px ? await cache.get(`${key}/${firstView_px}.avif`) : null;
    if (first) return first;
    const { definition, view } = source;
    return once(master, () => draw({ definition, view, side_px }));
  };

  const picture = async ({ key, width_px, format }: PictureAddress): Promise<Buffer | null> => {
    try {
      return await once(`${key}/${width_px}.${format}`, async () => {
        const from = await original(key, width_px);
        return from ? encode({ original: from, width_px, format }) : null;
      });
    } catch (error) {
      if (!isPassing(error) && !noted.has(key) && noted.size < mostNoted) {
        noted.add(key);
        options.noteFailure(key, error);
      }
      throw error;
    }
  };

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
      let bytes: Buffer | null;
      try {
        bytes = await picture(address);
      } catch (error) {
        return isPassing(error) || error instanceof TaskEnded ? busy() : undrawable();
      }
      if (!bytes) return notFound();
      return found(bytes, address.format, headers);
    },
    async prepare(key, file) {
      const address = readPictureAddress(key, file);
      if (!address || making.size > 0) return false;
      return (await picture(address).catch(() => null)) !== null;
    },
  };
}

/** Nothing is wrong with the picture; later it can be drawn. */
const isPassing = (error: unknown): boolean => error instanceof TooManyWait || error instanceof FilesAway;

const found = (bytes: Buffer, format: PictureFormat, headers: Record<string, string>): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { ...headers, "Content-Type": contentType(format), "Content-Length": String(bytes.length) },
  });

const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

const notFound = (): Response => new Response("Not found", { status: 404, headers: plain });

const undrawable = (): Response =>
  new Response("This picture cannot be drawn", { status: 500, headers: plain });

const busy = (): Response =>
  new Response("This picture can't be drawn at the moment", {
    status: 503,
    headers: { ...plain, "Retry-After": String(comeAgain_s) },
  });
