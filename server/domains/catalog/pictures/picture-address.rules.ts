import { aroundWidth_px } from "../../../../contract/design/room-limits.ts";

/** Available picture widths, in pixels; others get 404. */
export const pictureWidths_px = [96, 160, 320, 480, 640, 800, 1200, 1600, 1920, aroundWidth_px] as const;

/** Sides of the square icons for browser tabs and home screens, in pixels. */
const iconSides_px = [64, 180, 192, 512] as const;

const types = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  "icon.png": "image/png",
  "maskable.png": "image/png",
} as const;
export type PictureFormat = keyof typeof types;

export interface PictureAddress {
  key: string;
  width_px: number;
  format: PictureFormat;
}

/** Parses `<key>/<width>.<avif|webp|jpg|icon.png|maskable.png>`; null if it is not a picture's path. */
export function readPictureAddress(key: string, file: string): PictureAddress | null {
  const [, width, format] = /^(\d{2,4})\.(avif|webp|jpg|icon\.png|maskable\.png)$/.exec(file) ?? [];
  const width_px = (format?.endsWith("png") ? iconSides_px : pictureWidths_px).find(
    (one) => String(one) === width,
  );
  if (!/^[\w-]{8,64}$/.test(key) || width_px === undefined || !format) return null;
  return { key, width_px, format: format as PictureFormat };
}

export const contentType = (format: PictureFormat): string => types[format];
