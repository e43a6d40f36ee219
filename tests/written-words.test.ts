import { describe, expect, it } from "vitest";
import { itemSymbol } from "../domain/room/drawing/item-symbols.ts";
import { surfaceLabel } from "../domain/room/geometry/item-label.ts";
import { kindWords } from "../domain/room/geometry/place-words.ts";
import { areaOfPlace } from "../server/domains/design/rooms/designs.rules.ts";
import { readListAddress, toggleFilter } from "../web/areas/shop/list-address.ts";
import { inheritedNames } from "./support/fuzz-values.ts";

describe.each(inheritedNames)("the word %s, written by somebody,", (word) => {
  it("is a filter like any other in an address", () => {
    const address = readListAddress(
      new URLSearchParams([
        [`f.${word}`, "a"],
        [`f.${word}`, "b"],
      ]),
    );
    expect(Object.entries(address.filters)).toEqual([[word, ["a", "b"]]]);
    const without = toggleFilter(toggleFilter(address, word, "a"), word, "b");
    expect(Object.keys(without.filters)).toEqual([]);
    expect(Object.entries(toggleFilter(without, word, "c").filters)).toEqual([[word, ["c"]]]);
  });

  it("is not a known kind of item, surface or place", () => {
    expect(kindWords(word)).toBe(word.replaceAll("_", " "));
    expect(surfaceLabel({ items: [] }, word)).toBe(word);
    expect(itemSymbol(word, 24, 24)).toBe(itemSymbol("no such kind", 24, 24));
    expect(areaOfPlace(word)).toBe("Fixtures");
  });
});
