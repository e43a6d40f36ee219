import type { RoomDesign } from "../../contract/design/room-design.ts";
import type { Cents } from "../money/money.ts";
import { findingsOf } from "../room/rules/findings.ts";
import type { Feature } from "./brief/brief.types.ts";
import { fitBudget } from "./budget/fit-budget.ts";
import type { Line } from "./budget/line.types.ts";
import { carried } from "./change/carry.ts";
import { isPinOf, linesOfDesign, missedPins } from "./change/design-lines.ts";
import { heldBack, limitMissed } from "./change/held-words.ts";
import { drilledIn } from "./complete/drilled.ts";
import { incomplete } from "./complete/incomplete.ts";
import { suppliesFor } from "./complete/supplies-for.ts";
import type { DesignedRoom, DesignStep, Thrift } from "./design.types.ts";
import type { Counted, Task } from "./design-task.types.ts";
import { furnished } from "./furnish.ts";
import type { Layout } from "./layout/layout.types.ts";
import { reasonsFor, savedLess, titleOf, unmetOf } from "./reasons.ts";
import { OfferIndex } from "./sketch/offer-index.ts";
import type { DesignStyle } from "./styles/styles-for.ts";

/** Of a shelf, for each step of thrift. */
export const offerThrift: Readonly<Record<Thrift, number>> = {
  [-2]: -8,
  [-1]: -3,
  0: 0,
  1: 3,
  2: 8,
  3: 16,
  4: 40,
};
const cheapest: Thrift = 4;
const isThrift = (step: number): step is Thrift => Object.hasOwn(offerThrift, step);

/** Where a budget leaves this much, better products are tried. */
const roomy = 0.6;

interface Tried {
  thrift: Thrift;
  design: RoomDesign;
  counted: Counted;
  offers: OfferIndex;
  /** Parts that its products take and that are not sold. */
  unsold: readonly string[];
}

/** A room that is being made: its arrangement in a look, when so large a share of all rooms is done. */
interface Furnishing {
  task: Task;
  layout: Layout;
  look: DesignStyle;
  done: number;
}

/** The room in this look, as near to the budget as its products allow; null where it breaks a rule. */
export async function* within(at: Furnishing): AsyncGenerator<DesignStep, DesignedRoom | null> {
  const { task, layout, look, done } = at;
  const { limit_cents: limit } = task;
  let best = task.standing
    ? { ...task.standing, thrift: task.thrift, offers: task.offers }
    : await tryOut(at, task.thrift);
  if (!best) return null;
  if (limit !== null && best.counted.takeoff.total_cents > limit) {
    yield { stage: "counting", progress: 0.2 + done * 0.75, doing: countingWords(look, 1) };
    best = await nearer(task, look, best, limit);
  }
  if (limit !== null && !task.standing) {
    const isOver = best.counted.takeoff.total_cents > limit;
    best = yield* isOver ? cheaper(at, best, limit) : finer(at, best, limit);
  }
  yield { stage: "checking", progress: 0.2 + done * 0.75, doing: "Checking it against the building rules" };
  return roomOf(task, layout, look, best);
}

type Steps = AsyncGenerator<DesignStep, Tried>;

/** Where even the cheapest products cost this much more than the limit, no others keep it. */
const hopeless = 1.1;

/** Looks harder at prices until the limit is kept; the cheapest products say whether that can be. */
async function* cheaper(at: Furnishing, first: Tried, limit: Cents): Steps {
  const { task, look, done } = at;
  let best = first;
  const tried = async (thrift: Thrift): Promise<boolean> => {
    const next = await tryOut(at, thrift);
    const fitted = next && (await nearer(task, look, next, limit));
    if (fitted && fitted.counted.takeoff.total_cents < best.counted.takeoff.total_cents) best = fitted;
    return (fitted?.counted.takeoff.total_cents ?? Number.POSITIVE_INFINITY) <= limit;
  };
  const counting: DesignStep = {
    stage: "counting",
    progress: 0.2 + done * 0.75,
    doing: countingWords(look, 1),
  };
  yield counting;
  if (task.thrift >= cheapest) return best;
  const isKept = await tried(cheapest);
  if (!isKept && best.counted.takeoff.total_cents > limit * hopeless) return best;
  const last = best;
  if (isKept) best = first;
  for (let thrift = task.thrift + 1; isThrift(thrift) && thrift < cheapest; thrift += 1) {
    yield counting;
    if (await tried(thrift)) return best;
  }
  return isKept ? last : best;
}

/** Looks for better products while the limit leaves room for them. */
async function* finer(at: Furnishing, first: Tried, limit: Cents): Steps {
  const { task, look, done } = at;
  let best = first;
  // who changes a design does not ask for finer products by it
  if (task.isChange) return best;
  for (let thrift = task.thrift - 1; isThrift(thrift); thrift -= 1) {
    if (best.counted.takeoff.total_cents > limit * roomy) break;
    yield { stage: "counting", progress: 0.2 + done * 0.75, doing: countingWords(look, -1) };
    const next = await tryOut(at, thrift);
    if ((next?.counted.takeoff.total_cents ?? Number.POSITIVE_INFINITY) > limit) break;
    best = next!;
  }
  return best;
}

/** Small things that somebody asked for, which no budget leaves out. */
const kindsOf = new Map<Feature, readonly string[]>([
  ["plants", ["planter", "accessory"]],
  ["curtains", ["accessory"]],
  ["rug", ["rug"]],
]);

