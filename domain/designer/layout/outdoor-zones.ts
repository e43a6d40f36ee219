import { onPlan } from "../../room/geometry/oriented-box.ts";
import { distance, type Point } from "../../room/geometry/point.ts";
import { isCartGrill, type Module, outdoorKitchen } from "../sketch/outdoor-sets.ts";
import { thing } from "../sketch/props.ts";
import { type Arrangement, wallWords } from "./arranging.ts";
import { isReachable } from "./extras.ts";
import { boxFrom, coordinateOn } from "./ground.ts";
import { offsetsOn } from "./living-groups.ts";
import { chairPiece, easyChairSize, isFree, type Piece, reserved } from "./pieces.ts";

/** Parts of an outdoor room. Each gives the rooms with it at its best places; none where it does not fit. */

/** Deck around a pool. */
const deck_in = 36;

export function addPool(room: Arrangement): Arrangement[] {
  const { ground, input } = room.with;
  const { left, right, bottom, top } = ground.bounds;
  const sold = new Map(
    input.offers.ofKind("pool").map((offer) => [`${offer.width_in}x${offer.depth_in}`, offer]),
  );
  const doors = ground.ways.map((span) => span.from);
  const found: Arrangement[] = [];
  const step = ground.area_sqft > 500 ? 24 : 12;
  const list = [...sold.values()].sort((a, b) => b.width_in * b.depth_in - a.width_in * a.depth_in);
  for (const { width_in, depth_in } of list)
    for (const rotation_deg of [0, 90]) {
      const places: { box: Piece["box"]; rank: number }[] = [];
      for (let x = left + 12; x < right; x += step)
        for (let y = bottom + 12; y < top; y += step) {
          const box = { center: [x, y] satisfies Point as Point, width_in, depth_in, rotation_deg };
          const around = { ...box, width_in: width_in + 2 * deck_in, depth_in: depth_in + 2 * deck_in };
          if (
            !ground.holds(around) ||
            !isFree(ground, room.pieces, { name: "pool", box, top_in: 2, put() {} }, 36)
          )
            continue;
          const away = Math.min(...doors.map((door) => distance(door, [x, y])), 400);
          const off = Math.min(Math.abs(x - ground.middle[0]), Math.abs(y - ground.middle[1]));
          places.push({ box, rank: off / 4 - away / 10 });
        }
      places.sort((a, b) => a.rank - b.rank);
      const best = places[0];
      if (!best) continue;
      const next = room.copy();
      const [x, y] = best.box.center;
      const piece: Piece = {
        name: "pool",
        box: best.box,
        top_in: 40,
        put: (sketch) => {
          sketch.at(x, y, rotation_deg, "pool", {
            wide: width_in,
            most: { width: width_in + 0.5, depth: depth_in + 0.5 },
            least: { width: width_in - 0.5, depth: depth_in - 0.5 },
          });
        },
      };
      if (!next.add([piece], { clear_in: 30 })) continue;
      next.has.add("pool");
      next.words.push(
        `pool ${Math.round(width_in / 12)} by ${Math.round(depth_in / 12)} ft ${rotation_deg === 0 ? "east to west" : "north to south"}`,
      );
      next.says.push("The pool has a walkway of 3' or more on every side.");
      next.score += 20 + (width_in * depth_in) / 4000;
      found.push(next);
    }
  return found.slice(0, 5);
}

