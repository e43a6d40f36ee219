import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { Quality } from "../../web/kit/room/viewer/room-view.types.ts";
import room from "../data/landing-room.json" with { type: "json" };
import { changedPixels } from "./changed-pixels.ts";
import { DemoOffers } from "./demo-offers.ts";
import { productsOf } from "./design-products.ts";
import { landingDesign, landingParts, landingPictures, landingTemplate } from "./landing-room.ts";
import { openRoomStudio } from "./studio.ts";
import { keep } from "./take-pictures.ts";

/*
 * Takes the pictures of the landing page's room: the room itself, and for each further choice what differs from it, on
 * a transparent ground. `node demo/rooms/take-landing-room.ts`; half an hour. Most are taken in the light that was baked
 * for the first, so that any of them go together; what throws a shadow on the wall is not. `--raw` keeps the pictures in
 * a folder, from which `--only` takes the first one instead of taking it again.
 */

const size = { width: 2400, height: 1200 };
const widths_px = [800, 1400, 2400];
const layerWidths_px = [1000, 2000];

const { values } = parseArgs({
  options: {
    out: {
      type: "string",
      default: fileURLToPath(new URL("../../web/areas/home/live-room/pictures", import.meta.url)),
    },
    quality: { type: "string", default: "print" },
    raw: { type: "string" },
    only: { type: "string" },
    cache: { type: "string", default: "/tmp/room-maps" },
  },
});

const offers = new DemoOffers();
const boxes = new Map(Object.entries(room.boxes));

async function writeBase(picture: Buffer): Promise<void> {
  for (const width of widths_px) {
    const scaled = sharp(picture).resize({ width });
    await scaled
      .clone()
      .avif({ quality: 58, effort: 6 })
      .toFile(join(values.out, `base-${width}.avif`));
    await scaled
      .clone()
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(join(values.out, `base-${width}.webp`));
  }
  // in lists of rooms it is a template like others
  const card = sharp(picture).resize({ width: 960, height: 640, fit: "cover", position: "right" });
  await keep(await card.png().toBuffer(), landingTemplate, offers);
}

async function writeLayer(name: string, base: Buffer, picture: Buffer, isHeld: boolean): Promise<void> {
  const box = boxes.get(name.replace(/-\d+$/, "")) ?? [0, 0, 1, 1];
  const layer = await changedPixels(base, picture, box, !isHeld);
  for (const width of layerWidths_px)
    await layer
      .clone()
      .resize({ width })
      .webp({ quality: 82, alphaQuality: 80, effort: 5, smartSubsample: true })
      .toFile(join(values.out, `${name}-${width}.webp`));
}

/** The parts' numbers of choice in each shot: parts that do not touch in the picture are changed together. */
function* shots(): Generator<{ chosen: ReadonlyMap<string, number>; isHeld: boolean }> {
  for (const { parts, light } of room.shots) {
    if (values.only && !parts.some((part) => values.only?.split(",").includes(part))) continue;
    const most = Math.max(...parts.map((id) => landingParts.find((part) => part.id === id)!.choices.length));
    for (let at = 1; at < most; at += 1)
      yield { chosen: new Map(parts.map((id) => [id, at])), isHeld: light === "held" };
  }
}

async function main(): Promise<void> {
  await mkdir(values.out, { recursive: true });
  const studio = await openRoomStudio(values.cache);
  const view = { ...room.camera, at: room.camera.at as [number, number, number] };
  const toward = view.toward as [number, number];
  const cameras = [{ kind: "photo" as const, view: { ...view, toward } }];
  const quality = values.quality as Quality;
  const take = async (chosen: ReadonlyMap<string, number>, hold: boolean) => {
    const begun = Date.now();
    const design = landingDesign(offers, chosen);
    const job = { design, goods: productsOf(design, offers), cameras, quality, hold, ...size };
    const { pictures } = await studio.take({ ...job, light: { hour: room.hour, evening: false } });
    const [picture] = pictures;
    if (!picture) throw new Error("The studio took no picture.");
    const name = [...chosen].map((each) => each.join("-")).join("+") || "base";
    if (values.raw) await writeFile(join(values.raw, `${name}.png`), picture);
    console.log(`${[...chosen].join(" ") || "the room"}: ${Math.round((Date.now() - begun) / 1000)} s`);
    return picture;
  };
  try {
    const kept = values.raw && values.only ? await readFile(join(values.raw, "base.png")) : null;
    const base = kept ?? (await take(new Map(), false));
    if (!kept) await writeBase(base);
    for (const { chosen, isHeld } of shots()) {
      const picture = await take(chosen, isHeld);
      for (const [id, at] of chosen) await writeLayer(`${id}-${at}`, base, picture, isHeld);
    }
    const shows = Object.fromEntries(landingPictures(offers));
    await writeFile(join(values.out, "index.json"), `${JSON.stringify(shows, null, 2)}\n`);
  } finally {
    await studio.close();
  }
}

await main();
