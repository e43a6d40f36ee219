import written from "../../../content/mountings.json" with { type: "json" };
import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { ownValue } from "../../orders/own-value.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";

/** How a thing is held in a room, and what it holds. Read from `content/mountings.json`. */
export interface Mounting {
  kind: string;
  mount: "floor" | "wall" | "ceiling" | "counter" | "recessed" | "bowl" | "opening" | "fronts";
  /** Stands with its back to a wall. */
  back?: boolean;
  /** Its height above the floor; absent where its kind or host decides. */
  at?: { bottom_in?: number; middle_in?: number; top_in?: number };
  /** Groups of things that can carry it. */
  hosts?: readonly string[];
  else?: "floor";
  /** Groups of things over which it hangs if it can. */
  over?: readonly string[];
  /** Its back from the host's back; `flush` and `front` mean the host's front. */
  back_in?: number | "flush" | "front";
  /** How much wider than it the host has to be. */
  margin_in?: number;
  bowl?: "lavatory" | "kitchen";
  missing?: string;
  offer?: { kind: string; words: string };
}

type Facts = Readonly<Record<string, string>>;
interface Member {
  kind: string;
  if?: Facts;
  unless?: Facts;
}

const rows = written.mountings as readonly (Mounting & { if?: Facts })[];
const groups = written.groups as Readonly<Record<string, readonly Member[]>>;
const floor: Mounting = { kind: "", mount: "floor" };

const byKind = Map.groupBy(rows, ({ kind }) => kind);
const patterns = new Map<string, RegExp>();

/** A fact of a product in words: a parameter of its model, else a specification. Empty if it has none. */
export function factOf(product: RoomProduct | undefined, name: string): string {
  const value = ownValue(product?.model?.params ?? {}, name) ?? ownValue(product?.attributes ?? {}, name);
  return value === undefined || value === null ? "" : String(value);
}

function isLike(product: RoomProduct | undefined, [name, source]: readonly [string, string]): boolean {
  const pattern = patterns.get(source) ?? new RegExp(source, "i");
  patterns.set(source, pattern);
  return pattern.test(factOf(product, name));
}

const all = (product: RoomProduct | undefined, facts: Facts = {}): boolean =>
  Object.entries(facts).every((fact) => isLike(product, fact));

const mountingFor = (kind: string, product: RoomProduct | undefined): Mounting =>
  byKind.get(kind)?.find((row) => all(product, row.if)) ?? floor;

/** How a product is held. */
export const mountingOf = (product: RoomProduct): Mounting => mountingFor(product.model?.kind ?? "", product);

/** The product of an item, if it is known and still of the item's kind. */
export const productOfItem = (products: ProductsBySku, item: RoomItem): RoomProduct | undefined =>
  item.sku === null ? undefined : products.get(item.sku);

/**
 * How an item is held. Of one whose product is not known, as it is now: what hangs at a wall keeps hanging there.
 */
export function mountingOfItem(design: RoomDesign, item: RoomItem, products: ProductsBySku): Mounting {
  const product = productOfItem(products, item);
  const usual = mountingFor(item.kind, product?.model ? product : undefined);
  if (product?.model) return usual;
  const isCarried = design.items.some(({ id }) => id === item.host);
  const hangs = Boolean(item.against) && (item.elevation_in ?? 0) > 1;
  if (usual.mount === "floor" && hangs && !isCarried) return { ...usual, mount: "wall" };
  if (usual.mount === "ceiling" && item.against) return { ...usual, mount: "wall" };
  return usual;
}

/** Whether an item is one of a group, such as `sink_base`. */
export function isOneOf(
  group: string,
  item: Pick<RoomItem, "kind">,
  product: RoomProduct | undefined,
): boolean {
  return (ownValue(groups, group) ?? []).some(
    (member) =>
      member.kind === item.kind &&
      (!product?.model || all(product, member.if)) &&
      Object.entries(member.unless ?? {}).every((fact) => !isLike(product, fact)),
  );
}

/** Whether a thing has its place only in or on another one. */
export const needsHost = ({ mount, else: instead }: Mounting): boolean =>
  ["counter", "recessed", "bowl", "opening"].includes(mount) && instead === undefined;
