import { createHash } from "node:crypto";
import { accentFrom } from "../../../../domain/showrooms/accent.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { type PictureProblem, pictureProblems } from "../../../platform/pictures/problems.ts";
import type { Redrawn, SentPicture, SentRules } from "../../../platform/pictures/tasks.ts";
import { TooManyWait } from "../../../platform/pictures.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addMedia } from "./media.store.ts";
import { type MediaSource, mediaKey } from "./media-source.ts";

/** Maximum size of an uploaded picture. */
export const largestPicture = { bytes: 4 * 1024 * 1024, words: "4 MB" };

/** The least size of a picture where nothing more is asked for: below it there is nothing to see. */
const leastPicture = { width_px: 40, height_px: 20 };

const rules: SentRules = {
  formats: ["png", "jpeg", "webp", "gif"],
  fit: { width_px: 1600 },
  to: { format: "webp", quality: 86 },
};
const words = { unreadable: "This file isn't a picture. Use PNG, JPEG, WebP or GIF." };
const comeAgain_s = 10;

/**
 * What a white logo on a transparent ground is put on, so that it is seen on white pages, emails and papers: the
 * showroom's color, darkened until white is read on it, else ink.
 */
export const logoGround = (theme_color = ""): string => accentFrom(theme_color)?.accent ?? "#1c1b19";

/**
 * Stores an uploaded picture and returns its media key. Refuses, under `field`, files that are not PNG, JPEG, WebP or
 * GIF, whatever their name, and those too expensive to open; fails with `overloaded` while the queue is full. The same
 * picture in the same `folder` has the same key.
 */
export async function keepPicture(
  { files, pictures }: Pick<Platform, "files" | "pictures">,
  db: Db,
  sent: Uint8Array,
  field: string,
  { folder = "uploads", ...own }: Pick<SentRules, "least" | "darkGround"> & { folder?: string } = {},
): Promise<string> {
  const kept = await redrawPicture({ pictures }, { sent, rules: { ...rules, ...own }, field, words });
  return storePicture({ files }, db, kept, folder);
}

/** Stores a picture of our own making, as WebP, and returns its media key: the same one for the same bytes in a folder. */
export async function storePicture(
  { files }: Pick<Platform, "files">,
  db: Db,
  { bytes, width_px, height_px, color }: Redrawn,
  folder: string,
): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const path = `${folder}/${hash.slice(0, 2)}/${hash}.webp`;
  const source: MediaSource = { kind: "file", path };
  await files.put(path, bytes);
  const key = mediaKey(source);
  await addMedia(db, { key, source, width: width_px, height: height_px, placeholder: color });
  return key;
}

/**
 * Redraws an uploaded picture, so that only its pixels remain. Refuses it under `field`, with `words` in place of the
 * usual message, and every one that is too small in the specification's words; fails with `overloaded` while the queue is full.
 */
export async function redrawPicture(
  { pictures }: Pick<Platform, "pictures">,
  {
    sent,
    rules,
    field,
    words = {},
  }: { sent: SentPicture; rules: SentRules; field: string; words?: Partial<Record<PictureProblem, string>> },
): Promise<Redrawn> {
  const least = rules.least ?? leastPicture;
  const result = await pictures.redraw(sent, { ...rules, least }).catch((error: unknown) => {
    if (error instanceof TooManyWait) return fail("overloaded", { retryAfter: comeAgain_s });
    throw error;
  });
  if (result.ok) return result.picture;
  const too_small = `The ${field} field must be Minimum ${least.width_px} X ${least.height_px} pixels.`;
  return failFields({ [field]: { ...pictureProblems, too_small, ...words }[result.problem] });
}
