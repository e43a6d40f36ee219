import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { cabinetKinds } from "../budget/cabinet-options.ts";
import type { Pin } from "../design.types.ts";

/** Places of a design that have one product: what one decides about at once. */
export interface DesignLine {
  /** The first of its places; `hardware` for pulls and knobs. */
  place: string;
  /** Of items their kind, of surfaces the first word of their ids; `shower_walls`, `cabinets`, `hardware`. */
  what: string;
  places: readonly string[];
  /** One, but of cabinets those of all sizes. */
  skus: readonly string[];
  /** Of cabinets. */
  look: string | null;
}

/** Model of a product by its SKU; undefined where it is not known. */
export type ModelOf = (
  sku: string,
) => { params: Readonly<Record<string, unknown>>; finish: string } | null | undefined;

/** Line, door and finish of a cabinet: `shaker/white`. */
export const cabinetLook = (model: ReturnType<ModelOf>): string =>
  model ? `${String(model.params.door ?? "")}/${model.finish}` : "";

export const whatOfItem = (kind: string): string => (cabinetKinds.has(kind) ? "cabinets" : kind);

/** A shower has walls, and is an item, too. */
export function whatOfSurface(id: string): string {
  const [word = ""] = id.split(":", 1);
  return word === "shower" ? "shower_walls" : word;
}

/** The lines of a design, surfaces first; places without a product are none. */
export function linesOfDesign({ surfaces, items }: RoomDesign, modelOf: ModelOf): DesignLine[] {
  const lines = new Map<string, { what: string; places: string[]; skus: Set<string>; look: string | null }>();
  const add = (what: string, place: string, sku: string) => {
    const look = what === "cabinets" ? cabinetLook(modelOf(sku)) : null;
    const key = `${what} ${look ?? sku}`;
    const line = lines.get(key) ?? { what, places: [], skus: new Set(), look };
    line.places.push(place);
    line.skus.add(sku);
    lines.set(key, line);
  };
  for (const { id, sku } of surfaces) if (sku !== null) add(whatOfSurface(id), id, sku);
  for (const { id, kind, sku } of items) if (sku !== null) add(whatOfItem(kind), id, sku);
  for (const { id, hardware_sku } of items) if (hardware_sku) add("hardware", id, hardware_sku);
  return [...lines.values()].map((line) => ({
    ...line,
    skus: [...line.skus],
    place: line.what === "hardware" ? "hardware" : line.places[0]!,
  }));
}

/** Whether a pin is about a line. */
export const isPinOf = ({ what, sku, look }: Pin, line: Omit<DesignLine, "place" | "places">): boolean =>
  what === line.what && (what === "cabinets" && look ? look === line.look : line.skus.includes(sku));

export const pinOf = ({ what, skus, look }: DesignLine): Pin => ({
  what,
  sku: skus[0]!,
  ...(look !== null && { look }),
});

/** Pins that a design has no line for. */
export function missedPins(design: RoomDesign, pins: readonly Pin[], modelOf: ModelOf): Pin[] {
  if (pins.length === 0) return [];
  const lines = linesOfDesign(design, modelOf);
  return pins.filter((pin) => !lines.some((line) => isPinOf(pin, line)));
}
