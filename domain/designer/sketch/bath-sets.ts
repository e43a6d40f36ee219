import type { RoomItem } from "../../../contract/design/room-design.ts";
import { ceilingAt, isSloped } from "../../room/geometry/ceiling.ts";
import { boxOf } from "../../room/geometry/footprint.ts";
import { add, times } from "../../room/geometry/point.ts";
import { facesOf, spanOn } from "../../room/geometry/walls.ts";
import { canBeDrilledFor } from "../complete/drilled.ts";
import type { Offer } from "../offer.types.ts";
import { isVessel } from "./place-wishes.ts";
import type { PlaceOptions, RoomSketch } from "./room-sketch.ts";

/** A bathroom's fixtures with what belongs to each. */

/** Where along its wall an item's front is seen from: left and right in plan coordinates. */
const across = (sketch: RoomSketch, wall: string): readonly [number, number] => {
  const [x, y] = sketch.wall(wall).along;
  return [Math.abs(x), Math.abs(y)];
};

export function toilet(
  sketch: RoomSketch,
  wall: string,
  coordinate: number,
  options: PlaceOptions = {},
): RoomItem {
  const offer = sketch.choose("toilet", options);
  const hung = offer?.model?.design.includes("wallhung") ?? false;
  const holder = sketch.on(wall, coordinate, "toilet", {
    ...options,
    offer,
    ...(hung && offer ? { elevation: 16.5 - offer.height_in } : {}),
  });
  return holder;
}

/** The window over a place on a wall, if there is one between those coordinates and lower than `below`. */
export function windowAt(sketch: RoomSketch, wall: string, from: number, to: number, below: number): boolean {
  const line = sketch.wall(wall);
  const axis = Math.abs(line.along[0]) >= Math.abs(line.along[1]) ? 0 : 1;
  return sketch.plan.plan.openings.some((opening) => {
    if (opening.wall !== wall || (opening.sill_in ?? 0) > below) return false;
    const ends = [opening.offset_in, opening.offset_in + opening.width_in].map(
      (along) => line.start[axis] + line.along[axis] * along,
    );
    return Math.min(...ends) < to && Math.max(...ends) > from;
  });
}

/** Vanity or console with faucets, mirrors and lights above. */
export function vanity(
  sketch: RoomSketch,
  wall: string,
  coordinate: number,
  options: PlaceOptions & { place?: string; lights?: boolean } = {},
): RoomItem {
  const place = options.place ?? "vanity";
  const offer = sketch.choose(place, options);
  const hung =
    (offer?.model?.params.base ?? "").toString().startsWith("wall") ||
    offer?.model?.params.form === "wall-hung";
  const top = 34;
  const item = sketch.on(wall, coordinate, place, {
    ...options,
    offer,
    ...(hung && offer ? { elevation: top - offer.height_in } : {}),
  });
  const bowls = place === "double_vanity" ? [-0.25, 0.25] : [0];
  for (const share of bowls) {
    const place_in = coordinate + share * item.width_in;
    tap(sketch, wall, place_in, item, offer !== null && isVessel(offer));
    mirror(sketch, wall, place_in, Math.min(item.width_in / bowls.length - 3, 42));
  }
  if (place !== "double_vanity" || item.width_in < 70) {
    const wide = place === "double_vanity" ? 32 : Math.min(26, item.width_in);
    light(sketch, wall, coordinate, wide);
  } else for (const share of bowls) light(sketch, wall, coordinate + share * item.width_in, 26);
  return item;
}

function tap(sketch: RoomSketch, wall: string, coordinate: number, host: RoomItem, onVessel: boolean): void {
  const place = onVessel ? "vessel_faucet" : "lavatory_faucet";
  const top = host.sku === null ? undefined : sketch.shelf.get(host.sku);
  const accepts = (offer: Offer) => !top || canBeDrilledFor(offer, top, sketch.shelf);
  const faucet = sketch.choose(place, { accepts }) ?? sketch.choose(place);
  if (!faucet) return;
  const base = host.elevation_in ?? 0;
  sketch.on(wall, coordinate, place, {
    offer: faucet,
    host,
    gap: Math.max(0, 3.3 - faucet.depth_in / 2),
    elevation: base + host.height_in - (onVessel ? 4.6 : 0),
  });
}

