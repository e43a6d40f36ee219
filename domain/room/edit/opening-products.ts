import type { RoomDesign, RoomOpening, RoomProduct } from "../../../contract/design/room-design.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { done, type Edited, refused } from "./edited.types.ts";
import { fillsKind, misfit_in, type OpeningSize, openingProblem, sizeFor, sizeText } from "./opening-fit.ts";
import { resizeOpening } from "./openings.edit.ts";

/** An opening made the right size for a product; the head stays where it is as long as the sill is above the floor. */
function resizedFor(design: RoomDesign, opening: RoomOpening, product: RoomProduct): Edited {
  const size = sizeFor(opening, product);
  if (opening.kind !== "window") return resizeOpening(design, opening.id, size);
  const head_in = (opening.sill_in ?? 36) + opening.height_in;
  return resizeOpening(design, opening.id, { ...size, sill_in: Math.max(0, head_in - size.height_in) });
}

/** What would make a product fit: the room with the opening at that size and the product in it. */
export interface Resize {
  size: OpeningSize;
  /** `Make it 36 1/2" × 60 1/2"` */
  words: string;
  design: RoomDesign;
}

export type OpeningFilled =
  | { ok: true; design: RoomDesign }
  | { ok: false; message: string; resize: Resize | null };

/** A window or door put into an opening; where it doesn't fit, says both sizes and what would make it fit. */
export function fillOpening(design: RoomDesign, id: string, product: RoomProduct): OpeningFilled {
  const opening = design.plan.openings.find((each) => each.id === id);
  if (!opening) return { ok: false, message: "The opening is no longer in the plan.", resize: null };
  const message = openingProblem(opening, product);
  if (message === null) return { ok: true, design: withSku(design, id, product.sku) };
  if (!fillsKind(product, opening.kind) || misfit_in(opening, product) === 0)
    return { ok: false, message, resize: null };
  const resized = resizedFor(design, opening, product);
  if (!resized.ok) return { ok: false, message: `${message} ${resized.message}`, resize: null };
  const size = sizeFor(opening, product);
  const words = `Make it ${sizeText(size)}`;
  return { ok: false, message, resize: { size, words, design: withSku(resized.design, id, product.sku) } };
}

/** An opening with nothing chosen for it any more. */
export const emptyOpening = (design: RoomDesign, id: string): Edited =>
  design.plan.openings.some((each) => each.id === id)
    ? done(withSku(design, id, null))
    : refused("The opening is no longer in the plan.");

function withSku(design: RoomDesign, id: string, sku: string | null): RoomDesign {
  const openings = design.plan.openings.map((opening): RoomOpening => {
    if (opening.id !== id) return opening;
    const { sku: _, ...bare } = opening;
    return sku === null ? bare : { ...bare, sku };
  });
  return { ...design, plan: { ...design.plan, openings } };
}

/**
 * The room after its openings changed: what no longer fits its opening gives way to the same product in the right size
 * and color, else comes out. `note` says which, in one line; empty where nothing changed.
 * @param sold what the room knows, with the other sizes of what is in it
 */
export function refitOpenings(design: RoomDesign, sold: ProductsBySku): { design: RoomDesign; note: string } {
  const notes: string[] = [];
  let next = design;
  for (const opening of design.plan.openings) {
    const product = opening.sku === undefined ? undefined : sold.get(opening.sku);
    if (!product || openingProblem(opening, product) === null) continue;
    const sizes = [...sold.values()].filter(({ hash }) => hash === product.hash);
    const other = sizes
      .filter((each) => openingProblem(opening, each) === null)
      .filter((each) => isSameLook(each, product))[0];
    next = withSku(next, opening.id, other?.sku ?? null);
    notes.push(
      other
        ? `${product.name} is now the size that fits its opening, ${sizeText(sizeOf(other))}.`
        : `${product.name} no longer fits its opening, so it came out.`,
    );
  }
  return { design: next, note: notes.join(" ") };
}

const sizeOf = ({ size }: RoomProduct): OpeningSize => size;

/** The same but for its size: the options with a length in them. */
const isSameLook = (a: RoomProduct, b: RoomProduct): boolean =>
  Object.entries(b.options).every(([name, value]) => /\d/.test(value) || a.options[name] === value);
