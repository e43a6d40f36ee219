import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rounds, templatesOfRounds } from "./rounds.ts";
import { isComplete, readAnswers, styleOf } from "./style-of.ts";
import { styleById, styles } from "./styles.ts";

/** Answers of somebody who takes a style where it is shown, and none where it is not. */
const devotedTo = (style: string): string =>
  rounds
    .map(({ options }) => {
      const at = options.findIndex((option) => option.style === style);
      return at < 0 ? "-" : String(at);
    })
    .join("");

describe("the style profile", () => {
  it("has ten choices of three known styles, and shows no room twice", () => {
    expect(rounds).toHaveLength(10);
    expect(new Set(templatesOfRounds).size).toBe(30);
    for (const { options } of rounds) {
      expect(options).toHaveLength(3);
      for (const { style } of options) expect(styleById(style)).toBeDefined();
    }
  });

  it.each(styles.map(({ id }) => id))("names %s for somebody who always takes it", (id) => {
    expect(styleOf(devotedTo(id))?.style.id).toBe(id);
  });

  it("says what the choices have in common", () => {
    const result = styleOf(devotedTo("art-deco"));
    expect(result?.name).toMatch(/^Art Deco/);
    expect(result?.leaning).toMatch(/darker rooms/);
    expect(result?.leaning).toMatch(/polished materials/);
  });

  it("names a style for every complete set of answers, the same one each time", () => {
    const answer = fc.constantFrom("0", "1", "2", "-");
    fc.assert(
      fc.property(fc.array(answer, { minLength: 10, maxLength: 10 }), (list) => {
        const answers = list.join("");
        const result = styleOf(answers);
        expect(result === null).toBe(!isComplete(answers));
        expect(styleOf(answers)).toEqual(result);
        expect(result?.touch?.id).not.toBe(result?.style.id ?? "none");
      }),
    );
  });

  it("has no result before the last choice, or without any", () => {
    expect(styleOf("012")).toBeNull();
    expect(styleOf("----------")).toBeNull();
  });

  it("reads answers from an address and drops what follows a mistake", () => {
    expect(readAnswers(null)).toBe("");
    expect(readAnswers("01x2")).toBe("01");
    expect(readAnswers("0120120120120")).toBe("0120120120");
  });
});
