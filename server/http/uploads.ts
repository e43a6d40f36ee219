import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { fail } from "./failure.ts";

/** A file of a form that lies on the disk and not in memory. Who keeps it moves it away from `path`. */
export class UploadedFile extends File {
  readonly path: string;
  readonly #size: number;

  constructor(name: string, type: string, path: string, size: number) {
    super([], name, { type });
    this.path = path;
    this.#size = size;
  }

  override get size(): number {
    return this.#size;
  }

  /** What tells two files apart when a request is repeated. */
  toJSON() {
    return { name: this.name, size: this.size };
  }
}

/** All bytes of a sent file. */
export const bytesOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(file instanceof UploadedFile ? await readFile(file.path) : await file.arrayBuffer());

/** The first bytes of a sent file, which tell its format. */
export async function startOf(file: File, bytes: number): Promise<Uint8Array> {
  if (!(file instanceof UploadedFile)) return new Uint8Array(await file.slice(0, bytes).arrayBuffer());
  const handle = await open(file.path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A sent file for a child process, which reads it from the disk itself if it lies there. */
export const forChild = async (file: File): Promise<Uint8Array | { path: string }> =>
  file instanceof UploadedFile ? { path: file.path } : bytesOf(file);

export interface Uploads {
  /** Fields and files by name; a name that comes twice holds a list. */
  body: Record<string, unknown>;
  /** Deletes what nobody has moved away. */
  discard(): Promise<void>;
}

const megabyte = 1024 * 1024;

/**
 * Takes a form whose files may be larger than memory has room for: they go to the disk while they come. Refuses by
 * field what is larger than `limits` (in MB) allow, and what is no form.
 */
export async function receiveUploads(
  request: Request,
  limits: Readonly<Record<string, number>>,
  dataDir: string,
): Promise<Uploads> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data/i.test(type)) fail("unsupported_media");
  const folder = join(dataDir, "uploads", randomUUID());
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { recursive: true });
    const { body, tooLarge } = await readForm(request, type, limits, folder);
    if (tooLarge.size > 0) fail("invalid", { fields: Object.fromEntries(tooLarge) });
    return { body, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function readForm(
  request: Request,
  type: string,
  limits: Readonly<Record<string, number>>,
  folder: string,
) {
  const values = new Map<string, unknown[]>();
  const tooLarge = new Map<string, string[]>();
  const writes: Promise<void>[] = [];
  const add = (field: string, value: unknown) =>
    void values.set(field, [...(values.get(field) ?? []), value]);
  const parser = parserOf(type);
  parser.on("field", (field, value) => add(field, value));
  parser.on("file", (field, stream, name, _encoding, mime) => {
    const most = Object.hasOwn(limits, field) ? limits[field]! : 1;
    const path = join(folder, randomUUID());
    let size = 0;
    const counted = new Transform({
      transform(piece: Buffer, _, done) {
        size += piece.length;
        // the rest is read and dropped, so that the answer reaches a browser that is still sending
        done(null, size > most * megabyte ? undefined : piece);
      },
    });
    const write = pipeline(stream, counted, createWriteStream(path)).then(() => {
      if (size > most * megabyte) tooLarge.set(field, [`The file is larger than ${most} MB.`]);
      // what a browser sends for a file field that was left empty
      else if (name || size > 0) add(field, new UploadedFile(name ?? "", mime, path, size));
    });
    write.catch(() => undefined);
    writes.push(write);
  });
  // a body that does not arrive is not the form's fault, and fails by itself
  const source = request.body ? Readable.fromWeb(request.body as ReadableStream) : Readable.from([]);
  let isBroken = false;
  source.once("error", () => {
    isBroken = true;
  });
  try {
    await pipeline(source, parser);
    await Promise.all(writes);
  } catch (error) {
    if (isBroken || "errno" in (error as Error)) throw error;
    fail("malformed_form");
  }
  return {
    body: Object.fromEntries(Array.from(values, ([name, all]) => [name, all.length > 1 ? all : all[0]])),
    tooLarge,
  };
}

function parserOf(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: { fieldNameSize: 100, fieldSize: megabyte, fields: 50, files: 10, parts: 60 },
    });
  } catch {
    return fail("malformed_form");
  }
}
