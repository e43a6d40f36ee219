import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { answerTasks } from "../child-tasks.ts";
import { readBmp } from "./bmp.ts";
import { isPng, plainPng } from "./png.ts";
import { mostPixels, PictureRefused } from "./problems.ts";
import { plainSvg } from "./svg.ts";
import type { Redrawn, SentFormat, SentResult, SentTask } from "./tasks.ts";

sharp.concurrency(1);
sharp.cache(false);

// No other decoder sees a file, whatever it really contains.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadSvgBuffer",
  ],
});

answerTasks(async (task: SentTask): Promise<SentResult> => {
  try {
    return { ok: true, picture: await redraw(task) };
  } catch (error) {
    if (error instanceof PictureRefused) return { ok: false, problem: error.problem };
    const isLarge = error instanceof Error && /pixel limit/.test(error.message);
    return { ok: false, problem: isLarge ? "too_many_pixels" : "unreadable" };
  }
});

async function redraw({ sent, formats, least, fit, to }: SentTask): Promise<Redrawn> {
  const bytes = sent instanceof Uint8Array ? sent : await readFile(sent.path);
  const picture = await open(bytes, new Set(formats));
  const { width, height } = await picture.metadata();
  if (width * height > mostPixels) throw new PictureRefused("too_many_pixels");
  if (least && (width < least.width_px || height < least.height_px)) throw new PictureRefused("too_small");
  const sized = picture.rotate().resize({
    width: fit.width_px,
    ...(fit.height_px !== undefined && { height: fit.height_px }),
    fit: "inside",
    withoutEnlargement: true,
  });
  const { data, info } = await encoded(sized, to).toBuffer({ resolveWithObject: true });
  return { bytes: data, width_px: info.width, height_px: info.height, color: await averageColor(data) };
}

/** The picture in a file with one of the formats, detected from its first bytes. */
async function open(sent: Uint8Array, formats: ReadonlySet<SentFormat>): Promise<Sharp> {
  if (formats.has("bmp")) {
    const pixels = readBmp(sent);
    if (!pixels) throw new PictureRefused("unreadable");
    const { data, width, height } = pixels;
    return sharp(data, { raw: { width, height, channels: 3 } });
  }
  const checked = isPng(sent) ? plainPng(sent) : startsLikeXml(sent) ? drawing(sent, formats) : sent;
  const picture = sharp(checked, { limitInputPixels: mostPixels });
  const { format } = await picture.metadata();
  if (!(formats as ReadonlySet<string>).has(format)) throw new PictureRefused("unreadable");
  return picture;
}

/** White space and a UTF-8 byte order mark may come first. */
const startsLikeXml = (bytes: Uint8Array): boolean =>
  /^(\ufeff)?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 256)));

function drawing(sent: Uint8Array, formats: ReadonlySet<SentFormat>): Buffer {
  if (!formats.has("svg")) throw new PictureRefused("unreadable");
  return Buffer.from(plainSvg(sent));
}

function encoded(picture: Sharp, to: SentTask["to"]): Sharp {
  if (to.format === "png") return picture.png();
  if (to.format === "jpeg") return picture.jpeg({ quality: to.quality });
  return picture.webp({ quality: to.quality, effort: 3 });
}

async function averageColor(bytes: Uint8Array): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
