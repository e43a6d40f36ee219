import type { CasePhoto } from "../../../../contract/orders/returns.ts";
import { type LinkKind, signedAddress } from "../../../http/signed-links.ts";
import { forChild } from "../../../http/uploads.ts";
import { newId, randomToken } from "../../../platform/ids.ts";
import type { SentPicture } from "../../../platform/pictures/tasks.ts";
import type { Platform } from "../../../platform/platform.ts";
import { redrawPicture } from "../../catalog/pictures/index.ts";
import { insertPhoto, type PhotoRow } from "./photos.store.ts";

const words = { unreadable: "Use a picture: JPEG, PNG, WebP or GIF." };
const media_type = "image/webp";

/** Stores a picture of an order's items, redrawn so that only its pixels remain and no place where it was taken. */
export async function keepPhoto(
  platform: Platform,
  { file, order_id, user_id }: { file: File; order_id: string; user_id: string },
): Promise<PhotoRow> {
  const draw = (from: SentPicture, side_px: number, quality: number) =>
    redrawPicture(platform, {
      sent: from,
      rules: {
        formats: ["png", "jpeg", "webp", "gif"],
        fit: { width_px: side_px, height_px: side_px },
        to: { format: "webp", quality },
      },
      field: "file",
      words,
    });
  const full = await draw(await forChild(file), 2000, 86);
  const small = await draw(full.bytes, 480, 80);
  const name = randomToken(16);
  const path = `returns/${name.slice(0, 2)}/${name}`;
  await platform.files.put(path, full.bytes);
  await platform.files.put(`${path}-preview`, small.bytes);
  const id = newId();
  const file_name = `${baseName(file.name)}.webp`;
  const size = { width: small.width_px, height: small.height_px };
  const row = { id, file_name, media_type, path, preview_path: `${path}-preview`, ...size };
  await insertPhoto(platform.db, {
    ...row,
    order_id,
    user_id,
    bytes: full.bytes.byteLength,
    created_at: platform.now(),
  });
  return row;
}

/** The sender's name for a picture, without its path, its extension, and what file systems take amiss. */
function baseName(name: string): string {
  const base = name.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  const clean = base
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}"<>:|?*]/gu, "")
    .trim()
    .slice(0, 80);
  return clean || "picture";
}

export const photoLinks: LinkKind = { purpose: "links to pictures of returns", path: "/api/return_photos" };

/** A picture with links that open for this person alone: in a team, the member. */
export function photoView(
  { config, now }: Pick<Platform, "config" | "now">,
  { id, file_name, width, height }: PhotoRow,
  user: string,
): CasePhoto {
  const link = (size: "full" | "preview") =>
    signedAddress(config.secretKey, photoLinks, { id, size, user }, now());
  return { id, file_name, url: link("full"), preview: { url: link("preview"), width, height } };
}
