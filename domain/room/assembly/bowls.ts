import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { boxOf } from "../geometry/footprint.ts";
import { inBox, onPlan } from "../geometry/oriented-box.ts";
import type { Point } from "../geometry/point.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { factOf, mountingOfItem, productOfItem } from "./mountings.ts";

/** A bowl of a vanity, basin or sink. */
export interface Bowl {
  use: "lavatory" | "kitchen";
  /** What has the bowl: a vanity, a lavatory or a sink. */
  of: RoomItem;
  /** What its faucet stands on: the cabinet of a sink, else the same. */
  host: RoomItem;
  /** Middle of the bowl across the host. */
  across_in: number;
  /** A basin on the top, which takes a tall faucet. */
  is_vessel: boolean;
  /** The most faucet holes that it has; null if they are drilled to order. */
  holes: number | null;
}

/** How many bowls a thing has. */
const bowlCount = (product: RoomProduct | undefined): number =>
  factOf(product, "bowls") === "2" || /^double$/i.test(String(product?.attributes.bowls ?? "")) ? 2 : 1;

/** Middles of a thing's bowls across its width, as its model draws them: a kitchen sink's faucet serves all its bowls. */
function bowlMiddles(item: RoomItem, product: RoomProduct | undefined): number[] {
  if (item.kind === "sink" || bowlCount(product) < 2) return [0];
  return [-item.width_in / 4, item.width_in / 4];
}

/** Every bowl of a room in the order of its items, with what its faucet stands on. */
export function bowlsOf(design: RoomDesign, products: ProductsBySku): Bowl[] {
  return design.items.flatMap((item): Bowl[] => {
    const { bowl } = mountingOfItem(design, item, products);
    if (!bowl) return [];
    const product = productOfItem(products, item);
    const host = design.items.find(({ id }) => id === item.host) ?? item;
    const isLavatory = host.kind === "vanity" || item.kind === "lavatory";
    return bowlMiddles(item, product).map((at) => ({
      use: isLavatory ? "lavatory" : bowl,
      of: item,
      host,
      across_in: host === item ? at : inBox(boxOf(host), onPlan(boxOf(item), [at, 0]))[0],
      is_vessel: /^vessel/.test(factOf(product, "sink")),
      holes: holesOf(product),
    }));
  });
}

/** The most faucet holes of a product: `1 or 3` has up to three; null if it does not say. */
export function holesOf(product: RoomProduct | undefined): number | null {
  const found = factOf(product, "holes").match(/\b\d\b(?! ?in)/g);
  return found ? Math.max(...found.map(Number)) : null;
}

/** The faucet of a bowl: on its host, and nearer to it than to another bowl. */
export function faucetOf(design: RoomDesign, bowl: Bowl, products: ProductsBySku): RoomItem | undefined {
  const others = bowlsOf(design, products).filter(({ host }) => host.id === bowl.host.id);
  const at = (each: Bowl): Point => onPlan(boxOf(each.host), [each.across_in, 0]);
  return design.items.find((item) => {
    if (item.kind !== "faucet" || item.host !== bowl.host.id) return false;
    const own = acrossFrom(bowl, item, at);
    return others.every((other) =>
      other.of.id === bowl.of.id && other.across_in === bowl.across_in
        ? true
        : own <= acrossFrom(other, item, at),
    );
  });
}

const acrossFrom = (bowl: Bowl, item: RoomItem, at: (bowl: Bowl) => Point): number =>
  Math.abs(inBox({ center: at(bowl), rotation_deg: bowl.host.rotation_deg }, item.at_in)[0]);

/** How far a faucet's middle is from the back of what it stands on. */
export const faucetBack_in = (depth_in: number): number => Math.max(3, depth_in / 2);
