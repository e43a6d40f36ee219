import { expect, test } from "vitest";
import type { ProjectLine } from "../../../contract/design/project-cart.ts";
import { vendorGroups } from "./vendor-groups.ts";

const line = (id: string, vendor: string, line_total: number, lead_time_days: number) =>
  ({
    id,
    line_total,
    lead_time_days,
    ships_as: id === "3" ? "freight" : "parcel",
    vendor: { id: vendor, name: vendor, ships_from: "Reno, NV", order_minimum: 0 },
  }) as ProjectLine;

test("lines stand with their vendor, subtotals to the cent, the slowest line sets the lead time", () => {
  const groups = vendorGroups([line("1", "a", 0.1, 3), line("2", "b", 5, 9), line("3", "a", 0.2, 6)]);
  expect(
    groups.map(({ id, subtotal, lead_time_days, ways, lines }) => [
      id,
      subtotal,
      lead_time_days,
      ways,
      lines.map((one) => one.id),
    ]),
  ).toEqual([
    ["a", 0.3, 6, ["freight", "parcel"], ["1", "3"]],
    ["b", 5, 9, ["parcel"], ["2"]],
  ]);
});
