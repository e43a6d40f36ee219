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

async function redraw({ sent, formats, least, fit, to, darkGround }: SentTask): Promise<Redrawn> {
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
  const shown = darkGround ? await onGround(sized, darkGround) : sized;
  const { data, info } = await encoded(shown, to).toBuffer({ resolveWithObject: true });
  return { bytes: data, width_px: info.width, height_px: info.height, color: await averageColor(data) };
}

/** The margin around what gets a ground, as a share of the shorter side. */
const margin = 0.12;

/** A picture that nobody would see on white, on a ground of its own; others as they are. */
async function onGround(picture: Sharp, background: string): Promise<Sharp> {
  const { data, info } = await picture.ensureAlpha().png().toBuffer({ resolveWithObject: true });
  if (!(await isLostOnWhite(data))) return sharp(data);
  const side = Math.ceil(Math.min(info.width, info.height) * margin);
  return sharp(data)
    .extend({ top: side, bottom: side, left: side, right: side, background })
    .flatten({ background });
}

/** Below this contrast with white (WCAG, 1 to 21) nothing is seen. */
const leastContrast = 1.5;
/** So much of what is opaque may be darker: the edge of a shadow, a dot. */
const mostDark = 0.02;
/** So much must be transparent, or the picture has a ground. */
const leastClear = 0.05;

/** Whether a picture is transparent, and nearly white wherever it isn't. */
async function isLostOnWhite(picture: Buffer): Promise<boolean> {
  const pixels = await sharp(picture)
    .resize({ width: 256, height: 256, fit: "inside", withoutEnlargement: true })
    .toColorspace("srgb")
    .raw()
    .toBuffer();
  let [opaque, dark, clear] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 16) clear += 1;
    opaque += alpha;
    const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    if (1.05 / (luminance + 0.05) >= leastContrast) dark += alpha;
  }
  return clear >= (pixels.length / 4) * leastClear && opaque > 0 && dark <= opaque * mostDark;
}

/** A channel of sRGB as light, from 0 to 1. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
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
