import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp, { type OverlayOptions } from "sharp";
import { designed, offers } from "../bench/designer/designs.ts";
import type { RoomDesign } from "../contract/design/room-design.ts";
import { productsOf } from "../demo/rooms/design-products.ts";
import { readBrief } from "../domain/designer/brief/read-brief.ts";
import { productsBySku } from "../domain/room/takeoff/products-by-sku.ts";
import { takeStill } from "../web/kit/room/still/take-still.ts";
import { packMaps } from "../web/kit/room/viewer/surfaces/pack-maps.ts";

/**
 * Pictures of the designer's rooms on contact sheets to look at: `node scripts/design-sheets.ts --out /tmp/designs`.
 * `--briefs` is a file with one brief a line, `--skip` leaves out the first of them, `--each` says how many designs of
 * each are shown, `--width` how wide each picture is.
 */
const { values } = parseArgs({
  options: {
    briefs: { type: "string" },
    out: { type: "string", default: "/tmp/design-sheets" },
    each: { type: "string", default: "4" },
    skip: { type: "string", default: "0" },
    width: { type: "string", default: "480" },
  },
});
const [width, each] = [Number(values.width), Number(values.each)];
const height = width * 0.75;
const label_px = 22;

const usual = [
  "Hall bath 5x8 with a tub, light and calm, for two kids, under $9,000",
  "Primary bathroom 11x12, freestanding tub and a walk-in shower, double vanity, warm wood and brass",
  "Small powder room 5x5, dark and dramatic",
  "Bathroom 8x9 with a curbless shower for my mother, who uses a wheelchair",
  "L-shaped kitchen 12x12 with an island, white shaker cabinets, no brass",
  "Galley kitchen 9x12, budget $18,000, scandinavian",
  "Kitchen 15x14 with an island and seating for four, navy lowers, quartz counters, gas range",
  "Living room 14x18, cozy, with a media wall and a reading chair",
  "Bedroom 12x14, queen bed, calm, no gray",
  "Dining room 11x13, mid-century, seats six",
  "Laundry room 7x9 with a utility sink and a folding counter",
  "Patio 16x14 with a grill and a lounge",
];

async function still(design: RoomDesign): Promise<Buffer | null> {
  const products = productsBySku(productsOf(design, offers));
  const pixels = takeStill({ design, products, width, height, view: 0, draw: packMaps });
  return (
    pixels &&
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
  );
}

const captionOf = (text: string): Buffer =>
  Buffer.from(
    `<svg width="${width * each}" height="${label_px}"><text x="4" y="16" font-family="sans-serif" font-size="13" fill="#222">${text}</text></svg>`,
  );

/** The pictures of one brief's designs, with its words above. */
async function row(text: string): Promise<Buffer> {
  const cells: OverlayOptions[] = [{ input: captionOf(text), left: 0, top: 0 }];
  for (const [at, { design }] of (await designed(readBrief(text).brief, each)).entries()) {
    const picture = await still(design);
    if (picture) cells.push({ input: picture, left: at * width, top: label_px });
  }
  const create = { width: width * each, height: height + label_px, channels: 3 as const, background: "#eee" };
  return sharp({ create }).composite(cells).png().toBuffer();
}

await mkdir(values.out, { recursive: true });
const briefs = values.briefs ? (await readFile(values.briefs, "utf8")).split("\n").filter(Boolean) : usual;
for (const [at, text] of briefs.entries()) {
  if (at < Number(values.skip)) continue;
  const file = join(values.out, `design-${String(at + 1).padStart(2, "0")}.png`);
  await writeFile(file, await row(text));
  console.log(file);
}
