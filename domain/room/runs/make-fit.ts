import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { itemById } from "../edit/items.edit.ts";
import { type CabinetLine, likeIn } from "./cabinet-line.ts";
import { type FaultsOf, isClosedBy, type Packed, type Piece, pack, type Stretch, slackOf } from "./pack.ts";
import { sumOf, type WidthsFor } from "./widths.ts";

/** A piece that gets another product, so that all fit. */
interface Narrowed {
  id: string;
  from_in: number;
  product: RoomProduct;
}

/** How a stretch is filled again. */
export interface Fitted extends Packed {
  stretch: Stretch;
  /** In their order, those that come in with an empty id. */
  pieces: Piece[];
  narrowed: Narrowed[];
}

export interface Making {
  design: RoomDesign;
  line: CabinetLine;
  divide: WidthsFor;
  /** The piece that was changed; its neighbors give way before others. */
  changed: string | null;
  /** Whether cabinets come in where fillers don't close the ends. */
  grows: boolean;
  /** What is wrong with places along the stretch: a range under a window. */
  faults: FaultsOf;
}

/** Pieces along a stretch: moved up, else with narrower cabinets beside the changed one; null where that doesn't do. */
export function fitted(stretch: Stretch, pieces: readonly Piece[], making: Making): Fitted | null {
  const packed = pack(stretch, pieces, making.faults);
  if (!packed) return withNarrower(stretch, pieces, making);
  const own: Fitted = { ...packed, stretch, pieces: [...pieces], narrowed: [] };
  const isClosed = isClosedBy(stretch.left, packed.pads.left) && isClosedBy(stretch.right, packed.pads.right);
  return isClosed || !making.grows ? own : (grown(stretch, pieces, making) ?? own);
}

/** With more cabinets at an end. */
function grown(stretch: Stretch, pieces: readonly Piece[], { divide, faults }: Making): Fitted | null {
  const widths = divide(slackOf(stretch, pieces));
  if (widths.length === 0) return null;
  const more = widths.map((wide): Piece => ({ id: "", center: null, wide, from: 0 }));
  const [first, last] = [pieces[0]?.from ?? stretch.from, pieces.at(-1)];
  const ways = [
    [...placedFrom(more, first - sumOf(widths)), ...pieces],
    [...pieces, ...placedFrom(more, last ? last.from + last.wide : stretch.from)],
  ];
  const [best] = ways
    .flatMap((all) => {
      const packed = pack(stretch, all, faults);
      return packed ? [{ ...packed, stretch, pieces: all, narrowed: [] }] : [];
    })
    .sort((a, b) => a.cost - b.cost);
  return best ?? null;
}

function placedFrom(pieces: readonly Piece[], start: number): Piece[] {
  let at = start;
  return pieces.map((piece) => {
    const from = at;
    at += piece.wide;
    return { ...piece, from };
  });
}

/** One cabinet, or two, as much narrower as is missing: the nearest ones, by as little as will do. */
function withNarrower(stretch: Stretch, pieces: readonly Piece[], making: Making): Fitted | null {
  const short = -slackOf(stretch, pieces);
  const give = givers(pieces, making);
  for (const giver of give) {
    const way = narrowest(giver, short);
    if (way) return packedWith(stretch, pieces, [way], making);
  }
  for (const [at, a] of give.entries())
    for (const b of give.slice(at + 1)) {
      const most = a.ways.at(-1)!;
      const rest = narrowest(b, short - (most.from_in - widthIn(most)));
      if (rest) return packedWith(stretch, pieces, [most, rest], making);
    }
  return null;
}

const widthIn = ({ product }: Narrowed): number => product.model!.size.width_in;

interface Giver {
  /** Narrower cabinets of the same inside, from wide to narrow. */
  ways: Narrowed[];
}

function narrowest({ ways }: Giver, short: number): Narrowed | undefined {
  return ways.find((way) => way.from_in - widthIn(way) > short - 0.01);
}

/** Plain cabinets that are sold narrower, those beside the changed piece first. */
function givers(pieces: readonly Piece[], { design, line, changed }: Making): Giver[] {
  const at = pieces.findIndex(({ id }) => id === changed);
  const away = (index: number) => (at < 0 ? -pieces[index]!.wide : Math.abs(index - at));
  return [...pieces.keys()]
    .sort((a, b) => away(a) - away(b))
    .flatMap((index): Giver[] => {
      const piece = pieces[index]!;
      const item = itemById(design, piece.id);
      if (!item || piece.id === changed || !isPlain(piece, item)) return [];
      const ways = narrowerOf(item, line);
      return ways.length > 0 ? [{ ways }] : [];
    });
}

const isPlain = ({ center }: Piece, item: RoomItem): boolean =>
  center === null && item.kind === "base_cabinet";

function narrowerOf(item: RoomItem, line: CabinetLine): Narrowed[] {
  return likeIn(line, item)
    .filter(({ model }) => model!.size.width_in < item.width_in - 0.1)
    .map((product) => ({ id: item.id, from_in: item.width_in, product }))
    .sort((a, b) => widthIn(b) - widthIn(a));
}

function packedWith(
  stretch: Stretch,
  pieces: readonly Piece[],
  narrowed: Narrowed[],
  { faults }: Making,
): Fitted | null {
  const wide = new Map(narrowed.map((way) => [way.id, widthIn(way)]));
  const all = pieces.map((piece) => ({ ...piece, wide: wide.get(piece.id) ?? piece.wide }));
  const packed = pack(stretch, all, faults);
  // changed cabinets are worse than moved ones
  return packed && { ...packed, cost: packed.cost + 40 * narrowed.length, stretch, pieces: all, narrowed };
}

/** The most that a changed piece can be wide: the rest of the stretch, with every plain cabinet as narrow as it is sold. */
export function mostFor(stretch: Stretch, pieces: readonly Piece[], making: Making): number {
  const changed = pieces.find(({ id }) => id === making.changed);
  // one or two cabinets give way
  const gives = givers(pieces, making)
    .map(({ ways }) => ways.at(-1)!)
    .map((way) => way.from_in - widthIn(way))
    .sort((a, b) => b - a)
    .slice(0, 2);
  return (changed?.wide ?? 0) + slackOf(stretch, pieces) + sumOf(gives);
}
