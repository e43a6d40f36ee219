import type { MaterialDefinition } from "./material.ts";

/** How much of the laid surface a square picture shows. */
export interface Framing {
  side_in: number;
  left_in: number;
  top_in: number;
  turn_deg: number;
}

/** Side of the square that shows the pattern and still shows the figure. */
function laidSide(definition: MaterialDefinition): number {
  const { piece, layout, family } = definition;
  if (family === "turf") return 11;
  // a seam between two strips, and the print on both sides of it
  if (family === "wallpaper") return Math.min(40, Math.max(24, definition.repeat_in * 3.2));
  const long = Math.max(piece.width_in, piece.height_in);
  const short = Math.min(piece.width_in, piece.height_in);
  switch (layout.pattern) {
    case "slab":
      if (family === "paint") return 14;
      if (family === "wood") return Math.min(short, 25);
      return speckled.has(family) ? 22 : Math.min(short, 60);
    case "random":
      return Math.min(48, Math.max(22, short * 6.6));
    case "ledger":
      return 30;
    case "ashlar":
      return piece.edge === "split" ? 48 : 60;
    case "versailles":
      return 62;
    case "shape":
      return piece.shape === "flagstone" ? short * 4.6 : Math.max(9, short * 7.5);
    case "herringbone":
    case "basketweave":
      return Math.max(10, long * (long > 15 ? 2.6 : 4.4));
    case "chevron":
      return long * 2.4;
    default:
      return Math.max(8, Math.min(72, Math.sqrt(long * short) * repeatsShown(Math.sqrt(long * short))));
  }
}

/** Small pieces are shown in greater number than large ones. */
function repeatsShown(size_in: number): number {
  if (size_in < 4) return 4.6;
  if (size_in < 8) return 3.7;
  return size_in < 20 ? 2.8 : 2.3;
}

/** Figures that turn into noise when seen from a distance. */
const speckled = new Set(["granite", "quartz", "terrazzo", "concrete"]);

const turned = new Set(["herringbone"]);

/** The square seen in the `laid` view. */
export function laidFraming(definition: MaterialDefinition): Framing {
  const side_in = laidSide(definition);
  const { piece, layout } = definition;
  const slab = layout.pattern === "slab";
  // Joints fall a little off the picture's edges and middle, as when a photographer frames by eye.
  const left_in = slab ? 8 : piece.width_in * 0.37;
  const top_in = slab ? 1 : layout.pattern === "random" ? 31 : piece.height_in * 0.29;
  return { side_in, left_in, top_in, turn_deg: turned.has(layout.pattern) ? 45 : 0 };
}

/** The square seen in the `close` view: about life size, with a joint in it where there is one. */
export function closeFraming(definition: MaterialDefinition): Framing {
  const { piece, layout, family } = definition;
  if (family === "turf") return { side_in: 4.5, left_in: 5, top_in: 5, turn_deg: 0 };
  const short = Math.min(piece.width_in, piece.height_in);
  const side_in = Math.min(8, Math.max(3.2, short * 2.4));
  if (layout.pattern === "slab") return { side_in, left_in: 31, top_in: 17, turn_deg: 0 };
  const across = piece.width_in + (layout.grout?.width_in ?? 0);
  const down = piece.height_in + (layout.grout?.width_in ?? 0);
  return {
    side_in,
    left_in: across - side_in * 0.36,
    top_in: layout.pattern === "random" ? 40 : down - side_in * 0.62,
    turn_deg: 0,
  };
}
