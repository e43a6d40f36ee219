import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import type { Cents } from "../../money/money.ts";
import { mustFindings } from "../../room/rules/findings.ts";
import { suppliesFor } from "../complete/supplies-for.ts";
import type { Counted } from "../design-task.types.ts";
import type { Offer } from "../offer.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import type { Palette } from "../styles/palette.types.ts";
import { type Choice, chosen } from "./choose.ts";
import type { Line, Option } from "./line.types.ts";
import { linesOf } from "./options.ts";

/** A design whose lines are filled otherwise. */
export interface Budgeted {
  design: RoomDesign;
  offers: OfferIndex;
  palette: Palette;
  /** Kinds of which nothing may be left out. */
  wants: ReadonlySet<string>;
  /** Lines that nothing is changed of. */
  isHeld?(line: Line): boolean;
  /** Whether to look at everything that suits a place, not only at what serves a budget. */
  isWide?: boolean;
  /** What is to be saved, where it is to be that and hardly more. */
  saving_cents?: Cents | null;
  count(design: RoomDesign): Promise<Counted>;
}

interface Fitted {
  design: RoomDesign;
  counted: Counted;
}

/** Rounds in which what whole boxes cost more than thought is taken off the limit. */
const mostRounds = 7;

/**
 * The design with other products where they are needed to keep a limit: as little as possible of what one sees changes.
 * Where no choice keeps it, the one that costs least. Null where no other choice can be built.
 */
export async function fitBudget(
  task: Budgeted,
  counted: Counted,
  limit_cents: Cents,
): Promise<Fitted | null> {
  const all = linesOf(task).filter((line) => !task.isHeld?.(line));
  const { lines, prices } = await pricedFor(task, all, counted, limit_cents);
  const now = prices.reduce((sum, [own]) => sum + own!, 0);
  const fixed = counted.takeoff.total_cents - now;
  const choices = lines.map((line, at) =>
    line.options.map(({ score }, pick) => ({ score, price_cents: prices[at]![pick]! })),
  );
  return searched(task, lines, choices, limit_cents, fixed);
}

type Choices = readonly (readonly Choice[])[];
const pricesOfPicks = (choices: Choices, picks: readonly number[]): Cents =>
  picks.reduce((sum, pick, at) => sum + choices[at]![pick]!.price_cents, 0);

/** Looks for the limit on what the lines cost by themselves that keeps the limit on what is counted. */
async function searched(
  task: Budgeted,
  lines: readonly Line[],
  choices: Choices,
  limit_cents: Cents,
  fixed: Cents,
): Promise<Fitted | null> {
  const least = choices.reduce(
    (sum, line) => sum + Math.min(...line.map(({ price_cents }) => price_cents)),
    0,
  );
  const saving = task.saving_cents ?? null;
  let limit = limit_cents - fixed;
  let best: Fitted | null = null;
  /** The highest limit that is known to be kept, and the lowest that is not. */
  let [kept, missed] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < mostRounds; round++) {
    const picks = chosen(choices, limit, saving);
    const fitted = await built(task, lines, picks);
    if (fitted && (!best || isBetter(fitted, best, limit_cents))) best = fitted;
    if (!fitted && saving === null) break;
    // products that break a rule together are left, a little cheaper ones tried
    const over = fitted ? totalOf(fitted) - limit_cents : Math.ceil(saving! * nearEnough);
    if (over <= 0 && (saving === null || -over <= saving * nearEnough)) break;
    if (over > 0 && limit <= least) break;
    if (over > 0) missed = Math.min(limit, pricesOfPicks(choices, picks));
    else kept = limit;
    const next = (over > 0 ? missed : limit) - over;
    limit = Math.max(least, next > kept && next < missed ? next : Math.floor((kept + missed) / 2));
  }
  return best;
}

/** So much more than asked, as a share of it, is no more than prices allow. */
const nearEnough = 0.02;

const totalOf = ({ counted }: Fitted): Cents => counted.takeoff.total_cents;

/** Whether it keeps the limit and is nearer to it, or neither does and it is cheaper. */
function isBetter(fitted: Fitted, best: Fitted, limit_cents: Cents): boolean {
  const [now, before] = [totalOf(fitted), totalOf(best)];
  if (before > limit_cents) return now < before;
  return now <= limit_cents && now > before;
}

/** A limit this far below, as a share of what the design costs, may be kept by no choice. */
const farBelow = 0.8;

interface Priced {
  lines: readonly Line[];
  prices: Cents[][];
}

/** The lines with their prices; of a limit that the cheapest ways keep not either, only those are counted. */
async function pricedFor(
  task: Budgeted,
  all: readonly Line[],
  counted: Counted,
  limit_cents: Cents,
): Promise<Priced> {
  const { takeoff } = counted;
  if (limit_cents < takeoff.total_cents * farBelow) {
    const lines = all.map(cheapestOf);
    const prices = await pricesOf(task, lines, counted);
    const saved = prices.reduce((sum, line) => sum + line[0]! - Math.min(...line), 0);
    if (takeoff.total_cents - saved > limit_cents) return { lines, prices };
  }
  return { lines: all, prices: await pricesOf(task, all, counted) };
}

