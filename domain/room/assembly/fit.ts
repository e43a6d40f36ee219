import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { itemById, withGuests } from "../edit/items.edit.ts";
import { boxOf, footprintOf } from "../geometry/footprint.ts";
import { inBox } from "../geometry/oriented-box.ts";
import { kindWords, openingWords, structureWords, the } from "../geometry/place-words.ts";
import type { Point } from "../geometry/point.ts";
import { contains } from "../geometry/polygon.ts";
import { clashesOf } from "../rules/placement.ts";
import { type RoomView, type Standing, standingOf, viewOf } from "../rules/room-view.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { CalledAs, calledAs } from "./called-as.ts";
import { hangingProblem } from "./hanging.ts";
import { isOneOf, type Mounting, mountingOfItem, needsHost, productOfItem } from "./mountings.ts";
import { isBigEnough } from "./seats.ts";

/** A thing with all that it carries, and the rest of the room around them. */
export interface Assembly {
  design: RoomDesign;
  /** The thing itself first. What hangs on a wall beside it finds its own place afterwards. */
  parts: readonly RoomItem[];
  /** Of the room without the parts. */
  around: RoomView;
  mounting: Mounting;
  products: ProductsBySku;
}

/** What hangs on a wall for the sake of a host: a shower's fittings, a wall faucet. */
export const hangsBeside = (design: RoomDesign, item: RoomItem, products: ProductsBySku): boolean =>
  Boolean(item.host) && mountingOfItem(design, item, products).mount === "wall";

/** @throws RangeError for an id that the design does not have */
export function assemblyOf(design: RoomDesign, id: string, products: ProductsBySku): Assembly {
  const all = withGuests(design, id);
  const [item] = all;
  if (!item) throw new RangeError(`no item ${id}`);
  const beside = new Set(
    all
      .filter((each) => each.id !== id && hangsBeside(design, each, products))
      .flatMap((each) => withGuests(design, each.id).map((one) => one.id)),
  );
  const parts = all.filter((each) => !beside.has(each.id));
  const own = new Set(all.map((each) => each.id));
  const view = viewOf(design, products);
  return {
    design,
    parts,
    around: { ...view, standing: view.standing.filter(({ item: { id: other } }) => !own.has(other)) },
    mounting: mountingOfItem(design, item, products),
    products,
  };
}

/**
 * Why a thing cannot be where it is, named as people call it; null if it can: its own place and that of everything that
 * it carries.
 */
export function whyNot(design: RoomDesign, id: string, products: ProductsBySku): string | null {
  const assembly = assemblyOf(design, id, products);
  return whyNotAt(assembly, assembly.parts);
}

/** As `whyNot`, for the same parts in other poses. */
export function whyNotAt(assembly: Assembly, parts: readonly RoomItem[]): string | null {
  const { around } = assembly;
  const [item] = parts;
  const moved = new Map(parts.map((part) => [part.id, part]));
  const design = {
    ...assembly.design,
    items: assembly.design.items.map((each) => moved.get(each.id) ?? each),
  };
  const view = { ...around, design };
  const held = holdProblem(design, item!, assembly);
  if (held) return held;
  for (const part of parts) {
    const words = clashWords(view, design, item!, standingOf(design, part));
    if (words) return words;
  }
  return null;
}

/** Whether it hangs on its wall, or is in or on what carries it. */
function holdProblem(design: RoomDesign, item: RoomItem, { mounting, products }: Assembly): string | null {
  const host = item.host ? itemById(design, item.host) : undefined;
  if (mounting.mount === "wall") {
    const problem = hangingProblem(design, item, mounting);
    return problem && `${CalledAs(design, item)} ${problem}`;
  }
  if (!host)
    return needsHost(mounting)
      ? `${CalledAs(design, item)} ${mounting.missing ?? "has nothing to stand on."}`
      : null;
  if (!isOn(item, host, mounting)) {
    const isOver = contains(footprintOf(host), item.at_in, 1) || mounting.missing === undefined;
    return `${CalledAs(design, item)} ${isOver ? `would reach over the edge of ${calledAs(design, host)}.` : mounting.missing}`;
  }
  if (!canCarry(design, item, host, mounting, products))
    return `${CalledAs(design, item)} ${mounting.missing ?? "has nothing to stand on."}`;
  return null;
}

/** Whether a thing is over what carries it: with all its corners if it is set into it, else with its middle. */
export function isOn(item: RoomItem, host: RoomItem, { mount, back_in }: Mounting): boolean {
  // a pane may stand beside another one
  if (mount === "opening") return true;
  if (mount !== "recessed") return contains(footprintOf(host), item.at_in, 1);
  const front = back_in === undefined || typeof back_in === "number" ? 2 : 6;
  return footprintOf(item).every((corner) => {
    const [x, y] = inBox(boxOf(host), corner);
    return (
      Math.abs(x) <= host.width_in / 2 + 1 && y <= host.depth_in / 2 + 1 && y >= -host.depth_in / 2 - front
    );
  });
}

/** Whether a host is of the right kind and size for a thing. */
export function canCarry(
  design: RoomDesign,
  item: RoomItem,
  host: RoomItem,
  mounting: Mounting,
  products: ProductsBySku,
): boolean {
  const product = productOfItem(products, host);
  const { mount, hosts = [] } = mounting;
  if (mount === "bowl") return hasBowl(design, host, hosts, products);
  if (mount === "floor" || mount === "ceiling" || (mount === "opening" && host.kind === "shower"))
    return true;
  return (
    hosts.some((group) => isOneOf(group, host, product)) &&
    isBigEnough(item, mounting, host, productOfItem(products, item))
  );
}

const hasBowl = (
  design: RoomDesign,
  host: RoomItem,
  groups: readonly string[],
  products: ProductsBySku,
): boolean =>
  [host, ...design.items.filter((each) => each.host === host.id)].some((each) => {
    const { bowl } = mountingOfItem(design, each, products);
    return bowl !== undefined && (groups.includes(`${bowl}_bowl`) || host.kind === "vanity");
  });

function clashWords(view: RoomView, design: RoomDesign, item: RoomItem, standing: Standing): string | null {
  const [clash] = clashesOf(view, standing);
  if (!clash) return null;
  const own = CalledAs(design, item);
  const subject =
    standing.item.id === item.id ? own : `${own} can't go there: its ${kindWords(standing.item.kind)}`;
  switch (clash.rule) {
    case "inside-room":
      return `${subject} ${standing.item.id === item.id ? "reaches" : "would reach"} past the wall.`;
    case "under-ceiling":
      return standing.item.id === item.id
        ? `${own} is too tall for the sloped ceiling there.`
        : `${subject} would be too tall for the sloped ceiling there.`;
    case "no-overlap":
      return `${subject} ${standing.item.id === item.id ? "overlaps" : "would overlap"} ${clash.other ? calledAs(design, clash.other.item) : the(structureWords(clash.structure?.structure.kind ?? ""))}.`;
    case "door-swing":
      return `The door would swing into ${calledAs(design, item)}.`;
    case "door-clear": {
      const kind = design.plan.openings.find(({ id }) => id === clash.opening)?.kind ?? "door";
      return `${subject} is in front of the ${openingWords(kind)}.`;
    }
  }
}

/** The parts moved by a vector. */
export const shifted = (parts: readonly RoomItem[], [x, y]: Readonly<Point>): RoomItem[] =>
  parts.map((part) => ({ ...part, at_in: [part.at_in[0] + x, part.at_in[1] + y] }));
