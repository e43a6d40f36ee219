import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { inchesText } from "../../catalog/page-lengths.ts";
import { CalledAs } from "../assembly/called-as.ts";
import { whyNot } from "../assembly/fit.ts";
import { removeItems } from "../assembly/remove.ts";
import { refusedFor, type Settled } from "../assembly/settle.ts";
import { deleteItems, itemById } from "../edit/items.edit.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { likeIn } from "./cabinet-line.ts";
import { keptFor } from "./chosen-fixtures.ts";
import { type RefitWith, withProduct } from "./lay-fitted.ts";
import type { Piece } from "./pack.ts";
import { isUnfit, refitRun, type Unfit } from "./refit-run.ts";
import { refitWords } from "./refit-words.ts";
import { centerOf, type StandingRun, standingRuns } from "./standing-run.ts";

const pieceKinds = new Set(["base_cabinet", "tall_cabinet", "dishwasher", "range", "refrigerator"]);

/** Whether another product in the place of a run's piece changes the run: it has another width. */
export function changesRun({ pieces }: StandingRun, id: string, product: RoomProduct): boolean {
  const piece = pieces.find((each) => each.id === id);
  if (!piece || !pieceKinds.has(product.model?.kind ?? "")) return false;
  return Math.abs(widthKept(product) - piece.wide) > 0.1;
}

/** A cabinet takes its own width, an appliance a little more. */
const widthKept = (product: RoomProduct): number =>
  product.model!.kind.endsWith("_cabinet") ? product.model!.size.width_in : keptFor(product);

/**
 * A piece of a complete run as another product, wider or narrower: its neighbors move up, fillers, wall cabinets and
 * what runs along them are made anew. Refused with the width that would fit.
 */
export function refitSwap(
  design: RoomDesign,
  run: StandingRun,
  id: string,
  product: RoomProduct,
  wish: RefitWith,
  products: ProductsBySku,
): Settled {
  const swapped = withProduct(design, id, product, products);
  const wide = widthKept(product);
  const item = itemById(swapped.design, id)!;
  const pieces = run.pieces.map(
    (piece): Piece =>
      piece.id === id
        ? { id, center: centerOf(swapped.design, item), wide, from: piece.from + (piece.wide - wide) / 2 }
        : piece,
  );
  const allowed = { changed: id, grows: true, drops: false };
  const result = refitRun(swapped.design, { ...run, pieces }, allowed, wish, products);
  if (isUnfit(result)) return refusedFor(whyNotSwapped(swapped.design, item, result, wish));
  const problem = problemIn(design, result.design, run, products);
  if (problem) return refusedFor(`${product.name} doesn't go here. ${problem}`);
  const notes = [swapped.note, refitWords(design, result.design, run, result)];
  return { refusal: null, design: result.design, id, note: notes.filter(Boolean).join(" ") };
}

/** A room without some pieces of its runs: the others move up. */
export function refitRemoval(
  design: RoomDesign,
  ids: readonly string[],
  wish: RefitWith,
  products: ProductsBySku,
): { design: RoomDesign; lost: readonly RoomItem[]; note: string } {
  const { design: left, lost } = removeItems(design, ids, products);
  const notes: string[] = [];
  let next = left;
  for (const run of standingRuns(design, products)) {
    const pieces = run.pieces.filter(({ id }) => itemById(left, id));
    if (pieces.length === run.pieces.length) continue;
    if (pieces.length === 0) {
      next = deleteItems(next, [...run.strips, ...run.over]);
      continue;
    }
    const rest = { ...run, pieces };
    const result = refitRun(next, rest, { changed: null, grows: false, drops: false }, wish, products);
    if (isUnfit(result) || problemIn(left, result.design, rest, products)) continue;
    next = result.design;
    notes.push(refitWords(design, next, run, result));
  }
  return { design: next, lost, note: notes.join(" ") };
}

/** What is wrong with a thing of a run that was right before. */
export function problemIn(
  before: RoomDesign,
  after: RoomDesign,
  { pieces }: StandingRun,
  products: ProductsBySku,
): string | null {
  const there = new Set(before.items.map(({ id }) => id));
  const own = new Set(pieces.map(({ id }) => id));
  for (const { id } of after.items) {
    if (!own.has(id) && there.has(id)) continue;
    const why = whyNot(after, id, products);
    if (why && !(there.has(id) && whyNot(before, id, products))) return why;
  }
  return null;
}

function whyNotSwapped(
  design: RoomDesign,
  item: RoomItem,
  { fault, most_in }: Unfit,
  { line }: RefitWith,
): string {
  const name = CalledAs(design, item);
  if (fault) {
    const other = itemById(design, fault.id);
    const moved = other && other.id !== item.id ? CalledAs(design, other) : name;
    return `${moved} would have to move under a window or before a door.`;
  }
  const sold = likeIn(line, item)
    .map(({ model }) => model!.size.width_in)
    .filter((width) => width <= most_in + 0.01);
  const most = sold.length > 0 ? Math.max(...sold) : most_in;
  return `${name} doesn't fit ${inchesText(item.width_in)} wide: at most ${inchesText(Math.max(0, most))} fit in its run.`;
}
