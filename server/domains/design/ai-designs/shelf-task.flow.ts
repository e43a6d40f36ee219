import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Furnished } from "../../../../contract/design/room-furnish.ts";
import type { Brief } from "../../../../domain/designer/brief/brief.types.ts";
import { readRooms } from "../../../../domain/designer/brief/read-rooms.ts";
import { noneSold, unsoldWishes } from "../../../../domain/designer/brief/unsold-wishes.ts";
import { type Swap, swapsAt, withSwap } from "../../../../domain/designer/change/swaps.ts";
import { furnishPlan, type PlanToFurnish } from "../../../../domain/designer/own-plan/furnish-plan.ts";
import { styleOf } from "../../../../domain/designer/styles/styles-for.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import type { ReadingPlatform } from "../../../platform/platform.ts";
import { type Showroom, showroomById } from "../../showrooms/showrooms/index.ts";
import { countDesign } from "../rooms/index.ts";
import { walk } from "./design-task.flow.ts";
import { offersOf } from "./offers.flow.ts";

/** A question about what a showroom sells, small beside designing. */
export type ShelfTask = { showroom_id: string } & (
  | { ask: "unsold"; text: string }
  | { ask: "swaps"; place: string; look: DesignedLook }
  | { ask: "swap"; place: string; sku: string | null; look: DesignedLook }
  | { ask: "furnish"; plan: Omit<PlanToFurnish, "offers" | "count"> }
);

/** A design as it is swapped in. */
interface DesignedLook {
  brief: Brief;
  style: string;
  turn: number;
  design: RoomDesign;
}

export interface UnsoldAnswer {
  wish: string;
  is_sold: boolean;
  nearest: { name: string; price_cents: number; per: "each" | "sq ft" } | null;
  opening: "window" | "door" | null;
}

/** What came of it, by the question; null where the showroom has closed. */
export type ShelfAnswer =
  | { ask: "unsold"; unsold: UnsoldAnswer[]; none_sold: string[] }
  | { ask: "swaps"; swaps: Swap[] }
  | { ask: "swap"; swapped: { design: RoomDesign; name: string } | null }
  | { ask: "furnish"; furnished: Furnished };

/** Answers a question about a shelf, in the process that has it. */
export async function askShelf(platform: ReadingPlatform, task: ShelfTask): Promise<ShelfAnswer | null> {
  const showroom = await showroomById(platform, task.showroom_id);
  if (!showroom) return null;
  const offers = await offersOf(platform, showroom);
  if (task.ask === "unsold") {
    const reads = readRooms(task.text);
    const unsold = unsoldWishes(task.text, reads, offers).map(({ wish, isSold, nearest, opening }) => ({
      wish,
      is_sold: isSold,
      opening,
      nearest: nearest && {
        name: nearest.product.name,
        price_cents: Math.round(nearest.price_cents),
        per: nearest.model ? ("each" as const) : ("sq ft" as const),
      },
    }));
    return { ask: "unsold", unsold, none_sold: noneSold(reads, offers) };
  }
  if (task.ask === "furnish")
    return { ask: "furnish", furnished: await furnish(platform, showroom, task.plan) };
  const { brief, style, turn, design } = task.look;
  const shelf = offers.without(brief.bars);
  const { palette } = styleOf(brief, style, turn, 0, shelf);
  const count = (each: RoomDesign) => countDesign(platform, showroom, each);
  const frame = { design, offers: shelf, palette, wants: new Set<string>(), count };
  if (task.ask === "swaps") return { ask: "swaps", swaps: await swapsAt(frame, task.place) };
  const swapped = await withSwap(frame, task.place, task.sku);
  return { ask: "swap", swapped: swapped && { design: swapped.design, name: swapped.name } };
}

/** Three ways to furnish a plan; what a rule forbids with the showroom's products is left out. */
async function furnish(
  platform: ReadingPlatform,
  showroom: Showroom,
  plan: Omit<PlanToFurnish, "offers" | "count">,
): Promise<Furnished> {
  const offers = await offersOf(platform, showroom);
  const count = (each: RoomDesign) => countDesign(platform, showroom, each);
  const { rooms, next, problem } = await walk(furnishPlan({ ...plan, offers, count }));
  const arrangements = rooms.map(({ title, arrangement, design, price_cents, unmet, findings }) => ({
    ...{ title, arrangement, design, unmet: [...unmet] },
    price: toDollars(price_cents),
    findings: findings.map(({ message }) => message),
  }));
  return { arrangements, next, problem };
}
