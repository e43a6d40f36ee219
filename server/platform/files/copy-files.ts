import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Files, StoredFile } from "../files.ts";

export interface Copied {
  copied: number;
  /** Were there already, with the same checksum. */
  same: number;
  /** Deleted while the copy ran. */
  gone: number;
  bytes: number;
}

const atOnce = 8;

/**
 * Copies every file that isn't in `to` yet, or is another there, and reads each copy back to compare its SHA-256. One that
 * is broken off goes on where it was when it is called again. Nothing is deleted. `scratch` is a folder of this machine.
 */
export async function copyFiles(
  from: Files,
  to: Files,
  { scratch, onFile = () => {} }: { scratch: string; onFile?: (done: number) => void },
): Promise<Copied> {
  const total: Copied = { copied: 0, same: 0, gone: 0, bytes: 0 };
  await mkdir(scratch, { recursive: true });
  let done = 0;
  const files = from.list()[Symbol.asyncIterator]();
  let turn: Promise<IteratorResult<StoredFile>> = Promise.resolve({ done: false, value: undefined as never });
  const next = () => {
    turn = turn.then(() => files.next());
    return turn;
  };
  let isBroken = false;
  const work = async () => {
    for (let found = await next(); !found.done && !isBroken; found = await next()) {
      try {
        const outcome = await copyOne(from, to, found.value, scratch);
        total[outcome] += 1;
        if (outcome === "copied") total.bytes += found.value.bytes;
        onFile(++done);
      } catch (error) {
        isBroken = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return total;
}

async function copyOne(
  from: Files,
  to: Files,
  { path, bytes }: StoredFile,
  scratch: string,
): Promise<"copied" | "same" | "gone"> {
  const there = await to.stat(path);
  if (there?.bytes === bytes && (await knownSum(to, path)) === (await knownSum(from, path))) return "same";
  const stream = await from.read(path);
  if (!stream) return "gone";
  const place = join(scratch, randomUUID());
  try {
    const sum = createHash("sha256");
    const counted = async function* (pieces: Readable) {
      for await (const piece of pieces) {
        sum.update(piece);
        yield piece;
      }
    };
    await pipeline(stream, counted, createWriteStream(place));
    const sha256 = sum.digest("hex");
    await to.takeIn(path, place);
    if ((await sha256Of(to, path)) !== sha256) throw new Error(`the copy of ${path} differs from the file`);
    return "copied";
  } finally {
    await rm(place, { force: true });
  }
}

/** As the store has noted it, else of the bytes. */
const knownSum = async (files: Files, path: string): Promise<string | null> =>
  (await files.stat(path))?.sha256 ?? (await sha256Of(files, path));

/** Of the bytes as they are now; null if there is no such file. */
async function sha256Of(files: Files, path: string): Promise<string | null> {
  const stream = await files.read(path);
  if (!stream) return null;
  const sum = createHash("sha256");
  for await (const piece of stream) sum.update(piece);
  return sum.digest("hex");
}
