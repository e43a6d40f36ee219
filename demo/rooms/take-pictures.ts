import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { CatalogProduct } from "../catalog/product.types.ts";
import { isBlank } from "./blank-picture.ts";
import { DemoOffers } from "./demo-offers.ts";
import { productsOf, shownIn } from "./design-products.ts";
import { type RoomPictureEntry, readPictureIndex, writePictureIndex } from "./picture-index.ts";
import { openRoomStudio, type RoomStudio } from "./studio.ts";
import { type RoomTemplate, templatesFrom } from "./templates.ts";

const most_bytes = 160_000;
const shownPictures = fileURLToPath(new URL("pictures", import.meta.url));

async function packed(picture: Buffer): Promise<Buffer> {
  for (let quality = 84; ; quality -= 8) {
    const file = await sharp(picture).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (file.length <= most_bytes || quality < 60) return file;
  }
}

interface Taking {
  out: string;
  width: number;
  height: number;
  quality: "low" | "high" | "photo";
  /** Which of the viewer's views; undefined for the one that was found best. */
  view: number | undefined;
}

/** Photographs one template. Returns false for a blank picture, which is not kept. */
async function take(
  studio: RoomStudio,
  template: RoomTemplate,
  offers: DemoOffers,
  how: Taking,
): Promise<boolean> {
  const { pictures } = await studio.take({
    design: template.design,
    goods: productsOf(template.design, offers),
    cameras: [{ kind: "photo", view: how.view ?? 0 }],
    width: how.width,
    height: how.height,
    quality: how.quality,
  });
  const [picture] = pictures;
  if (!picture || (await isBlank(picture))) return false;
  await keep(picture, template, offers, how.out);
  return true;
}

/** Writes a room's picture to a folder; in that of the shown ones, with what it shows. */
export async function keep(
  picture: Buffer,
  { id, design }: Pick<RoomTemplate, "id" | "design">,
  offers: DemoOffers,
  folder = shownPictures,
): Promise<void> {
  const file = `${id}.webp`;
  const bytes = await packed(picture);
  await writeFile(join(folder, file), bytes);
  if (folder !== shownPictures) return;
  const entry = { ...(await measured(bytes)), shows: shownIn(design, offers) };
  writePictureIndex(readPictureIndex().set(file, entry));
}

/** Whether the template has changed since its picture was taken. */
const isStale = ({ id, design }: RoomTemplate, offers: DemoOffers): boolean =>
  readPictureIndex().get(`${id}.webp`)?.shows !== shownIn(design, offers);

async function measured(bytes: Buffer): Promise<Omit<RoomPictureEntry, "shows">> {
  const { width, height } = await sharp(bytes).metadata();
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  const placeholder = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return { width, height, placeholder };
}

/**
 * Photographs templates into demo/rooms/pictures: `node demo/rooms/take-pictures.ts`. `--stale` takes those that have
 * changed since, `--only` parts of ids, `--view` the number of another of the viewer's views.
 */
export async function main(products?: Iterable<CatalogProduct>): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      stale: { type: "boolean", default: false },
      out: { type: "string", default: shownPictures },
      width: { type: "string", default: "1620" },
      height: { type: "string", default: "1080" },
      quality: { type: "string", default: "photo" },
      view: { type: "string" },
      cache: { type: "string", default: "/tmp/room-maps" },
    },
  });
  await mkdir(values.out, { recursive: true });
  const offers = new DemoOffers(products);
  const parts = values.only.split(",");
  const asked = templatesFrom(offers)
    .filter(({ id }) => parts.some((part) => id.includes(part)))
    .filter((template) => !values.stale || isStale(template, offers));
  const studio = await openRoomStudio(values.cache);
  const how: Taking = {
    out: values.out,
    width: Number(values.width),
    height: Number(values.height),
    quality: values.quality as Taking["quality"],
    view: values.view === undefined ? undefined : Number(values.view),
  };
  try {
    for (const template of asked) {
      const begun = Date.now();
      const kept = await take(studio, template, offers, how);
      console.log(
        `${template.id} ${kept ? "taken" : "BLANK"} in ${Math.round((Date.now() - begun) / 1000)} s`,
      );
    }
  } finally {
    await studio.close();
  }
}

if (import.meta.main) await main();
