import formats from "../../content/materials/formats.json" with { type: "json" };
import type { Pattern, Piece } from "./material.ts";

/** A size and shape in which a look is sold, and how it is usually laid. */
export interface Format {
  id: FormatId;
  /** `12 in × 24 in`, `2 in hexagon mosaic`. */
  label: string;
  piece: Piece;
  pattern: Pattern;
  /** 0: laid without a joint. */
  joint_in: number;
}

export type FormatId = keyof typeof formats;

const byId = new Map(Object.entries(formats).map(([id, format]) => [id, { id, ...format } as Format]));

/** The format of that id. */
export function formatById(id: FormatId): Format {
  return byId.get(id)!;
}
