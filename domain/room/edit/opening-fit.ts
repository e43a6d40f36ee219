import type { RoomOpening, RoomProduct } from "../../../contract/design/room-design.ts";
import { inchesText } from "../../catalog/page-lengths.ts";
import { leafCount } from "../geometry/openings.ts";
import { isIn } from "./product-category.ts";

/** Which windows and doors go into an opening. */

/** The categories whose products fill an opening; nothing goes into a passage. */
const filledFrom: Record<RoomOpening["kind"], string | null> = {
  window: "windows",
  door: "door-slabs",
  passage: null,
};

/**
 * How much larger than its product an opening is, inches: least, usual and most. A window is set on shims in a rough
 * opening that is 1/2 in. larger each way (`content/product-guides.json`). A doorway's size is that of its leaves, which
 * the frame is made to; a slab is planed by up to 1/4 in. each way.
 */
const spare_in = {
  window: { least: 0.25, usual: 0.5, most: 1 },
  door: { least: -0.25, usual: 0, most: 0.5 },
} as const;

export interface OpeningSize {
  width_in: number;
  height_in: number;
}

/** The catalog query for what fills an opening, or null. */
export const openingTarget = ({ kind }: Pick<RoomOpening, "kind">): "window" | "door" | null =>
  kind === "passage" ? null : kind;

/** Whether a product is made to fill openings of that kind, whatever its size. */
export function fillsKind(product: RoomProduct, kind: RoomOpening["kind"]): boolean {
  const category = filledFrom[kind];
  return (
    category !== null && isIn(product, category) && product.size.width_in > 0 && product.size.height_in > 0
  );
}

/** The kind of opening that a product fills; null for other things. */
export const fills = (product: RoomProduct): "window" | "door" | null =>
  (["window", "door"] as const).find((kind) => fillsKind(product, kind)) ?? null;

/** The size that an opening has to have for a product. */
export function sizeFor(opening: RoomOpening, { size }: RoomProduct): OpeningSize {
  const { usual } = spare_in[opening.kind === "window" ? "window" : "door"];
  const leaves = opening.kind === "door" ? leafCount(opening) : 1;
  return { width_in: size.width_in * leaves + usual, height_in: size.height_in + usual };
}

/** How far an opening is from a product's size, both ways together; 0 where the product goes in as it is. */
export function misfit_in(opening: RoomOpening, product: RoomProduct): number {
  const { least, usual, most } = spare_in[opening.kind === "window" ? "window" : "door"];
  const right = sizeFor(opening, product);
  const off = (has_in: number, right_in: number): number => {
    const spare = has_in - right_in + usual;
    return spare < least - 0.001 || spare > most + 0.001 ? Math.abs(has_in - right_in) : 0;
  };
  return off(opening.width_in, right.width_in) + off(opening.height_in, right.height_in);
}

/**
 * The hand of a hinged door, as makers name it: with your back to the hinges, a left-hand door swings to your left.
 * Null for what slides, for double doors, and for what is no door.
 */
export function handOf({ kind, swing, width_in }: RoomOpening): "left" | "right" | null {
  if (kind !== "door" || !swing || swing.into === "none" || leafCount({ width_in }) === 2) return null;
  const isHingedLeft = swing.hinge === "to";
  return isHingedLeft === (swing.into === "room") ? "right" : "left";
}

/** The hand that a product is made for, or null where it goes either way. */
function handMade({ options, attributes }: RoomProduct): "left" | "right" | null {
  const said = String(options.Handing ?? options.Swing ?? attributes.handing ?? "").toLowerCase();
  return /^left/.test(said) ? "left" : /^right/.test(said) ? "right" : null;
}

export const sizeText = ({ width_in, height_in }: OpeningSize): string =>
  `${inchesText(width_in)} × ${inchesText(height_in)}`;

/** Why a product doesn't go into an opening as it is, or null where it does. */
export function openingProblem(opening: RoomOpening, product: RoomProduct): string | null {
  if (opening.kind === "passage") return "A passage stays open. Nothing goes into it.";
  if (!fillsKind(product, opening.kind)) return `${product.name} doesn't go into this opening.`;
  const [has, wants] = [handOf(opening), handMade(product)];
  if (has && wants && has !== wants)
    return wants === "left"
      ? "This is a left-hand door. This doorway needs a right-hand one."
      : "This is a right-hand door. This doorway needs a left-hand one.";
  if (misfit_in(opening, product) === 0) return null;
  return `This opening is ${sizeText(opening)}. ${fittingWords(opening, product)}`;
}

const fittingWords = (opening: RoomOpening, product: RoomProduct): string =>
  opening.kind === "window"
    ? `This window needs ${sizeText(sizeFor(opening, product))}.`
    : `This door needs ${sizeText(sizeFor(opening, product))}.`;

/** Of a product's sizes and colors, the one that needs the least change of an opening; undefined for other things. */
export function nearestForOpening(
  opening: RoomOpening,
  choices: readonly RoomProduct[],
  like?: RoomProduct,
): RoomProduct | undefined {
  const alike = ({ options }: RoomProduct): number =>
    Object.entries(like?.options ?? {}).filter(([name, value]) => options[name] === value).length;
  return choices
    .filter((product) => fillsKind(product, opening.kind))
    .toSorted((a, b) => misfit_in(opening, a) - misfit_in(opening, b) || alike(b) - alike(a))[0];
}
