import { describe, expect, it } from "vitest";
import { cabinetsMade as spanishCabinets, deletedWords as spanishDeleted } from "./edit-words.es.ts";
import { cabinetsMade, deletedWords } from "./edit-words.ts";

describe("what an edit did", () => {
  it("is said of cabinets", () => {
    expect(cabinetsMade({ bases: 1, walls: 0, run: "3'" })).toBe("1 base cabinet (3') is in.");
    expect(cabinetsMade({ bases: 9, walls: 11, run: "24'" })).toBe(
      "9 base cabinets (24') and 11 wall cabinets are in.",
    );
    expect(spanishCabinets({ bases: 1, walls: 0, run: "3'" })).toBe("Listo: 1 gabinete bajo (3').");
  });

  it("is said of what was deleted, and of what went with it", () => {
    expect(deletedWords("Vanity", [])).toBe("Vanity deleted.");
    expect(deletedWords("Vanity", ["mirror", "faucet"])).toBe(
      "Vanity deleted, along with the mirror and the faucet.",
    );
    expect(spanishDeleted("Tocador", [])).toBe("Se eliminó: Tocador.");
  });
});
