import type { RoomDesign } from "../../contract/design/room-design.ts";
import type { Cents } from "../money/money.ts";
import { apartBy, leastApart } from "./apart.ts";
import type { Brief, BriefRoom } from "./brief/brief.types.ts";
import { type Saving, savedCents } from "./brief/read-saving.ts";
import { areAlikeInPlan } from "./change/base-room.ts";
import { heldUpWords } from "./change/held-words.ts";
import type { DesignedRoom, DesignOutcome, DesignStep, Kept } from "./design.types.ts";
import type { Carry, Counted, Task } from "./design-task.types.ts";
import { furnished } from "./furnish.ts";
import { heldIn } from "./held-in.ts";
import type { Layout, LayoutProblem, Layouts } from "./layout/layout.types.ts";
import { layoutSearches } from "./layout/layout-searches.ts";
import { layoutsFor, layoutsLike } from "./layout-order.ts";
import { movedIn } from "./moved-in.ts";
import { nearestRoom, nearestWords } from "./nearest-room.ts";
import { unbathed } from "./placed-in.ts";
import { OfferIndex } from "./sketch/offer-index.ts";
import type { SketchPlan } from "./sketch/room-sketch.ts";
import type { Standing } from "./standing/standing.types.ts";
import { standingIn } from "./standing/standing-in.ts";
import { type DesignStyle, styleOf, stylesFor } from "./styles/styles-for.ts";
import { offerThrift, within, withoutClashes } from "./within-budget.ts";

export interface DesignInput {
  brief: Brief;
  /** The room's walls; null: drawn from the brief's lengths. */
  plan: SketchPlan | null;
  offers: OfferIndex;
  /** 1 to 4. */
  alternatives: number;
  /** What a design costs in the showroom, by its takeoff. */
  count(design: RoomDesign): Promise<Counted>;
  /** Set when a furnished room is designed anew: nothing of it moves. */
  standing?: Standing | null;
  /** Set when a design is changed instead of made anew. */
  kept: Kept | null;
  /** Whether the changed design has to cost less than before. */
  isCheaper?: boolean;
  /** By how much less, where that is said. */
  saving?: Saving | null;
}

/**
 * Designs rooms from a brief: arranges the fixtures, dresses each arrangement in a look with products of the shelf, and
 * turns to cheaper or better products until the budget fits. Step by step, so that others get their turn in between and
 * progress can be shown. No room breaks a `must` rule.
 */
export async function* designRooms(input: DesignInput): AsyncGenerator<DesignStep, DesignOutcome> {
  const { standing: stands = null } = input;
  const room = stands ? roomOfPlan(stands.design) : (input.brief.room ?? roomOfPlan(input.plan));
  if (!room && stands) return { rooms: [], problem: "We can't redesign this kind of room yet." };
  if (!room) return { rooms: [], problem: "Say what room it is: a kitchen, a bathroom, a living room …" };
  const brief = { ...input.brief, room };
  const { count, kept, alternatives } = input;
  const offers = input.offers.without(brief.bars);
  const isMoved = brief.moves.length > 0 && (stands !== null || kept !== null);
  const { plan, assumed, layouts, problems } = isMoved
    ? yield* movedIn(input, brief, offers)
    : stands
      ? standingIn(stands)
      : yield* heldIn(input.plan, brief, offers);
  if (layouts.length === 0) {
    const nearest = stands || input.plan || kept ? null : yield* nearestRoom(brief, offers);
    const words = nearest ? ` ${nearestWords(nearest)}` : "";
    return { rooms: [], problem: noLayout(problems) + words, nearest };
  }
  const isOwn = stands !== null || input.plan !== null || kept !== null;
  const pins = kept?.pins ?? [];
  const task: Task = {
    brief,
    plan,
    assumed: isMoved ? assumed : [...assumed, ...unknownWords(brief)],
    offers,
    count,
    problems: isOwn ? problems : yield* withNearest({ layouts, problems }, brief, offers),
    thrift: kept?.thrift ?? 0,
    limit_cents: limitOf(input),
    standing: await standingOf(input, brief),
    isChange: kept !== null,
    carry: null,
    stays: new Set(stands?.stays),
    taken: [],
  };
  const carry = yield* carryOf(input, task, layouts);
  const looks = kept ? [keptLook(brief, kept, offers)] : stylesFor(brief, alternatives, offers);
  const rooms: DesignedRoom[] = [];
  for (const [at, look] of looks.entries()) {
    const done = at / looks.length;
    let best: Candidate | null = null;
    // the next arrangement where one does not work out with real products, or looks like another design
    for (const layout of kept ? layoutsLike(layouts, brief, kept) : layoutsFor(layouts, brief, at)) {
      yield { stage: "choosing", progress: 0.2 + done * 0.75, doing: doingWords(look, layout) };
      const taken = rooms.map(({ title }) => title);
      const made = yield* within({ task: { ...task, carry, taken }, layout, look, done });
      if (!made) continue;
      best = fartherOf(best, made, rooms);
      if (best.apart >= leastApart || best.tries >= mostTries) break;
    }
    if (best) rooms.push(best.made);
  }
  if (rooms.length === 0)
    return {
      rooms,
      problem:
        pins.length > 0
          ? heldUpWords(pins, input.offers)
          : "No arrangement works with the products of this showroom.",
    };
  return { rooms, problem: null };
}