function mirror(sketch: RoomSketch, wall: string, coordinate: number, wide: number): void {
  if (windowAt(sketch, wall, coordinate - 16, coordinate + 16, 70)) return;
  const ceiling = sketch.plan.plan.ceiling_height_in;
  sketch.maybeOn(wall, coordinate, "mirror", {
    wide: Math.min(wide, 30),
    most: { width: wide, height: ceiling - 56 },
  });
}

function light(sketch: RoomSketch, wall: string, coordinate: number, wide: number): void {
  if (windowAt(sketch, wall, coordinate - 16, coordinate + 16, 80)) return;
  sketch.maybeOn(wall, coordinate, "vanity_light", { most: { width: wide + 1 }, wide: Math.min(wide, 24) });
}

/** Alcove tub with tiled walls, valve and spout at one end (`plumbing` is the wall of the fittings). */
export function alcoveTub(
  sketch: RoomSketch,
  wall: string,
  coordinate: number,
  plumbing: string,
  options: PlaceOptions = {},
): RoomItem {
  const item = sketch.on(wall, coordinate, "alcove_tub", {
    wide: 60,
    most: { width: 60.2, depth: 32.2 },
    ...options,
  });
  const [x, y] = item.at_in;
  sketch.maybeOn(plumbing, across(sketch, plumbing)[0] > 0.5 ? x : y, "tub_set", {
    host: item,
    elevation: 30,
  });
  return item;
}

/** Freestanding tub, long side to the wall, filler on that wall. */
export function freeTub(
  sketch: RoomSketch,
  wall: string,
  coordinate: number,
  options: PlaceOptions = {},
): RoomItem {
  const item = sketch.on(wall, coordinate, "free_tub", { gap: 4, wide: 67, ...options });
  if (!windowAt(sketch, wall, coordinate - 8, coordinate + 8, 34) && item.height_in < 27)
    sketch.maybeOn(wall, coordinate, "tub_filler", { host: item, elevation: item.height_in + 6 });
  return item;
}

export interface ShowerPlan {
  /** Walls with a fitting on them. */
  fitting: string;
  /** What closes the long front. */
  front: "sliding" | "panel" | "none";
  /** The short open side, as the direction of its glass, where there is one. */
  side?: "n" | "e" | "s" | "w";
  /** Puts the front pane at the other end of the base. */
  lean?: -1;
  wide?: number;
  deep?: number;
  /** The widest pane that does not stick out beside the base. */
  pane_in?: number;
  /** The highest curb that will do. */
  curb_in?: number;
}