/** Loungers beside the pool, in pairs where there is room for two. */
export function addLoungers(room: Arrangement): Arrangement[] {
  const pool = room.pieces.find(({ name }) => name === "pool");
  if (!pool || !room.with.mayHave("lounge", "lounge")) return [];
  const { box } = pool;
  const next = room.copy();
  let count = 0;
  for (const sides of [[-24, 24], [0]])
    for (const turn of [0, 180, 90, 270]) {
      const isSide = turn % 180 === 0;
      const half = (isSide ? box.depth_in : box.width_in) / 2;
      const length = isSide ? box.width_in : box.depth_in;
      const frame = { center: box.center, rotation_deg: (box.rotation_deg + turn) % 360 };
      for (const along of [-length / 4, length / 4, 0])
        for (const out of [half + 34, half + 50, half + 24]) {
          if (count + sides.length > 4 || (count > 0 && sides.length === 1 && count >= 2)) break;
          const set = sides.map((side) => lounger(boxFrom(frame, along + side, out + 42, 42, 84, 180)));
          if (next.add(set, { clear_in: 1 })) count += sides.length;
        }
    }
  if (count === 0) return [];
  next.has.add("lounge");
  next.words.push(count === 1 ? "a lounger" : `${count} loungers`);
  next.says.push(count === 1 ? "A lounger stands by the water." : "Loungers stand along the water.");
  next.score += 5 + count;
  return [next];
}

/** Its feet are at the water. */
const lounger = (box: Piece["box"]): Piece => ({
  name: "lounger",
  box,
  top_in: 36,
  put: (sketch) => {
    const [x, y] = box.center;
    sketch.at(x, y, box.rotation_deg, "lounge", { most: { width: 42, depth: 84 } });
  },
});

const kitchens: readonly (readonly Module[])[] = [
  [
    ["sink", 30],
    ["drawers", 24],
    ["grill", 36],
    ["doors", 36],
    ["fridge", 24],
  ],
  [
    ["drawers", 24],
    ["grill", 36],
    ["doors", 36],
    ["fridge", 24],
  ],
  [
    ["drawers", 24],
    ["grill", 36],
    ["doors", 36],
  ],
];

/** A kitchen run on a wall; where there is none long enough, a grill on wheels. */
export function addGrill(room: Arrangement): Arrangement[] {
  const { ground, input } = room.with;
  const found: Arrangement[] = [];
  const walls = new Set<string>();
  for (const modules of input.offers.has("base_cabinet") ? kitchens : []) {
    const wide = modules.reduce((sum, [, each]) => sum + each, 0);
    for (const stretch of ground.stretches(60, wide + 2).filter(({ face }) => face.kind === "wall")) {
      if (walls.has(stretch.face.id)) continue;
      for (const offset of offsetsOn(stretch, wide + 2)) {
        const box = boxFrom(ground.against(stretch.face, offset), 0, 13, wide, 26);
        const piece: Piece = {
          name: "kitchen",
          box,
          top_in: 60,
          put: (sketch) => {
            let from = offset - wide / 2;
            const places = modules.map((module) => {
              from += module[1];
              return [coordinateOn(stretch.face, from - module[1] / 2), module] as const;
            });
            outdoorKitchen(sketch, stretch.face.id, places);
          },
        };
        const next = room.copy();
        const stand = boxFrom(box, 0, 13 + 15, wide, 30);
        if (!isFree(ground, room.pieces, reserved("stand", stand, 0.5)) || !next.add([piece])) continue;
        next.pieces.push({ ...reserved("stand", stand, 0.5), walkedOn: true });
        next.has.add("grill");
        next.words.push(`kitchen on ${wallWords(stretch.face.id)}`);
        next.says.push(
          `The grill and its counters line ${wallWords(stretch.face.id)}, with room to work in front.`,
        );
        next.score += 14 + wide / 40;
        walls.add(stretch.face.id);
        found.push(next);
        break;
      }
    }
  }
  return found.length > 0 ? found.slice(0, 3) : cartGrill(room);
}

