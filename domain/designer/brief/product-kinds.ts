import slots from "../../../content/brief/product-slots.json" with { type: "json" };
import kinds from "../../../content/brief/products.json" with { type: "json" };
import type { BriefRoom, Part, ProductSlot } from "./brief.types.ts";

interface SlotOf {
  /** The only room that it tells of. */
  room: BriefRoom | null;
  /** The part that a color or material named before it applies to; null if it has its own colors. */
  part: Part | "fittings" | null;
}

/** What phrases about each say beside the kind of product. */
export const productSlots = slots as Readonly<Record<ProductSlot, SlotOf>>;

/** A kind of product that people ask for by name. */
export interface ProductKind {
  slot: ProductSlot;
  word: string;
  /** "apron sink": as in "This showroom sells no apron sink." */
  name: string;
  /** Singular, lower case, no hyphens or apostrophes. */
  phrases: readonly string[];
  /** What a product's design, parameters or sub-category say of it, one of these; a space before or behind is an end. */
  says: readonly string[];
}

/** Every kind of product that a brief may ask for. */
export const productKinds: readonly ProductKind[] = kinds.map((kind) => ({
  ...kind,
  slot: kind.slot as ProductSlot,
  says: kind.says ?? [kind.word],
}));
