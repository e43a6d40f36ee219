import { createHash, hash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { Logger } from "pino";
import type { ByteRange, Files, StoredFile } from "../files.ts";
import { cleanPath } from "./paths.ts";
import type { S3Address } from "./s3-address.ts";
import { type Guarded, guard, isMissing, s3Client } from "./s3-client.ts";

/** Larger files are sent in parts of this size, two at a time. */
const part_bytes = 8 * 1024 * 1024;
const partsAtOnce = 2;

/**
 * Files in an S3 store. Each has its SHA-256 beside it, and is checked against that whenever it is read whole. `scratch`
 * is a folder of this machine for files that are lent.
 */
export function s3Files(address: S3Address, scratch: string, log?: Logger): Files {
  return new S3Files(address, scratch, s3Client(address), guard(log));
}

class S3Files implements Files {
  readonly #address: S3Address;
  readonly #scratch: string;
  readonly #client: S3Client;
  readonly #guarded: Guarded;

  constructor(address: S3Address, scratch: string, client: S3Client, guarded: Guarded) {
    this.#address = address;
    this.#scratch = scratch;
    this.#client = client;
    this.#guarded = guarded;
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    const sha256 = hash("sha256", bytes, "hex");
    if (bytes.byteLength > part_bytes)
      return this.#upload(path, Buffer.from(bytes), bytes.byteLength, sha256);
    const input = { ...this.#written(path, sha256), Body: bytes };
    await this.#guarded(
      (abortSignal) => this.#client.send(new PutObjectCommand(input), { abortSignal }),
      bytes.byteLength,
    );
  }

  async takeIn(path: string, from: string): Promise<void> {
    const [{ size }, sha256] = await Promise.all([stat(from), sha256Of(createReadStream(from))]);
    await this.#upload(path, createReadStream(from), size, sha256);
    await rm(from);
  }

  async get(path: string): Promise<Buffer | null> {
    const found = await this.#whole(path);
    if (!found) return null;
    if (isWhole(found.bytes, found.sha256)) return found.bytes;
    const again = await this.#whole(path);
    if (again && !isWhole(again.bytes, again.sha256)) throw new DamagedFile(path);
    return again?.bytes ?? null;
  }

  async read(path: string, range?: ByteRange): Promise<Readable | null> {
    const found = await this.#open(path, range);
    if (!found) return null;
    const body = found.Body as Readable;
    // part of a file can't be checked against the checksum of all of it
    return range ? body : checked(body, path, found.Metadata?.sha256);
  }

  async stat(path: string): Promise<StoredFile | null> {
    const input = this.#named(path);
    const found = await orNull(
      this.#guarded((abortSignal) => this.#client.send(new HeadObjectCommand(input), { abortSignal })),
    );
    if (!found) return null;
    const sha256 = found.Metadata?.sha256;
    return {
      path,
      bytes: found.ContentLength ?? 0,
      stored_at: found.LastModified ?? new Date(0),
      ...(sha256 && { sha256 }),
    };
  }

  async delete(path: string): Promise<void> {
    const input = this.#named(path);
    await orNull(
      this.#guarded((abortSignal) => this.#client.send(new DeleteObjectCommand(input), { abortSignal })),
    );
  }

  async lend<T>(paths: readonly string[], use: (places: readonly string[]) => Promise<T>): Promise<T> {
    const folder = join(this.#scratch, randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      const places = paths.map((_, at) => join(folder, String(at)));
      for (const [at, path] of paths.entries()) await this.#fetchTo(places[at]!, path);
      return await use(places);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async *list(prefix = ""): AsyncIterable<StoredFile> {
    const { bucket: Bucket, prefix: own } = this.#address;
    let from: string | undefined;
    do {
      const input = { Bucket, Prefix: own + prefix, ...(from && { ContinuationToken: from }) };
      const page = await this.#guarded((abortSignal) =>
        this.#client.send(new ListObjectsV2Command(input), { abortSignal }),
      );
      for (const { Key, Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
        if (Key) yield { path: Key.slice(own.length), bytes: Size, stored_at: LastModified };
      }
      from = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (from);
  }

  async dropUnfinished(before: Date): Promise<void> {
    const { bucket: Bucket, prefix: Prefix } = this.#address;
    const { Uploads = [] } = await this.#guarded((abortSignal) =>
      this.#client
        .send(new ListMultipartUploadsCommand({ Bucket, Prefix }), { abortSignal })
        // a store that can't list them has its own way of forgetting them
        .catch((error: Error): ListMultipartUploadsCommandOutput => {
          if (error.name !== "NotImplemented") throw error;
          return { $metadata: {} };
        }),
    );
    for (const { Key, UploadId, Initiated } of Uploads) {
      if (!Initiated || Initiated >= before) continue;
      await this.#guarded((abortSignal) =>
        this.#client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal }),
      );
    }
  }

  close(): void {
    this.#client.destroy();
  }

  #named(path: string): { Bucket: string; Key: string } {
    return { Bucket: this.#address.bucket, Key: this.#address.prefix + cleanPath(path) };
  }

  #written(path: string, sha256: string): PutObjectCommandInput {
    const { encryption } = this.#address;
    return {
      ...this.#named(path),
      Metadata: { sha256 },
      ...(encryption && { ServerSideEncryption: encryption.algorithm }),
      ...(encryption?.key && { SSEKMSKeyId: encryption.key }),
    };
  }

  /** In parts, with a checksum for each. */
  async #upload(path: string, Body: Buffer | Readable, bytes: number, sha256: string): Promise<void> {
    const upload = new Upload({
      client: this.#client,
      params: { ...this.#written(path, sha256), Body },
      partSize: part_bytes,
      queueSize: partsAtOnce,
    });
    await this.#guarded(async (signal) => {
      signal.addEventListener("abort", () => void upload.abort(), { once: true });
      await upload.done();
    }, bytes);
  }

  #open(path: string, range?: ByteRange): Promise<GetObjectCommandOutput | null> {
    const input = { ...this.#named(path), ...(range && { Range: `bytes=${range.first}-${range.last}` }) };
    return orNull(
      this.#guarded((abortSignal) => this.#client.send(new GetObjectCommand(input), { abortSignal })),
    );
  }

  #whole(path: string): Promise<{ bytes: Buffer; sha256: string | undefined } | null> {
    const input = this.#named(path);
    return orNull(
      this.#guarded(async (abortSignal) => {
        const found = await this.#client.send(new GetObjectCommand(input), { abortSignal });
        const bytes = Buffer.from(await found.Body!.transformToByteArray());
        return { bytes, sha256: found.Metadata?.sha256 };
      }),
    );
  }

  async #fetchTo(place: string, path: string): Promise<void> {
    const stream = await this.read(path);
    if (!stream) throw new Error(`the file ${path} is missing`);
    await pipeline(stream, createWriteStream(place));
  }
}

/** A file's bytes are others than those that were stored. */
class DamagedFile extends Error {
  constructor(path: string) {
    super(`the file ${path} is not what was stored: its checksum differs`);
  }
}

/** A file that something else stored has no checksum of ours. */
const isWhole = (bytes: Uint8Array, sha256: string | undefined): boolean =>
  sha256 === undefined || hash("sha256", bytes, "hex") === sha256;

async function sha256Of(stream: Readable): Promise<string> {
  const sum = createHash("sha256");
  for await (const piece of stream) sum.update(piece);
  return sum.digest("hex");
}

/** The same bytes; the stream fails at its end if they are not those that were stored. */
function checked(body: Readable, path: string, sha256: string | undefined): Readable {
  const sum = createHash("sha256");
  const check = new Transform({
    transform(piece: Buffer, _, done) {
      sum.update(piece);
      done(null, piece);
    },
    flush: (done) =>
      done(sha256 === undefined || sum.digest("hex") === sha256 ? null : new DamagedFile(path)),
  });
  pipeline(body, check).catch(() => undefined);
  return check;
}

const orNull = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
