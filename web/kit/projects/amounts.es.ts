import type { SelectionOption } from "../../../contract/design/selections.ts";
import { areaText } from "../../../domain/catalog/page-areas.ts";
import { runText } from "../../../domain/catalog/page-runs.ts";
import { quantityWords as counted } from "../../../domain/projects/proposal/unit-words.es.ts";
import { formatCount, formatUsd, plural } from "../../ui/format.es.ts";

export { signedUsd, typedDollars } from "./amounts.ts";

/** How an amount compares with an allowance. */
export function allowanceWords(over: number): string {
  if (Math.abs(over) < 0.005) return "Justo lo presupuestado";
  return over > 0
    ? `${formatUsd(over)} más de lo presupuestado`
    : `${formatUsd(-over)} menos de lo presupuestado`;
}

type Counted = Pick<SelectionOption, "qty" | "unit" | "area_sqft" | "run_ft" | "waste" | "boxes"> & {
  unit_price: number | null;
};

/** `6 cajas × $57.75`. */
export function quantityWords({ qty, unit, unit_price }: Counted): string {
  const count = counted(formatCount(qty), qty, unit);
  return unit_price === null ? count : `${count} × ${formatUsd(unit_price)}`;
}

/** `80 pies², 10% de desperdicio`; empty for what is not laid. */
export function coverageWords({ area_sqft, run_ft, waste }: Counted): string {
  const area = area_sqft === null ? "" : areaText(area_sqft, 1);
  const measure = run_ft === null ? area : runText(run_ft);
  return measure && waste ? `${measure}, ${formatCount(waste)}% de desperdicio` : measure;
}

export const leadWords = ({
  in_stock,
  lead_time_days,
}: {
  in_stock: boolean;
  lead_time_days: number;
}): string =>
  in_stock
    ? `En existencia, se envía en ${plural(lead_time_days, "día")}`
    : `Hecho a pedido, ${plural(lead_time_days, "día")}`;

export const badAmount = "Escriba una cantidad como 1250 o 1250.50.";
