import type { RoomOpening, RoomPlan, RoomWall } from "../../contract/design/room-design.ts";
import { printLength } from "../catalog/printed-lengths.ts";
import type { Brief, BriefRoom } from "./brief/brief.types.ts";
import type { SketchPlan } from "./sketch/room-sketch.ts";

/** What is drawn where a brief leaves it open. Inches. */
interface Usual {
  width_in: number;
  depth_in: number;
  ceiling_in: number;
  /** Width over depth where only an area is given. */
  ratio: number;
  door_in: number;
}

const usualRooms: Readonly<Record<BriefRoom, Usual>> = {
  bathroom: { width_in: 60, depth_in: 96, ceiling_in: 96, ratio: 0.65, door_in: 30 },
  kitchen: { width_in: 144, depth_in: 144, ceiling_in: 96, ratio: 1.1, door_in: 36 },
  living_room: { width_in: 180, depth_in: 216, ceiling_in: 108, ratio: 0.85, door_in: 60 },
  dining_room: { width_in: 144, depth_in: 168, ceiling_in: 108, ratio: 0.85, door_in: 60 },
  bedroom: { width_in: 144, depth_in: 168, ceiling_in: 96, ratio: 0.9, door_in: 32 },
  laundry: { width_in: 72, depth_in: 96, ceiling_in: 96, ratio: 0.75, door_in: 32 },
  outdoor: { width_in: 216, depth_in: 168, ceiling_in: 120, ratio: 1.25, door_in: 72 },
};

/** The room that a brief describes, with what had to be assumed, in sentences. */
export interface DrawnPlan {
  plan: SketchPlan;
  assumed: string[];
}

/**
 * A rectangle for a brief: entrance in the south, window in the north, as far as the sides allow. The house is in the
 * north of an outdoor room, whose other sides are open. `room` of the brief must be set.
 */
export function planFor(
  brief: Brief & { room: BriefRoom },
  usual: Usual = usualRooms[brief.room],
): DrawnPlan {
  const [width_in, depth_in] = sidesOf(brief, usual);
  const ceiling_height_in = brief.ceiling_in ?? usual.ceiling_in;
  const isOutdoor = brief.room === "outdoor";
  const openings = isOutdoor
    ? outdoorOpenings(width_in)
    : indoorOpenings(brief, usual, width_in, depth_in, ceiling_height_in);
  const plan: RoomPlan = {
    vertices_in: [
      [0, 0],
      [width_in, 0],
      [width_in, depth_in],
      [0, depth_in],
    ],
    ceiling_height_in,
    walls: (["s", "e", "n", "w"] as const).map((id, at): RoomWall => {
      const kind = isOutdoor && id !== "n" ? "open" : "wall";
      return { id, from: at, to: (at + 1) % 4, kind };
    }),
    openings,
    services: [],
  };
  const id = `${brief.room}-${width_in}x${depth_in}`;
  const tags = isOutdoor ? ["open"] : [];
  return { plan: { id, room: brief.room, plan, tags }, assumed: assumptions(brief, plan) };
}

/** Widths of a door to try, the widest first: 34 in. are 32 in. clear. */
const doors_in = [34, 32, 30];

/** The room with each of the doors that it may have, the widest first. */
export const plansFor = (brief: Brief & { room: BriefRoom }): DrawnPlan[] => {
  const usual = usualRooms[brief.room];
  const drawn = doors_in
    .filter((door_in) => door_in > usual.door_in)
    .map((door_in) => planFor(brief, { ...usual, door_in }));
  const least = planFor(brief);
  const doorOf = ({ plan }: DrawnPlan) => plan.plan.openings[0]?.width_in;
  return usual.door_in >= 34 ? [least] : [...drawn.filter((each) => doorOf(each) !== doorOf(least)), least];
};

function sidesOf({ width_in, depth_in, area_sqft }: Brief, usual: Usual): [number, number] {
  if (width_in !== null && depth_in !== null) return [width_in, depth_in];
  if (area_sqft === null) return [usual.width_in, usual.depth_in];
  const depth = Math.sqrt((area_sqft * 144) / usual.ratio);
  return [half(depth * usual.ratio), half(depth)];
}

const half = (inches: number): number => Math.round(inches * 2) / 2;

/** What cabinets beside an entrance take of a wall, with trim and what sticks out. */
const run_in = 31;

