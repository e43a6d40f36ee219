import type { RoomItem } from "../../../contract/design/room-design.ts";
import { bareRuns } from "../../room/takeoff/shapes/countertop.ts";
import type { Offer } from "../offer.types.ts";
import type { RoomSketch } from "./room-sketch.ts";

/** What lies on the surfaces of a furnished room: floor, ceiling, walls, tile, counters, trim, coping. */
export function finish(sketch: RoomSketch): void {
  const { plan } = sketch;
  if (plan.room === "bathroom") bath(sketch);
  else if (plan.room === "kitchen") kitchen(sketch);
  else if (plan.room === "outdoor") outdoor(sketch);
  else if (plan.room === "laundry") utility(sketch);
  else living(sketch);
  if (plan.room !== "outdoor") trim(sketch);
  hardware(sketch);
}

const fullWalls = (sketch: RoomSketch) => sketch.plan.plan.walls.filter((wall) => wall.kind !== "open");

function paint(sketch: RoomSketch, sheen = "eggshell"): void {
  const color = sketch.of(sketch.palette.walls);
  for (const wall of fullWalls(sketch)) sketch.cover(`wall:${wall.id}`, color, { sheen });
  sketch.cover("ceiling", sketch.palette.ceiling, { sheen: "flat" });
}

function bath(sketch: RoomSketch): void {
  const look = sketch.of(sketch.palette.bath);
  const { ceiling_height_in } = sketch.plan.plan;
  sketch.cover("floor", look.floor);
  paint(sketch, "satin");
  const tiled = { laid: look.laid, grout: look.grout };
  if (look.wainscot)
    for (const wall of fullWalls(sketch))
      sketch.cover(`wainscot:${wall.id}`, look.wainscot, { ...tiled, height_in: 42 });
  const wet = sketch.items.filter(
    (item) =>
      (item.kind === "tub" && item.width_in > 55 && item.width_in < 61 && touchesWalls(sketch, item)) ||
      (item.kind === "shower" && Math.min(item.width_in, item.depth_in) >= 30 && !item.host),
  );
  for (const item of wet)
    sketch.cover(`shower:${item.id}`, look.shower, {
      ...tiled,
      height_in: Math.min(ceiling_height_in, item.kind === "tub" ? 84 : 96),
    });
}

/** An alcove tub stands hard against its wall; a freestanding one does not. */
const touchesWalls = (sketch: RoomSketch, item: RoomItem) => {
  const offer = item.sku ? sketch.shelf.get(item.sku) : undefined;
  return offer ? offer.model?.params.form === "alcove" : true;
};

const carries = new Set(["base_cabinet", "island", "peninsula", "dishwasher"]);

function counters(sketch: RoomSketch, query: string): void {
  for (const [first] of bareRuns(sketch.design(""))) sketch.cover(`countertop:${first!.id}`, query);
}

function kitchen(sketch: RoomSketch): void {
  const look = sketch.of(sketch.palette.kitchen);
  sketch.cover("floor", look.floor);
  paint(sketch);
  counters(sketch, look.counter);
  const walls = new Set(
    sketch.items
      .filter((item) => item.against && (carries.has(item.kind) || item.kind === "range"))
      .map((item) => item.against),
  );
  for (const wall of walls)
    sketch.cover(`backsplash:${wall}`, look.splash, { laid: look.laid, grout: look.grout, height_in: 18 });
}

function utility(sketch: RoomSketch): void {
  sketch.cover("floor", sketch.of(sketch.palette.utility));
  paint(sketch, "satin");
  const look = sketch.of(sketch.palette.kitchen);
  counters(sketch, look.counter);
  const base = sketch.items.find((item) => item.kind === "base_cabinet" && item.against);
  if (base)
    sketch.cover(`backsplash:${base.against}`, look.splash, {
      laid: look.laid,
      grout: look.grout,
      height_in: 18,
    });
}

