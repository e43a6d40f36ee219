import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import parseRange from "range-parser";
import { acceptedCoding, type Coding } from "./web-encoding.ts";

const contentTypes: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".glb": "model/gltf-binary",
  ".wasm": "application/wasm",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};
const suffixes: readonly { coding: Coding; suffix: string }[] = [
  { coding: "br", suffix: ".br" },
  { coding: "gzip", suffix: ".gz" },
];

const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/** A whole video, or the requested range: some browsers play nothing else. */
function answerPart(request: Request, bytes: Uint8Array<ArrayBuffer>, headers: Headers): Response {
  headers.set("Accept-Ranges", "bytes");
  const range = request.headers.get("Range");
  const parts = range ? parseRange(bytes.byteLength, range) : -2;
  if (parts === -1) {
    headers.set("Content-Range", `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  const [part] = parts === -2 || parts.type !== "bytes" || parts.length !== 1 ? [] : parts;
  const body = part ? bytes.subarray(part.start, part.end + 1) : bytes;
  if (part) headers.set("Content-Range", `bytes ${part.start}-${part.end}/${bytes.byteLength}`);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(request.method === "HEAD" ? null : body, { status: part ? 206 : 200, headers });
}

/** Serves a built or public file, or returns `undefined` if there is none. */
export type AssetServer = (request: Request, pathname: string) => Promise<Response | undefined>;

/**
 * Serves the files under `directory` (the built client) at `base`, compressed as they were at build time.
 * Only files that existed at the start are served, so no path can lead out of the directory; each is read
 * once. Files under `assets/` carry a hash in their names and never change.
 */
export async function createAssetServer(directory: string, base: string): Promise<AssetServer> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
      ),
  );
  const contents = new Map<string, Promise<{ bytes: Uint8Array<ArrayBuffer>; etag: string }>>();

  const read = (name: string) => {
    const known = contents.get(name);
    if (known) return known;
    const reading = readFile(path.join(directory, name)).then((bytes) => ({
      bytes: new Uint8Array(bytes),
      etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    }));
    contents.set(name, reading);
    return reading;
  };

  return async (request, pathname) => {
    const name = pathname.slice(base.length);
    const type = contentTypes[path.posix.extname(name)];
    if (!names.has(name) || type === undefined) return undefined;
    const coding = acceptedCoding(
      request,
      suffixes.flatMap(({ coding, suffix }) => (names.has(name + suffix) ? [coding] : [])),
    );
    const { bytes, etag } = await read(name + (suffixes.find((one) => one.coding === coding)?.suffix ?? ""));
    const headers = new Headers({
      "Content-Type": type,
      "Cache-Control": name.startsWith("assets/") ? forever : anHour,
      ETag: etag,
      Vary: "Accept-Encoding",
      "X-Content-Type-Options": "nosniff",
    });
    if (coding) headers.set("Content-Encoding", coding);
    if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
    if (type.startsWith("video/")) return answerPart(request, bytes, headers);
    headers.set("Content-Length", String(bytes.byteLength));
    return new Response(request.method === "HEAD" ? null : bytes, { headers });
  };
}
