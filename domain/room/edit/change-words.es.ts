import type { RoomSurface } from "../../../contract/design/room-design.ts";
import { partLabel } from "../../catalog/also-needed/part-words.ts";

export const different = {
  quantity: "cantidad distinta",
  grout: "lechada distinta",
  size: "medidas distintas",
  design: "diseño distinto",
  style: "estilo distinto",
  color: "color distinto",
  finish: "acabado distinto",
};

export const turned = "girado";

export const nothingSelected = "nada elegido";

const patterns: Record<NonNullable<RoomSurface["pattern"]>, string> = {
  straight: "recta",
  diagonal: "en diagonal",
  brick: "tipo ladrillo",
  third: "con desfase de un tercio",
  herringbone: "en espina de pescado",
  basketweave: "en tejido de canasta",
};

export const laidWords = (pattern: RoomSurface["pattern"]): string =>
  `colocación ${pattern ? patterns[pattern] : "como viene el producto"}`;

export const supplyWords = (part: string, change: "added" | "removed", name: string): string =>
  `${change === "added" ? "Se agregó" : "Se quitó"}: ${partLabel(part).toLowerCase()}, ${name}`;
