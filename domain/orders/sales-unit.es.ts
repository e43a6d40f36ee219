const words = new Map([
  ["Box", ["caja", "cajas"]],
  ["Piece", ["pieza", "piezas"]],
  ["Square foot", ["pie²", "pies²"]],
  ["Linear foot", ["pie lineal", "pies lineales"]],
  ["Gallon", ["galón", "galones"]],
  ["Roll", ["rollo", "rollos"]],
  ["Pallet", ["tarima", "tarimas"]],
  ["Set", ["juego", "juegos"]],
] as const);

/** The name of a sales unit: "caja", "cajas", "pies²". Units of a vendor's own stay as they are written. */
export function unitWord(unit: string, amount = 1): string {
  const [one, many] = words.get(unit as "Box") ?? [unit.toLowerCase(), `${unit.toLowerCase()}s`];
  return amount === 1 ? one : many;
}

/** What a price is for, written after its amount: "por caja", "por pie²", and "cada una" for a piece. */
export const perUnit = (unit: string): string =>
  unit === "Piece" || unit === "" ? "cada una" : `por ${unitWord(unit)}`;
