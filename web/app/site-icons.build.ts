import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/*
 * Makes the icons of the shop, for browsers and home screens, out of our own mark (`web/public/icon.svg`), and the
 * picture that goes with a shared link out of the still of the landing page. Run it again when either has changed:
 * `node web/app/site-icons.build.ts`
 */

const paper = "#fbfaf7";
const target = path.join(import.meta.dirname, "../public");
const mark = await readFile(path.join(target, "icon.svg"));

/** The mark on paper, `margin` of the edge's length away from each side. */
async function icon(name: string, size_px: number, margin: number): Promise<void> {
  const inner = Math.round(size_px * (1 - 2 * margin));
  const drawn = await sharp(mark, { density: 1200 }).resize(inner, inner).png().toBuffer();
  await sharp({ create: { width: size_px, height: size_px, channels: 4, background: paper } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(target, name));
}

/** Services show it at 1.91 to 1; the mark stands in the lower left corner, without a name, which is the operator's. */
async function sharedPicture(): Promise<void> {
  const still = path.join(import.meta.dirname, "../kit/content/landing/hero-film/1600.webp");
  const edge = 132;
  const plate = await sharp({ create: { width: edge, height: edge, channels: 4, background: paper } })
    .composite([{ input: await sharp(mark, { density: 1200 }).resize(84, 84).png().toBuffer() }])
    .png()
    .toBuffer();
  await sharp(still)
    .resize(1200, 630, { fit: "cover" })
    .composite([{ input: plate, left: 48, top: 630 - 48 - edge }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(target, "open-graph.jpg"));
}

await Promise.all([
  icon("icon-32.png", 32, 0),
  icon("icon-192.png", 192, 0.1),
  icon("icon-512.png", 512, 0.1),
  // what a phone cuts off a maskable icon is at most a fifth on each side
  icon("icon-maskable-512.png", 512, 0.22),
  icon("apple-touch-icon.png", 180, 0.14),
  sharedPicture(),
]);
