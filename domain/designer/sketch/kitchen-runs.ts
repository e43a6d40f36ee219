import type { RoomItem } from "../../../contract/design/room-design.ts";
import { ceilingAt, isSloped } from "../../room/geometry/ceiling.ts";
import type { Offer } from "../offer.types.ts";
import { windowAt } from "./bath-sets.ts";
import type { PlaceOptions, RoomSketch } from "./room-sketch.ts";

/** A door style in one finish, as a kitchen is ordered. */
export interface CabinetLine {
  door: string;
  finish: string;
}

const param = (offer: Offer, name: string) => String(offer.model?.params[name] ?? "");

/** The first line of the palette that is sold, by its turn. */
export function cabinetLine(sketch: RoomSketch, finishes: readonly string[]): CabinetLine | null {
  const offers = new Set<string>();
  for (const door of sketch.palette.doors)
    for (const finish of finishes) {
      const found = sketch.shelf.fixture(
        {
          kind: "base_cabinet",
          accepts: (offer) => param(offer, "door") === door && offer.finish === finish,
        },
        sketch.key,
      );
      if (found) offers.add(`${door}/${finish}`);
    }
  const asked = [...offers].filter((each) => sketch.palette.askedDoors?.includes(each.split("/")[0]!));
  const list = asked.length > 0 ? asked : [...offers];
  const [door, finish] = (list[sketch.turn % Math.max(1, Math.min(2, list.length))] ?? "").split("/");
  return door && finish ? { door, finish } : null;
}

/** A cabinet of that line and height; `layouts` are the insides that will do, the best first. */
function cabinet(
  sketch: RoomSketch,
  kind: string,
  line: CabinetLine | null,
  layouts: readonly string[],
  width: number,
  more: { height?: number } = {},
): Offer | null {
  const nearest = (accepts: (offer: Offer) => boolean) =>
    sketch.shelf.fixture(
      {
        kind,
        width_in: width,
        most_in: { width: width + 0.1, ...(more.height ? { height: more.height } : {}) },
        finishes: line ? [line.finish] : [],
        accepts: (offer) =>
          accepts(offer) &&
          param(offer, "layout") !== "corner" &&
          (!line || param(offer, "door") === line.door),
      },
      `${sketch.key}/${kind}/${layouts.join()}`,
    );
  const isHigh = (offer: Offer) => !more.height || Math.abs(offer.height_in - more.height) < 0.1;
  for (const layout of layouts) {
    const found = nearest((offer) => param(offer, "layout") === layout && isHigh(offer));
    if (found && found.width_in > width - 3.1) return found;
  }
  return nearest(isHigh) ?? nearest(() => true);
}

const insides: Record<string, readonly string[]> = {
  b: ["drawer-door", "door", "drawers-3"],
  d: ["drawers-3", "drawers-2", "drawer-door"],
  s: ["sink", "drawer-door"],
  t: ["pantry", "door"],
  o: ["oven", "pantry"],
};

export interface Kitchen {
  line: CabinetLine | null;
  islandLine: CabinetLine | null;
  /** Sinks are at least so wide where their cabinets allow it. */
  sink_in?: number;
  /** A hood may hang as low as this where the ceiling leaves it no other place; 66 in. else. */
  hood_in?: number;
}

export const kitchenOf = (sketch: RoomSketch): Kitchen => ({
  line: cabinetLine(sketch, sketch.palette.cabinets),
  islandLine: cabinetLine(sketch, sketch.palette.island) ?? cabinetLine(sketch, sketch.palette.cabinets),
});

/** Height of tall cabinets under that ceiling. */
const tallest = (sketch: RoomSketch) =>
  isSloped(sketch.plan.plan)
    ? 84
    : ([96, 90, 84].find((high) => high <= sketch.plan.plan.ceiling_height_in - 2) ?? 84);

/** What a run left behind that others refer to. */
export interface Run {
  items: RoomItem[];
  range?: RoomItem;
  sink?: RoomItem;
}

/**
 * Cabinets and appliances along a wall, one after the other from that x or y upwards. Pieces: `b24` base, `d30`
 * drawers, `s36` sink base with sink and faucet, `dw` dishwasher, `r30` range, `c36` cooktop in drawers, `f36`
 * refrigerator, `t24` tall cabinet, `o30` wall oven, `x3` nothing.
 */
