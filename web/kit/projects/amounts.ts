import type { SelectionOption } from "../../../contract/design/selections.ts";
import { areaText } from "../../../domain/catalog/page-areas.ts";
import { runText } from "../../../domain/catalog/page-runs.ts";
import { formatCount, formatUsd, plural } from "../../ui/format.ts";

/** `+$120.00` or `−$20.00`: a difference always has its sign. */
export const signedUsd = (dollars: number): string =>
  dollars >= 0.005 ? `+${formatUsd(dollars)}` : formatUsd(dollars);

/** How an amount compares with an allowance. */
export function allowanceWords(over: number): string {
  if (Math.abs(over) < 0.005) return "Exactly the allowance";
  return over > 0 ? `${formatUsd(over)} over the allowance` : `${formatUsd(-over)} under the allowance`;
}

type Counted = Pick<SelectionOption, "qty" | "unit" | "area_sqft" | "run_ft" | "waste" | "boxes"> & {
  unit_price: number | null;
};

const units: Record<string, string> = { box: "boxes", "square foot": "sq ft", "linear foot": "ft" };

/** `6 boxes × $57.75`. */
export function quantityWords({ qty, unit, unit_price }: Counted): string {
  const one = unit.toLowerCase();
  const count = one === "" ? formatCount(qty) : plural(qty, one, units[one] ?? `${one}s`);
  return unit_price === null ? count : `${count} × ${formatUsd(unit_price)}`;
}

/** `80 sq ft, 10% waste`; empty for what is not laid. */
export function coverageWords({ area_sqft, run_ft, waste }: Counted): string {
  const measure = run_ft !== null ? runText(run_ft) : area_sqft !== null ? areaText(area_sqft, 1) : "";
  return measure && waste ? `${measure}, ${formatCount(waste)}% waste` : measure;
}

export const leadWords = ({
  in_stock,
  lead_time_days,
}: {
  in_stock: boolean;
  lead_time_days: number;
}): string =>
  in_stock
    ? `In stock, ships in ${plural(lead_time_days, "day")}`
    : `Made to order, ${plural(lead_time_days, "day")}`;

export const badAmount = "Enter an amount such as 1250 or 1250.50.";

/** Dollars as people type them: `$12,500.50`. Null where the field is empty, undefined where it is no amount. */
export function typedDollars(text: string): number | null | undefined {
  const plain = text.replaceAll(/[$,\s]/g, "");
  if (text.trim() === "") return null;
  return /^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(plain) ? Number(plain) : undefined;
}
