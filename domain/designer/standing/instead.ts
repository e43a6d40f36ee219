import type { RoomItem } from "../../../contract/design/room-design.ts";
import { lineOf, twinsOf } from "../budget/cabinet-options.ts";
import { standing } from "../budget/fit-budget.ts";
import { canReplace } from "../budget/item-options.ts";
import type { Offer, Wish } from "../offer.types.ts";
import { wishes } from "../sketch/place-wishes.ts";
import { askedAt } from "../sketch/product-wishes.ts";
import type { RoomSketch } from "../sketch/room-sketch.ts";
import type { Palette } from "../styles/palette.types.ts";

/** An item with the product of its use and size that suits the look best; itself where nothing else can stand there. */
export function productInstead(item: RoomItem, items: readonly RoomItem[], sketch: RoomSketch): RoomItem {
  const { shelf, palette, key } = sketch;
  const own = item.sku === null ? undefined : shelf.get(item.sku);
  if (!own?.model) return { ...item };
  // an asked finish is for the wish to look for, not a bound to what stands
  const { firm: _, ...loose } = palette;
  const like = canReplace(own, item, loose, shelf);
  const isHost = items.some(({ host }) => host === item.id);
  const holds = (offer: Offer) =>
    !isHost ||
    (Math.abs(offer.height_in - own.height_in) < 0.6 && Math.abs(offer.depth_in - own.depth_in) < 1.6);
  const wish = wishAt(own, palette);
  const accepts = (offer: Offer) => like(offer) && holds(offer);
  // the same product gives way to the same one everywhere
  const offer = shelf.fixture({ ...wish, width_in: own.width_in, accepts }, `${key}/${own.sku}`);
  if (!offer || offer.sku === own.sku) return { ...item };
  return standing(item, own, offer);
}

/** What the place of a product asks for in a look. */
function wishAt(own: Offer, palette: Palette): Wish {
  for (const [place, make] of Object.entries(wishes)) {
    const wish = make(palette);
    if (wish.kind !== own.model!.kind || wish.accepts?.(own) === false) continue;
    const asked = askedAt(palette.products, place);
    return { ...wish, ...(asked.length > 0 && { asked }) };
  }
  return { kind: own.model!.kind, styles: palette.styles };
}

/** Cabinets in the line, door and finish that suits the look best and is sold in all their sizes; else as they are. */
export function cabinetsInstead(
  cabinets: readonly RoomItem[],
  { shelf, palette }: RoomSketch,
): (item: RoomItem) => RoomItem {
  const sizes = [...new Set(cabinets.map(({ sku }) => sku!))].flatMap((sku) => shelf.get(sku) ?? []);
  const twins = new Map(sizes.map((size) => [size.sku, twinsOf(size, { offers: shelf })]));
  const [first, ...rest] = twins.values();
  const lines = [...(first?.keys() ?? [])].filter((line) => rest.every((each) => each.has(line)));
  const costOf = (line: string): number => {
    const { finish, style, price_cents } = first!.get(line)!;
    return (
      rankOf(palette.cabinets, finish) * 17 +
      rankOf(palette.styles, style) * 14 +
      (palette.askedDoors && !palette.askedDoors.some((door) => line.startsWith(`${door}/`)) ? 500 : 0) +
      shelf.thrift * Math.log(price_cents) * 4
    );
  };
  const line = lines.toSorted((a, b) => costOf(a) - costOf(b))[0];
  return (item) => {
    const own = shelf.get(item.sku!);
    const offer = line === undefined ? undefined : twins.get(item.sku!)?.get(line);
    return own && offer && lineOf(own) !== line ? standing(item, own, offer) : { ...item };
  };
}

function rankOf(list: readonly string[], value: string): number {
  const at = list.indexOf(value);
  return at < 0 ? list.length + 1 : at;
}