export function run(sketch: RoomSketch, kitchen: Kitchen, wall: string, from: number, pieces: string): Run {
  const done: Run = { items: [] };
  let at = from;
  for (const piece of pieces.split(" ")) {
    const kind = piece === "dw" ? "dw" : piece.charAt(0);
    const width = piece === "dw" ? 24 : Number(piece.slice(1));
    const middle = at + width / 2;
    at += width;
    if (kind !== "x") done.items.push(place(sketch, kitchen, wall, middle, kind, width, done));
  }
  return done;
}

function place(
  sketch: RoomSketch,
  kitchen: Kitchen,
  wall: string,
  middle: number,
  kind: string,
  width: number,
  done: Run,
): RoomItem {
  const on = (slot: string, options: PlaceOptions) => sketch.on(wall, middle, slot, options);
  const fit: PlaceOptions = { wide: width, most: { width: width + 0.1 } };
  switch (kind) {
    case "dw":
      return on("dishwasher", fit);
    case "f":
      return on("refrigerator", { ...fit, most: { width: width + 0.1, depth: 36 } });
    case "r": {
      const range = on("range", { ...fit, least: { width: width - 2 } });
      done.range = range;
      return range;
    }
    case "t":
    case "o": {
      const offer = cabinet(sketch, "tall_cabinet", kitchen.line, insides[kind]!, width, {
        height: tallest(sketch),
      });
      const tower = on("tall_cabinet", { offer, size: { width } });
      if (kind === "o") {
        const oven = sketch.choose("wall_oven", { most: { width: width + 0.1 } });
        if (oven)
          sketch.on(wall, middle, "wall_oven", {
            offer: oven,
            host: tower,
            elevation: 28,
            gap: Math.max(0, 25 - oven.depth_in),
          });
      }
      return tower;
    }
    default: {
      const apron =
        kind === "s" && kitchenSink(sketch, width, kitchen.sink_in)?.model?.params.form === "apron";
      const layouts = apron ? ["sink-apron", "sink"] : (insides[kind === "c" ? "d" : kind] ?? insides.b!);
      const offer = cabinet(sketch, "base_cabinet", kitchen.line, layouts, width);
      const base = on("base_cabinet", { offer, size: { width } });
      if (kind === "s") done.sink = sinkIn(sketch, wall, middle, base, kitchen.sink_in);
      if (kind === "c") on("cooktop", { host: base, gap: 2.5, most: { width: width + 0.7 } });
      return base;
    }
  }
}

const kitchenSink = (sketch: RoomSketch, cabinet_in: number, least_in = 0): Offer | null => {
  const most = { width: cabinet_in - 2.9, depth: 21.1 };
  const wide =
    least_in < most.width ? sketch.choose("kitchen_sink", { most, least: { width: least_in } }) : null;
  return wide ?? sketch.choose("kitchen_sink", { most });
};

/** Sink and faucet in a base cabinet against a wall. */
export function sinkIn(
  sketch: RoomSketch,
  wall: string,
  middle: number,
  base: RoomItem,
  least_in = 0,
): RoomItem | undefined {
  const sink = kitchenSink(sketch, base.width_in, least_in);
  if (!sink) return undefined;
  const apron = sink.model?.params.form === "apron";
  const front = base.depth_in + 1.25;
  const gap = apron ? front + 0.4 - sink.depth_in : Math.min(5.4, front - 2 - sink.depth_in);
  const item = sketch.on(wall, middle, "kitchen_sink", { offer: sink, host: base, gap });
  // a tall faucet needs a window or bare wall behind it
  const faucet = sketch.choose("kitchen_faucet", {
    most: { height: windowAt(sketch, wall, middle - 8, middle + 8, 60) ? 24 : 17.6 },
  });
  if (faucet)
    sketch.on(wall, middle, "kitchen_faucet", {
      offer: faucet,
      host: base,
      gap: Math.max(0, 3 - faucet.depth_in / 2),
      elevation: 36,
    });
  return item;
}

