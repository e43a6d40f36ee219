import { Readable } from "node:stream";
import parseRange from "range-parser";
import type { Files } from "../platform/files.ts";

/** Smaller files are sent in one piece, which is faster. */
const inOnePiece_bytes = 1024 * 1024;

/**
 * Answers with a file of the store of about `bytes`, or with the part of it that the request asks for; large ones are
 * sent as they are read. null if there is no such file.
 */
export async function sendStored(
  files: Files,
  { path, bytes: expected }: { path: string; bytes: number },
  request: Request,
  given: Record<string, string>,
): Promise<Response | null> {
  const range = request.headers.get("Range");
  if (!range && request.method === "GET" && expected <= inOnePiece_bytes) {
    const bytes = await files.get(path);
    return bytes && new Response(new Uint8Array(bytes), { headers: { ...given, "Accept-Ranges": "bytes" } });
  }
  const found = await files.stat(path);
  if (!found) return null;
  const headers = new Headers({ ...given, "Accept-Ranges": "bytes" });
  const parts = range ? parseRange(found.bytes, range) : -2;
  if (parts === -1) {
    headers.set("Content-Range", `bytes */${found.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const [part] = parts === -2 || parts.type !== "bytes" || parts.length !== 1 ? [] : parts;
  const length = part ? part.end - part.start + 1 : found.bytes;
  headers.set("Content-Length", String(length));
  if (part) headers.set("Content-Range", `bytes ${part.start}-${part.end}/${found.bytes}`);
  const status = part ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const stream = await files.read(path, part && { first: part.start, last: part.end });
  return stream && new Response(Readable.toWeb(stream) as ReadableStream, { status, headers });
}
