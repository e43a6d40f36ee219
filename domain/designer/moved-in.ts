import type { RoomDesign } from "../../contract/design/room-design.ts";
import type { Move } from "./brief/brief.types.ts";
import type { DesignStep, Kept } from "./design.types.ts";
import type { Task } from "./design-task.types.ts";
import { furnished } from "./furnish.ts";
import { hash32 } from "./hash.ts";
import { heldIn } from "./held-in.ts";
import { isElsewhere, isInPlace } from "./kept-sides.ts";
import type { Layout } from "./layout/layout.types.ts";
import { keptIn, withKept } from "./own-plan/keep-in-plan.ts";
import type { Placed } from "./placed-in.ts";
import { keyOf } from "./remembered.ts";
import { OfferIndex } from "./sketch/offer-index.ts";
import type { SketchPlan } from "./sketch/room-sketch.ts";
import type { Standing } from "./standing/standing.types.ts";
import { stylesFor } from "./styles/styles-for.ts";
import { offerThrift } from "./within-budget.ts";

/** What is changed: a design, or a furnished room. */
interface Before {
  plan: SketchPlan | null;
  kept: Kept | null;
  standing?: Standing | null;
}

/**
 * The arrangements in which what is to be moved stands elsewhere than in the room or design from before. What stays of a
 * standing room is put back where it was.
 */
export function* movedIn(
  { plan, kept, standing }: Before,
  brief: Task["brief"],
  offers: OfferIndex,
): Generator<DesignStep, Placed> {
  const before = kept?.design ?? standing?.design ?? null;
  const found = yield* heldIn(standing ? planOf(standing) : plan, brief, offers);
  if (!before) return found;
  const layouts = standing ? found.layouts.map((layout) => around(layout, standing)) : found.layouts;
  const look = stylesFor(brief, 1, offers)[0]!;
  const shelf = new OfferIndex(offers, offerThrift[0]);
  const isMoved = (layout: Layout): boolean => {
    if (layout.arrangement === kept?.arrangement) return false;
    const fresh = furnished({ brief, plan: found.plan }, layout, look, shelf, 0);
    const room = layout.settled?.(fresh) ?? fresh;
    return brief.moves.every((move) => isDone(move, room, before));
  };
  const moved = layouts.filter(isMoved);
  if (moved.length > 0) return { ...found, layouts: moved };
  return { ...found, layouts: [], problems: [{ feature: null, words: stuckWords(brief.moves) }] };
}

function isDone({ name, side }: Move, room: RoomDesign, before: RoomDesign): boolean {
  if (name === null) return true;
  return side === null ? isElsewhere(room, before, name) : isInPlace(room, { name, side });
}

const stuckWords = (moves: readonly Move[]): string => {
  const named = moves.find(({ name }) => name !== null);
  return named
    ? `No arrangement of this room that we found has the ${named.name} there. Keep fewer things, or move it in the 3D room.`
    : "We found no other arrangement of this room. Keep fewer things, or change it in the 3D room.";
};

function planOf({ design: { room, plan, surfaces } }: Standing) {
  const tags = surfaces.some(({ id }) => id === "ceiling") ? ["covered"] : [];
  return { id: `moved-${hash32(keyOf(plan, room))}`, room, plan, tags };
}

/** An arrangement with what stays put back into it. */
function around(layout: Layout, { design, stays }: Standing): Layout {
  const kept = keptIn(design, stays);
  if (kept.ids.size === 0) return layout;
  const settled = (fresh: RoomDesign) => withKept(layout.settled?.(fresh) ?? fresh, kept);
  return {
    ...layout,
    says: [...layout.says, "What you keep stays as it is."],
    settled: (fresh) => settled(fresh).design,
  };
}
