/** A picture of a plan as the browser keeps it. */
export interface PlanPicture {
  blob: Blob;
  name: string;
  width_px: number;
  height_px: number;
  /** How many pages its file has; 1 for a picture. */
  pages: number;
}

type ReadPicture = { ok: true; picture: PlanPicture } | { ok: false; message: string };

/** What a file chooser offers. */
export const pictureTypes = "image/*,.heic,.heif,application/pdf,.pdf";

/** Longest side that is kept: lines of an inch can still be told apart. */
const most_px = 2400;
const largest_bytes = 40 * 1024 * 1024;

/**
 * A picture or one page of a PDF, made no larger than needed. A file that is none is refused with what is wanted.
 * @param page from 1
 */
export async function readPicture(file: File, page = 1): Promise<ReadPicture> {
  if (file.size > largest_bytes) return no("This file is larger than 40 MB. Choose a smaller one.");
  const isPdf = file.type === "application/pdf" || /\.pdf$/i.test(file.name);
  try {
    const { drawPdfPage } = isPdf ? await import("./pdf-page.ts") : { drawPdfPage: null };
    const drawn = drawPdfPage ? await drawPdfPage(file, page, most_px) : await drawPicture(file);
    const blob = await new Promise<Blob | null>((done) => drawn.canvas.toBlob(done, "image/png"));
    if (!blob) return no(unread(file, isPdf));
    const { width: width_px, height: height_px } = drawn.canvas;
    return { ok: true, picture: { blob, name: file.name, width_px, height_px, pages: drawn.pages } };
  } catch {
    return no(unread(file, isPdf));
  }
}

const no = (message: string): ReadPicture => ({ ok: false, message });

function unread(file: File, isPdf: boolean): string {
  if (isPdf) return "We can't open this PDF. Choose one without a password, or a picture of the plan.";
  if (/hei[cf]/i.test(`${file.type} ${file.name}`))
    return "This browser can't open HEIC photos. Save the photo as JPG or PNG, or take a screenshot of it.";
  return "We can't open this file as a picture. Choose a JPG, PNG, WebP or PDF.";
}

async function drawPicture(file: File): Promise<{ canvas: HTMLCanvasElement; pages: number }> {
  const bitmap = await createImageBitmap(file);
  const factor = Math.min(1, most_px / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * factor));
  canvas.height = Math.max(1, Math.round(bitmap.height * factor));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { canvas, pages: 1 };
}
