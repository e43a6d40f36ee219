import { type Seams, seamsOf } from "../../../../../domain/room/textures/seams.ts";

/** Large enough to see a seam, and little work. */
const most_px = 512;

/** How well a picture's opposite edges meet; null if it does not load. */
export async function seamsOfPicture(url: string): Promise<Seams | null> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, most_px / Math.max(naturalWidth, naturalHeight));
  const [width, height] = [naturalWidth, naturalHeight].map((px) => Math.max(1, Math.round(px * scale)));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, width!, height!);
  return seamsOf({
    data: context.getImageData(0, 0, width!, height!).data,
    width_px: width!,
    height_px: height!,
  });
}