const mostCheapest = 4;

/** A line with what it has and the cheapest ways to fill it; what a surface takes follows its price closely. */
function cheapestOf(line: Line): Line {
  const [own, ...others] = line.options;
  const unit = ({ price_cents, offer }: Option): Cents => price_cents ?? offer?.price_cents ?? 0;
  const least = others.toSorted((a, b) => unit(a) - unit(b)).slice(0, mostCheapest);
  return { ...line, options: [own!, ...least] };
}

async function built(
  task: Budgeted,
  lines: readonly Line[],
  picks: readonly number[],
): Promise<Fitted | null> {
  const design = withOptions(
    task,
    lines.map((line, at) => line.options[picks[at]!]!),
  );
  if (mustFindings(design).length > 0) return null;
  return { design, counted: await task.count(design) };
}

/** What each option of each line costs, cents; of surfaces and hardware as counted. */
async function pricesOf(task: Budgeted, lines: readonly Line[], counted: Counted): Promise<Cents[][]> {
  const prices = lines.map(({ options }) =>
    options.map(({ price_cents }) => price_cents ?? Number.POSITIVE_INFINITY),
  );
  const isCounted = ({ options: [own] }: Line) => own!.price_cents === null;
  const rounds = Math.max(0, ...lines.filter(isCounted).map(({ options }) => options.length));
  for (let round = 0; round < rounds; round++) {
    const picked = lines.flatMap((line) => (isCounted(line) ? line.options.slice(round, round + 1) : []));
    // the first option is what the design has: it is counted already, unless it stands from another day
    const isNow = round === 0 && (task.saving_cents ?? null) === null;
    const { takeoff } = isNow ? counted : await task.count(withOptions(task, picked));
    for (const [at, line] of lines.entries()) {
      if (!isCounted(line) || !line.options[round]) continue;
      const places = new Set(line.places);
      const isOwn = (each: string) => places.has(each);
      const surfaces = takeoff.surfaces.filter((each) => each.known && isOwn(each.surface));
      const pulls = takeoff.items.filter(
        (each) => each.known && each.part === "hardware" && isOwn(each.item),
      );
      const supplies = takeoff.supplies.filter((each) => each.known && each.places.every(isOwn));
      const all = line.kind === "hardware" ? pulls : [...surfaces, ...supplies];
      prices[at]![round] = all.reduce((sum, each) => sum + (each.known ? each.line_total_cents : 0), 0);
    }
  }
  return prices;
}

/** The design with options in place of what it has, and what they take. */
export function withOptions({ design, offers }: Budgeted, options: readonly Option[]): RoomDesign {
  const swaps = new Map(options.flatMap(({ skus }) => [...skus]));
  const swapped = (sku: string | null): string | null =>
    sku !== null && swaps.has(sku) ? swaps.get(sku)! : sku;
  const items = design.items.flatMap((item): RoomItem[] => {
    const sku = swapped(item.sku);
    const hardware = item.hardware_sku ? { hardware_sku: swapped(item.hardware_sku) } : {};
    if (sku === item.sku) return [{ ...item, ...hardware }];
    const offer = sku === null ? undefined : offers.get(sku);
    return offer ? [{ ...standing(item, offers.get(item.sku!), offer), ...hardware }] : [];
  });
  const surfaces = design.surfaces.flatMap((surface) => {
    const sku = swapped(surface.sku);
    return sku === null && surface.sku !== null ? [] : [{ ...surface, sku }];
  });
  const bare = { ...design, items, surfaces };
  return { ...bare, supplies: suppliesFor(bare, offers).supplies };
}

/** The other product where an item is, its back and its top where they were; what is cut to measure keeps its size. */
export function standing(item: RoomItem, own: Offer | undefined, offer: Offer): RoomItem {
  const { finish: _, ...rest } = item;
  const named = { ...rest, sku: offer.sku, ...(offer.finish && { finish: offer.finish }) };
  const isCut = own ? Math.abs(item.width_in - own.width_in) > 0.1 : false;
  if (isCut) return named;
  const less = item.depth_in - offer.depth_in;
  const turn = (item.rotation_deg * Math.PI) / 180;
  const back = item.against ? less / 2 : 0;
  const hangs = item.elevation_in !== undefined && item.kind === "toilet";
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    ...named,
    width_in: round(offer.width_in),
    depth_in: round(offer.depth_in),
    height_in: round(offer.height_in),
    at_in: [round(item.at_in[0] - Math.sin(turn) * back), round(item.at_in[1] + Math.cos(turn) * back)],
    ...(hangs && { elevation_in: round(item.elevation_in! + item.height_in - offer.height_in) }),
  };
}

/** A product for the reader, with its color. */
export function named({ product, options }: Offer): string {
  const look = options.Color ?? options.Finish;
  return look && !product.name.includes(look) ? `${product.name}, ${look}` : product.name;
}