/** Wall cabinets and what hangs between them: `w30` cabinet, `h30` hood, `m30` microwave over the range, `x36` nothing. */
export function uppers(
  sketch: RoomSketch,
  kitchen: Kitchen,
  wall: string,
  from: number,
  pieces: string,
): void {
  let at = from;
  const { plan } = sketch.plan;
  // under a slope as high as the walls that kitchens are put along have it
  const ceiling = isSloped(plan) ? 84 : plan.ceiling_height_in;
  const high = ceiling >= 108 ? 42 : ceiling >= 91 ? 36 : 30;
  for (const piece of pieces.split(" ")) {
    const kind = piece.charAt(0);
    const width = Number(piece.slice(1));
    const middle = at + width / 2;
    at += width;
    if (kind === "w") {
      const offer = cabinet(sketch, "wall_cabinet", kitchen.line, ["wall-door"], width, { height: high });
      if (offer || !sketch.shelf.has("wall_cabinet"))
        sketch.on(wall, middle, "wall_cabinet", { offer, size: { width }, elevation: 54 });
    } else if (kind === "h") {
      const hood = sketch.choose("hood", {
        most: { width: width + 12.1, height: ceiling - (kitchen.hood_in ?? 66) },
        least: { width: width - 0.2 },
        wide: width,
      });
      if (hood && hood.width_in <= width + 0.2)
        sketch.on(wall, middle, "hood", { offer: hood, elevation: Math.min(66, ceiling - hood.height_in) });
      else sketch.maybeOn(wall, middle, "under_hood", { most: { width: width + 0.2 }, elevation: 66 });
    } else if (kind === "m")
      sketch.maybeOn(wall, middle, "microwave", { most: { width: width + 0.1 }, elevation: 66 });
  }
}

/** An island with its doors toward `facing` and stools at its back; pendants above. */
export function island(
  sketch: RoomSketch,
  kitchen: Kitchen,
  [x, y]: readonly [number, number],
  rotation: number,
  wide: number,
  options: { kind?: "island" | "peninsula"; stools: number; sink?: boolean; pendants?: number },
): RoomItem {
  const kind = options.kind ?? "island";
  const offer = cabinet(sketch, kind, kitchen.islandLine, [], wide);
  const item = sketch.at(x, y, rotation, kind, { offer });
  const turn = (rotation * Math.PI) / 180;
  const local = (across: number, front: number): [number, number] => [
    item.at_in[0] + Math.cos(turn) * across + Math.sin(turn) * front,
    item.at_in[1] + Math.sin(turn) * across - Math.cos(turn) * front,
  ];
  const step = item.width_in / Math.max(1, options.stools);
  for (let at = 0; at < options.stools; at++) {
    const stool = sketch.choose("stool", { most: { height: 46 } });
    const deep = stool?.depth_in ?? 18;
    const [sx, sy] = local(-item.width_in / 2 + step * (at + 0.5), -item.depth_in / 2 - deep / 2 + 7);
    sketch.at(sx, sy, (rotation + 0) % 360, "stool", { offer: stool });
  }
  if (options.sink) {
    const sink = sketch.choose("kitchen_sink", {
      most: { width: 31, depth: 19.1 },
      accepts: (each) => ["undermount", "workstation"].includes(param(each, "form")),
    });
    if (sink) {
      const [sx, sy] = local(0, item.depth_in / 2 - sink.depth_in / 2 - 3);
      sketch.at(sx, sy, rotation, "kitchen_sink", { offer: sink, host: item });
      const faucet = sketch.choose("kitchen_faucet");
      const [fx, fy] = local(0, item.depth_in / 2 - sink.depth_in - 5.6);
      if (faucet) sketch.at(fx, fy, rotation, "kitchen_faucet", { offer: faucet, host: item, elevation: 36 });
    }
  }
  const pendants = options.pendants ?? 0;
  for (let at = 0; at < pendants; at++) {
    const light = sketch.choose("pendant", { most: { width: 20 } });
    // over a peninsula they keep out of the way of the doors of wall cabinets
    const [px, py] = local(((at + 0.5) / pendants - 0.5) * item.width_in * 0.8, 0);
    if (light)
      sketch.at(px, py, rotation, "pendant", {
        offer: light,
        elevation: Math.min(66, ceilingAt(sketch.plan.plan, [px, py]) - light.height_in),
      });
  }
  return item;
}
