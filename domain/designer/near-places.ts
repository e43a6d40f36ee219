import keepables from "../../content/brief/keepables.json" with { type: "json" };
import type { RoomItem, RoomPlan } from "../../contract/design/room-design.ts";
import { boxOf } from "../room/geometry/footprint.ts";
import { spansOf } from "../room/geometry/openings.ts";
import { boxesApart, type OrientedBox } from "../room/geometry/oriented-box.ts";
import { onWall, rotationAgainst } from "../room/geometry/walls.ts";
import type { Bar } from "./brief/brief.types.ts";
import { Barred } from "./sketch/barred.ts";
import type { OfferIndex } from "./sketch/offer-index.ts";

/** What is closer to a place than this stands by it. Inches. */
const near_in = 30;

const kindsOf = new Map(keepables.map(({ name, kinds }) => [name, new Set(kinds)]));

/** Removes things from places where they are not wanted: "no plants by the window". */
export function leaveOutNear(
  items: RoomItem[],
  { plan, bars, offers }: { plan: RoomPlan; bars: readonly Bar[]; offers: OfferIndex },
): void {
  const gone = new Set(
    bars.flatMap(({ near, ...bar }) => {
      if (near === undefined) return [];
      const places = placesOf(near, items, plan);
      const barred = new Barred([bar]);
      return items
        .filter(({ sku, kind }) => {
          const offer = sku === null ? undefined : offers.get(sku);
          return offer ? barred.has(offer) : kind === "wall_cabinet" && bar.word === "upper cabinets";
        })
        .filter((item) => places.some((place) => boxesApart(boxOf(item), place) < near_in))
        .map(({ id }) => id);
    }),
  );
  if (gone.size === 0) return;
  const left = items.filter(({ id, host }) => !gone.has(id) && !(host && gone.has(host)));
  items.splice(0, items.length, ...left);
}

/** Where a place is: the windows or doors, or the fixtures of its name. */
function placesOf(near: string, items: readonly RoomItem[], plan: RoomPlan): OrientedBox[] {
  if (near === "window" || near === "door")
    return spansOf(plan)
      .filter(({ opening }) => (opening.kind === "window") === (near === "window"))
      .map(({ opening, face, from_in, to_in }) => ({
        center: onWall(face, (from_in + to_in) / 2),
        width_in: opening.width_in,
        depth_in: 1,
        rotation_deg: rotationAgainst(face),
      }));
  const kinds = kindsOf.get(near);
  return items.filter(({ kind }) => kinds?.has(kind)).map(boxOf);
}
