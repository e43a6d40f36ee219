import { describe, expect, it } from "vitest";
import { designed } from "./designed.test-support.ts";

/** What planners recommend and the rooms of a brief lack, of these rules. */
async function lacking(text: string, alternatives: number, rules: readonly string[]): Promise<string[]> {
  const rooms = await designed(text, alternatives);
  expect(rooms).toHaveLength(alternatives);
  return rooms.flatMap(({ arrangement, findings }) =>
    findings
      .filter(({ rule }) => rules.includes(rule))
      .map(({ message }) => `${text}: ${arrangement}: ${message}`),
  );
}

const kitchen = ["triangle-leg", "triangle-sum", "work-aisle", "counter-frontage"];
const bath = ["toilet-sides", "front-clear", "tub-front", "shower-front", "shower-size", "lavatory-pair"];

describe("all four rooms of a brief", () => {
  it.each([
    ["kitchen 15 ft x 10 ft", kitchen],
    ["kitchen 9' x 13' 6\" with a pantry", kitchen],
    ["sixteen by twelve kitchen, without a peninsula", kitchen],
    ["16 by 16 kitchen", kitchen],
    ["8' x 16' kitchen", ["work-aisle"]],
    ["bathroom, 13x7, with a freestanding tub", bath],
    ["bathroom 11 by 12", bath],
    ["fourteen by eight living room, without a TV", ["living-walkway"]],
    ["8 by 11 patio", ["living-walkway"]],
  ])("%s", async (text, rules) => {
    expect(await lacking(text, 4, rules)).toEqual([]);
  });
});

describe("the first room of a brief for a small place", () => {
  it.each([
    ["kitchen 12x6 with a dishwasher", ["triangle-leg", "work-aisle", "front-opens", "landing-sink"]],
    ["kitchen 5 by 13", ["triangle-leg", "landing-sink", "landing-cooktop"]],
    ["5 x 10 living room", ["living-walkway"]],
    ["14x5 living room", ["living-walkway"]],
    ["patio 13x6 with lounge chairs", ["living-walkway"]],
    ["patio 7x10", ["living-walkway"]],
    ["5 by 5 bathroom with a double vanity, no tub", ["entry-door"]],
  ])("%s", async (text, rules) => {
    expect(await lacking(text, 1, rules)).toEqual([]);
  });
});
