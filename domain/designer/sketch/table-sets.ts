import type { RoomItem } from "../../../contract/design/room-design.ts";
import { ceilingAt } from "../../room/geometry/ceiling.ts";
import type { Offer } from "../offer.types.ts";
import { onTop } from "./props.ts";
import type { RoomSketch } from "./room-sketch.ts";
import { before, isOutdoor } from "./seating-sets.ts";

/** Tables with chairs around them, and the light above. */

const formOf = (offer: Offer): string => String(offer.model?.params.form ?? "");

/** Chairs at a table. */
export const isTableChair =
  (outdoors: boolean) =>
  (offer: Offer): boolean =>
    outdoors
      ? formOf(offer) === "outdoor-dining"
      : ["wood", "cane", "dining"].includes(formOf(offer)) && !isOutdoor(offer);

/** Tables to eat at. */
export const isDiningTable =
  (outdoors: boolean, round: boolean) =>
  (offer: Offer): boolean =>
    isOutdoor(offer) === outdoors &&
    ["dining", "pedestal"].includes(formOf(offer)) &&
    offer.width_in - offer.depth_in < 2 === round;

/** A chair is pushed under a table's side by this much, under a round one by less. */
export const tucked_in = 7;
export const tuckedRound_in = 4;
export const chairMost_in = { width: 26, depth: 28 };

export interface TableKind {
  wide_in: number;
  most_in: { width: number; depth: number };
  /** 4, 6 or 8; a round table has 4. */
  seats: number;
  round: boolean;
  /** With a chair at each end. */
  ends: boolean;
  outdoors: boolean;
}

/** A table with its chairs, and a bowl or a vase on it. */
export function tableGroup(
  room: RoomSketch,
  x: number,
  y: number,
  rotation: number,
  kind: TableKind,
): RoomItem {
  const table = room.at(x, y, rotation, "table", {
    wide: kind.wide_in,
    most: kind.most_in,
    least: { width: 40 },
    accepts: isDiningTable(kind.outdoors, kind.round),
  });
  const offer = room.choose("chair", {
    most: { ...chairMost_in, height: 40 },
    accepts: isTableChair(kind.outdoors),
  });
  for (const [out, across, turn] of placesAt(table, kind, offer?.depth_in ?? 21))
    room.at(...before(table, out, across), rotation + turn, "chair", {
      offer,
      size: offer ? {} : { width: 19, depth: 21, height: 33 },
    });
  onTop(room, table, ["vase", "bowl"], 0, 0);
  return table;
}

type Place = readonly [out: number, across: number, turn: number];

function placesAt(table: RoomItem, { seats, round, ends: withEnds }: TableKind, deep: number): Place[] {
  if (round || table.width_in - table.depth_in < 2) {
    const reach = table.depth_in / 2 + deep / 2 - tuckedRound_in;
    const around: Place[] = [
      [reach, 0, 180],
      [-reach, 0, 0],
      [0, reach, 270],
      [0, -reach, 90],
    ];
    return around.slice(0, seats);
  }
  const out = table.depth_in / 2 + deep / 2 - tucked_in;
  const ends = withEnds ? 2 : 0;
  const side = (seats - ends) / 2;
  const step = Math.min(28, (table.width_in - 4) / side);
  const places: Place[] = [];
  for (let at = 0; at < side; at++) {
    const across = (at - (side - 1) / 2) * step;
    places.push([out, across, 180], [-out, across, 0]);
  }
  const end = table.width_in / 2 + deep / 2 - tucked_in;
  if (ends) places.push([0, end, 270], [0, -end, 90]);
  return places;
}

/** A chandelier, or a pendant, above a table. */
export function lightOver(room: RoomSketch, x: number, y: number, wide_in: number): void {
  const ceiling = ceilingAt(room.plan.plan, [x, y]);
  for (const place of ["chandelier", "pendant"]) {
    const offer = room.choose(place, { most: { width: wide_in, height: ceiling - 60 } });
    if (!offer) continue;
    const elevation = Math.max(60, Math.min(66, ceiling - offer.height_in));
    if (room.ifFree(room.at(x, y, 0, place, { offer, elevation }))) return;
  }
}
