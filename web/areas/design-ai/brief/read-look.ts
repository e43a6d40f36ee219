import { type LookWords, lookWords } from "../../../../domain/designer/look/look-words.ts";
import { paletteOf } from "../../../../domain/designer/look/palette.ts";

/** A picture is looked at in this size; its palette does not need more. */
const side_px = 96;
export const largestPicture_bytes = 10_000_000;

/**
 * The colors and materials of a picture, worked out in this browser: the picture is not sent anywhere.
 * @throws where the file is no picture that this browser can show
 */
export async function readLook(file: File): Promise<LookWords> {
  const picture = await createImageBitmap(file);
  try {
    const scale = side_px / Math.max(picture.width, picture.height, side_px);
    const [width, height] = [picture.width, picture.height].map((px) => Math.max(1, Math.round(px * scale)));
    const canvas = document.createElement("canvas");
    canvas.width = width!;
    canvas.height = height!;
    const context = canvas.getContext("2d", { willReadFrequently: true })!;
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, width!, height!);
    return lookWords(paletteOf(context.getImageData(0, 0, width!, height!).data));
  } finally {
    picture.close();
  }
}
