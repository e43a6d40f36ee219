import { ownValue } from "../../orders/own-value.ts";
import type { RoomPart, Side } from "./wall-sides.ts";

/** With the article, which tells how the words around it are declined. */
const kinds: Record<string, string> = {
  toilet: "el inodoro",
  bidet: "el bidé",
  vanity: "el tocador",
  lavatory: "el lavabo",
  tub: "la tina",
  shower: "la regadera",
  tub_shower: "la tina con regadera",
  sink: "la tarja",
  faucet: "la llave",
  dishwasher: "el lavavajillas",
  range: "la estufa",
  cooktop: "la parrilla",
  wall_oven: "el horno de pared",
  microwave: "el microondas",
  hood: "la campana",
  refrigerator: "el refrigerador",
  base_cabinet: "el gabinete base",
  tall_cabinet: "el gabinete alto",
  wall_cabinet: "el gabinete de pared",
  filler: "el relleno",
  end_panel: "el panel lateral",
  island: "la isla",
  peninsula: "la península",
  stool: "el banco",
  washer: "la lavadora",
  dryer: "la secadora",
  mirror: "el espejo",
  light: "la lámpara",
  fan: "el ventilador",
  sofa: "el sofá",
  chair: "la silla",
  low_table: "la mesa de centro",
  table: "la mesa",
  media: "el mueble",
  screen: "la TV",
  media_console: "el mueble para TV",
  dresser: "la cómoda",
  sideboard: "el aparador",
  nightstand: "el buró",
  bookcase: "el librero",
  wall_shelf: "la repisa",
  bed: "la cama",
  rug: "el tapete",
  planter: "la maceta",
  grill: "el asador",
  pool: "la alberca",
  lounge: "el camastro",
  accessory: "el accesorio",
};

const openings: Record<string, string> = { door: "la puerta", window: "la ventana", passage: "el paso" };

const surfaces: Record<string, string> = {
  floor: "el piso",
  ceiling: "el techo",
  wall: "la pared",
  base: "el zoclo",
  crown: "la moldura de techo",
  wainscot: "el lambrín",
  backsplash: "el salpicadero",
  countertop: "la cubierta",
  shower: "la loseta",
  coping: "el borde",
};

const structures: Record<string, string> = {
  partition: "el muro divisorio",
  half_wall: "el medio muro",
  column: "la columna",
  soffit: "el plafón",
};

const structureSides: Record<string, string> = {
  front: "frente",
  back: "reverso",
  left: "extremo izquierdo",
  right: "extremo derecho",
  top: "remate",
  under: "parte de abajo",
};

const sides: Record<Side, string> = {
  north: "norte",
  east: "este",
  south: "sur",
  west: "oeste",
  northeast: "noreste",
  northwest: "noroeste",
  southeast: "sureste",
  southwest: "suroeste",
};

const parts: Record<RoomPart, string> = {
  alcove: "el nicho",
  "dining area": "el comedor",
  "tub alcove": "el nicho de la tina",
};

const firstWord = (words: string): string => /^\p{L}+/u.exec(words)?.[0] ?? "";
const withoutArticle = (words: string): string => words.replace(/^(?:el|la) /, "");

const feminine = new Set(
  [kinds, openings, surfaces, structures]
    .flatMap((table) => Object.values(table))
    .filter((words) => words.startsWith("la "))
    .map((words) => firstWord(withoutArticle(words))),
);

const isFeminine = (words: string): boolean => feminine.has(firstWord(words).toLowerCase());

const named = (table: Record<string, string>, kind: string): string =>
  withoutArticle(ownValue(table, kind) ?? kind.replaceAll("_", " "));

export const kindWords = (kind: string): string => named(kinds, kind);

/** `gabinetes base`, `tinas con regadera`: of a name, its first word and what describes that. */
export const manyOf = (words: string): string =>
  words
    .replace(/^TV$/, "pantallas de TV")
    .replace(/^\p{L}+/u, plural)
    .replace(/(?<=^\p{L}+ )(?:alto|lateral|divisorio)$/u, plural);

const plural = (word: string): string =>
  /s$/.test(word) ? word : /[aeiouáéíóú]$/.test(word) ? `${word}s` : `${word.replace(/ón$/, "on")}es`;

export const openingWords = (kind: string): string => named(openings, kind);

export const structureWords = (kind: string): string => named(structures, kind);

/** `frente del medio muro` */
export const structureSide = (side: string, structure: string): string =>
  `${ownValue(structureSides, side) ?? side} ${ofThe(structure)}`;

export const surfaceWords = (kind: string): string => named(surfaces, kind);

export const floorOf = (area: string): string => (area ? `piso (${area})` : "área de piso");

/** What lies on a cabinet, or at a wall or pool. */
export const surfaceOn = (kind: string, place: string): string =>
  `${surfaceWords(kind)} ${kind === "countertop" ? "sobre" : "en"} ${the(place)}`;

export const tiledWallsOf = (thing: string): string => `paredes con loseta ${ofThe(thing)}`;

export const tileAround = (thing: string): string => `Loseta alrededor ${ofThe(thing)}`;

export const wallOnSide = (side: Side, part: RoomPart | null): string =>
  part ? `pared ${sides[side]} ${contracted(parts[part])}` : `pared ${sides[side]}`;

export const wallNamed = (name: string): string => `pared ${name}`;

export function the(words: string): string {
  if (firstWord(words) === "paredes") return `las ${words}`;
  return `${isFeminine(words) ? "la" : "el"} ${words}`;
}

/** “La pared 3”: in Spanish a numbered thing has its article too. */
export const withThe = (words: string): string => the(words);

export const theWall = (words: string): string => the(words);

/** `de la tina`, `del inodoro` */
const ofThe = (words: string): string => contracted(the(words));

const contracted = (words: string): string => (words.startsWith("el ") ? `d${words}` : `de ${words}`);

export const onHost = (name: string, host: string): string => `${name} en ${the(host)}`;

export const overThat = (name: string, below: string): string => `${name} sobre ${the(below)}`;

export const onWall = (name: string, wall: string): string => `${name} en ${the(wall)}`;

export const onOneSide = (name: string, side: "left" | "right"): string =>
  `${name} ${side === "left" ? "izquierd" : "derech"}${isFeminine(name) ? "a" : "o"}`;

export const moveWords = (thing: string, by: string): string => `Mueva ${the(thing)} ${by}`;

export const lacked = { faucet: "llave", faucets: "llaves", sink: "tarja", oven: "horno" };
