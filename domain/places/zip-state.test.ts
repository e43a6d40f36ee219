import { describe, expect, it } from "vitest";
import { usStates } from "./us-states.ts";
import { zipProblem } from "./zip-state.ts";

describe("a ZIP code and a state", () => {
  it.each([
    ["OR", "97201"],
    ["or", "97201-1234"],
    ["AE", "09012"],
    ["AP", "96201"],
    ["AA", "34001"],
    ["PR", "00901"],
    ["VI", "00801"],
    ["GU", "96910"],
    ["MP", "96950"],
    ["AS", "96799"],
    ["FM", "96941"],
    ["MH", "96960"],
    ["PW", "96940"],
    // shared by two states
    ["NY", "06390"],
    ["CT", "06320"],
  ])("%s %s belong together", (state, zip) => {
    expect(zipProblem(state, zip)).toBeNull();
  });

  it.each([
    ["OR", "90210", "90210 is in California. Change the ZIP code or the state."],
    ["CA", "97201-0001", "97201 is in Oregon. Change the ZIP code or the state."],
    ["VA", "20001", "20001 is in District of Columbia. Change the ZIP code or the state."],
    ["NY", "00901", "00901 is in Puerto Rico. Change the ZIP code or the state."],
    ["OR", "09012", "09012 is in Armed Forces Europe. Change the ZIP code or the state."],
  ])("%s %s do not, and the message says where the ZIP code is", (state, zip, message) => {
    expect(zipProblem(state, zip)).toBe(message);
  });

  it("the exact place of five digits counts more than the first three", () => {
    expect(zipProblem("CT", "06390", "NY")).toBe("06390 is in New York. Change the ZIP code or the state.");
  });

  it("refuses no ZIP code that it does not know, and none that is not written yet", () => {
    expect(zipProblem("OR", "00000")).toBeNull();
    expect(zipProblem("OR", "98799")).toBeNull();
    expect(zipProblem("OR", "902")).toBeNull();
    expect(zipProblem("", "90210")).toBeNull();
  });

  it("knows ZIP codes of every state, territory and military post", () => {
    const zips = Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, "0")}01`);
    const isIn = (code: string) => (zip: string) =>
      zipProblem(code, zip) === null && zipProblem(code === "CA" ? "OR" : "CA", zip) !== null;
    const silent = usStates.filter(({ code }) => !zips.some(isIn(code)));
    expect(silent.map(({ code }) => code)).toEqual([]);
  });
});
