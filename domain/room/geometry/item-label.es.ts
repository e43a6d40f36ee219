import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { ownValue } from "../../orders/own-value.ts";

const words: Record<string, string> = {
  toilet: "inodoro",
  bidet: "bidé",
  vanity: "tocador",
  lavatory: "lavabo",
  tub: "tina",
  shower: "regadera",
  tub_shower: "tina con regadera",
  sink: "fregadero",
  faucet: "llave",
  dishwasher: "lavavajillas",
  range: "estufa",
  cooktop: "parrilla",
  wall_oven: "horno de pared",
  microwave: "microondas",
  hood: "campana",
  refrigerator: "refrigerador",
  base_cabinet: "gabinete base",
  tall_cabinet: "gabinete alto",
  wall_cabinet: "gabinete de pared",
  filler: "relleno",
  end_panel: "panel lateral",
  island: "isla",
  peninsula: "península",
  stool: "banco",
  washer: "lavadora",
  dryer: "secadora",
  mirror: "espejo",
  light: "lámpara",
  fan: "ventilador",
  sofa: "sofá",
  chair: "silla",
  low_table: "mesa de centro",
  table: "mesa",
  media: "mueble de TV",
  bed: "cama",
  rug: "tapete",
  planter: "maceta",
  grill: "asador",
  pool: "alberca",
  lounge: "camastro",
  accessory: "accesorio",
};

/** The item's kind in plain words: `gabinete base`. */
export const kindWords = (kind: string): string => ownValue(words, kind) ?? kind.replaceAll("_", " ");

/** The item in words, numbered where the room has several of its kind: `inodoro`, `gabinete base 3`. */
export function label(design: Pick<RoomDesign, "items">, item: RoomItem): string {
  const same = design.items.filter((each) => each.kind === item.kind);
  const name = kindWords(item.kind);
  return same.length > 1 ? `${name} ${same.indexOf(item) + 1}` : name;
}

const sideWords = new Map([
  ["n", "norte"],
  ["e", "este"],
  ["s", "sur"],
  ["w", "oeste"],
  ["ne", "noreste"],
  ["nw", "noroeste"],
  ["se", "sureste"],
  ["sw", "suroeste"],
  ["north", "norte"],
  ["east", "este"],
  ["south", "sur"],
  ["west", "oeste"],
  ["northeast", "noreste"],
  ["northwest", "noroeste"],
  ["southeast", "sureste"],
  ["southwest", "suroeste"],
]);

/** The parts of a room whose walls have the part's letter before their side. */
const partWords = new Map([
  ["a", "del nicho"],
  ["d", "del comedor"],
  ["t", "del nicho de la tina"],
]);

/**
 * A wall in everyday words: `pared norte` if its id names a side, `pared sur del nicho` if it names a part of the room too,
 * else `pared 3`.
 */
export function wallLabel(wall: string): string {
  const side = sideWords.get(wall);
  if (side) return `pared ${side}`;
  const part = partWords.get(wall.slice(0, 1));
  const partSide = sideWords.get(wall.slice(1));
  if (part && partSide) return `pared ${partSide} ${part}`;
  return `pared ${wall.replace(/^w(?:all)?-?(?=\d)/, "")}`;
}

const surfaces: Record<string, string> = {
  floor: "piso",
  ceiling: "techo",
  base: "zoclo",
  crown: "moldura de techo",
  wall: "pared",
  backsplash: "salpicadero",
  countertop: "cubierta",
  wainscot: "lambrín",
};
const surfaceWords = (kind: string): string => ownValue(surfaces, kind) ?? kind;

/** A surface in words: `piso`, `pared norte`, `cubierta en el gabinete base 2`, `paredes con loseta de la regadera`. */
export function surfaceLabel(design: Pick<RoomDesign, "items">, surface: string): string {
  const [kind = "", target = ""] = surface.split(":", 2);
  if (target === "") return surfaceWords(kind);
  const item = design.items.find((each) => each.id === target);
  if (item) {
    const name = withThe(label(design, item));
    return kind === "shower"
      ? `paredes con loseta de ${name}`.replace(" de el ", " del ")
      : `${surfaceWords(kind)} en ${name}`;
  }
  const wall = wallLabel(target);
  return kind === "wall" ? wall : `${surfaceWords(kind)} en ${withThe(wall)}`;
}

const feminine =
  /^(?:tina|regadera|llave|estufa|parrilla|campana|isla|península|lavadora|secadora|lámpara|silla|mesa|cama|alberca|maceta|pared|moldura|cubierta)\b/;

/** `el piso`, `la pared 3` */
export const withThe = (words: string): string =>
  words.startsWith("paredes ") ? `las ${words}` : `${feminine.test(words) ? "la" : "el"} ${words}`;

/** A surface or an item of a design in words: `piso`, `salpicadero en la pared norte`, `gabinete base 3`. */
export function placeLabel(design: Pick<RoomDesign, "items">, place: string): string {
  const item = design.items.find(({ id }) => id === place);
  return item ? label(design, item) : surfaceLabel(design, place);
}
