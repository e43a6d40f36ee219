import { expect, test } from "vitest";
import { rounds } from "./rounds.ts";
import { styleOf } from "./style-of.ts";

test("a result says in Spanish what was chosen", () => {
  const leanings = ["0", "1", "2"].map((pick) => styleOf(pick.repeat(rounds.length))?.leaning ?? "");
  expect(leanings.some(Boolean)).toBe(true);
  for (const leaning of leanings.filter(Boolean))
    expect(leaning).toMatch(
      /^La mayoría de las veces eligió (?:colores|cuartos|detalles|superficies|formas|materiales) /,
    );
});
