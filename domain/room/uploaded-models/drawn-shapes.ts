import shapes from "../../../content/drawn-shapes.json" with { type: "json" };
import type { ModelStands } from "../../../contract/catalog/vendor-files.ts";
import type { ItemSize } from "./size.ts";

/** A shape that the marketplace draws, for products without a model of their own. */
export interface DrawnShape {
  id: string;
  label: string;
  kind: string;
  stands: ModelStands;
  params: Readonly<Record<string, string | number | boolean>>;
  /** Where the product says no size of its own. */
  size: ItemSize;
  /** The usual first. */
  finishes: readonly string[];
}

// to the compiler, a parameter that only some shapes have may be undefined in the others
export const drawnShapes = shapes as unknown as readonly DrawnShape[];

const byId = new Map(drawnShapes.map((shape) => [shape.id, shape]));

export const drawnShape = (id: string): DrawnShape | undefined => byId.get(id);

const start = "shape:";

/** What a product's model says of its design where a vendor chose one of these shapes. */
export const designOfShape = (id: string): string => start + id;

export const shapeOfDesign = (design: string | undefined): DrawnShape | undefined =>
  design?.startsWith(start) ? drawnShape(design.slice(start.length)) : undefined;
