import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { averageColor } from "../../../../domain/materials/average-color.ts";
import {
  difference,
  facesOfRegion,
  grown,
  intersection,
  type Region,
} from "../../../../domain/room/geometry/region.ts";
import { usualSettings } from "../../../../domain/room/takeoff/settings.ts";
import type { CounterTop } from "../../../../domain/room/takeoff/shapes/counter-top.ts";
import { counterTopOn } from "../../../../domain/room/takeoff/shapes/countertop.ts";
import { coverOf, type Products } from "./cover-of.ts";
import { panel, prism } from "./part.ts";
import type { Cover, Part, Vec2 } from "./scene.types.ts";
import { level, lifted, turned } from "./vectors.ts";

const edge_in = 0.14;
/** A seam filled with colored epoxy. */
const seam_in = 0.07;

/** The counters of a room as they are counted: one slab for each run, its faces leg by leg, and the seams between them. */
export function counterParts(design: RoomDesign, products: Products): Part[] {
  return design.surfaces
    .filter(({ id }) => id.startsWith("countertop:"))
    .flatMap(({ id }) => {
      const top = counterTopOn(design, id.slice("countertop:".length), usualSettings);
      return top ? slabParts(design, id, top, coverOf(design, products, id)) : [];
    });
}

/** From the plan to the frame of a leg, whose length runs along x. */
type Frame = { at: Vec2; turn_deg: number };

const inFrame = ({ at, turn_deg }: Frame, region: Region): Vec2[][] =>
  region.map((ring) => ring.map(([x, y]) => turned([x - at[0], y - at[1]], -turn_deg)));

function slabParts(design: RoomDesign, id: string, top: CounterTop, cover: Cover): Part[] {
  const holes = cutOuts(design, top);
  const frames = top.legs.map((leg): Frame => ({ at: leg.items[0]!.at_in, turn_deg: leg.rotation_deg }));
  const [first] = frames;
  if (!first) return [];
  const axes = ({ turn_deg }: Frame) => ({
    u: level(turned([1, 0], turn_deg)),
    v: level(turned([0, 1], turn_deg)),
  });
  const slab = facesOfRegion(inFrame(first, difference(top.region, holes))).map((face) =>
    prism({
      pick: id,
      cover,
      ...axes(first),
      ...face,
      origin: lifted(first.at, top.bottom_in),
      depth_in: top.top_in - top.bottom_in,
      edge_in,
    }),
  );
  const inner = difference(
    grown(top.region, -edge_in),
    holes.map((hole) => grown([hole], edge_in)[0] ?? hole),
  );
  const faces = top.legs.flatMap((leg, at) => {
    const frame = frames[at]!;
    return facesOfRegion(inFrame(frame, intersection(inner, leg.region))).map((face) =>
      // the face keeps shadows of its own
      panel({ pick: id, cover, ...axes(frame), ...face, origin: lifted(frame.at, top.top_in + 0.012) }),
    );
  });
  return [...slab, ...faces, ...seamParts(id, top, cover)];
}

/** Hairline seams where two legs meet, in a darker tone of the stone. */
function seamParts(id: string, top: CounterTop, cover: Cover): Part[] {
  const filled: Cover =
    cover.kind === "material"
      ? { kind: "paint", color: darker(averageColor(cover.definition)), roughness: 0.35 }
      : cover;
  return top.seams.map(({ from, to }) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    return panel({
      pick: id,
      cover: filled,
      origin: lifted(from, top.top_in + 0.02),
      u: level(turned([1, 0], turn)),
      v: level(turned([0, 1], turn)),
      outline: [
        [0, -seam_in / 2],
        [length, -seam_in / 2],
        [length, seam_in / 2],
        [0, seam_in / 2],
      ],
      lit: false,
    });
  });
}

const darker = (color: string): `#${string}` =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(color.slice(at, at + 2), 16) * 0.72)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Holes for sinks and cooktops that are set into the run's cabinets, on the plan, with rounded corners. */
function cutOuts(design: RoomDesign, top: CounterTop): Vec2[][] {
  return design.items.flatMap((item) => {
    const host = top.items.find(({ id }) => id === item.host);
    if (!host || (item.kind !== "sink" && item.kind !== "cooktop")) return [];
    const leg = top.legs.find(({ items }) => items.includes(host)) ?? top.legs[0]!;
    const frame: Frame = { at: leg.items[0]!.at_in, turn_deg: leg.rotation_deg };
    const [x, y] = turned([item.at_in[0] - frame.at[0], item.at_in[1] - frame.at[1]], -frame.turn_deg);
    const ys = inFrame(frame, leg.region).flatMap((ring) => ring.map(([, each]) => each));
    const [front, back] = [Math.min(...ys), Math.max(...ys)];
    const apron = item.kind === "sink" && y - item.depth_in / 2 < front + 2.5;
    const lip = item.kind === "sink" ? 0.9 : 0.8;
    const quarter = Math.abs(Math.round((item.rotation_deg - leg.rotation_deg) / 90)) % 2 === 1;
    const [w, d] = quarter ? [item.depth_in, item.width_in] : [item.width_in, item.depth_in];
    const hole = roundedHole(
      x - w / 2 + lip,
      Math.max(front + 1, apron ? front - 1 : y - d / 2 + lip),
      x + w / 2 - lip,
      Math.min(back - 1, y + d / 2 - lip),
      0.75,
    );
    return [
      hole.map((point): Vec2 => {
        const [px, py] = turned(point, frame.turn_deg);
        return [px + frame.at[0], py + frame.at[1]];
      }),
    ];
  });
}

function roundedHole(x0: number, y0: number, x1: number, y1: number, r: number): Vec2[] {
  const corners = [
    [x1 - r, y1 - r, 0],
    [x0 + r, y1 - r, 90],
    [x0 + r, y0 + r, 180],
    [x1 - r, y0 + r, 270],
  ] as const;
  return corners.flatMap(([x, y, start]) =>
    Array.from({ length: 5 }, (_, i): Vec2 => {
      const angle = ((start + (90 * i) / 4) * Math.PI) / 180;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    }),
  );
}
