import { setFlagsFromString } from "node:v8";
import sharp, { type Sharp } from "sharp";
import { drawMaterial } from "../../../domain/materials/draw-material.ts";
import { answerTasks } from "../child-tasks.ts";
import type { CatalogTask, DrawTask, EncodeTask } from "./tasks.ts";

// A face mixes a dozen small noise functions at every point; without inlining they box every number.
setFlagsFromString("--max-inlined-bytecode-size-cumulative=4000");
setFlagsFromString("--max-inlined-bytecode-size=1200");

// one child per core, and nothing is requested twice
sharp.concurrency(1);
sharp.cache(false);

// stored files, and pictures drawn ahead, have these formats; no other decoder sees a file, whatever it contains
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});

const mostPixels = 64_000_000;

answerTasks(
  async (task: CatalogTask): Promise<Uint8Array> => (task.kind === "draw" ? draw(task) : encode(task)),
);

/** Drafts are drawn and sent with these parts of the points in each direction; browsers enlarge them. */
const draftParts = { drawn: 1 / 8, sent: 1 / 4 };

function draw({ definition, view, side_px, isDraft }: DrawTask): Promise<Uint8Array> {
  const drawn_px = isDraft ? Math.round(side_px * draftParts.drawn) : side_px;
  const { rgb, width_px, height_px } = drawMaterial(definition, {
    view,
    width_px: drawn_px,
    height_px: drawn_px,
  });
  return sharp(rgb, { raw: { width: width_px, height: height_px, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 94, effort: 1 })
    .toBuffer();
}

async function encode({ original, width_px, format, isDraft }: EncodeTask): Promise<Uint8Array> {
  // in a browser's tab every pixel counts
  if (format === "icon.png") return encodeIcon(original, width_px, width_px < 100 ? 0 : 0.08);
  if (format === "maskable.png") return encodeIcon(original, width_px, 0.2);
  const sized = sharp(original, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: isDraft ? Math.round(width_px * draftParts.sent) : width_px, withoutEnlargement: true });
  if (format === "avif")
    return isDraft ? sized.avif({ quality: 40, effort: 0 }).toBuffer() : encodeAvif(sized);
  if (format === "webp") return sized.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
  // what is transparent, as in logos, is white: JPEGs go onto paper and into emails
  return sized.flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

const paper = "#fbfaf7";

/** The whole picture in the middle of a square, with a margin in parts of its side. */
function encodeIcon(original: Uint8Array, side_px: number, margin: number): Promise<Uint8Array> {
  const extra_px = Math.round(side_px * margin);
  const inner_px = side_px - 2 * extra_px;
  return sharp(original, { limitInputPixels: mostPixels })
    .rotate()
    .flatten({ background: paper })
    .resize({ width: inner_px, height: inner_px, fit: "contain", background: paper })
    .extend({ top: extra_px, bottom: extra_px, left: extra_px, right: extra_px, background: paper })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Bytes per pixel; grass and pebbles exceed it, where coarser compression is not visible. */
const heavy = 0.06;

async function encodeAvif(sized: Sharp): Promise<Uint8Array> {
  const at = (quality: number) =>
    sized.clone().avif({ quality, effort: 2 }).toBuffer({ resolveWithObject: true });
  const { data, info } = await at(64);
  return data.length <= heavy * info.width * info.height ? data : (await at(52)).data;
}
