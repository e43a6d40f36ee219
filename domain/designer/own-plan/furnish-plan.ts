import furnishWishes from "../../../content/brief/furnish-wishes.json" with { type: "json" };
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { areaOf } from "../../room/geometry/polygon.ts";
import type { Brief, BriefRoom, Feature } from "../brief/brief.types.ts";
import { emptyBrief } from "../brief/merge-brief.ts";
import type { DesignedRoom, DesignStep, Thrift } from "../design.types.ts";
import type { Counted, Task } from "../design-task.types.ts";
import { hash32 } from "../hash.ts";
import type { Layout, LayoutProblem } from "../layout/layout.types.ts";
import { layoutsFor } from "../layout-order.ts";
import { placedIn } from "../placed-in.ts";
import { keyOf } from "../remembered.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import type { SketchPlan } from "../sketch/room-sketch.ts";
import { styleOf } from "../styles/styles-for.ts";
import { within } from "../within-budget.ts";
import { type Kept, keptIn, leftOutWords, withKept } from "./keep-in-plan.ts";

/** A room to be furnished as it stands: its walls, openings and services are never changed. */
export interface PlanToFurnish {
  design: RoomDesign;
  room: BriefRoom;
  /** Id of a style. */
  style: string;
  /** A room whose products are taken where they fit. */
  like?: RoomDesign | undefined;
  /** Ids of the room's own items and surfaces that stay as they are. */
  keep: readonly string[];
  /** Where to begin among all ways: 0, or the `next` of the arrangements before for others. */
  from: number;
  offers: OfferIndex;
  count(design: RoomDesign): Promise<Counted>;
}

export interface FurnishOutcome {
  /** At most three, each different from the others; none breaks a required rule. */
  rooms: readonly DesignedRoom[];
  /** Begins the next three. */
  next: number;
  /** Why there is none, in one sentence; null if there is one. */
  problem: string | null;
}

const wanted = 3;
/** So many ways are tried before we say that fewer than three fit. */
const mostTried = 18;
/** Finer and cheaper products tell rooms apart where a plan can be arranged in few ways. */
const thrifts: readonly Thrift[] = [0, 2, -2, 1, -1];

/** Furnishes a plan in a style, three ways. Pauses between steps, as `designRooms` does. */
export async function* furnishPlan(input: PlanToFurnish): AsyncGenerator<DesignStep, FurnishOutcome> {
  const { design, style } = input;
  const offers = input.like ? input.offers.liking(input.like) : input.offers;
  const brief = briefFor(input);
  const plan = planOf(input);
  const { layouts, problems } = yield* placedIn(plan, brief, offers);
  const kept = keptIn(design, input.keep);
  const task: Task = {
    ...{ brief, plan, offers, problems, count: input.count },
    assumed: [],
    thrift: 0,
    limit_cents: null,
    standing: null,
    isChange: false,
    carry: null,
    stays: kept.ids,
    taken: [],
  };
  const rooms = new Map<string, DesignedRoom>();
  const ways = waysOf(layoutsFor(layouts, brief, 0));
  const most = Math.min(mostTried, ways.length);
  let tried = 0;
  for (; tried < most && rooms.size < wanted; tried += 1) {
    const { layout, turn, thrift } = ways[(input.from + tried) % ways.length]!;
    const done = tried / most;
    yield { stage: "choosing", progress: done, doing: layout.arrangement };
    const gone: string[] = [];
    const made = yield* within({
      task: { ...task, thrift, taken: [...rooms.values()].map(({ title }) => title) },
      layout: keeping(layout, kept, gone),
      look: styleOf(brief, style, turn, 0, offers),
      done,
    });
    if (made) rooms.set(keyOf(made.design.items, made.design.surfaces), inRoom(made, design, gone));
  }
  const next = ways.length > 0 ? (input.from + tried) % ways.length : 0;
  const made = [...rooms.values()];
  return { rooms: made, next, problem: made.length > 0 ? null : noneWords(problems, kept) };
}

function briefFor({ room, style, design }: PlanToFurnish): Brief & { room: BriefRoom } {
  const wishes = furnishWishes.find((each) => each.room === room);
  const isLarge = areaOf(design.plan.vertices_in) / 144 >= (wishes?.large?.from_sqft ?? Infinity);
  const hopes = [...(wishes?.hopes ?? []), ...((isLarge && wishes?.large?.hopes) || [])] as Feature[];
  return { ...emptyBrief, room, style, wants: hopes, hopes };
}

function planOf({ design: { plan, surfaces }, room }: PlanToFurnish): SketchPlan {
  const tags = surfaces.some(({ id }) => id === "ceiling") ? ["covered"] : [];
  return { id: `own-${hash32(keyOf(plan, room))}`, room, plan, tags };
}

/** The room's own words stay, and what gave way to what stays is said. */
function inRoom(made: DesignedRoom, { notes }: RoomDesign, gone: readonly string[]): DesignedRoom {
  return {
    ...made,
    design: { ...made.design, notes },
    unmet: [...new Set([...made.unmet, ...leftOutWords(gone)])],
  };
}

interface Way {
  layout: Layout;
  turn: number;
  thrift: Thrift;
}

/**
 * Every arrangement in turn, each time in another look of the style and with finer or cheaper products. Neighbors differ
 * in shape or in what they have, as far as there are such.
 */
function waysOf(layouts: readonly Layout[]): Way[] {
  const kinds = [...Map.groupBy(layouts, ({ shape, has }) => shape ?? [...has].sort().join()).values()];
  const longest = Math.max(0, ...kinds.map((kind) => kind.length));
  const mixed = Array.from({ length: longest }, (_, at) => kinds.flatMap((kind) => kind[at] ?? [])).flat();
  return thrifts.flatMap((thrift, round) =>
    mixed.map((layout, at) => ({ layout, turn: round + (at % wanted), thrift })),
  );
}

function keeping(layout: Layout, kept: Kept, gone: string[]): Layout {
  if (kept.ids.size === 0) return layout;
  return {
    ...layout,
    settled: (fresh) => {
      const { design, leftOut } = withKept(layout.settled?.(fresh) ?? fresh, kept);
      gone.splice(0, gone.length, ...leftOut);
      return design;
    },
  };
}

function noneWords(problems: readonly LayoutProblem[], kept: Kept): string {
  const why = problems.find(({ feature }) => feature === null);
  if (why) return why.words;
  return kept.items.length > 0
    ? "Nothing fits around what you keep. Keep fewer things and try again."
    : "This room is too small for what it must hold.";
}
