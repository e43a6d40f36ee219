import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { deleteItems, itemById, withGuests } from "../edit/items.edit.ts";
import { backingsTouched } from "../geometry/backings.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { joined } from "../geometry/listed.ts";
import { kindWords } from "../geometry/place-words.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { calledAs } from "./called-as.ts";
import { assemblyOf, hangsBeside, whyNot, whyNotAt } from "./fit.ts";
import { hangingProblem } from "./hanging.ts";
import { mountingOfItem } from "./mountings.ts";
import { nearestFree } from "./nearby.ts";
import { placesOver } from "./over.ts";
import { type Pose, posed, poseOf } from "./pose.ts";

/** The result of every edit of a room's things. */
export type Settled =
  | {
      refusal: null;
      design: RoomDesign;
      id: string;
      /** What else changed, in one line; empty if nothing did. */
      note: string;
    }
  | {
      refusal: string;
      design: null;
      /** What would have to be there first. */
      offer?: Offer | undefined;
    };

/** Something to add first, as the editor's list of things to add has it. */
export interface Offer {
  kind: string;
  words: string;
}

export const refusedFor = (refusal: string, offer?: Offer): Settled => ({ refusal, design: null, offer });

/**
 * A thing in a pose, or as near to it as it is free within `reach_in`: what it carries moves along, fittings on walls
 * find their walls again, and what has no place any more is taken out, which the note says.
 * @param before the room before the edit: what was not right in it may stay so
 */
export function settle(
  design: RoomDesign,
  id: string,
  pose: Pose,
  products: ProductsBySku,
  reach_in: number,
  before: RoomDesign = design,
): Settled {
  const next = posed(design, id, pose);
  const assembly = assemblyOf(next, id, products);
  const free = nearestFree(assembly, assembly.parts, reach_in);
  if (!free) {
    return refusedFor(whyNotAt(assembly, assembly.parts) ?? "", assembly.mounting.offer);
  }
  const item = free[0]!;
  const moved = posed(next, id, { ...poseOf(item), ...wallBehind(next, item, products) });
  // a light without a height of its own follows the mirror below it, so that the room has to be looked at once more
  const refusal = whyNot(moved, id, products);
  if (refusal !== null) return refusedFor(refusal, assembly.mounting.offer);
  const settled = besides(moved, id, products);
  const wrong = settled.design && wrongBesides(settled.design, id, before, products);
  return wrong ? refusedFor(wrong) : settled;
}

/** Why something that a thing carries, or whose height depends on it, is not right any more, though it was. */
function wrongBesides(
  design: RoomDesign,
  id: string,
  before: RoomDesign,
  products: ProductsBySku,
): string | null {
  const guests = new Set(withGuests(design, id).slice(1));
  for (const item of design.items) {
    const earlier = itemById(before, item.id);
    const isRaised = earlier && item.id !== id && elevationOf(design, item) !== elevationOf(before, earlier);
    if (!guests.has(item) && !isRaised) continue;
    const why = whyNot(design, item.id, products);
    const was = why && earlier ? whyNot(before, item.id, products) : null;
    if (why && !was) return why;
  }
  return null;
}

/** What stands with its back to a wall stands against that wall. */
function wallBehind(design: RoomDesign, item: RoomItem, products: ProductsBySku): { against?: string } {
  const { mount, back } = mountingOfItem(design, item, products);
  if (mount !== "floor" || item.host) return item.against ? { against: item.against } : {};
  const touched = backingsTouched(design.plan, item, 2);
  if (item.against && touched.some((face) => face.id === item.against)) return { against: item.against };
  const behind = back ? touched.find((face) => isBack(face.inward, item.rotation_deg)) : undefined;
  return behind ? { against: behind.id } : {};
}

function isBack([x, y]: readonly [number, number], rotation_deg: number): boolean {
  const turn = (rotation_deg * Math.PI) / 180;
  return Math.sin(turn) * x - Math.cos(turn) * y > 0.999;
}

/** Fittings on walls beside a thing hang where they did, else over it, else they are taken out. */
export function besides(design: RoomDesign, id: string, products: ProductsBySku): Settled {
  const own = new Set(withGuests(design, id).map((each) => each.id));
  const fittings = design.items.filter(
    (each) => own.has(each.host ?? "") && hangsBeside(design, each, products),
  );
  let next = design;
  const lost: RoomItem[] = [];
  for (const fitting of fittings) {
    const found = hung(next, fitting, products);
    if (found) next = found;
    else lost.push(fitting);
  }
  next = deleteItems(
    next,
    lost.map((each) => each.id),
  );
  return { refusal: null, design: next, id, note: lostWords(design, lost, id) };
}

/** A fitting where it is, or where it is right; null where there is no place for it. */
function hung(design: RoomDesign, fitting: RoomItem, products: ProductsBySku): RoomDesign | null {
  const mounting = mountingOfItem(design, fitting, products);
  const face = backingsTouched(design.plan, fitting, 1).find(({ inward }) =>
    isBack(inward, fitting.rotation_deg),
  );
  const stays = face && { ...fitting, against: face.id };
  if (stays && hangingProblem(design, stays, mounting) === null) {
    const there = posed(design, fitting.id, poseOf(stays));
    if (whyNot(there, fitting.id, products) === null) return there;
  }
  const high = fitting.elevation_in;
  for (const pose of placesOver(design, fitting, mounting, products)) {
    if (!isServedBy(design, fitting, pose.host)) continue;
    const there = posed(design, fitting.id, {
      ...pose,
      ...(high === undefined ? {} : { elevation_in: high }),
    });
    if (whyNot(there, fitting.id, products) === null) return there;
  }
  return null;
}

/** Fittings on a pane or an enclosure belong to the base below it. */
function isServedBy(design: RoomDesign, fitting: RoomItem, served: string | undefined): boolean {
  const host = design.items.find(({ id }) => id === fitting.host);
  return served !== undefined && (served === host?.id || served === host?.host);
}

/** "The faucet was taken out: …", for things that have no place any more. */
function lostWords(design: RoomDesign, lost: readonly RoomItem[], id: string): string {
  const host = itemById(design, id);
  if (lost.length === 0 || !host) return "";
  const names = lost.map(({ kind }) => `the ${kind === "shower" ? "shower fitting" : kindWords(kind)}`);
  const list = joined([...new Set(names)]);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} had no wall beside ${calledAs(design, host)} and came out.`;
}