/** A kitchen so wide has cabinets on both sides of an entrance in the middle. */
const runsBeside_in = 93;

/** Counter-clockwise, so the south wall runs to the east and the north wall to the west. */
function indoorOpenings(
  { room, wants }: Brief & { room: BriefRoom },
  usual: Usual,
  width: number,
  depth: number,
  ceiling: number,
): RoomOpening[] {
  const isWide = usual.door_in >= 36;
  // 34 in. are 32 in. clear, what planners recommend; small baths have narrower doors
  const isLarge = width * depth >= 50 * 144;
  const isNarrow = room === "kitchen" && width < runsBeside_in;
  const most = isNarrow ? Math.max(32, half(width - run_in)) : width - 8;
  const door_in = Math.min(isLarge ? Math.max(34, usual.door_in) : usual.door_in, most);
  // a small bath is entered beside its wet wall, a living space in its middle, a narrow kitchen past its cabinets
  const middle = isNarrow ? 2 : half((width - door_in) / 2);
  const from = isWide ? middle : half(Math.max(4, width - door_in - 5));
  const entrance: RoomOpening = isWide
    ? { id: "o1", wall: "s", kind: "passage", offset_in: from, width_in: door_in, height_in: 84 }
    : {
        id: "o1",
        wall: "s",
        kind: "door",
        offset_in: from,
        width_in: door_in,
        height_in: 80,
        swing: { into: "room", hinge: "to" },
      };
  // powder rooms are usually inside the house
  const isInner = room === "bathroom" && width * depth < 36 * 144;
  return isInner ? [entrance] : [entrance, windowOf(room, width, ceiling, wants.includes("curtains"))];
}

const windows: Readonly<Partial<Record<BriefRoom, readonly [width: number, sill: number, height: number]>>> =
  {
    bathroom: [24, 54, 24],
    kitchen: [48, 42, 42],
    laundry: [30, 48, 36],
  };

/** The widest window that the usual pair of curtains, 84 in. high, covers with its frame. */
const curtained_in = 54;

function windowOf(room: BriefRoom, wall_in: number, ceiling_in: number, isCurtained: boolean): RoomOpening {
  const [wide, sill_in, high] = windows[room] ?? [Math.min(84, wall_in / 2), 26, 56];
  const width_in = half(Math.min(wide, wall_in - 24, isCurtained ? curtained_in : 84));
  return {
    id: "o2",
    wall: "n",
    kind: "window",
    offset_in: half((wall_in - width_in) / 2),
    width_in,
    sill_in,
    height_in: Math.min(high, ceiling_in - sill_in - 6),
  };
}

function outdoorOpenings(width: number): RoomOpening[] {
  const width_in = Math.min(usualRooms.outdoor.door_in, width - 24);
  const offset_in = half((width - width_in) / 2);
  const swing = { into: "none", hinge: "from" } as const;
  return [{ id: "o1", wall: "n", kind: "door", offset_in, width_in, height_in: 80, swing }];
}

/** What had to be assumed about a room that was drawn, in sentences. */
export function assumptions(brief: Brief, { vertices_in, ceiling_height_in, openings }: RoomPlan): string[] {
  const [, , far] = vertices_in;
  const said: string[] = [];
  if (brief.width_in === null && far) {
    const sides = `${printLength(far[0])} × ${printLength(far[1])}`;
    const why =
      brief.area_sqft === null ? "You gave no size" : `You gave ${Math.round(brief.area_sqft)} sq ft`;
    said.push(`${why}, so we drew the room ${sides}.`);
  }
  if (brief.ceiling_in === null && brief.room !== "outdoor")
    said.push(`We assumed the ceiling is ${printLength(ceiling_height_in)} high.`);
  const door = openings[0]?.kind === "passage" ? "opening" : "door";
  const facing = openings.some(({ wall }) => wall === "s") && openings.some(({ wall }) => wall === "n");
  said.push(
    brief.room === "outdoor"
      ? "We assumed the house is along one long side, with a sliding door in the middle."
      : openings.length > 1
        ? `We assumed the ${door} and the window are on ${facing ? "opposite" : "neighboring"} walls. If yours are elsewhere, move them in the 3D room.`
        : `We assumed the ${door} is on a short wall. If yours is elsewhere, move it in the 3D room.`,
  );
  return said;
}