function living(sketch: RoomSketch): void {
  sketch.cover("floor", sketch.of(sketch.palette.floors));
  paint(sketch);
  const query = sketch.of(sketch.palette.accent);
  const wall = accentWall(sketch);
  // pavers come in herringbone; on a wall bricks lie as a mason lays them
  const laid = query.includes("brick") ? ({ laid: "brick" } as const) : {};
  if (wall && sketch.plan.room !== "dining_room") sketch.cover(`wall:${wall}`, query, laid);
  else if (wall && query.startsWith("#")) sketch.cover(`wall:${wall}`, query);
}

/** The wall that the room looks at: behind a bed or a screen, else the longest without openings. */
function accentWall(sketch: RoomSketch): string | null {
  const looked = sketch.items.find(
    (item) => item.kind === "bed" || (item.kind === "media" && item.width_in > 50),
  );
  if (looked?.against) return looked.against;
  const { openings } = sketch.plan.plan;
  const plain = fullWalls(sketch)
    .filter((wall) => !openings.some((opening) => opening.wall === wall.id))
    .sort((first, second) => sketch.wall(second.id).length_in - sketch.wall(first.id).length_in);
  return plain[0]?.id ?? null;
}

function outdoor(sketch: RoomSketch): void {
  const look = sketch.of(sketch.palette.outdoor);
  sketch.cover("floor", look.floor);
  for (const wall of fullWalls(sketch)) {
    const house =
      wall.kind === "wall" && sketch.plan.plan.openings.some((opening) => opening.wall === wall.id);
    if (house) sketch.cover(`wall:${wall.id}`, sketch.of(sketch.palette.walls), { sheen: "satin" });
    else sketch.cover(`wall:${wall.id}`, look.wall);
  }
  if (sketch.plan.tags.includes("covered"))
    sketch.cover("ceiling", sketch.palette.ceiling, { sheen: "flat" });
  counters(sketch, look.counter);
  for (const item of sketch.items) if (item.kind === "pool") sketch.cover(`coping:${item.id}`, look.coping);
}

const profiles: Readonly<Record<string, readonly [base: readonly string[], crown: readonly string[]]>> = {
  traditional: [["Colonial", "Ogee"], ["Ogee"]],
  mediterranean: [["Rounded", "Square"], ["Cove"]],
  farmhouse: [["Craftsman", "Square"], ["Cove"]],
  cottage: [["Colonial", "Craftsman"], ["Cove"]],
  coastal: [["Craftsman", "Rounded"], ["Cove"]],
  transitional: [
    ["Rounded", "Ogee"],
    ["Cove", "Ogee"],
  ],
  "art-deco": [
    ["Ogee", "Colonial"],
    ["Step", "Stepped"],
  ],
};

function trim(sketch: RoomSketch): void {
  const [base, crown] = profiles[sketch.palette.id] ?? [["Square"], ["Bevel"]];
  // wainscot stands on the floor in the baseboard's place
  const bare = fullWalls(sketch).some(
    ({ id }) => !sketch.surfaces.some((each) => each.id === `wainscot:${id}`),
  );
  if (bare) sketch.coverWith("base", sketch.shelf.moulding("Base", base, sketch.palette.id)?.sku ?? null);
  sketch.coverWith("crown", sketch.shelf.moulding("Crown", crown, sketch.palette.id)?.sku ?? null);
}

const pulled = new Set(["base_cabinet", "wall_cabinet", "tall_cabinet", "island", "peninsula"]);
const isPull = ({ product, model, width_in }: Offer) =>
  ["cabinet-pulls", "cabinet-knobs", "cup-pulls"].includes(product.child) && model !== null && width_in < 9;

/** One kind of pull on every cabinet of the room. */
function hardware(sketch: RoomSketch): void {
  if (!sketch.items.some((item) => pulled.has(item.kind))) return;
  const { palette } = sketch;
  const pull = sketch.shelf.fixture(
    { kind: "accessory", styles: palette.styles, finishes: palette.metals, width_in: 5.5, accepts: isPull },
    `${palette.id}/pull`,
  );
  if (pull) for (const item of sketch.items) if (pulled.has(item.kind)) item.hardware_sku = pull.sku;
}
