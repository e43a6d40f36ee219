/** Units that pros write, in English or Spanish, by their singular. Others stay as they are written. */
const words = new Map<string, readonly [one: string, many: string]>([
  ["piece", ["pieza", "piezas"]],
  ["each", ["pieza", "piezas"]],
  ["box", ["caja", "cajas"]],
  ["hour", ["hora", "horas"]],
  ["day", ["día", "días"]],
  ["week", ["semana", "semanas"]],
  ["lot", ["lote", "lotes"]],
  ["set", ["juego", "juegos"]],
  ["roll", ["rollo", "rollos"]],
  ["gallon", ["galón", "galones"]],
  ["pallet", ["tarima", "tarimas"]],
  ["bag", ["saco", "sacos"]],
  ["room", ["cuarto", "cuartos"]],
  ["visit", ["visita", "visitas"]],
  ["trip", ["viaje", "viajes"]],
  ["load", ["carga", "cargas"]],
  ["sq ft", ["pie²", "pies²"]],
  ["square foot", ["pie²", "pies²"]],
  ["linear ft", ["pie lineal", "pies lineales"]],
  ["linear foot", ["pie lineal", "pies lineales"]],
  ["ft", ["pie", "pies"]],
  ["in", ["pulgada", "pulgadas"]],
]);

/** A quantity in a proposal as people say it: "1 pieza", "2 cajas", "34 horas", "12 pies²". Any unit may be typed. */
export function quantityWords(quantity: string, qty: number, unit: string): string {
  const typed = unit.trim().toLowerCase();
  if (!typed) return quantity;
  const [one, many] = words.get(typed) ?? words.get(typed.replace(/s$/, "")) ?? [typed, typed];
  return `${quantity} ${qty === 1 ? one : many}`;
}
