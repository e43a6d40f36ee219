import { setImmediate as nextTurn } from "node:timers/promises";
import type { DesignedRoom, DesignOutcome, DesignStep } from "../../../../domain/designer/design.types.ts";
import type { DesignInput, designRooms } from "../../../../domain/designer/design-rooms.ts";
import { findingsOf } from "../../../../domain/room/rules/findings.ts";
import type { ReadingPlatform } from "../../../platform/platform.ts";
import { type Showroom, showroomById } from "../../showrooms/showrooms/index.ts";
import { countDesign } from "../rooms/index.ts";
import { offersOf } from "./offers.flow.ts";

/** A request as the designer gets it: what it does not look up by itself. */
export interface DesignTask extends Omit<DesignInput, "offers" | "count"> {
  showroom_id: string;
}

export interface Designed extends DesignOutcome {
  /** Rules that designs broke; those are left out. */
  broken: readonly string[];
}

export interface Underway {
  onStep(step: DesignStep): Promise<void> | void;
  /** Ends the work after its next step. */
  signal?: AbortSignal;
}

/** Designs rooms with what the showroom sells, at its prices. Other work of the process gets its turn after each step. */
export async function carryOut(
  platform: ReadingPlatform,
  { showroom_id, ...task }: DesignTask,
  design: typeof designRooms,
  underway: Underway,
): Promise<Designed> {
  const showroom = await showroomById(platform, showroom_id);
  if (!showroom) return { rooms: [], broken: [], problem: "This showroom has closed. Choose another one." };
  const offers = await offersOf(platform, showroom);
  underway.signal?.throwIfAborted();
  const steps = design({ ...task, offers, count: (each) => countDesign(platform, showroom, each) });
  const { rooms, problem, nearest = null } = await walk(steps, underway);
  return { problem, nearest, ...(await buildable(platform, showroom, rooms)) };
}

/** Goes through the steps of designing. Other work of the process gets its turn after each. */
export async function walk<Outcome>(
  steps: AsyncGenerator<DesignStep, Outcome>,
  { onStep, signal }: Partial<Underway> = {},
): Promise<Outcome> {
  for (;;) {
    const { done, value } = await steps.next();
    if (done) return value;
    await onStep?.(value);
    await nextTurn();
    signal?.throwIfAborted();
  }
}

/** The rooms without a violation of a `must` rule, checked once more with the showroom's products. */
async function buildable(
  platform: ReadingPlatform,
  showroom: Showroom,
  rooms: readonly DesignedRoom[],
): Promise<Pick<Designed, "rooms" | "broken">> {
  const sound: DesignedRoom[] = [];
  const broken: string[] = [];
  for (const room of rooms) {
    const { products } = await countDesign(platform, showroom, room.design);
    const found = findingsOf(room.design, { fixes: false, products }).find(({ level }) => level === "must");
    if (found) broken.push(found.rule);
    else sound.push(room);
    await nextTurn();
  }
  return { rooms: sound, broken };
}
