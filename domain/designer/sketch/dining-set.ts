import type { Offer } from "../offer.types.ts";
import type { RoomSketch } from "./room-sketch.ts";
import { isOutdoor } from "./seating-sets.ts";

/** Tables to have breakfast at. */
export const isKitchenTable = (offer: Offer): boolean =>
  ["dining", "pedestal"].includes(String(offer.model?.params.form)) && !isOutdoor(offer);

/** Chairs around a table that is longer than broad, or at two of its sides. */
export function dining(
  room: RoomSketch,
  table: { at_in: [number, number]; width_in: number; depth_in: number; rotation_deg: number },
  seats: number,
  withEnds = true,
): void {
  const offer = room.choose("chair", {
    most: { width: 24, depth: 26, height: 40 },
    accepts: ({ model }) => ["wood", "cane", "dining"].includes(String(model?.params.form)),
  });
  const deep = offer?.depth_in ?? 21;
  const wide = offer?.width_in ?? 19;
  const turn = (table.rotation_deg * Math.PI) / 180;
  const seat = (across: number, front: number, rotation: number) => {
    const x = table.at_in[0] + Math.cos(turn) * across + Math.sin(turn) * front;
    const y = table.at_in[1] + Math.sin(turn) * across - Math.cos(turn) * front;
    room.at(x, y, (table.rotation_deg + rotation) % 360, "chair", {
      offer,
      size: offer ? {} : { width: wide, depth: deep, height: 33 },
    });
  };
  const out = deep / 2 + table.depth_in / 2 - 7;
  if (Math.abs(table.width_in - table.depth_in) < 2) {
    const reach = deep / 2 + table.depth_in / 2 - 4;
    for (const [ax, fx, turned] of [
      [0, reach, 180],
      [0, -reach, 0],
      [reach, 0, 270],
      [-reach, 0, 90],
    ].slice(0, seats) as [number, number, number][])
      seat(ax, fx, turned);
    return;
  }
  const ends = withEnds && seats >= 6 ? 2 : 0;
  const side = (seats - ends) / 2;
  const step = Math.min(26, table.width_in / side);
  for (let at = 0; at < side; at++) {
    const across = (at - (side - 1) / 2) * step;
    seat(across, out, 180);
    seat(across, -out, 0);
  }
  if (ends) {
    const end = deep / 2 + table.width_in / 2 - 7;
    seat(end, 0, 270);
    seat(-end, 0, 90);
  }
}
