import type { OfferRow } from "./priced-lines.store.ts";
import { quantityProblem } from "./project-cart.rules.ts";

/** What somebody asks for: the quantity of a line, or with `add` how much more; 0 removes the line. */
export interface WantedLine {
  sku: string;
  qty: number;
  surface?: string | undefined;
  add?: boolean | undefined;
}

export interface PresentLine {
  sku: string;
  surface: string;
  variant_id: number;
  qty: number;
}

export type LineChange = Pick<PresentLine, "variant_id" | "surface" | "qty">;

type LineChanges =
  | { ok: true; changes: LineChange[] }
  | { ok: false; at: number; field: "sku" | "qty"; message: string };

/** The quantities that lines have in the end, or the first line that cannot be had, and why. */
export function lineChanges(
  wanted: readonly WantedLine[],
  offers: ReadonlyMap<string, OfferRow>,
  present: readonly PresentLine[],
): LineChanges {
  const keyOf = ({ sku, surface = "" }: Pick<WantedLine, "sku" | "surface">) =>
    JSON.stringify([sku, surface]);
  const before = new Map(present.map((line) => [keyOf(line), line]));
  const changed = new Map<string, LineChange>();
  for (const [at, line] of wanted.entries()) {
    const key = keyOf(line);
    const offer = offers.get(line.sku);
    const now = changed.get(key) ?? before.get(key);
    const surface = line.surface ?? "";
    if (line.qty === 0 && (now || offer)) {
      // what is no longer sold can still be removed
      changed.set(key, { variant_id: (now ?? offer)!.variant_id, surface, qty: 0 });
      continue;
    }
    const qty = line.qty + (line.add ? (now?.qty ?? 0) : 0);
    const problem = quantityProblem(offer, qty);
    if (problem) return { ok: false, at, ...problem };
    changed.set(key, { variant_id: offer!.variant_id, surface, qty });
  }
  return { ok: true, changes: [...changed.values()] };
}
