import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { mediaKey, type NewMedia } from "../../server/domains/catalog/pictures/index.ts";
import { publishFloorplans, publishTemplates } from "../../server/domains/design/rooms/index.ts";
import type { Db } from "../../server/platform/database.ts";
import type { CatalogProduct } from "../catalog/product.types.ts";
import { landingTemplate } from "../rooms/landing-room.ts";
import { readPictureIndex } from "../rooms/picture-index.ts";
import { floorPlans } from "../rooms/plans.ts";
import { roomTemplates } from "../rooms/templates.ts";

/** A template's rendered picture, and where it is kept. */
export interface RoomPicture {
  media: NewMedia;
  path: string;
  bytes: Buffer;
}

const folder = join(import.meta.dirname, "../rooms/pictures");

/** The rendered pictures of templates by the template's id; those that have not been taken yet are missing. */
export async function roomPictures(): Promise<Map<string, RoomPicture>> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const taken = names.filter((name) => name.endsWith(".webp"));
  const index = readPictureIndex();
  return new Map(
    await Promise.all(
      taken.map(async (name) => [name.slice(0, -".webp".length), await pictureIn(name, index)] as const),
    ),
  );
}

async function pictureIn(name: string, index: ReturnType<typeof readPictureIndex>): Promise<RoomPicture> {
  const entry = index.get(name);
  if (!entry) throw new Error(`${name} is not in the index of pictures`);
  const { shows: _, ...measures } = entry;
  const bytes = await readFile(join(folder, name));
  // a picture taken again gets a new address, since pictures are cached for good
  const mark = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const path = `rooms/${name.slice(0, -".webp".length)}-${mark}.webp`;
  const source = { kind: "file", path } as const;
  return { media: { key: mediaKey(source), source, ...measures }, path, bytes };
}

/**
 * Floor plans and templates, furnished with the products that have just been loaded.
 * @returns ids of the templates that have a picture
 */
export async function loadRooms(
  db: Db,
  products: readonly CatalogProduct[],
  pictures: ReadonlyMap<string, RoomPicture>,
): Promise<string[]> {
  await publishFloorplans(db, floorPlans);
  const furnished = [...roomTemplates(products), { ...landingTemplate, floorplan: null }];
  const templates = furnished.map((template) => ({
    id: template.id,
    name: template.name,
    description: template.note,
    room: template.room,
    style: template.style,
    floorplan: template.floorplan,
    area_sqft: template.area_sqft,
    design: template.design,
    media_key: pictures.get(template.id)?.media.key ?? null,
  }));
  await publishTemplates(db, templates);
  return templates.filter(({ media_key }) => media_key !== null).map(({ id }) => id);
}
