import type { RoomDesign } from "../../contract/design/room-design.ts";
import { DemoOffers } from "../../demo/rooms/demo-offers.ts";
import { productsOf } from "../../demo/rooms/design-products.ts";
import { apartBy, leastApart } from "../../domain/designer/apart.ts";
import type { Brief } from "../../domain/designer/brief/brief.types.ts";
import { readBrief } from "../../domain/designer/brief/read-brief.ts";
import type { DesignedRoom } from "../../domain/designer/design.types.ts";
import { designRooms } from "../../domain/designer/design-rooms.ts";
import type { Counted } from "../../domain/designer/design-task.types.ts";
import { Barred } from "../../domain/designer/sketch/barred.ts";
import { toDollars } from "../../domain/money/money.ts";
import { applyingRules } from "../../domain/room/rules/applying-rules.ts";
import { mustFindings } from "../../domain/room/rules/findings.ts";
import { productsBySku } from "../../domain/room/takeoff/products-by-sku.ts";
import { takeoffOf } from "../../domain/room/takeoff/takeoff.ts";
import { sentences } from "./sentences.ts";

/** What the designs of many briefs come to. */
interface Sums {
  briefs: number;
  /** Briefs of which no design comes. */
  refused: number;
  designs: number;
  /** Broken required rules. */
  musts: number;
  /** Recommendations that apply, and those that are not met, by rule. */
  shoulds: number;
  missed: Map<string, number>;
  /** Products and surfaces, those for which nothing is sold, those that look like what is not wanted. */
  lines: number;
  unsold: number;
  unwanted: number;
  /** Designs of briefs with a budget; those that keep it or say that they don't. */
  budgets: number;
  kept: number;
  told: number;
  /** Briefs with more than one design; those of which all differ enough. */
  several: number;
  apart: number;
  /** Processor time of each brief. */
  times_ms: number[];
}

const none = (): Sums => ({
  briefs: 0,
  refused: 0,
  designs: 0,
  musts: 0,
  shoulds: 0,
  missed: new Map(),
  lines: 0,
  unsold: 0,
  unwanted: 0,
  budgets: 0,
  kept: 0,
  told: 0,
  several: 0,
  apart: 0,
  times_ms: [],
});

/** What the demo sells. */
export const offers = new DemoOffers();

/** A design's takeoff at the demo's trade prices. */
async function count(design: RoomDesign): Promise<Counted> {
  const products = productsBySku(
    productsOf(design, offers).map((product) => ({
      ...product,
      price: toDollars(offers.entry(product.sku)!.variant.wholesale_cents),
    })),
  );
  return { takeoff: takeoffOf(design, products), products };
}

/** The designs of a brief with what the demo sells, four unless told. */
export async function designed(brief: Brief, alternatives = 4): Promise<readonly DesignedRoom[]> {
  const walk = designRooms({ brief, plan: null, offers, alternatives, count, kept: null });
  for (;;) {
    const { done, value } = await walk.next();
    if (done) return value.rooms;
  }
}

/**
 * Designs made-up briefs, the same ones for the same seed, until there are `count` or the processor time is spent.
 */
export async function designsOf(most: number, seed: string, spend_ms: number): Promise<Sums> {
  const sums = none();
  const begun = process.cpuUsage();
  for (const { text } of sentences(most, seed)) {
    const spent = process.cpuUsage(begun);
    if ((spent.user + spent.system) / 1000 > spend_ms) break;
    const { brief } = readBrief(text);
    const before = process.cpuUsage();
    const rooms = await designed(brief);
    const { user, system } = process.cpuUsage(before);
    sums.times_ms.push((user + system) / 1000);
    add(sums, brief, rooms);
  }
  return sums;
}

function add(sums: Sums, brief: Brief, rooms: readonly DesignedRoom[]): void {
  sums.briefs += 1;
  if (rooms.length === 0) sums.refused += 1;
  for (const room of rooms) addDesign(sums, brief, room);
  if (rooms.length < 2) return;
  sums.several += 1;
  const pairs = rooms.flatMap((room, at) => rooms.slice(at + 1).map((other) => [room, other] as const));
  if (pairs.every(([a, b]) => apartBy(a.design, b.design) >= leastApart)) sums.apart += 1;
}

function addDesign(sums: Sums, brief: Brief, { design, price_cents, unmet, findings }: DesignedRoom): void {
  sums.designs += 1;
  sums.musts += mustFindings(design).length;
  const shoulds = applyingRules(design).filter(({ should_in }) => should_in !== null);
  sums.shoulds += shoulds.length;
  const rules = new Set(shoulds.map(({ id }) => id));
  for (const rule of new Set(findings.map((each) => each.rule)))
    if (rules.has(rule)) sums.missed.set(rule, (sums.missed.get(rule) ?? 0) + 1);
  const barred = new Barred(brief.bars);
  const lines = [...design.items, ...design.surfaces];
  sums.lines += lines.length;
  for (const { sku } of lines) {
    if (sku === null) continue;
    const offer = offers.get(sku);
    if (!offer) sums.unsold += 1;
    else if (barred.of(offer).some(({ part }) => part === "any") && barred.has(offer)) sums.unwanted += 1;
  }
  if (brief.budget_cents === null) return;
  sums.budgets += 1;
  if (price_cents <= brief.budget_cents) sums.kept += 1;
  else if (unmet.some((words) => /budget/i.test(words))) sums.told += 1;
}

const percent = (part: number, all: number): string =>
  all === 0 ? "–" : `${((part / all) * 100).toFixed(1)} %`;

/** The rows of the table, name and figure. */
export function rowsOf(sums: Sums): [string, string][] {
  const { briefs, designs, several, budgets, times_ms, shoulds, missed } = sums;
  const failed = [...missed.values()].reduce((sum, each) => sum + each, 0);
  const sorted = times_ms.toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)} ms`;
  return [
    ["briefs designed", String(briefs)],
    ["briefs without a design", percent(sums.refused, briefs)],
    ["designs", String(designs)],
    ["broken required rules", String(sums.musts)],
    ["recommendations met, of those that apply", percent(shoulds - failed, shoulds)],
    ["products that are not sold", String(sums.unsold)],
    ["products that look like what is not wanted", percent(sums.unwanted, sums.lines)],
    ["budgets kept", percent(sums.kept, budgets)],
    ["budgets kept, or said to be out of reach", percent(sums.kept + sums.told, budgets)],
    [`briefs whose designs are all at least ${leastApart} apart`, percent(sums.apart, several)],
    ["processor time of a brief, median and 99th percentile", `${at(0.5)}, ${at(0.99)}`],
  ];
}

/** Rules that are missed most, with how many designs miss them. */
export const mostMissed = ({ missed }: Sums, most = 8): string =>
  [...missed]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([rule, times]) => `${rule} ${times}`)
    .join(", ");
