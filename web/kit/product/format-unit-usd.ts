import { perUnit } from "../../../domain/orders/sales-unit.ts";
import { formatUsd } from "../../ui/format.ts";

/** What one unit costs: `82.04` dollars for a `Box` as `$82.04 per box`. */
export const formatUnitUsd = (dollars: number, unit: string): string =>
  `${formatUsd(dollars)} ${perUnit(unit)}`;
