import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { factOf } from "../assembly/mountings.ts";
import { wallCabinet_in } from "../geometry/elevation.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import type { Block, Center } from "./arrange.ts";
import type { Fixtures } from "./base-run.ts";
import { type CabinetLine, widthsOf } from "./cabinet-line.ts";
import { step_in } from "./measures.ts";

/** A size class of what a run is made for: the widths that are looked for, inches. */
export interface Sizes {
  refrigerator: number;
  range: number;
  sink: number;
}

/** From what people like best to what fits narrow rooms. */
export const sizeClasses: readonly Sizes[] = [
  { refrigerator: 36, range: 30, sink: 36 },
  { refrigerator: 36, range: 30, sink: 30 },
  { refrigerator: 30, range: 30, sink: 30 },
  { refrigerator: 24, range: 30, sink: 24 },
];

/** Width that is kept for an appliance: its own, in whole steps. */
export const keptFor = ({ model }: RoomProduct): number =>
  Math.ceil(((model?.size.width_in ?? 0) - 0.35) / step_in) * step_in;

/** A sink is narrower than its cabinet by this much. */
const sinkMargin_in = 3;

/**
 * The products of a run: what was there before, else the first that is offered in the size that is looked for; a hood
 * exactly as wide as what is cooked on.
 */
export function fixturesFor(
  wanted: readonly Center[],
  there: readonly RoomItem[],
  offered: readonly RoomProduct[],
  sizes: Sizes,
  { plan }: Pick<RoomDesign, "plan">,
  products: ProductsBySku,
): Fixtures {
  const found = new Map<string, RoomProduct>();
  const before = (kind: string) => {
    const item = there.find((each) => each.kind === kind && each.sku && products.get(each.sku)?.model);
    return item?.sku ? products.get(item.sku) : undefined;
  };
  const first = (kind: string, accepts: (product: RoomProduct) => boolean) =>
    offered.find((each) => each.model?.kind === kind && each.in_stock && accepts(each)) ??
    offered.find((each) => each.model?.kind === kind && accepts(each));
  const add = (kind: string, product: RoomProduct | undefined) => product && found.set(kind, product);
  for (const kind of wanted) {
    if (kind === "sink") {
      add("sink", before("sink") ?? first("sink", (each) => isSinkFor(each, sizes.sink)));
      add("faucet", before("faucet") ?? first("faucet", (each) => isForKitchen(each)));
    } else if (kind === "dishwasher") add(kind, before(kind) ?? first(kind, (each) => keptFor(each) === 24));
    else if (kind === "refrigerator")
      add(
        kind,
        before(kind) ??
          first(kind, (each) => keptFor(each) === sizes.refrigerator && each.model!.size.height_in > 50),
      );
    else add(kind, before(kind) ?? first(kind, (each) => keptFor(each) === sizes.range));
  }
  const cooking = found.get("range") ?? found.get("cooktop");
  if (cooking) add("hood", hoodFor(keptFor(cooking), before("hood"), offered, plan));
  return found;
}

/** A hood exactly as wide as what is cooked on: the one that was there, else the first that is offered. */
export function hoodFor(
  wide_in: number,
  own: RoomProduct | undefined,
  offered: readonly RoomProduct[],
  plan: RoomDesign["plan"],
): RoomProduct | undefined {
  const fits = ({ model }: RoomProduct) =>
    model?.kind === "hood" &&
    Math.abs(model.size.width_in - wide_in) < 0.6 &&
    model.size.height_in <= plan.ceiling_height_in - wallCabinet_in - 6;
  if (own && fits(own)) return own;
  return offered.find((each) => fits(each) && each.in_stock) ?? offered.find(fits);
}

/** A faucet on the counter, not on a basin or a wall. */
const isForKitchen = (product: RoomProduct): boolean =>
  /^kitchen/.test(factOf(product, "use")) && !/^(wall|articulated)/.test(factOf(product, "spout"));

const isSinkFor = (product: RoomProduct, cabinet_in: number): boolean => {
  const { width_in, depth_in, height_in } = product.model!.size;
  const form = factOf(product, "form");
  return (
    form === "undermount" &&
    width_in <= cabinet_in - sinkMargin_in + 0.1 &&
    width_in >= cabinet_in - 12 &&
    depth_in <= 21.1 &&
    height_in < 14
  );
};

/** The blocks of a run, as wide as their products need. What is not sold here gets no place. */
export function blocksOf(
  wanted: readonly Center[],
  fixtures: Fixtures,
  sizes: Sizes,
  line: CabinetLine,
): Block[] {
  const usual = new Map<Center, number>([
    ["dishwasher", 24],
    ["range", sizes.range],
    ["refrigerator", sizes.refrigerator],
  ]);
  return wanted.flatMap((kind): Block[] => {
    const product = fixtures.get(kind);
    if (kind === "sink") {
      const least = product ? product.model!.size.width_in + 1 : 0;
      const layouts = product && factOf(product, "form") === "apron" ? ["sink-apron", "sink"] : ["sink"];
      const sold = widthsOf(line, { kind: "base_cabinet", layouts });
      const wide = sold.find((width) => width >= Math.max(least, sizes.sink) - 0.1) ?? sold.at(-1);
      return wide ? [{ kind, wide }] : [];
    }
    if (kind === "cooktop") {
      const sold = widthsOf(line, { kind: "base_cabinet", layouts: ["drawers-3", "drawers-2"] });
      const wide = sold.find((width) => width >= (product?.model?.size.width_in ?? 36) - 0.7);
      return wide ? [{ kind, wide }] : [];
    }
    return [{ kind, wide: product ? keptFor(product) : usual.get(kind)! }];
  });
}
