/** What a vendor has of one lot of a variant. */
export interface LotStock {
  variant_id: number;
  lot: string;
  qty: number;
}

/** A line to be served; `lot` where the customer takes this one only. */
export interface LotLine {
  id: string;
  variant_id: number;
  qty: number;
  lot: string | null;
}

/** Lot numbers are the same whatever the case of their letters. */
export const lotKey = (lot: string): string => lot.trim().toLowerCase();

export const lotProblem = (lot: string, left: number): string =>
  left > 0
    ? `Only ${left} left of lot ${lot}. Lower the quantity, or take any lot.`
    : `Lot ${lot} is sold out. Take any lot, or remove it.`;

/** How many units the lines together want of each line's own lot, by line; lines that take any lot are left out. */
export function wantedOfLots(lines: readonly LotLine[]): Map<string, number> {
  const keyOf = (line: LotLine) => `${line.variant_id} ${lotKey(line.lot ?? "")}`;
  const bound = lines.filter(({ lot }) => lot !== null);
  const sums = new Map<string, number>();
  for (const line of bound) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.qty);
  return new Map(bound.map((line) => [line.id, sums.get(keyOf(line))!]));
}

/**
 * The lot that each line is served from. Lines bound to a lot come first; the others get the smallest lot that covers
 * all lines of their variant, else their own line. A line that no single lot covers gets none: its units come out of
 * stock, and the vendor notes the lots when shipping. `lots` are in the order in which they go, oldest first.
 * @returns lots by line, and the first line whose own lot has too little
 */
export function chooseLots(
  lines: readonly LotLine[],
  lots: readonly LotStock[],
): { chosen: Map<string, string>; short: { line: LotLine; left: number } | null } {
  const left = lots.map((lot) => ({ ...lot }));
  const chosen = new Map<string, string>();
  const take = (line: LotLine, lot: LotStock) => {
    lot.qty -= line.qty;
    chosen.set(line.id, lot.lot);
  };
  for (const line of lines) {
    if (line.lot === null) continue;
    const key = lotKey(line.lot);
    const own = left.find((lot) => lot.variant_id === line.variant_id && lotKey(lot.lot) === key);
    if (!own || own.qty < line.qty) return { chosen, short: { line, left: own?.qty ?? 0 } };
    take(line, own);
  }
  const free = Map.groupBy(
    lines.filter(({ lot }) => lot === null),
    ({ variant_id }) => variant_id,
  );
  const smallest = (variant: number, qty: number) =>
    left
      .filter((lot) => lot.variant_id === variant && lot.qty >= qty)
      .reduce<LotStock | null>((best, lot) => (best && best.qty <= lot.qty ? best : lot), null);
  for (const [variant, theirs] of free) {
    const total = theirs.reduce((sum, { qty }) => sum + qty, 0);
    const forAll = smallest(variant, total);
    for (const line of theirs) {
      const lot = forAll ?? smallest(variant, line.qty);
      if (lot) take(line, lot);
    }
  }
  return { chosen, short: null };
}
