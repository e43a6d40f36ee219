import type { RoomOpening, RoomPlan, RoomService, RoomWall } from "../../contract/design/room-design.ts";
import { outlineAreaSqft } from "../../domain/room/drawing/index.ts";

/** A floor plan to choose from. */
export interface FloorPlan {
  /** Stable slug. */
  id: string;
  name: string;
  /** `bathroom`, `kitchen`, `living_room`, `dining_room`, `bedroom`, `laundry` or `outdoor`. */
  room: string;
  /** Two sentences at most. */
  description: string;
  plan: RoomPlan;
  area_sqft: number;
  tags: readonly string[];
  /** How it is arranged: `tub and shower`, `galley`, `conversation` … */
  layout: string;
}

/** A plan of `demo/data/floor-plans`. Inches; x to the east, y to the north, 0,0 the south-west corner. */
export interface PlanRow {
  id: string;
  name: string;
  layout: string;
  /** Width and depth of a plain room, its walls named after the points of the compass. */
  rectangle?: readonly [width_in: number, depth_in: number];
  /**
   * Else its walls in turn, counter-clockwise: `name x y`, each named wall beginning at that corner. Names are sides (`n`,
   * `ne`), after the letter of a part of the room (`wallLabel`).
   */
  outline?: string;
  ceiling_ft?: number;
  /**
   * `door <wall> <from> <width> <in|out> <n|e|s|w>` (the letter is the hinge's side), `slider <wall> <from> <width>`,
   * `window <wall> <from> <width> <sill> <height>`, `passage <wall> <from> <width>`; `from` is the western or
   * southern jamb in plan coordinates.
   */
  openings: readonly string[];
  /** `<kind> x y`, divided by commas. */
  services?: string;
  /** Walls that are not full walls: `<wall> open`, `<wall> half <height>`. */
  edges?: readonly string[];
  /** Where north is, when it is not up the page. */
  north_deg?: number;
  description: string;
  tags: string;
}

/** The outline of a plain room. */
export const rectangle = (width_in: number, depth_in: number): string =>
  `s 0 0, e ${width_in} 0, n ${width_in} ${depth_in}, w 0 ${depth_in}`;

interface Corner {
  wall: string;
  point: [number, number];
}

function cornersOf(outline: string): Corner[] {
  return outline.split(",").map((part) => {
    const [wall = "", x, y] = part.trim().split(/\s+/);
    return { wall, point: [Number(x), Number(y)] };
  });
}

/** Distance from the wall's first vertex to the nearer jamb, and whether the wall runs up its coordinate. */
function along(corners: readonly Corner[], wall: string, from: number, width: number) {
  const at = corners.findIndex((corner) => corner.wall === wall);
  if (at < 0) throw new Error(`no wall ${wall}`);
  const start = corners[at]!.point;
  const end = corners[(at + 1) % corners.length]!.point;
  const axis = Math.abs(end[0] - start[0]) >= Math.abs(end[1] - start[1]) ? 0 : 1;
  const upwards = end[axis] > start[axis];
  return { offset_in: upwards ? from - start[axis] : start[axis] - from - width, upwards };
}

function openingOf(corners: readonly Corner[], text: string, at: number): RoomOpening {
  const [kind = "", wall = "", from, width, first, second] = text.split(/\s+/);
  const width_in = Number(width);
  const { offset_in, upwards } = along(corners, wall, Number(from), width_in);
  const base = { id: `o${at + 1}`, wall, offset_in, width_in };
  if (kind === "window") {
    return { ...base, kind: "window", sill_in: Number(first), height_in: Number(second) };
  }
  if (kind === "passage") return { ...base, kind: "passage", height_in: Number(first ?? 84) };
  if (kind === "slider") {
    return { ...base, kind: "door", height_in: 80, swing: { into: "none", hinge: "from" } };
  }
  const low = second === "w" || second === "s";
  return {
    ...base,
    kind: "door",
    height_in: 80,
    swing: { into: first === "out" ? "out" : "room", hinge: low === upwards ? "from" : "to" },
  };
}

function wallOf(corner: Corner, at: number, count: number, edges: readonly string[]): RoomWall {
  const edge = edges.find((text) => text.startsWith(`${corner.wall} `))?.split(" ");
  const base = { id: corner.wall, from: at, to: (at + 1) % count };
  if (edge?.[1] === "open") return { ...base, kind: "open" };
  if (edge?.[1] === "half") return { ...base, kind: "half_wall", height_in: Number(edge[2] ?? 42) };
  return { ...base, kind: "wall" };
}

function servicesOf(text: string | undefined): RoomService[] {
  return (text ?? "")
    .split(",")
    .filter((part) => part.trim())
    .map((part) => {
      const [kind, x, y] = part.trim().split(/\s+/);
      return { kind: kind as RoomService["kind"], at_in: [Number(x), Number(y)] };
    });
}

/** A floor plan from its line. Throws for a wall that the outline does not name. */
export function floorPlan(room: string, row: PlanRow): FloorPlan {
  const outline = row.outline ?? rectangle(...row.rectangle!);
  const corners = cornersOf(outline);
  const plan: RoomPlan = {
    vertices_in: corners.map((corner) => corner.point),
    ceiling_height_in: (row.ceiling_ft ?? 8) * 12,
    walls: corners.map((corner, at) => wallOf(corner, at, corners.length, row.edges ?? [])),
    openings: row.openings.map((text, at) => openingOf(corners, text, at)),
    services: servicesOf(row.services),
    ...(row.north_deg === undefined ? {} : { north_deg: row.north_deg }),
  };
  return {
    id: row.id,
    name: row.name,
    room,
    description: row.description,
    plan,
    area_sqft: Math.round(outlineAreaSqft(plan.vertices_in) * 10) / 10,
    tags: row.tags.split(",").map((tag) => tag.trim()),
    layout: row.layout,
  };
}