/** Where there is no tub or shower that somebody asked for, why, with the size of the room that has a place for it. */
function* withNearest(
  placed: Layouts,
  brief: Task["brief"],
  offers: OfferIndex,
): Generator<DesignStep, readonly LayoutProblem[]> {
  const wish = unbathed(placed);
  const nearest = wish ? yield* nearestRoom({ ...brief, wants: [wish] }, offers, wish) : null;
  return placed.problems.map((problem) =>
    nearest && problem.feature === wish
      ? { ...problem, words: `${problem.words} ${nearestWords(nearest)}` }
      : problem,
  );
}

/** A room with how far it is from those that there are. */
interface Candidate {
  made: DesignedRoom;
  apart: number;
  tries: number;
}

/** Arrangements that are worked out for one design, where each is too like another design. */
const mostTries = 3;

/** The one that is farther from the rooms that there are, if it does not meet fewer wishes. */
function fartherOf(best: Candidate | null, made: DesignedRoom, rooms: readonly DesignedRoom[]): Candidate {
  const apart = Math.min(1, ...rooms.map(({ design }) => apartBy(design, made.design)));
  const tries = (best?.tries ?? 0) + 1;
  const isFarther = !best || (apart > best.apart && made.unmet.length <= best.made.unmet.length);
  return isFarther ? { made, apart, tries } : { ...best, tries };
}

/**
 * What a change leaves as it is. To know what it makes no difference to, the room is furnished once more by the brief from
 * before; where only the price is meant, or another one is looked for everywhere, pins alone stay.
 */
async function* carryOf(
  input: DesignInput,
  task: Task,
  layouts: readonly Layout[],
): AsyncGenerator<DesignStep, Carry | null> {
  const { kept } = input;
  if (!kept?.design) return null;
  const pins = kept.pins ?? [];
  const alone: Carry = { now: kept.design, base: null, pins };
  if (task.standing) return pins.length > 0 ? alone : null;
  const before = { ...kept.brief, room: task.brief.room };
  const offers = input.offers.without(before.bars);
  const isSamePlan = input.standing || areAlikeInPlan(before, task.brief);
  const found = isSamePlan ? layouts : (yield* heldIn(input.plan, before, offers)).layouts;
  const layout = found.find(({ arrangement }) => arrangement === kept.arrangement);
  if (!layout) return alone;
  const look = styleOf(before, kept.style, kept.turn, 0, offers);
  const shelf = new OfferIndex(offers, offerThrift[kept.thrift]);
  const made = furnished({ ...task, brief: before }, layout, look, shelf, kept.thrift);
  const base = withoutClashes(layout.settled?.(made) ?? made);
  return base ? { ...alone, base } : alone;
}

/** By so much a design costs less where something cheaper is asked for, if its products allow. */
const clearlyLess = 0.95;

function limitOf({ brief, kept, isCheaper, saving }: DesignInput): Cents | null {
  const wanted = kept && saving ? kept.price_cents - savedCents(saving, kept.price_cents) : null;
  const less = wanted ?? (kept && isCheaper ? Math.floor(kept.price_cents * clearlyLess) : null);
  return less === null ? brief.budget_cents : Math.min(less, brief.budget_cents ?? less);
}

/** The design as it was, where a change asks for another price and nothing else. */
async function standingOf(
  { kept, isCheaper, saving, count }: DesignInput,
  brief: Brief,
): Promise<Task["standing"]> {
  if (!kept?.design || !(isCheaper || saving)) return null;
  const isOther = (Object.keys(brief) as (keyof Brief)[]).some(
    (field) => JSON.stringify(brief[field]) !== JSON.stringify(kept.brief[field]),
  );
  if (isOther) return null;
  return { design: kept.design, counted: await count(kept.design), unsold: [] };
}

/** The same style as before, unless another one is asked for now. */
const keptLook = (brief: Brief, kept: Kept, offers: OfferIndex): DesignStyle =>
  brief.style !== null && brief.style !== kept.brief.style
    ? styleOf(brief, brief.style, 0, 0, offers)
    : styleOf(brief, kept.style, kept.turn, 0, offers);

const doingWords = ({ palette }: DesignStyle, { arrangement }: Layout): string =>
  `${palette.name}: ${arrangement}`;

/** A plan's own kind of room, where designs of that kind can be made. */
function roomOfPlan(plan: Pick<SketchPlan, "room"> | null): BriefRoom | null {
  return plan && Object.hasOwn(layoutSearches, plan.room) ? (plan.room as BriefRoom) : null;
}

/** Of a new room nobody knows where things stand now. */
const unknownWords = ({ moves }: Brief): string[] =>
  moves.flatMap(({ name, side }) =>
    name !== null && side === null
      ? `We don't know which wall your ${name} is on now, so we put it where it works best.`
      : [],
  );

const noLayout = (problems: readonly LayoutProblem[]): string =>
  problems.map(({ words }) => words).join(" ") || "The room is too small for what it must hold.";
