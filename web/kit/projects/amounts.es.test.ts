import { expect, test } from "vitest";
import { allowanceWords, coverageWords, leadWords, quantityWords, signedUsd } from "./amounts.es.ts";

const line = { qty: 6, unit: "Box", area_sqft: 80, run_ft: null, waste: 10, boxes: 6, unit_price: 57.75 };

test("amounts of selections are said in Spanish", () => {
  expect(quantityWords(line)).toBe("6 cajas × $57.75");
  expect(coverageWords(line)).toBe("80 pies², 10% de desperdicio");
  expect(coverageWords({ ...line, run_ft: 12, waste: 0 })).toBe("12 pies");
  expect(allowanceWords(120)).toBe("$120.00 más de lo presupuestado");
  expect(allowanceWords(0)).toBe("Justo lo presupuestado");
  expect(leadWords({ in_stock: false, lead_time_days: 1 })).toBe("Hecho a pedido, 1 día");
  expect(signedUsd(120)).toBe("+$120.00");
});
