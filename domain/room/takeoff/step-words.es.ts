type Measure = "sq ft" | "ft" | "pieces" | "rolls";

const measures: Record<Measure, string> = { "sq ft": "pies²", ft: "pies", pieces: "piezas", rolls: "rollos" };

const units = new Map<string, readonly [one: string, many: string]>([
  ["Box", ["caja", "cajas"]],
  ["Piece", ["pieza", "piezas"]],
  ["Square foot", ["pie²", "pies²"]],
  ["Linear foot", ["pie lineal", "pies lineales"]],
  ["Gallon", ["galón", "galones"]],
  ["Roll", ["rollo", "rollos"]],
  ["Pallet", ["tarima", "tarimas"]],
  ["Set", ["juego", "juegos"]],
]);

const unitWord = (unit: string, count: number): string => {
  const [one, many] = units.get(unit) ?? [unit.toLowerCase(), unit.toLowerCase()];
  return count === 1 ? one : many;
};

export const measureWords = (measure: Measure): string => measures[measure];

export const perUnitWords = (per_unit: string, unit: string, count: string): string =>
  ` ÷ ${per_unit} por ${unitWord(unit, 1)} = ${count}`;

export const becauseOf = (needed: string, minimum: number) => ({
  pieces: `${needed}; las piezas, como se distribuyeron, necesitan más`,
  minimum: `${needed}; pedido mínimo ${minimum}`,
  none: needed,
});

export const unitsWords = (count: number, unit: string): string => `${count} ${unitWord(unit, count)}`;

export const wasteWords = (area: string, waste: number, pattern: string | null, needed: string): string =>
  `${area} + ${waste}% de desperdicio${pattern ? ` (${pattern})` : ""} = ${needed}`;

export const laidOutWords = (whole: number, cut: number, spare: string, opened: number): string =>
  `Distribución: ${whole} enteras y ${cut} cortadas${spare}; ${opened} piezas por abrir`;

export const lengthsWords = (run: string, stick: string, each: string, count: number): string =>
  `${run} ÷ ${stick} por pieza = ${each}: ${count} por comprar`;

export const stripsWords = (count: number, width: string, fallen: number): string => {
  const strips = `${count} ${count === 1 ? "tira" : "tiras"} de ${width} de ancho`;
  if (fallen === 0) return `${strips}; no descontamos puertas ni ventanas`;
  return `${strips}; ${fallen} más no ${fallen === 1 ? "hace" : "hacen"} falta por las aberturas`;
};

interface CutWords {
  height: string;
  trim: string;
  cut: string;
}

export const cutStripWords = (
  { height, trim, cut }: CutWords,
  repeat: string,
  match: "straight" | "drop" | "random",
  { roll, per_roll }: { roll: string; per_roll: number },
): string => {
  const upTo = {
    straight: `, hasta completar repeticiones de ${repeat}`,
    drop: `, hasta media repetición de ${repeat} para que la siguiente tira baje la mitad`,
    random: ", sin dibujo que casar",
  }[match];
  return `${height} + ${trim} para recortar${upTo}: corte de ${cut}; rollo de ${roll} ÷ ${cut} = ${per_roll} ${per_roll === 1 ? "tira" : "tiras"} por rollo`;
};

export const paperWasteWords = (
  strips: number,
  waste: number,
  needed: string,
  per_roll: number,
  rolls: string,
): string =>
  `${strips} ${strips === 1 ? "tira" : "tiras"} + ${waste}% de desperdicio = ${needed} ÷ ${per_roll} por rollo = ${rolls} rollos`;

export const tooShortWords = (roll: string, cut: string): string =>
  `Un rollo mide ${roll} de largo y una tira necesita ${cut}.`;

export const boardsWords = (boards: number, length_in: number): string =>
  `${boards} ${boards === 1 ? "tabla" : "tablas"} × ${Number((length_in / 12).toFixed(2))} pies = ${Number(((boards * length_in) / 12).toFixed(1))} pies lineales`;
