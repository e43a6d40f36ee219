import type { RoomDesign } from "../../../contract/design/room-design.ts";
import type { Cents } from "../../money/money.ts";
import { mustFindings } from "../../room/rules/findings.ts";
import { type Budgeted, withOptions } from "../budget/fit-budget.ts";
import type { Line } from "../budget/line.types.ts";
import { linesOf } from "../budget/options.ts";
import { drilledIn } from "../complete/drilled.ts";
import { nameOf } from "./difference.ts";

/** Another product for a line of a design. */
export interface Swap {
  /** Null: the line is left out. */
  sku: string | null;
  name: string;
  /** What the whole design costs with it less what it costs now. */
  difference_cents: Cents;
}

interface Swapped extends Swap {
  design: RoomDesign;
  total_cents: Cents;
}

const lineAt = (task: Budgeted, place: string): Line | undefined =>
  linesOf({ ...task, isWide: true }).find(({ kind, places }) =>
    place === "hardware" ? kind === "hardware" : kind !== "hardware" && places.includes(place),
  );

/**
 * What may take the place of a line's product, the cheapest first: as the budget's solver takes it, of the same use, size
 * and sockets, and only where the room keeps every required rule. Prices are counted with what each takes besides.
 * @param place any of the line's places; `hardware` for pulls and knobs
 */
export async function swapsAt(task: Budgeted, place: string): Promise<Swap[]> {
  const found = await swapped(task, place, () => true);
  return found
    .map(({ sku, name, difference_cents }) => ({ sku, name, difference_cents }))
    .toSorted((a, b) => a.difference_cents - b.difference_cents);
}

/** The design with one of the line's swaps; null where that is not one of them. */
export async function withSwap(task: Budgeted, place: string, sku: string | null): Promise<Swapped | null> {
  const [found] = await swapped(task, place, (each) => each === sku);
  return found ?? null;
}

async function swapped(
  task: Budgeted,
  place: string,
  isMeant: (sku: string | null) => boolean,
): Promise<Swapped[]> {
  const line = lineAt(task, place);
  if (!line) return [];
  const { takeoff } = await task.count(task.design);
  const found: Swapped[] = [];
  for (const option of line.options.slice(1)) {
    const sku = option.offer?.sku ?? null;
    if (!isMeant(sku)) continue;
    const design = drilledIn(withOptions(task, [option]), task.offers);
    if (mustFindings(design).length > 0) continue;
    const { total_cents } = (await task.count(design)).takeoff;
    const name = option.offer ? nameOf(option.offer.product.name, option.offer.options) : "Leave it out";
    found.push({ sku, name, design, total_cents, difference_cents: total_cents - takeoff.total_cents });
  }
  return found;
}