function cartGrill(room: Arrangement): Arrangement[] {
  const { ground, sizes } = room.with;
  const size = sizes.largest("cart", "grill", isCartGrill, { width: 62, depth: 30 });
  if (!size) return [];
  const found: Arrangement[] = [];
  for (const face of ground.faces) {
    const whole = { face, from_in: 0, to_in: face.length_in };
    for (const offset of offsetsOn(whole, size.width + 8)) {
      const frame = ground.against(face, offset, 4);
      const box = boxFrom(frame, 0, size.depth / 2, size.width, size.depth);
      const [x, y] = box.center;
      const piece: Piece = {
        name: "grill",
        box,
        top_in: 48,
        put: (sketch) => {
          sketch.at(x, y, box.rotation_deg, "grill", {
            most: size,
            accepts: isCartGrill,
          });
        },
      };
      const next = room.copy();
      if (ground.covered(piece).length > 0 || !isReachable(next, piece, 34) || !next.add([piece])) continue;
      next.has.add("grill");
      next.words.push(
        `grill on ${face.kind === "open" ? `the ${wallWords(face.id).replace(/^the | wall$/g, "")} side` : wallWords(face.id)}`,
      );
      next.says.push("The grill stands at the edge, with room to work in front.");
      next.score += 10;
      found.push(next);
      break;
    }
  }
  return found.slice(0, 3);
}

/** A fire pit by itself, near the seats. */
export function addFirePit(room: Arrangement): Arrangement[] {
  if (room.has.has("fire_pit")) return [];
  const { ground } = room.with;
  const sofa = room.pieces.find(({ name }) => name === "sofa" || name === "chair");
  const near: Point = sofa ? onPlan(sofa.box, [0, -110]) : ground.middle;
  const places = spots(room, 44, 30).sort((a, b) => distance(a, near) - distance(b, near));
  for (const at of places.slice(0, 12)) {
    const next = room.copy();
    if (!next.add([pit(at)], { clear_in: 24 })) continue;
    next.has.add("fire_pit");
    next.words.push("fire pit");
    next.says.push("The fire pit stands free, with room to walk around it.");
    next.score += 8;
    return [next];
  }
  return [];
}

const pit = ([x, y]: Point): Piece => ({
  name: "fire pit",
  box: { center: [x, y], width_in: 44, depth_in: 44, rotation_deg: 0 },
  top_in: 30,
  put: (sketch) => {
    thing(sketch, ["fire-pit"], x, y, 0, { most: { width: 44, depth: 44 } });
  },
});

/** Places where a square of that size is free with so much around it. */
function spots(room: Arrangement, size_in: number, clear_in: number): Point[] {
  const { ground } = room.with;
  const { left, right, bottom, top } = ground.bounds;
  const found: Point[] = [];
  for (let x = left + 12; x < right; x += 12)
    for (let y = bottom + 12; y < top; y += 12) {
      const side = size_in + 2 * clear_in;
      const box = {
        center: [x, y] satisfies Point as Point,
        width_in: side,
        depth_in: side,
        rotation_deg: 0,
      };
      if (ground.holds(box) && isFree(ground, room.pieces, reserved("spot", box, 40))) found.push([x, y]);
    }
  return found;
}

/** Chairs around a fire pit. */
export function fireRing(room: Arrangement): Arrangement[] {
  const { ground, sizes, input } = room.with;
  const chair = easyChairSize(sizes, true);
  if (!chair) return [];
  if (!input.offers.ofKind("accessory").some((offer) => offer.model?.params.form === "fire-pit")) return [];
  const radius = 22 + 20 + chair.depth / 2;
  const reach = 2 * (radius * Math.SQRT1_2 + Math.hypot(chair.width, chair.depth) / 2);
  const places = spots(room, reach, 4).sort(
    (a, b) => distance(a, ground.middle) - distance(b, ground.middle),
  );
  for (const at of places.slice(0, 6)) {
    const next = room.copy();
    const chairs = [45, 135, 225, 315].map((turn) => {
      const angle = (turn * Math.PI) / 180;
      const center: Point = [at[0] + Math.sin(angle) * radius, at[1] - Math.cos(angle) * radius];
      // each looks at the fire
      return chairPiece(
        { center, width_in: chair.width, depth_in: chair.depth, rotation_deg: (turn + 180) % 360 },
        true,
      );
    });
    if (!next.add([pit(at), ...chairs], { clear_in: 2 })) continue;
    next.has.add("fire_pit").add("lounge");
    next.words.push("four chairs around a fire pit");
    next.says.push("Four chairs stand around the fire pit.");
    next.score += 20;
    return [next];
  }
  return [];
}
