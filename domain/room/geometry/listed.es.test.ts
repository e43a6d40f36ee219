import { expect, test } from "vitest";
import { joined, listed } from "./listed.ts";

test("words are joined by “y”, before the sound of i by “e”", () => {
  expect(listed(["el inodoro"])).toBe("el inodoro");
  expect(listed(["el inodoro", "la tina", "la regadera"])).toBe("el inodoro, la tina y la regadera");
  expect(listed(["hornos", "islas"])).toBe("hornos e islas");
  expect(joined(['3" hacia la derecha', '2" hacia arriba'])).toBe('3" hacia la derecha y 2" hacia arriba');
  expect(joined(["grava", "hielo"])).toBe("grava y hielo");
});
