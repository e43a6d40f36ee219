import { constants, inflateSync } from "node:zlib";
import { mostPixels, PictureRefused } from "./problems.ts";

const signature = Buffer.from("89504e470d0a1a0a", "hex");
const headLength = 8;
const checkLength = 4;
const mostText_bytes = 1_000_000;
const mostProfile_bytes = 4_000_000;
const texts = new Set(["tEXt", "zTXt", "iTXt"]);
/** Chunks that a decoder may read: size, colors, transparency, orientation, pixels. */
const needed = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "sBIT",
  "pHYs",
  "eXIf",
]);
const mostNeeded_bytes = 1_000_000;

export const isPng = (bytes: Uint8Array): boolean => signature.equals(bytes.subarray(0, signature.length));

/**
 * The same PNG without anything that a picture does not need. Checks its chunks before anything is decoded; throws
 * PictureRefused for too many pixels, for much text and for chunks that do not fit the file.
 */
export function plainPng(sent: Uint8Array): Buffer {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const kept: Buffer[] = [signature];
  let text_bytes = 0;
  let at = signature.length;
  while (at < bytes.length) {
    if (at + headLength > bytes.length) throw new PictureRefused("unreadable");
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + headLength);
    if (kept.length === 1) readHead(bytes, type, length);
    if (texts.has(type) && length > mostText_bytes) throw new PictureRefused("large_text");
    const end = at + headLength + length + checkLength;
    if (end > bytes.length) throw new PictureRefused("unreadable");
    const data = bytes.subarray(at + headLength, end - checkLength);
    if (texts.has(type)) text_bytes += unpackedText(type, data);
    if (text_bytes > mostText_bytes) throw new PictureRefused("large_text");
    if (type === "iCCP") refuseLargeProfile(data);
    if (type !== "IDAT" && length > mostNeeded_bytes) throw new PictureRefused("large_text");
    if (needed.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
    if (type === "IEND") break;
  }
  if (kept.length === 1) throw new PictureRefused("unreadable");
  return Buffer.concat(kept);
}

function readHead(bytes: Buffer, type: string, length: number) {
  if (type !== "IHDR" || length !== 13 || bytes.length < 33) throw new PictureRefused("unreadable");
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width * height > mostPixels) throw new PictureRefused("too_many_pixels");
}

function unpackedText(type: string, data: Buffer): number {
  const afterKeyword = data.indexOf(0) + 1;
  if (type === "zTXt") return unpackedLength(data.subarray(afterKeyword + 1), mostText_bytes);
  const isPacked = type === "iTXt" && data[afterKeyword] === 1;
  if (!isPacked) return data.length;
  const afterLanguage = data.indexOf(0, afterKeyword + 2) + 1;
  const afterTranslation = data.indexOf(0, afterLanguage) + 1;
  return unpackedLength(data.subarray(afterTranslation), mostText_bytes);
}

function refuseLargeProfile(data: Buffer) {
  unpackedLength(data.subarray(data.indexOf(0) + 2), mostProfile_bytes);
}

/** Decompresses at most `most` bytes; throws PictureRefused if there are more. */
function unpackedLength(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE")
      throw new PictureRefused("large_text");
    throw new PictureRefused("unreadable");
  }
}
