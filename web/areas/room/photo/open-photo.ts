import type { Pixels } from "../../../../domain/materials/pixels.ts";
import { type KeptMask, keptMask, keptPhoto, keptWork, type PhotoWork } from "./photo-store.ts";
import { pixelsOf } from "./read-photo.ts";

/** The long side of the mask, in which the light is found too; the graphics card smooths what lies between. */
const mask_px = 1024;
/** Coarse enough that grain and joints of the old floor vanish. */
const guess_px = 600;

/** A photo of this browser, ready to work on. */
export interface OpenPhoto {
  id: string;
  picture: ImageBitmap;
  width_px: number;
  height_px: number;
  /** As large as the mask. */
  pixels: Pixels;
  /** Small and a little blurred, to find the surface in. */
  coarse: Pixels;
  work: PhotoWork;
  mask: KeptMask | null;
}

/** Null if this browser has no such photo. */
export async function openPhoto(id: string): Promise<OpenPhoto | null> {
  const [photo, work, mask] = await Promise.all([keptPhoto(id), keptWork(id), keptMask(id)]);
  if (!photo || !work) return null;
  const picture = await createImageBitmap(photo.photo);
  return {
    id,
    picture,
    width_px: picture.width,
    height_px: picture.height,
    pixels: pixelsOf(picture, mask_px),
    coarse: pixelsOf(picture, guess_px, 1.2),
    work,
    mask: mask ?? null,
  };
}