/** The same design with other products, no dearer than the limit where any choice keeps it. */
async function nearer(task: Task, look: DesignStyle, tried: Tried, limit: Cents): Promise<Tried> {
  if (tried.counted.takeoff.total_cents <= limit) return tried;
  const wants = new Set(task.brief.wants.flatMap((wish) => kindsOf.get(wish) ?? []));
  const { offers, count } = task;
  const fitted = await fitBudget(
    {
      design: tried.design,
      offers,
      palette: look.palette,
      wants,
      count,
      isHeld: heldIn(task),
      saving_cents: task.standing ? tried.counted.takeoff.total_cents - limit : null,
    },
    tried.counted,
    limit,
  );
  if (!fitted || fitted.counted.takeoff.total_cents >= tried.counted.takeoff.total_cents) return tried;
  const design = drilledIn(fitted.design, offers, keptIn(task, fitted.design));
  const counted = design === fitted.design ? fitted.counted : await count(design);
  return { ...tried, ...fitted, design, counted, unsold: suppliesFor(design, offers).unsold };
}

/** SKUs of the lines that somebody has pinned. */
function pinnedSkus({ carry, offers }: Task): ReadonlySet<string> {
  const lines = carry ? linesOfDesign(carry.now, (sku) => offers.get(sku)?.model) : [];
  const pinned = lines.filter((line) => carry?.pins.some((pin) => isPinOf(pin, line)));
  return new Set(pinned.flatMap((line) => line.skus));
}

/** Ids of the things that keep their products. */
function keptIn(task: Task, { items }: RoomDesign): ReadonlySet<string> {
  const pinned = pinnedSkus(task);
  const held = items.filter(({ sku }) => sku !== null && pinned.has(sku));
  return new Set([...task.stays, ...held.map(({ id }) => id)]);
}

/** Lines that somebody keeps as they are. */
function heldIn(task: Task): (line: Line) => boolean {
  const { carry, stays } = task;
  if (!carry) return ({ places }) => places.some((place) => stays.has(place));
  const skus = pinnedSkus(task);
  return ({ options: [own], places }) =>
    own!.skus.keys().some((sku) => skus.has(sku)) || places.some((place) => stays.has(place));
}

const countingWords = ({ palette }: DesignStyle, step: number): string =>
  step > 0
    ? `${palette.name}: looking for products that cost less`
    : `${palette.name}: looking for better products`;

/** Furnishes, finishes, counts; null where a rule is broken that taking small things away does not mend. */
async function tryOut({ task, layout, look }: Furnishing, thrift: Thrift): Promise<Tried | null> {
  const offers = new OfferIndex(task.offers, offerThrift[thrift]);
  const fresh = furnished(task, layout, look, offers, thrift);
  const bare = withCarried(task, layout.settled?.(fresh) ?? fresh, offers);
  if (!bare || !hasAll(bare, task.stays)) return null;
  const drilled = drilledIn(bare, offers, keptIn(task, bare));
  const { supplies, unsold } = suppliesFor(drilled, offers);
  const design = { ...drilled, supplies };
  return { thrift, design, counted: await task.count(design), offers, unsold };
}

/** Whether everything that stays is still there. */
function hasAll({ items, surfaces }: RoomDesign, stays: ReadonlySet<string>): boolean {
  const there = new Set([...items, ...surfaces].map(({ id }) => id));
  return [...stays].every((place) => there.has(place));
}

/** The room with what a change leaves alone; null where that, or the room itself, breaks a rule. */
function withCarried({ carry }: Task, fresh: RoomDesign, offers: OfferIndex): RoomDesign | null {
  if (!carry) return withoutClashes(fresh);
  const modelOf = (sku: string) => offers.get(sku)?.model;
  const whole = (design: RoomDesign) => {
    const left = withoutClashes(design);
    return left && missedPins(left, carry.pins, modelOf).length === 0 ? left : null;
  };
  return (
    whole(carried(fresh, carry, offers)) ??
    (carry.base && whole(carried(fresh, { ...carry, base: null }, offers)))
  );
}

/** What a room can do without. */
const spare = new Set(["accessory", "planter", "rug", "mirror", "light", "chair", "stool", "fan", "media"]);
const mostTaken = 12;

/** Takes small things away that break a `must` rule; null where a fixture breaks one. */
export function withoutClashes(design: RoomDesign): RoomDesign | null {
  let left = design;
  for (let taken = 0; taken <= mostTaken; taken += 1) {
    const broken = findingsOf(left, { fixes: false }).find(({ level }) => level === "must");
    if (!broken) return left;
    const item = left.items.find(({ id, kind }) => broken.items.includes(id) && spare.has(kind));
    if (!item) return null;
    left = { ...left, items: left.items.filter(({ id, host }) => id !== item.id && host !== item.id) };
  }
  return null;
}

async function roomOf(
  task: Task,
  layout: Layout,
  look: DesignStyle,
  { thrift, design, counted, offers, unsold }: Tried,
): Promise<DesignedRoom | null> {
  const findings = findingsOf(design, { fixes: false, products: counted.products });
  if (findings.some(({ level }) => level === "must")) return null;
  const reasons = reasonsFor(task, layout, look, design, counted);
  return {
    title: titleOf(task.taken, look, design, offers),
    arrangement: layout.arrangement,
    style: look.palette.id,
    style_name: look.palette.name,
    turn: look.turn,
    thrift,
    plan: { id: task.plan.id, tags: task.plan.tags },
    design: { ...design, notes: reasons.join(" ").slice(0, 4000) },
    price_cents: counted.takeoff.total_cents,
    findings,
    reasons,
    unmet: [
      ...unmetOf(task, layout, look, design, counted),
      ...incomplete(design, offers, unsold),
      ...savedLess(task, counted),
      ...heldBack(task, limitMissed(task, counted)),
    ],
  };
}
