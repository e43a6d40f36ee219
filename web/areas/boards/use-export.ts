import type { BoardItem } from "../../../contract/design/boards.ts";
import { saveFile } from "../../client/save-file.ts";
import { useCall } from "../../kit/forms/use-call.ts";
import { showToast } from "../../ui/toast.ts";
import { drawBoard } from "./draw-board.ts";
import type { Pictures } from "./item-view.tsx";
import { picturePdf } from "./picture-pdf.ts";
import type { Products } from "./use-board-products.ts";

interface Shown {
  name: string;
  items: readonly BoardItem[];
  products: Products;
  pictures: Pictures;
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));

/** Saves a board as a picture, or as a PDF on one EmailContent page, for print. */
export function useExport({ name, items, products, pictures }: Shown) {
  const { call, isSending: isBusy } = useCall();
  const save = (format: "png" | "pdf") =>
    call(async () => {
      const canvas = await drawBoard(items, products, pictures);
      const drawn = canvas && (await blobOf(canvas, format === "png" ? "image/png" : "image/jpeg"));
      if (!canvas || !drawn) {
        showToast("warning", "Add something to the board first.");
        return;
      }
      const file = `${name.replaceAll(/[^\p{L}\p{N} -]/gu, "").trim() || "board"}.${format}`;
      const contents =
        format === "png"
          ? drawn
          : picturePdf(new Uint8Array(await drawn.arrayBuffer()), canvas.width, canvas.height);
      saveFile(new File([contents], file, { type: contents.type }));
    });
  return { save, isBusy };
}
