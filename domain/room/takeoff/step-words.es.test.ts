import { expect, test } from "vitest";
import { amountText } from "./figures.ts";
import { runSteps } from "./run-parts.ts";
import {
  boardsWords,
  cutStripWords,
  laidOutWords,
  perUnitWords,
  stripsWords,
  unitsWords,
  wasteWords,
} from "./step-words.ts";

test("the arithmetic of a takeoff is in Spanish", () => {
  expect(runSteps(171, 96, 2)).toBe(`14' 3" ÷ 8' por pieza = 1.78: 2 por comprar`);
  expect(perUnitWords(amountText(10, "sq ft"), "Box", "4.20")).toBe(" ÷ 10.00 pies² por caja = 4.20");
  expect(unitsWords(5, "Gallon")).toBe("5 galones");
  expect(wasteWords(amountText(40, "sq ft"), 10, "tipo ladrillo", amountText(44, "sq ft"))).toBe(
    "40.00 pies² + 10% de desperdicio (tipo ladrillo) = 44.00 pies²",
  );
  expect(laidOutWords(7, 9, "", 15)).toBe("Distribución: 7 enteras y 9 cortadas; 15 piezas por abrir");
  expect(boardsWords(24, 144)).toBe("24 tablas × 12 pies = 288 pies lineales");
  expect(stripsWords(6, `1' 8 1/2"`, 0)).toBe(
    `6 tiras de 1' 8 1/2" de ancho; no descontamos puertas ni ventanas`,
  );
  expect(
    cutStripWords({ height: "8'", trim: `4"`, cut: "9'" }, "2'", "drop", { roll: "33'", per_roll: 3 }),
  ).toContain("para que la siguiente tira baje la mitad");
});
