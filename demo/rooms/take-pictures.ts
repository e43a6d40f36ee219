import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { CatalogProduct } from "../catalog/product.types.ts";
import { goodsOf } from "./design-goods.ts";
import { GoodsShelf } from "./goods-shelf.ts";
import type { RoomPhotoView } from "./room-sketch.ts";
import { openRoomStudio, type RoomStudio } from "./studio.ts";
import { type RoomTemplate, templatesFrom } from "./templates.ts";

const most_bytes = 90_000;

/** The template's own camera as the viewer takes it: y up, north away. */
function cameraOf({ eye_in, target_in, lens_mm }: RoomPhotoView, behind_in: number) {
  const [x, y, z] = eye_in;
  const [dx, dy] = [target_in[0] - x, target_in[1] - y];
  const far = Math.hypot(dx, dy);
  // the lens is moved, not tilted, so that walls stay upright
  const shift = ((target_in[2] - z) / far) * (lens_mm / 24);
  return {
    kind: "photo" as const,
    view: {
      at: [x, z, -y] as [number, number, number],
      toward: [dx / far, dy / far] as [number, number],
      focal_mm: lens_mm,
      shift: Math.max(-0.22, Math.min(0.1, shift)),
      // whoever stands behind a wall looks through it
      near_in: behind_in > 0 ? behind_in / Math.max(0.4, Math.abs(dx / far), Math.abs(dy / far)) + 7 : 3,
    },
  };
}

/** A picture in which next to nothing differs from its surroundings was not taken. */
export async function isBlank(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  const spread = Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev));
  return spread < 12 || Math.max(...means) < 25 || Math.min(...means) > 246;
}

/** How far outside the room's outermost walls a camera stands; 0 within them. */
function behindOf({ design }: RoomTemplate, [x, y]: RoomPhotoView["eye_in"]): number {
  const xs = design.plan.vertices_in.map(([vx]) => vx);
  const ys = design.plan.vertices_in.map(([, vy]) => vy);
  return Math.max(0, Math.min(...xs) - x, x - Math.max(...xs), Math.min(...ys) - y, y - Math.max(...ys));
}

async function packed(picture: Buffer): Promise<Buffer> {
  for (let quality = 84; ; quality -= 8) {
    const file = await sharp(picture).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (file.length <= most_bytes || quality < 50) return file;
  }
}

interface Taking {
  out: string;
  width: number;
  height: number;
  quality: "low" | "high" | "photo";
  /** `own` takes the template's camera, a number the viewer's own choice. */
  view: string;
}

/** Photographs one template. Returns false for a blank picture, which is not kept. */
async function take(
  studio: RoomStudio,
  template: RoomTemplate,
  shelf: GoodsShelf,
  how: Taking,
): Promise<boolean> {
  const view = template.views[0];
  const { pictures } = await studio.take({
    design: template.design,
    goods: goodsOf(template.design, shelf),
    cameras: [
      how.view === "own" && view
        ? cameraOf(view, behindOf(template, view.eye_in))
        : { kind: "photo", view: Number(how.view) || 0 },
    ],
    width: how.width,
    height: how.height,
    quality: how.quality,
  });
  const [picture] = pictures;
  if (!picture || (await isBlank(picture))) return false;
  await sharp(await packed(picture)).toFile(join(how.out, `${template.id}.webp`));
  return true;
}

/**
 * Photographs templates into demo/rooms/pictures: `node demo/rooms/take-pictures.ts`. `--only` takes parts of ids,
 * `--view` a number for a camera that the viewer chooses.
 */
export async function main(products?: Iterable<CatalogProduct>): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      out: { type: "string", default: fileURLToPath(new URL("pictures", import.meta.url)) },
      width: { type: "string", default: "960" },
      height: { type: "string", default: "640" },
      quality: { type: "string", default: "photo" },
      view: { type: "string", default: "own" },
      cache: { type: "string", default: "/tmp/room-maps" },
    },
  });
  await mkdir(values.out, { recursive: true });
  const shelf = new GoodsShelf(products);
  const parts = values.only.split(",");
  const asked = templatesFrom(shelf).filter(({ id }) => parts.some((part) => id.includes(part)));
  const studio = await openRoomStudio(values.cache);
  const how: Taking = {
    out: values.out,
    width: Number(values.width),
    height: Number(values.height),
    quality: values.quality as Taking["quality"],
    view: values.view,
  };
  try {
    for (const template of asked) {
      const begun = Date.now();
      const kept = await take(studio, template, shelf, how);
      console.log(
        `${template.id} ${kept ? "taken" : "BLANK"} in ${Math.round((Date.now() - begun) / 1000)} s`,
      );
    }
  } finally {
    await studio.close();
  }
}

if (import.meta.main) await main();
