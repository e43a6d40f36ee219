import { expect, test } from "vitest";
import { acceptThis, declineThis, signed } from "./answer-words.ts";

test("what is signed agrees with its words", () => {
  expect(acceptThis(signed.quote)).toBe("Aceptar esta cotización");
  expect(declineThis(signed.changeOrder)).toBe("Rechazar esta orden de cambio");
});
