import { describe, expect, it } from "vitest";
import { composed, runsOf, standIn } from "./text-runs.ts";

/** Fonts by script, named like it. */
const fontOf = (character: string): string | undefined =>
  [
    [/[ -\u00ff\ufffd]/u, "latin"],
    [/\p{Script=Hebrew}/u, "hebrew"],
    [/\p{Script=Arabic}/u, "arabic"],
    [/\p{Script=Han}/u, "han"],
  ].find(([pattern]) => (pattern as RegExp).test(character))?.[1] as string | undefined;
const drawn = (text: string) => runsOf(text, fontOf).map((run) => run.text);

describe("a line", () => {
  it("is one run where one font has it all", () => {
    expect(runsOf("12 Elm Street", fontOf)).toEqual([{ text: "12 Elm Street", font: "latin" }]);
  });

  it("changes the font with the script", () => {
    expect(runsOf("Ann 王芳 Lee", fontOf)).toEqual([
      { text: "Ann ", font: "latin" },
      { text: "王芳", font: "han" },
      { text: " Lee", font: "latin" },
    ]);
  });

  it("runs to the left where its script does, word by word", () => {
    expect(drawn("for אין חניה here")).toEqual(["for ", "חניה", " ", "אין", " here"]);
  });

  it("keeps numbers between such words to the right, and turns brackets around", () => {
    expect(drawn("דירה 12 (ב)")).toEqual(["(", "ב", ")", " ", "12", " ", "דירה"]);
  });

  it("shows what no font has, and nothing for marks that have no form", () => {
    expect(drawn("a\u{1F600}b\u200fc\u00ad")).toEqual([`a${standIn}bc`]);
  });

  it("has accents in their letters", () => {
    expect(composed("Z\u0307o\u0301\tx")).toBe("Żó x");
  });
});
