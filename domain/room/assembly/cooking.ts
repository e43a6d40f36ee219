import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { lengthText } from "../../catalog/page-lengths.ts";
import { addItem, deleteItems, itemById, withGuests } from "../edit/items.edit.ts";
import { surfaceById } from "../edit/surfaces.edit.ts";
import { joined } from "../geometry/listed.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { usualSettings } from "../takeoff/settings.ts";
import { bareRuns, counterTopOn } from "../takeoff/shapes/countertop.ts";
import { calledAs } from "./called-as.ts";
import { isOneOf, mountingOf } from "./mountings.ts";
import { poseOf } from "./pose.ts";
import { isBigEnough, seatOn } from "./seats.ts";
import { refusedFor, type Settled, settle } from "./settle.ts";
import { swapItem } from "./swap.ts";

/** A place that is this much narrower than a thing still takes it: sizes are nominal. */
const play_in = 0.5;

/** Whether a product takes a thing's place only together with the cabinet that one of them needs. */
export const isOtherCooking = (item: Pick<RoomItem, "kind">, product: RoomProduct): boolean =>
  (item.kind === "range" && product.model?.kind === "cooktop") ||
  (item.kind === "cooktop" && product.model?.kind === "range");

/**
 * A cooktop with a base cabinet in a range's place, or a range in the place of a cooktop and its cabinet. Counters follow.
 * @param products of the room, and the base cabinets to choose from
 */
export function swapCooking(
  design: RoomDesign,
  id: string,
  product: RoomProduct,
  products: ProductsBySku,
): Settled {
  const item = itemById(design, id);
  if (!item) return refusedFor("It is no longer in the room.");
  return item.kind === "range"
    ? toCooktop(design, item, product, products)
    : toRange(design, item, product, products);
}

function toCooktop(
  design: RoomDesign,
  range: RoomItem,
  cooktop: RoomProduct,
  products: ProductsBySku,
): Settled {
  const offer = { kind: "base_cabinet", words: "Add a base cabinet" };
  const mounting = mountingOf(cooktop);
  const [kind, size, finish] = [cooktop.model!.kind, cooktop.model!.size, cooktop.model!.finish];
  for (const cabinet of cabinetsFor(design, range, products)) {
    const based = swapItem(design, range.id, cabinet, products);
    const host = based.design && itemById(based.design, range.id);
    if (based.refusal !== null || !host) continue;
    const item = { sku: cooktop.sku, kind, ...size, finish, at_in: host.at_in, rotation_deg: 0 };
    const { design: both, id } = addItem(based.design, item);
    const added = itemById(both, id)!;
    const known = new Map([...products, [cooktop.sku, cooktop]]);
    if (!isBigEnough(added, mounting, host, cooktop)) continue;
    const settled = settle(both, id, seatOn(both, added, mounting, host, 0), known, 3, design);
    if (settled.refusal !== null) continue;
    const gap = range.width_in - host.width_in;
    return {
      ...settled,
      note: [`A base cabinet carries it: ${cabinet.name}.`, gapWords(gap)].filter(Boolean).join(" "),
    };
  }
  return refusedFor(
    `${cooktop.name} needs a base cabinet that fits in the range's ${lengthText(range.width_in)}.`,
    offer,
  );
}

/** Base cabinets for a range's place, those of the room's own line first, then the widest. */
function cabinetsFor(design: RoomDesign, range: RoomItem, products: ProductsBySku): RoomProduct[] {
  const there = design.items.filter(({ kind }) => kind === "base_cabinet");
  const lines = new Set(there.map(({ sku }) => products.get(sku ?? "")?.hash));
  const finishes = new Set(there.map(({ finish }) => finish));
  const rank = ({ hash, model }: RoomProduct) =>
    (lines.has(hash) ? 1000 : 0) + (finishes.has(model?.finish) ? 500 : 0) + (model?.size.width_in ?? 0);
  return [...products.values()]
    .filter(
      (product) =>
        product.model?.kind === "base_cabinet" &&
        isOneOf("cooktop_base", { kind: "base_cabinet" }, product) &&
        product.model.size.width_in <= range.width_in + play_in,
    )
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, 12);
}

function toRange(
  design: RoomDesign,
  cooktop: RoomItem,
  range: RoomProduct,
  products: ProductsBySku,
): Settled {
  const host = itemById(design, cooktop.host ?? "");
  const width_in = range.model?.size.width_in ?? 0;
  if (host?.kind !== "base_cabinet")
    return refusedFor("A range takes the place of a base cabinet, and this cooktop isn't in one.");
  if (width_in > host.width_in + play_in)
    return refusedFor(
      `${range.name} is ${lengthText(width_in)} wide, and there are ${lengthText(host.width_in)} between the cabinets.`,
    );
  const lost = withGuests(design, host.id).filter(({ id }) => id !== host.id && id !== cooktop.id);
  const emptied = deleteItems(
    design,
    withGuests(design, host.id)
      .slice(1)
      .map(({ id }) => id),
  );
  const swapped = swapItem(emptied, host.id, range, products);
  if (swapped.refusal !== null) return swapped;
  const next = withCounters(design, swapped.design, host.id);
  const item = itemById(next, host.id)!;
  const settled = settle(next, host.id, poseOf(item), products, 0, design);
  if (settled.refusal !== null) return settled;
  const out = lost.map((each) => calledAs(design, each));
  const words = [
    `The base cabinet under the cooktop came out${out.length > 0 ? `, along with ${joined(out)}` : ""}.`,
    gapWords(host.width_in - width_in),
  ];
  return { ...settled, note: words.filter(Boolean).join(" ") };
}

const gapWords = (gap_in: number): string =>
  gap_in > play_in ? `There are ${lengthText(gap_in)} left beside it: fillers close them.` : "";

/** A counter that a range divides goes on beside it. */
function withCounters(before: RoomDesign, design: RoomDesign, gone: string): RoomDesign {
  const named = before.surfaces.find(({ id }) => {
    const [word, target = ""] = id.split(":", 2);
    return (
      word === "countertop" &&
      counterTopOn(before, target, usualSettings)?.items.some((item) => item.id === gone)
    );
  });
  if (!named) return design;
  const was = new Set(bareRuns(before).flatMap((run) => run.map(({ id }) => id)));
  const surfaces = design.surfaces.filter(({ id }) => id !== `countertop:${gone}`);
  const bare = { ...design, surfaces };
  const added = bareRuns(bare)
    .filter((run) => run.every(({ id }) => !was.has(id)))
    .map(([first]) => ({ ...named, id: `countertop:${first!.id}` }))
    .filter(({ id }) => !surfaceById(bare, id));
  return { ...bare, surfaces: [...surfaces, ...added] };
}
