import { itemKinds, type RoomProduct } from "../../../../contract/design/room-design.ts";
import { fits } from "../../../../domain/room/edit/fits.ts";
import { suits } from "../../../../domain/room/edit/suits.ts";
import { roomClasses, roomClassOf } from "../../../../domain/room/edit/use.ts";

/** The product data that the fit rules use. */
interface Fitted {
  category_slugs: readonly string[];
  surface: readonly string[];
  model_kind: string | null;
  model_use: string | null;
  attributes: Record<string, unknown>;
}

const places = [
  ...["floor", "ceiling", "base", "crown", "wall", "wainscot", "backsplash", "countertop", "shower"],
  ...["coping", "side", "hardware", "window", "door"],
];
const outdoorFloor = "floor outdoors";
/** Surfaces that ask more of a product in some rooms: slip resistance, weather, the right use. */
const demanding = ["floor", "wall", "wainscot", "backsplash", "countertop", "side"];
const suitedTo = (place: string, room: string): string => `${place} suits ${room}`;

/**
 * The key for products that fit a target: a surface's id or kind, `window`, `door`, `hardware`, or `kind:<item kind>`; null if no room
 * has such a target. With `isStrict` only those that are right for the kind of room.
 */
export function fittingTarget(target: string, room = "", isStrict = false): string | null {
  if (target.startsWith("kind:")) return target;
  const [word = ""] = target.split(":", 1);
  if (!places.includes(word)) return null;
  if (isStrict && demanding.includes(word)) return suitedTo(word, roomClassOf(room));
  return word === "floor" && fits(productOf(paver), "floor", room) && !fits(productOf(plank), "floor", room)
    ? outdoorFloor
    : word;
}

/** Stand-ins for an outdoor and an indoor floor. */
const bare = { category_slugs: [], model_kind: null, model_use: null, attributes: {} };
const paver: Fitted = { ...bare, surface: ["outdoor"] };
const plank: Fitted = { ...bare, surface: ["floor"] };

/** The distinct sets of targets that products fit: a product stores the id of its set. */
export class FittingSets {
  readonly #sets: ReadonlySet<string>[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #ofKind = new Map<string, readonly string[]>();

  numberOf(row: Fitted): number {
    const targets = this.targetsOf(row);
    const key = targets.join(" ");
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#sets.push(new Set(targets)) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }

  /** 1 at the id of each set with the target. */
  thatFit(target: string): Uint8Array {
    return Uint8Array.from(this.#sets, (set) => (set.has(target) ? 1 : 0));
  }

  /** The targets that a product fits. */
  targetsOf(row: Fitted): readonly string[] {
    const product = productOf(row);
    const targets = places.filter((place) => fits(product, place));
    if (fits(product, "floor", "outdoor")) targets.push(outdoorFloor);
    for (const place of demanding) {
      if (!targets.includes(place) && !(place === "floor" && targets.includes(outdoorFloor))) continue;
      const rooms = roomClasses.filter((room) => suits(product, place, room));
      targets.push(...rooms.map((room) => suitedTo(place, room)));
    }
    // pulls and knobs are modeled as accessories, but nobody places them in a room
    if (row.model_kind === null || targets.includes("hardware")) return targets;
    return [...targets, ...this.#kindsOf(row, row.model_kind, product)];
  }

  #kindsOf({ category_slugs }: Fitted, modelKind: string, product: RoomProduct): readonly string[] {
    const key = `${modelKind} ${category_slugs}`;
    let kinds = this.#ofKind.get(key);
    if (!kinds) {
      const asked = new Set([...itemKinds, modelKind]);
      kinds = [...asked].map((kind) => `kind:${kind}`).filter((target) => fits(product, target));
      this.#ofKind.set(key, kinds);
    }
    return kinds;
  }
}

const nowhere = { width_in: 0, depth_in: 0, height_in: 0 };

/** A product as far as the rules of fitting ask. */
function productOf({ category_slugs, surface, model_kind, model_use, attributes }: Fitted): RoomProduct {
  const [slug_url = "", ...above] = category_slugs;
  return {
    sku: "",
    hash: "",
    name: "",
    brand: "",
    category: { id: 0, name: "", slug_url, above },
    options: {},
    attributes,
    image: null,
    unit: "",
    minimum_unit: 1,
    price: 0,
    price_per_sqft: null,
    list_price: 0,
    box_sqft: null,
    pieces_per_box: null,
    in_stock: true,
    lead_time_days: 0,
    size: { width_in: 0, length_in: 0, height_in: 0, pattern: "" },
    surface: [...surface],
    material: null,
    model:
      model_kind === null
        ? null
        : {
            kind: model_kind,
            design: "",
            params: model_use === null ? {} : { use: model_use },
            size: nowhere,
            finish: "",
          },
  };
}
