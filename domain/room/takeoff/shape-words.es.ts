import { ownValue } from "../../orders/own-value.ts";
import { spanishPlace } from "../geometry/spanish-place.ts";

export const alongTheWalls = "A lo largo de las paredes";
export const wholeRoom = "cuarto";
export const jointsAndWalls = "uniones y paredes";
export const builtAgainst = "donde toca otra pared";
export const tiledShowerWall = "pared de regadera con loseta";
export const nicheWord = "nicho";
export const insideNiche = "interior del nicho";
export const deepWords = (size: string, depth: string): string => `${size}, ${depth} de fondo`;
export const nicheEdgeWords = (length: string): string =>
  `Perfil de borde alrededor de los nichos: ${length}`;
export const heightsWords = (heights: readonly string[]): string => heights.join(" a ");
export const slopeWords = (rise_in: string): string => `pendiente de ${rise_in} en 12`;
export const trueAreaWords = (floor: string, times: string): string => `${floor} de piso × ${times}`;
export const acrossWords = (diameter: string): string => `${diameter} de diámetro`;

const names: Record<string, string> = {
  "tiled shower wall": "pared de regadera con loseta",
  slope: "plano inclinado",
  niche: "nicho",
  side: "lado",
  wall: "pared",
};

export const shapeName = (name: string): string => ownValue(names, name) ?? spanishPlace(name);
