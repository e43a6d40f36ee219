import type { RoomDesign, RoomItem, RoomPlan } from "../../../contract/design/room-design.ts";
import { lengthText } from "../../catalog/page-lengths.ts";
import { replanned } from "../assembly/replan.ts";
import { deleteItems, itemById, placeItem, withGuests } from "../edit/items.edit.ts";
import { itemsFollow } from "../edit/plan.edit.ts";
import { isCornerBase } from "../geometry/item-kinds.ts";
import { label, wallLabel } from "../geometry/item-label.ts";
import { listed } from "../geometry/listed.ts";
import { withThe } from "../geometry/place-words.ts";
import { faceById, rotationAgainst, wallsTouched } from "../geometry/walls.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import type { RefitWith } from "./lay-fitted.ts";
import { leastFiller_in } from "./measures.ts";
import { widthOf } from "./pack.ts";
import { problemIn } from "./refit.ts";
import { isUnfit, refitRun } from "./refit-run.ts";
import { refitWords } from "./refit-words.ts";
import { isWallCorner, type StandingRun, standingRuns } from "./standing-run.ts";
import { atLeft, fromLeft, runWall } from "./stretches.ts";

export type Replanning =
  | { refusal: null; design: RoomDesign; note: string }
  | { refusal: string; design: null; note: "" };

const refused = (refusal: string): Replanning => ({ refusal, design: null, note: "" });

/** The runs that another floor plan changes: their walls' lengths, doors, windows or ceilings. */
export function runsChangedBy(before: RoomDesign, plan: RoomPlan, products: ProductsBySku): StandingRun[] {
  const followed = cornered(before, itemsFollow(before, plan));
  return standingRuns(before, products).filter(
    (run) => faceById(plan, run.face.id) && signatureOf(before, run) !== signatureOf(followed, run),
  );
}

/** What a run finds at its wall, from its own first piece on. */
function signatureOf(design: RoomDesign, run: StandingRun): string {
  const face = faceById(design.plan, run.face.id)!;
  const first = itemById(design, run.pieces[0]!.id)!;
  const at = fromLeft(face, first.at_in);
  const own = ownOf(design, run);
  const wall = runWall(
    design,
    face,
    design.items.filter(({ id }) => !own.has(id)),
  );
  const spans = [...wall.free, ...wall.windows, ...wall.hung, ...wall.deepAsFridge].map(({ from, to }) =>
    [from - at, to - at].map((each) => Math.round(each * 10)),
  );
  return JSON.stringify([spans, Math.round(face.height_in), Math.round(design.plan.ceiling_height_in)]);
}

const ownOf = (design: RoomDesign, { pieces, strips, over }: StandingRun): Set<string> =>
  new Set([...pieces.flatMap(({ id }) => withGuests(design, id).map((item) => item.id)), ...strips, ...over]);

/**
 * A furnished room with another floor plan, whose complete runs are fitted again; everything else follows as in
 * `replanned`. Refused where what a run needs doesn't fit its wall any more.
 * @param wishFor what a run is fitted again with; null leaves it as it is
 */
export function refitPlan(
  before: RoomDesign,
  plan: RoomPlan,
  wishFor: (run: StandingRun) => RefitWith | null,
  products: ProductsBySku,
): Replanning {
  const runs = runsChangedBy(before, plan, products).flatMap((run) => {
    const wish = wishFor(run);
    return wish ? [{ run, wish }] : [];
  });
  if (runs.length === 0) return { refusal: null, ...replanned(before, plan, products) };
  const own = new Set(runs.flatMap(({ run }) => [...ownOf(before, run)]));
  const corners = before.items.filter((item) => isCornerBase(item) || isWallCorner(item));
  for (const { id } of corners) own.add(id);
  const followed = cornered(before, itemsFollow(before, plan));
  const rest = replanned(deleteItems(before, [...own]), plan, products);
  let next = joinedWith(followed, rest.design, own);
  const notes = [rest.note];
  for (const { run, wish } of runs) {
    const face = faceById(plan, run.face.id)!;
    const moved = movedWith(next, { ...run, face });
    const result = refitRun(
      next,
      moved,
      { changed: null, grows: isClosed(before, run), drops: true },
      wish,
      products,
    );
    if (isUnfit(result)) return refused(unfitWords(before, run, result.free_in));
    const problem = problemIn(before, result.design, moved, products);
    if (problem) return refused(problem);
    next = result.design;
    notes.push(refitWords(before, next, run, result));
  }
  return { refusal: null, design: next, note: notes.filter(Boolean).join(" ") };
}

/** The rest of the room as it was moved, with the runs as they followed their walls. */
function joinedWith(followed: RoomDesign, rest: RoomDesign, own: ReadonlySet<string>): RoomDesign {
  const others = new Map(rest.items.map((item) => [item.id, item]));
  return {
    ...followed,
    items: followed.items.flatMap((item) => (own.has(item.id) ? [item] : (others.get(item.id) ?? []))),
  };
}

/** The run with its pieces where they are now. */
function movedWith(design: RoomDesign, run: StandingRun): StandingRun {
  const pieces = run.pieces.map((piece) => ({
    ...piece,
    from: fromLeft(run.face, itemById(design, piece.id)!.at_in) - piece.wide / 2,
  }));
  return { ...run, pieces, whole: { from: pieces[0]!.from, to: pieces.at(-1)!.from + pieces.at(-1)!.wide } };
}

/** Whether a run had no end panel: it is to reach from wall to wall again. */
const isClosed = ({ items }: RoomDesign, { strips }: StandingRun): boolean =>
  strips.every((id) => items.find((item) => item.id === id)?.kind !== "end_panel");

/** Corner cabinets go along with their corners. */
function cornered(before: RoomDesign, after: RoomDesign): RoomDesign {
  return before.items.reduce((next, item) => {
    const face = cornerWall(before, item);
    const now = face && faceById(next.plan, face);
    if (!now) return next;
    const at_in = atLeft(now, item.width_in / 2, item.depth_in / 2);
    return placeItem(next, item.id, { at_in, rotation_deg: rotationAgainst(now) });
  }, after);
}

/** The wall at whose left end a corner cabinet stands. */
function cornerWall({ plan }: RoomDesign, item: RoomItem): string | null {
  if (!isCornerBase(item) && !isWallCorner(item)) return null;
  const touched = wallsTouched(plan, item);
  const own = touched.find(
    (face) =>
      Math.abs(rotationAgainst(face) - item.rotation_deg) < 0.5 &&
      Math.abs(fromLeft(face, item.at_in) - item.width_in / 2) < 1,
  );
  return touched.length > 1 && own ? own.id : null;
}

function unfitWords(design: RoomDesign, { face, pieces }: StandingRun, free_in: number): string {
  const needed = pieces.filter(({ center }) => center !== null);
  const names = needed.map(({ id }) => withThe(label(design, itemById(design, id)!)));
  const needs = lengthText(widthOf(needed) + 2 * leastFiller_in);
  return `There is no room at ${withThe(wallLabel(face.id))} for ${listed(names)}: ${needs} are needed, and ${lengthText(Math.max(0, free_in))} are free.`;
}
