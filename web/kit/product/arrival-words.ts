import type { LineDelivery } from "../../../contract/shapes.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { formatCount, formatDate } from "../../ui/format.ts";

/**
 * When a line arrives, in the same words on every page: "Arrives 12.02.2026 to 12.08.2026", or "4 boxes arrive
 * 12.02.2026 to 12.08.2026; 8 are made to order and arrive 12.16.2026 to 12.22.2026".
 */
export function arrivalWords({ parts }: Pick<LineDelivery, "parts">, unit: string): string {
  const [first, rest] = parts;
  if (!first) return "";
  if (!rest) return `${first.is_made_to_order ? "Made to order, arrives" : "Arrives"} ${days(first)}`;
  return [
    `${formatCount(first.qty)} ${unitWord(unit, first.qty)} ${first.qty === 1 ? "arrives" : "arrive"} ${days(first)}`,
    `${formatCount(rest.qty)} ${rest.qty === 1 ? "is made to order and arrives" : "are made to order and arrive"} ${days(rest)}`,
  ].join("; ");
}

const days = ({ earliest, latest }: { earliest: string; latest: string }) =>
  `${formatDate(earliest)} to ${formatDate(latest)}`;
