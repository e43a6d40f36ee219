import sharp from "sharp";
import {
  documentProblem,
  documentRules,
  extensionOf,
  tooFewPixels,
} from "../../../domain/application-documents.ts";
import { failFields } from "../../failure.ts";
import { newId } from "../../platform/ids.ts";
import type { Platform } from "../../platform/platform.ts";
import { insertDocument } from "./approvals.store.ts";
import { readBmp } from "./bmp.rules.ts";

const mostPixels = 40_000_000;
const unreadable = "This file is not what its name says, or it is damaged.";

interface Kept {
  bytes: Uint8Array;
  media_type: "application/pdf" | "image/jpeg" | "image/png";
}

/**
 * Keeps a document that somebody sent for an application. Pictures are drawn anew, so that nothing but the
 * picture is left of the file; a PDF stays as it is and is only ever handed out as a file to keep. Refuses by
 * field what is no document.
 */
export async function keepDocument(platform: Platform, file: File) {
  const problem = documentProblem(file);
  if (problem) failFields({ document: problem });
  const sent = new Uint8Array(await file.arrayBuffer());
  const kept = isPdf(sent, file.name)
    ? { bytes: sent, media_type: "application/pdf" as const }
    : await redrawn(sent, file.name);
  const id = newId();
  const path = `applications/${id.slice(0, 8)}/${id}`;
  await platform.files.put(path, kept.bytes);
  const document = {
    id,
    file_name: shownName(file.name, kept.media_type),
    media_type: kept.media_type,
    bytes: kept.bytes.byteLength,
  };
  await insertDocument(platform.db, { ...document, path, created_at: platform.now() });
  return document;
}

const isPdf = (bytes: Uint8Array, name: string): boolean =>
  extensionOf(name) === "pdf" && Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";

/** What sharp calls a file that has each ending. */
const formats: Readonly<Record<string, string>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  gif: "gif",
  svg: "svg",
};

async function redrawn(sent: Uint8Array, name: string): Promise<Kept> {
  const picture = await openPicture(sent, extensionOf(name)).catch(() => null);
  if (!picture) return failFields({ document: unreadable });
  const { width = 0, height = 0, format } = await picture.metadata();
  if (width < documentRules.width_px || height < documentRules.height_px) {
    return failFields({ document: tooFewPixels("document") });
  }
  const isDrawing = format === "svg" || format === "png";
  const drawn = picture
    .rotate()
    .resize({ width: 2400, height: 2400, fit: "inside", withoutEnlargement: true });
  const bytes = await (isDrawing ? drawn.png() : drawn.jpeg({ quality: 88 })).toBuffer().catch(() => null);
  if (!bytes) return failFields({ document: unreadable });
  return { bytes, media_type: isDrawing ? "image/png" : "image/jpeg" };
}

/** The picture in a file, if that is of the kind that its name says. */
async function openPicture(sent: Uint8Array, extension: string) {
  if (extension === "bmp") {
    const pixels = readBmp(sent);
    if (!pixels) return null;
    const { width, height, data } = pixels;
    return sharp(data, { raw: { width, height, channels: 3 } });
  }
  const picture = sharp(sent, { limitInputPixels: mostPixels });
  return (await picture.metadata()).format === formats[extension] ? picture : null;
}

/** The name without a path and with the ending of what was kept. */
function shownName(name: string, type: Kept["media_type"]): string {
  const base = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  const clean = base
    .replaceAll(/[\p{Cc}"<>:|?*]/gu, "")
    .trim()
    .slice(0, 80);
  return `${clean || "document"}.${{ "application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png" }[type]}`;
}
