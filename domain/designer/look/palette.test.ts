import { describe, expect, it } from "vitest";
import { readBrief } from "../brief/read-brief.ts";
import { lookSentence, lookWords } from "./look-words.ts";
import { paletteOf } from "./palette.ts";

/** Pixels of colors, each for so many pixels, with a little noise that is always the same. */
function picture(...parts: readonly [hex: string, count: number][]): Uint8ClampedArray {
  const bytes: number[] = [];
  for (const [hex, count] of parts)
    for (let at = 0; at < count; at += 1) {
      const noise = (at % 5) - 2;
      for (const channel of [1, 3, 5])
        bytes.push(Math.min(255, Math.max(0, Number.parseInt(hex.slice(channel, channel + 2), 16) + noise)));
      bytes.push(255);
    }
  return new Uint8ClampedArray(bytes);
}

describe("the palette of a picture", () => {
  it("has its colors with their shares, the largest first", () => {
    const found = paletteOf(picture(["#f4eee2", 600], ["#9aa78c", 300], ["#6a4a34", 100]));
    expect(found.map(({ share }) => Math.round(share * 10) / 10)).toEqual([0.6, 0.3, 0.1]);
    expect(lookWords(found).colors.map(({ word }) => word)).toEqual(["warm white", "sage", "brown"]);
  });

  it("takes shades of one color for one, and leaves details out", () => {
    const found = paletteOf(picture(["#f4eee2", 500], ["#f1ebde", 480], ["#24344f", 15]));
    expect(found).toHaveLength(1);
    expect(found[0]!.share).toBeGreaterThan(0.9);
  });

  it("is the same for the same picture, and nothing for one that is transparent", () => {
    const pixels = picture(["#b98f5d", 50], ["#45474a", 50], ["#4a6f95", 50]);
    expect(paletteOf(pixels)).toEqual(paletteOf(pixels));
    expect(paletteOf(pixels.map((byte, at) => (at % 4 === 3 ? 0 : byte)))).toEqual([]);
  });
});

describe("a look in words", () => {
  it("is understood by the brief, color by color and material by material", () => {
    const { colors, materials } = lookWords(
      paletteOf(picture(["#f4eee2", 500], ["#b98f5d", 300], ["#24344f", 200])),
    );
    expect(materials).toEqual(["oak"]);
    const words = colors.map(({ word }) => word);
    const { brief } = readBrief(`Bathroom 5x8. ${lookSentence(words, materials)}`);
    expect(brief.colors.map(({ name }) => name)).toEqual(words);
    expect(brief.materials.map(({ word }) => word)).toEqual(["oak"]);
  });

  it("is nothing without a palette", () => {
    expect(lookWords([])).toEqual({ colors: [], materials: [] });
    expect(lookSentence([], [])).toBe("");
  });
});
