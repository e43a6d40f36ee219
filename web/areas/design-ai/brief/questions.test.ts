import { describe, expect, it } from "vitest";
import { readBrief } from "../../../../domain/designer/brief/read-brief.ts";
import { questionsOf } from "./questions.ts";
import { wishWords as spanish } from "./wish-words.es.ts";

const asked = (text: string) => questionsOf(text, readBrief(text));

describe("what stays where it is", () => {
  it.each(["refrigerator", "range", "sink"])("is asked about once: the %s of a kitchen", (name) => {
    const text = `10x12 kitchen, keep the ${name} where it is, white cabinets`;
    const [question, ...others] = asked(text);
    expect(others).toEqual([]);
    expect(question!.words).toBe(`Which wall is your ${name} on, as you come in?`);
    for (const { text: answered } of question!.answers) {
      expect(asked(answered!)).toEqual([]);
      expect(readBrief(answered!).brief).toMatchObject({ keeps: [name], places: [{ name }] });
      expect(answered).toContain("white cabinets");
    }
    expect(question!.answers.map((each) => readBrief(each.text!).brief.places[0]!.side)).toEqual([
      "left",
      "right",
      "back",
      "door",
      "any",
    ]);
  });

  it("is asked about one by one", () => {
    const [first, ...others] = asked("8x10 bathroom, keep the tub and the toilet");
    expect(others).toEqual([]);
    expect(first!.words).toContain("tub");
    const [second] = asked(first!.answers[0]!.text!);
    expect(second!.words).toContain("toilet");
    const done = second!.answers[2]!.text!;
    expect(asked(done)).toEqual([]);
    expect(readBrief(done).brief.places).toEqual([
      { name: "tub", side: "left" },
      { name: "toilet", side: "back" },
    ]);
  });

  it("leaves what the same phrase says of something else", () => {
    const [question] = asked("8x10 bathroom, keep the toilet on the left wall and the tub where it is");
    expect(question!.words).toContain("tub");
    expect(readBrief(question!.answers[1]!.text!).brief.places).toEqual(
      expect.arrayContaining([
        { name: "toilet", side: "left" },
        { name: "tub", side: "right" },
      ]),
    );
  });

  it("isn't asked about where the text says it, and where it is no fixture", () => {
    expect(asked("10x12 kitchen, the range stays on the back wall")).toEqual([]);
    expect(asked("10x12 kitchen, the sink stays under the window")).toEqual([]);
    expect(asked("cocina de 10x12 pies, la estufa se queda en la pared izquierda")).toEqual([]);
    expect(asked("12x14 bedroom, keep the floor and the window seat where it is")).toEqual([]);
  });

  it("is written into a Spanish brief in Spanish", () => {
    for (const side of ["left", "right", "back", "door", "any"] as const)
      for (const name of ["refrigerator", "range", "toilet", "tub", "washer"]) {
        const { brief } = readBrief(`remodelación, ${spanish.stays(name, side)}`);
        expect(brief.places, spanish.stays(name, side)).toEqual([{ name, side }]);
      }
  });
});
