import type { BoardItem } from "../../../contract/design/boards.ts";
import { boxAround } from "../../../domain/projects/boards/edit.ts";
import { formatUnitUsd } from "../../kit/product/format-unit-usd.ts";
import { noteColors, type Pictures } from "./item-view.tsx";
import type { Products } from "./use-board-products.ts";

const margin = 40;
/** The longer side of the drawing. */
const most_px = 3000;
const font = (size: number, weight = 400) => `${weight} ${size}px Archivo, Arial, sans-serif`;

/** Draws a whole board on white; null if it is empty. Pictures that cannot be loaded leave their place gray. */
export async function drawBoard(
  items: readonly BoardItem[],
  products: Products,
  pictures: Pictures,
): Promise<HTMLCanvasElement | null> {
  const box = boxAround(items);
  if (!box) return null;
  const [width, height] = [box.w + 2 * margin, box.h + 2 * margin];
  const scale = Math.min(2, most_px / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  const images = await Promise.all(items.map((item) => loadImage(sourceOf(item, products, pictures))));
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(margin - box.x, margin - box.y);
  for (const [at, item] of items.entries()) {
    context.save();
    context.translate(item.x + item.w / 2, item.y + item.h / 2);
    context.rotate((item.turn * Math.PI) / 180);
    context.translate(-item.w / 2, -item.h / 2);
    context.beginPath();
    context.rect(0, 0, item.w, item.h);
    context.clip();
    drawItem(context, item, images[at] ?? null, products);
    context.restore();
  }
  return canvas;
}

function sourceOf(item: BoardItem, products: Products, pictures: Pictures): string | undefined {
  if (item.kind === "product") return products.get(item.sku)?.image ?? undefined;
  if (item.kind === "room") return pictures.get(item.room)?.url;
  return item.kind === "photo" ? pictures.get(item.file)?.url : undefined;
}

async function loadImage(url: string | undefined): Promise<HTMLImageElement | null> {
  if (!url) return null;
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

function drawItem(
  context: CanvasRenderingContext2D,
  item: BoardItem,
  image: HTMLImageElement | null,
  products: Products,
): void {
  const { w, h } = item;
  if (item.kind === "note") {
    context.fillStyle = noteColors[item.color].hex;
    context.fillRect(0, 0, w, h);
    drawText(context, item.text, { x: 12, y: 12, width: w - 24, size: 16 });
    return;
  }
  const caption = item.kind === "product" ? 48 : item.kind === "swatch" ? 28 : 0;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, w, h);
  context.fillStyle = item.kind === "swatch" ? item.color : "#f3f1ec";
  context.fillRect(0, 0, w, h - caption);
  if (image) drawCovering(context, image, w, h - caption);
  if (item.kind === "swatch")
    drawText(context, item.label || item.color, { x: 8, y: h - 22, width: w - 16, size: 14, lines: 1 });
  if (item.kind === "product") {
    const product = products.get(item.sku);
    drawText(context, product?.name ?? item.sku, {
      x: 8,
      y: h - 42,
      width: w - 16,
      size: 14,
      weight: 500,
      lines: 1,
    });
    const price = product ? formatUnitUsd(product.price, product.unit) : "";
    drawText(context, price, { x: 8, y: h - 22, width: w - 16, size: 14, lines: 1 });
  }
  context.strokeStyle = "#e4e1da";
  context.strokeRect(0.5, 0.5, w - 1, h - 1);
}

/** As `object-fit: cover`. */
function drawCovering(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  w: number,
  h: number,
): void {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(w / naturalWidth, h / naturalHeight);
  const [width, height] = [w / scale, h / scale];
  const [left, top] = [(naturalWidth - width) / 2, (naturalHeight - height) / 2];
  context.drawImage(image, left, top, width, height, 0, 0, w, h);
}

interface TextPlace {
  x: number;
  y: number;
  width: number;
  size: number;
  weight?: number;
  /** At most; without it as many as there are. */
  lines?: number;
}

function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, width, size, weight, lines = 200 }: TextPlace,
): void {
  context.fillStyle = "#1b1d1a";
  context.font = font(size, weight);
  context.textBaseline = "top";
  const rows: string[] = [];
  for (const paragraph of text.split("\n")) {
    let row = "";
    for (const word of paragraph.split(" ")) {
      const longer = row ? `${row} ${word}` : word;
      if (row && context.measureText(longer).width > width) {
        rows.push(row);
        row = word;
      } else row = longer;
    }
    rows.push(row);
  }
  for (const [at, row] of rows.slice(0, lines).entries()) context.fillText(row, x, y + at * size * 1.375);
}
