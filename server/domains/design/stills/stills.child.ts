import { setFlagsFromString } from "node:v8";
import sharp from "sharp";
import type { PhotoCamera, RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import type { MaterialDefinition } from "../../../../domain/materials/material.ts";
import { photoOf } from "../../../../web/kit/room/scene/saved-views.ts";
import { takeStill } from "../../../../web/kit/room/still/take-still.ts";
import { packMaps } from "../../../../web/kit/room/viewer/surfaces/pack-maps.ts";
import { answerTasks } from "../../../platform/child-tasks.ts";
import type { Redrawn } from "../../../platform/pictures/tasks.ts";

// A picture takes many seconds of computing: in a process of its own, with low priority, they are nobody's.

export interface StillTask {
  design: RoomDesign;
  products: Map<string, RoomProduct>;
  /** Without, the room's best view; `around`: 360 degrees. */
  camera: PhotoCamera | "around" | undefined;
  width: number;
  height: number;
  /** Coarse and quick, for tests. */
  isDraft: boolean;
}

const draft = {
  bake: { portal: 1, lamp: 1, rough: 1, fine: 2, probe: 6 },
  maps: { large: 10_000, small: 4000 },
  texels: 1500,
};

// A ray calls dozens of small functions; with more of them inlined, a picture takes a quarter less time.
setFlagsFromString("--max-inlined-bytecode-size-cumulative=4000");
setFlagsFromString("--max-inlined-bytecode-size=1200");

// one child per server
sharp.concurrency(1);
sharp.cache(false);

/** Designs of one request have many materials in common. */
const mostMaps = 24;
const drawn = new Map<string, ReturnType<typeof packMaps>>();

function draw(definition: MaterialDefinition, pixels: number): ReturnType<typeof packMaps> {
  const key = JSON.stringify([definition, pixels]);
  const maps = drawn.get(key) ?? packMaps(definition, pixels);
  drawn.delete(key);
  drawn.set(key, maps);
  if (drawn.size > mostMaps) drawn.delete(drawn.keys().next().value!);
  return maps;
}

answerTasks(async ({ isDraft, camera, ...asked }: StillTask): Promise<Redrawn | null> => {
  const pixels = takeStill({
    ...asked,
    view: camera === "around" ? camera : camera ? photoOf(camera) : 0,
    draw,
    ...(isDraft && { quality: draft }),
  });
  if (!pixels) return null;
  const { width, height } = asked;
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  const { channels } = await picture.stats();
  const bytes = await picture.webp({ quality: 86, effort: 4, smartSubsample: true }).toBuffer();
  const color = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0")).join("")}`;
  return { bytes, width_px: width, height_px: height, color };
});
