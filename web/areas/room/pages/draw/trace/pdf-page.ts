import { GlobalWorkerOptions, getDocument } from "pdfjs-dist";

/**
 * One page of a PDF drawn with its longest side `longest_px`. Throws if the file cannot be read.
 * @param page from 1; the last one if the document has fewer
 */
export async function drawPdfPage(
  file: File,
  page: number,
  longest_px: number,
): Promise<{ canvas: HTMLCanvasElement; pages: number }> {
  GlobalWorkerOptions.workerPort ??= new Worker(new URL("./pdf.worker.ts", import.meta.url), {
    type: "module",
  });
  const loading = getDocument({ data: await file.arrayBuffer() });
  try {
    const document = await loading.promise;
    const shown = await document.getPage(Math.min(page, document.numPages));
    const { width, height } = shown.getViewport({ scale: 1 });
    const viewport = shown.getViewport({ scale: longest_px / Math.max(width, height) });
    const canvas = globalThis.document.createElement("canvas");
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await shown.render({ canvas, viewport, background: "#ffffff" }).promise;
    return { canvas, pages: document.numPages };
  } finally {
    await loading.destroy();
  }
}
