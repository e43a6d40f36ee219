import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accentFrom, contrastRatio } from "./accent.ts";

const paper = "#fbfaf7";
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("accentFrom", () => {
  it("reaches 4.5:1 against paper for every color, and stays a color", () => {
    fc.assert(
      fc.property(hexColor, (color) => {
        const accent = accentFrom(color);
        expect(accent?.accent).toMatch(/^#[0-9a-f]{6}$/);
        expect(contrastRatio(accent!.accent, paper)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(accent!.accentStrong, paper)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio("#1b1d1a", accent!.accentTint)).toBeGreaterThanOrEqual(10);
      }),
    );
  });

  it("reaches as much on a dark page, where it gets lighter", () => {
    fc.assert(
      fc.property(hexColor, (color) => {
        const accent = accentFrom(color, "dark")!;
        for (const ground of ["#161815", "#20221e"])
          for (const ours of [accent.accent, accent.accentStrong])
            expect(contrastRatio(ours, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio("#eceae4", accent.accentTint)).toBeGreaterThanOrEqual(9);
      }),
    );
    expect(accentFrom("#ffc107", "dark")?.accent).toBe("#ffc107");
  });

  it("keeps a color that is dark enough", () => {
    expect(accentFrom("#A8432A")?.accent).toBe("#a8432a");
    expect(accentFrom("1b1d1a")?.accent).toBe("#1b1d1a");
  });

  it("darkens a yellow to an ochre instead of to a grey", () => {
    const [red = 0, green = 0, blue = 0] = (accentFrom("#ffc107")?.accent.slice(1).match(/../g) ?? []).map(
      (pair) => Number.parseInt(pair, 16),
    );
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue + 60);
  });

  it("says so if there is no usable color", () => {
    for (const nothing of [undefined, null, "", "red", "#12", "#12345g", "theme-blue"]) {
      expect(accentFrom(nothing)).toBeUndefined();
    }
  });
});

describe("the palette", () => {
  it("reads at 4.5:1 on paper, and edges show at 3:1", () => {
    for (const text of ["#1b1d1a", "#5a5f58", "#a8432a", "#2f6b4f", "#8a5910", "#b3261e"]) {
      expect(contrastRatio(text, paper)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastRatio("#8a8980", paper)).toBeGreaterThanOrEqual(3);
  });
});