/** Shower base along a wall, its fittings and its glass. */
export function shower(sketch: RoomSketch, wall: string, coordinate: number, plan: ShowerPlan): RoomItem {
  const wide = plan.wide ?? 60;
  const base = sketch.on(wall, coordinate, "shower_base", {
    wide,
    most: {
      width: wide + 0.2,
      depth: (plan.deep ?? 36) + 0.2,
      ...(plan.curb_in === undefined ? {} : { height: plan.curb_in }),
    },
    least: { width: wide - 0.2, depth: (plan.deep ?? 36) - 0.2 },
  });
  const [x, y] = base.at_in;
  const system = sketch.choose("shower_system", { most: { depth: 21 } });
  if (system) {
    const alongX = across(sketch, plan.fitting)[0] > 0.5;
    const [fx, fy] = sketch.onWall(plan.fitting, alongX ? x : y, system.depth_in / 2);
    const { plan: room } = sketch.plan;
    const top = isSloped(room) ? Math.min(84, ceilingAt(room, [fx, fy]) - 3) : 84;
    sketch.on(plan.fitting, alongX ? x : y, "shower_system", {
      offer: system,
      host: base,
      elevation: Math.max(30, top - system.height_in),
    });
  }
  const turn = sketch.turnAt(wall);
  const front = [0, 0];
  const [out_x, out_y] = sketch.wall(wall).out;
  const glassAt = (depth: number) =>
    [x - out_x * (base.depth_in / 2 - depth), y - out_y * (base.depth_in / 2 - depth)] as const;
  if (plan.front === "sliding") {
    const door = sketch.choose("sliding_door", { most: { width: wide + 0.2 } });
    if (door) {
      const [gx, gy] = glassAt(door.depth_in / 2);
      sketch.at(gx + front[0]!, gy + front[1]!, turn, "sliding_door", {
        offer: door,
        host: base,
        elevation: base.height_in,
      });
    }
  }
  let pane: RoomItem | null = null;
  if (plan.front === "panel") {
    const shift = (base.width_in / 2 - 17.2) * (plan.lean ?? 1);
    const [gx, gy] = glassAt(6.1);
    const radians = (turn * Math.PI) / 180;
    const place = [gx - Math.cos(radians) * shift, gy - Math.sin(radians) * shift] as const;
    pane = panel(sketch, base, place, turn, plan.pane_in);
  }
  if (plan.side) {
    const side = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] }[plan.side] as [number, number];
    const upright = Math.abs(Math.cos((turn * Math.PI) / 180)) > 0.5;
    const half = (plan.side === "e" || plan.side === "w") === upright ? base.width_in / 2 : base.depth_in / 2;
    const facing = { s: 0, e: 90, n: 180, w: 270 }[plan.side];
    const place = [x + side[0] * (half - 6.1), y + side[1] * (half - 6.1)] as const;
    panel(sketch, base, place, facing, plan.pane_in, pane ?? base);
  }
  return base;
}

/** A fixed pane without its stabilizer's reach, so that it stands on the edge; a wide one ends at the wall. */
function panel(
  sketch: RoomSketch,
  base: RoomItem,
  [x, y]: readonly [number, number],
  rotation: number,
  widest_in: number | undefined,
  beside: RoomItem = base,
): RoomItem | null {
  const pane = sketch.maybe(x, y, rotation, "glass_panel", {
    host: beside,
    elevation: base.height_in,
    ...(widest_in === undefined ? {} : { most: { width: widest_in } }),
  });
  if (!pane) return null;
  for (const face of facesOf(sketch.plan.plan)) {
    const { from_in, to_in, gap_in } = spanOn(face, boxOf(pane));
    if (gap_in >= 0 || gap_in < -pane.width_in || to_in < 1 || from_in > face.length_in - 1) continue;
    pane.at_in = add(pane.at_in, times(face.inward, -gap_in));
  }
  return pane;
}

/** A 36 in. corner with its curved or square enclosure. */
export function cornerShower(
  sketch: RoomSketch,
  wall: string,
  coordinate: number,
  fitting: string,
): RoomItem {
  const base = shower(sketch, wall, coordinate, { fitting, front: "none", wide: 36, deep: 36 });
  const [x, y] = base.at_in;
  const glass = sketch.maybe(x, y, cornerTurn(sketch, wall, fitting), "corner_enclosure", {
    host: base,
    most: { width: 36.2 },
    elevation: base.height_in,
  });
  if (glass)
    for (const item of sketch.items) if (item.host === base.id && item !== glass) item.host = glass.id;
  return base;
}

/** An enclosure has its walls at its back and its left. */
function cornerTurn(sketch: RoomSketch, wall: string, other: string): number {
  const [x, y] = sketch.wall(wall).out;
  const turn = (sketch.turnAt(other) * Math.PI) / 180;
  const isLeft = Math.cos(turn) * x + Math.sin(turn) * y < -0.5;
  return sketch.turnAt(isLeft ? other : wall);
}

/** Light in the middle, fan near the bath. */
export function overhead(
  sketch: RoomSketch,
  [x, y]: readonly [number, number],
  fan: readonly [number, number],
): void {
  sketch.maybe(x, y, 0, "ceiling_light");
  sketch.maybe(fan[0], fan[1], 0, "bath_fan");
}
