import { bytesOf, forChild, startOf } from "../../../http/uploads.ts";
import { newId, randomToken } from "../../../platform/ids.ts";
import type { SentPicture } from "../../../platform/pictures/tasks.ts";
import type { Platform } from "../../../platform/platform.ts";
import { redrawPicture } from "../../catalog/pictures/index.ts";
import { droppedPaths, dropStrayFiles, type FileRow, forgetDropped, insertFile } from "./files.store.ts";

const words = { unreadable: "Use a picture (JPEG, PNG, WebP or GIF) or a PDF." };
const day_ms = 24 * 3600_000;

interface Kept {
  media_type: string;
  extension: string;
  bytes: Uint8Array;
  preview?: { bytes: Uint8Array; width: number; height: number };
}

/**
 * Stores a file for a message. Pictures are redrawn, so that only their pixels remain and no place where they were
 * taken; a PDF stays as it is and is only ever downloaded. Other files are refused, whatever their names say.
 */
export async function keepFile(
  platform: Platform,
  { file, field, ...to }: { file: File; field: string; conversation_id: string; user_id: string },
): Promise<FileRow> {
  const start = await startOf(file, 5);
  const kept = isPdf(start)
    ? { media_type: "application/pdf", extension: "pdf", bytes: await bytesOf(file) }
    : await redrawn(platform, { file, isPhoto: start[0] === 0xff && start[1] === 0xd8 }, field);
  const { bytes, preview } = kept;
  const id = newId();
  const name = randomToken(16);
  const path = `messages/${name.slice(0, 2)}/${name}`;
  await platform.files.put(path, bytes);
  if (preview) await platform.files.put(`${path}-preview`, preview.bytes);
  const row = {
    id,
    file_name: `${baseName(file.name)}.${kept.extension}`,
    media_type: kept.media_type,
    bytes: bytes.byteLength,
    path,
    preview_path: preview ? `${path}-preview` : null,
    width: preview?.width ?? null,
    height: preview?.height ?? null,
    created_at: platform.now(),
  };
  await insertFile(platform.db, { ...row, ...to });
  return { ...row, message_id: null };
}

const isPdf = (start: Uint8Array): boolean => Buffer.from(start).toString("latin1") === "%PDF-";

async function redrawn(
  platform: Platform,
  { file, isPhoto }: { file: File; isPhoto: boolean },
  field: string,
): Promise<Kept> {
  const draw = (from: SentPicture, side_px: number, quality: number) =>
    redrawPicture(platform, {
      sent: from,
      rules: {
        formats: ["png", "jpeg", "webp", "gif"],
        fit: { width_px: side_px, height_px: side_px },
        to: { format: isPhoto ? "jpeg" : "webp", quality },
      },
      field,
      words,
    });
  const full = await draw(await forChild(file), 2400, 88);
  const small = await draw(full.bytes, 720, 80);
  return {
    media_type: isPhoto ? "image/jpeg" : "image/webp",
    extension: isPhoto ? "jpg" : "webp",
    bytes: full.bytes,
    preview: { bytes: small.bytes, width: small.width_px, height: small.height_px },
  };
}

/** The sender's name for a file, without its path, its extension, and what file systems take amiss. */
function baseName(name: string): string {
  const base = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  const clean = base
    .replaceAll(/[\p{Cc}\p{Cf}"<>:|?*]/gu, "")
    .trim()
    .slice(0, 80);
  return clean || "file";
}

/** Removes the files of deleted messages and those that were never sent. */
export async function removeDroppedFiles({ db, files, now }: Platform): Promise<void> {
  await dropStrayFiles(db, new Date(now().getTime() - day_ms));
  const paths = await droppedPaths(db);
  for (const path of paths) await files.delete(path);
  await forgetDropped(db, paths);
}
