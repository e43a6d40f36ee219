import boxRows from "../../data/product-kinds/cabinet-boxes.json" with { type: "json" };
import type { GoodsChoice } from "./goods.types.ts";

/** The sizes of a cabinet: all widths in all heights, if there is a choice of heights. */
interface BoxSizes {
  widths_in: number[];
  heights_in?: number[];
  /** Width, and height where there is a choice, of the size that is photographed. */
  usual_in: number[];
  /** As deep as wide. */
  is_corner?: boolean;
}

/** A kind of cabinet as a catalog lists it. Price and weight are those of the size that is photographed. */
export interface CabinetBox {
  child: string;
  label: string;
  title: string;
  noun: string;
  price: number;
  weight_lb: number;
  sizes: readonly GoodsChoice[];
  /** How its sizes are said. */
  widths: readonly string[];
  places: readonly string[];
  inside: readonly string[];
  support: readonly string[];
}

/** A wider box costs more, though not by its width; half of the price is work. */
const grown = (measure: number, usual = measure): number =>
  Number((0.46 + (0.54 * measure) / usual).toFixed(3));

const sizesOf = ({ widths_in, heights_in, usual_in: [width, height], is_corner }: BoxSizes): GoodsChoice[] =>
  (heights_in ?? [0]).flatMap((height_in) =>
    widths_in.map((width_in) => ({
      label: height_in ? `${width_in} × ${height_in} in.` : `${width_in} in.`,
      code: `${width_in}${height_in || ""}`,
      price: Number((grown(width_in, width) * (height_in ? grown(height_in, height) : 1)).toFixed(3)),
      size: { width_in, ...(is_corner && { depth_in: width_in }), ...(height_in && { height_in }) },
    })),
  );

const boxes = new Map<string, CabinetBox>(
  Object.entries(boxRows).map(([id, row]) => [id, { ...row, sizes: sizesOf(row.sizes) }]),
);

/** The box of a cabinet design by its id: `cabinet-wall-30-shaker`. Throws for a design that no catalog lists. */
export function boxOf(designId: string): CabinetBox {
  const key = designId
    .replace(/^cabinet-/, "")
    .replace(/-(slim-shaker|shaker|slab|raised|beadboard|reeded)$/, "");
  const box = boxes.get(key);
  if (!box) throw new Error(`no such cabinet: ${designId}`);
  return box;
}
