import {
  documentProblem,
  documentRules,
  extensionOf,
} from "../../../../domain/showrooms/application-documents.ts";
import { failFields } from "../../../http/failure.ts";
import { newId } from "../../../platform/ids.ts";
import type { SentFormat, SentRules } from "../../../platform/pictures/tasks.ts";
import type { Platform } from "../../../platform/platform.ts";
import { redrawPicture } from "../../catalog/pictures/index.ts";
import { insertDocument } from "./approvals.store.ts";

const unreadable = "This file is damaged, or its type doesn't match its name.";

interface Kept {
  bytes: Uint8Array;
  media_type: "application/pdf" | "image/jpeg" | "image/png";
}

/**
 * Stores an uploaded document for an application. Pictures are redrawn, so that only the pixels of the file remain; a
 * PDF stays as it is and is served only as a download. Refuses other files, by field.
 */
export async function keepDocument(platform: Platform, file: File) {
  const kept = await redrawDocument(platform, file);
  const id = newId();
  const path = `applications/${id.slice(0, 8)}/${id}`;
  await platform.files.put(path, kept.bytes);
  const document = {
    id,
    file_name: kept.file_name,
    media_type: kept.media_type,
    bytes: kept.bytes.byteLength,
  };
  await insertDocument(platform.db, { ...document, path, created_at: platform.now() });
  return document;
}

/** A document that may be kept, under a plain name; see `keepDocument`. Refuses by the field `document`. */
export async function redrawDocument(platform: Platform, file: File): Promise<Kept & { file_name: string }> {
  const problem = documentProblem(file);
  if (problem) failFields({ document: problem });
  const sent = new Uint8Array(await file.arrayBuffer());
  const kept = isPdf(sent, file.name)
    ? { bytes: sent, media_type: "application/pdf" as const }
    : await redrawn(platform, sent, file.name);
  return { ...kept, file_name: shownName(file.name, kept.media_type) };
}

const isPdf = (bytes: Uint8Array, name: string): boolean =>
  extensionOf(name) === "pdf" && Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";

/** File formats by extension. */
const formats = new Map<string, SentFormat>([
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
  ["png", "png"],
  ["gif", "gif"],
  ["bmp", "bmp"],
  ["svg", "svg"],
]);

async function redrawn(platform: Platform, sent: Uint8Array, name: string): Promise<Kept> {
  const format = formats.get(extensionOf(name));
  if (!format) return failFields({ document: unreadable });
  const isDrawing = format === "svg" || format === "png";
  const { width_px, height_px } = documentRules;
  const rules: SentRules = {
    formats: [format],
    least: { width_px, height_px },
    fit: { width_px: 2400, height_px: 2400 },
    to: isDrawing ? { format: "png" } : { format: "jpeg", quality: 88 },
  };
  const words = { unreadable };
  const { bytes } = await redrawPicture(platform, { sent, rules, field: "document", words });
  return { bytes, media_type: isDrawing ? "image/png" : "image/jpeg" };
}

/** The name without a path and with the stored format's extension. */
function shownName(name: string, type: Kept["media_type"]): string {
  const base = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  const clean = base
    .replaceAll(/[\p{Cc}"<>:|?*]/gu, "")
    .trim()
    .slice(0, 80);
  return `${clean || "document"}.${{ "application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png" }[type]}`;
}
