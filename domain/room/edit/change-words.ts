import type { RoomSurface } from "../../../contract/design/room-design.ts";

// How one design or product differs from another.

export const different = {
  quantity: "different quantity",
  grout: "different grout",
  size: "different size",
  design: "different design",
  style: "different style",
  color: "different color",
  finish: "different finish",
};

export const turned = "turned";

/** In place of a product's name. */
export const nothingSelected = "nothing selected";

/** `laid brick` */
export const laidWords = (pattern: RoomSurface["pattern"]): string =>
  `laid ${pattern ?? "as the product is"}`;

/** `Grout added: Sanded grout` */
export const supplyWords = (part: string, change: "added" | "removed", name: string): string =>
  `${part} ${change}: ${name}`;
