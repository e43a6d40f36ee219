import type { RoomItem } from "../../../contract/design/room-design.ts";
import type { Offer } from "../offer.types.ts";
import { plant } from "./props.ts";
import type { RoomSketch } from "./room-sketch.ts";

/** What stands outside: kitchens, pools, loungers, pots. */

const param = (offer: Offer, name: string): string => String(offer.model?.params[name] ?? "");

/** A module of an outdoor kitchen: what it is for, and its width. */
export type Module = readonly [fit: "sink" | "drawers" | "grill" | "doors" | "fridge", wide_in: number];

/** Modules side by side on a wall, the first one's middle at its own place along the wall. */
export function outdoorKitchen(
  room: RoomSketch,
  wall: string,
  modules: readonly (readonly [place: number, module: Module])[],
): void {
  for (const [place, [fit, wide]] of modules) {
    const nearest = { kind: "base_cabinet", width_in: wide, most_in: { width: wide + 0.2 } };
    const offer =
      room.shelf.fixture(
        { ...nearest, accepts: (each) => param(each, "fit") === fit },
        `${room.key}/${fit}`,
      ) ?? room.shelf.fixture(nearest, room.key);
    const host = room.on(wall, place, "base_cabinet", { offer, size: { width: wide } });
    if (fit === "grill") builtInGrill(room, wall, place, wide, host);
  }
}

function builtInGrill(room: RoomSketch, wall: string, place: number, wide: number, host: RoomItem): void {
  const grill = room.choose("grill", {
    most: { width: wide + 0.2 },
    accepts: (offer) => param(offer, "form") === "built-in",
  });
  if (grill) room.on(wall, place, "grill", { offer: grill, host, elevation: 36 });
}

export const isCartGrill = (offer: Offer): boolean => ["cart", "kamado"].includes(param(offer, "form"));

/** A big pot with what grows in it, else a plant. */
export function pot(room: RoomSketch, x: number, y: number, wide: number): void {
  const planter = room.maybe(x, y, 0, "planter", { wide, most: { width: wide + 2, depth: wide + 2 } });
  if (!room.ifFree(planter)) plant(room, x, y, wide);
}

/** A light on the wall at each of the places. */
export function outdoorLamps(room: RoomSketch, wall: string, places: readonly number[]): void {
  for (const place of places) room.ifFree(room.maybeOn(wall, place, "outdoor_sconce", { elevation: 66 }));
}
