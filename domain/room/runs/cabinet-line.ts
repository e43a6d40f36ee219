import type { RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { alsoNeeded, isWhatIsNeeded } from "../../catalog/also-needed/also-needed.ts";
import { specsAt } from "../../catalog/also-needed/specs-at.ts";
import { factOf } from "../assembly/mountings.ts";

/** One door style in one finish, with everything of it that a showroom sells. */
export interface CabinetLine {
  cabinets: readonly RoomProduct[];
  /** Fillers, panels, toe kicks and moldings, in the line's finish where they are made in it. */
  parts: readonly RoomProduct[];
}

interface Box {
  kind: "base_cabinet" | "wall_cabinet" | "tall_cabinet" | "island" | "peninsula";
  /** Insides that will do, the best first. */
  layouts: readonly string[];
  height_in?: number;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.1;

const isBox = (product: RoomProduct, { kind, height_in }: Box): boolean =>
  product.model?.kind === kind && (height_in === undefined || near(product.model.size.height_in, height_in));

/** Widths in which a box is sold, inches, each once, from narrow to wide. */
export function widthsOf(line: CabinetLine, box: Box): number[] {
  const widths = line.cabinets
    .filter((product) => isBox(product, box) && box.layouts.includes(factOf(product, "layout")))
    .map(({ model }) => model?.size.width_in ?? 0);
  return [...new Set(widths)].sort((a, b) => a - b);
}

/** The cabinet of that width, with the first of the insides that are made in it. */
export function cabinetOf(line: CabinetLine, box: Box, width_in: number): RoomProduct | undefined {
  const fitting = line.cabinets.filter(
    (product) => isBox(product, box) && near(product.model?.size.width_in ?? 0, width_in),
  );
  for (const layout of box.layouts) {
    const found = fitting.find((product) => factOf(product, "layout") === layout);
    if (found) return found;
  }
  return undefined;
}

/** The cabinets of a line with the same inside, height and kind as an item that is one of it, itself among them. */
export function likeIn(line: CabinetLine, { sku }: Pick<RoomItem, "sku">): RoomProduct[] {
  const own = line.cabinets.find((product) => product.sku === sku);
  if (!own) return [];
  return line.cabinets.filter(
    (product) =>
      product.model?.kind === own.model?.kind &&
      factOf(product, "layout") === factOf(own, "layout") &&
      near(product.model?.size.height_in ?? 0, own.model?.size.height_in ?? 0),
  );
}

/** Heights in which wall cabinets with doors are sold, inches. */
export function wallHeights(line: CabinetLine): number[] {
  const heights = line.cabinets
    .filter((product) => product.model?.kind === "wall_cabinet" && factOf(product, "layout") === "wall-door")
    .map(({ model }) => model?.size.height_in ?? 0);
  return [...new Set(heights)].sort((a, b) => a - b);
}

/** The corner cabinets of a kind, by the length that each takes of both walls, the longest first. */
export function cornersOf(line: CabinetLine, kind: "base_cabinet" | "wall_cabinet", height_in?: number) {
  return line.cabinets
    .filter((product) => {
      const size = product.model?.size;
      const isHigh = height_in === undefined || near(size?.height_in ?? 0, height_in);
      return (
        product.model?.kind === kind &&
        factOf(product, "layout") === "corner" &&
        isHigh &&
        near(size!.width_in, size!.depth_in)
      );
    })
    .sort((a, b) => b.model!.size.width_in - a.model!.size.width_in);
}

/**
 * The part that goes with a cabinet (`Toe kick`, `Filler`), as the list of what is also needed describes it: at least of
 * that size, the least of it. Undefined where the showroom sells none.
 */
export function partFor(
  line: CabinetLine,
  cabinet: RoomProduct,
  part: string,
  least: { width_in?: number; height_in?: number } = {},
): RoomProduct | undefined {
  const { category, attributes, options } = cabinet;
  const need = alsoNeeded({
    categories: [...(category.above ?? []).toReversed(), category.slug_url],
    specs: specsAt("", attributes, options),
  }).find((each) => each.part === part);
  if (!need) return undefined;
  const { width_in = 0, height_in = 0 } = least;
  return line.parts
    .filter(
      (each) =>
        each.category.slug_url === need.category &&
        isWhatIsNeeded(need, specsAt("", each.attributes, each.options)) &&
        each.size.width_in >= width_in - 0.01 &&
        each.size.height_in >= height_in - 0.01,
    )
    .sort((a, b) => a.size.height_in - b.size.height_in || a.price - b.price)[0];
}
