import { ownValue } from "../../../domain/orders/own-value.ts";

const rooms: Record<string, string> = {
  kitchen: "cocina",
  bathroom: "baño",
  "living room": "sala",
  "dining room": "comedor",
  bedroom: "recámara",
  laundry: "lavandería",
  "outdoor space": "espacio exterior",
};

const colors: Record<string, string> = {
  white: "blanco",
  black: "negro",
  gray: "gris",
  beige: "beige",
  brown: "café",
  blue: "azul",
  green: "verde",
  red: "rojo",
  pink: "rosa",
  yellow: "amarillo",
  orange: "naranja",
  purple: "morado",
  gold: "dorado",
  silver: "plateado",
  bronze: "bronce",
  copper: "cobre",
  multi: "varios colores",
  wood: "madera",
};

export const roundRoom = (room: string): string => ownValue(rooms, room) ?? room;

export const inColors = (name: string, families: readonly string[]): string => {
  const said = families.map((family) => ownValue(colors, family.toLowerCase()) ?? family.toLowerCase());
  return `${name}: ${new Intl.ListFormat("es-US").format(said)}`;
};
