import { describe, expect, it } from "vitest";
import { smallWords, stemOf } from "./search-words.es.ts";

describe("words of a search in Spanish", () => {
  it.each([
    ["devolver", "devolviendo"],
    ["pedidos", "pedido"],
    ["cancelar", "cancelacion"],
    ["muestras", "muestra"],
    ["reembolso", "reembolsar"],
    ["envios", "enviar"],
  ])("%s finds %s", (asked, written) => {
    expect(written.startsWith(stemOf(asked))).toBe(true);
  });

  it("leave out what questions are made of", () => {
    expect("como puedo devolver un pedido".split(" ").filter((word) => !smallWords.has(word))).toEqual([
      "devolver",
      "pedido",
    ]);
  });
});
