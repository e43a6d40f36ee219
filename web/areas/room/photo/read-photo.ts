import type { Pixels } from "../../../../domain/materials/pixels.ts";

/** Pixels; larger photos are scaled down to it. */
const longest_px = 2048;
/** Phones send more than this only as raw files. */
const most_bytes = 60_000_000;

/** A photo that the browser could read, upright and scaled down. */
export interface ReadPhoto {
  photo: Blob;
  /** A small picture of it, as a data address. */
  thumb: string;
  width_px: number;
  height_px: number;
}

/** Why a photo can't be used, in words for the person. */
export class UnreadablePhoto extends Error {
  override name = "UnreadablePhoto";
}

/** Reads a photo in the browser; nothing is sent. Throws `UnreadablePhoto`. */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  if (file.size > most_bytes)
    throw new UnreadablePhoto("This file is too large. Choose a JPG, PNG or WebP photo.");
  const bitmap = await decoded(file);
  const { width_px, height_px } = fitted(bitmap, longest_px);
  if (Math.min(bitmap.width, bitmap.height) < 200) {
    bitmap.close();
    throw new UnreadablePhoto(
      "This photo is too small. Choose one that is at least 200 pixels wide and high.",
    );
  }
  const photo = await drawn(bitmap, width_px, height_px).convertToBlob({ type: "image/jpeg", quality: 0.92 });
  const small = fitted(bitmap, 240);
  const thumb = await dataAddress(
    await drawn(bitmap, small.width_px, small.height_px).convertToBlob({ type: "image/jpeg", quality: 0.8 }),
  );
  bitmap.close();
  return { photo, thumb, width_px, height_px };
}

async function decoded(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    const isHeic = /hei[cf]/i.test(`${file.type} ${file.name}`);
    throw new UnreadablePhoto(
      isHeic
        ? "Your browser can't open HEIC photos. Save the photo as a JPG, or open this page in Safari."
        : "We can't open this file. Choose a JPG, PNG or WebP photo.",
    );
  }
}

function fitted({ width, height }: ImageBitmap, most_px: number) {
  const share = Math.min(1, most_px / Math.max(width, height));
  return { width_px: Math.round(width * share), height_px: Math.round(height * share) };
}

function drawn(picture: ImageBitmap, width: number, height: number, blur_px = 0): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new UnreadablePhoto("Your browser can't open photos here. Try another browser.");
  context.imageSmoothingQuality = "high";
  if (blur_px > 0) context.filter = `blur(${blur_px}px)`;
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** A photo's pixels, with at most `most_px` on its long side. */
export function pixelsOf(picture: ImageBitmap, most_px: number, blur_px = 0): Pixels {
  const { width_px, height_px } = fitted(picture, most_px);
  const context = drawn(picture, width_px, height_px, blur_px).getContext("2d");
  if (!context) throw new UnreadablePhoto("Your browser can't open photos here. Try another browser.");
  return { data: context.getImageData(0, 0, width_px, height_px).data, width_px, height_px };
}

function dataAddress(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(blob);
  return promise;
}
