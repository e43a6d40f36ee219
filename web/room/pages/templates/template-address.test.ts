import { describe, expect, it } from "vitest";
import { chooseTemplates, readTemplateAddress, templateQuery } from "./template-address.ts";

const template = (name: string, room: string, style: string, floorplan: string | null) => ({
  ...{ name, room, style, floorplan },
  description: "",
});
const templates = [
  template("Coastal hall bath", "bathroom", "coastal", "hall-bath"),
  template("Japandi spa bath", "bathroom", "japandi", "spa"),
  template("Coastal galley", "kitchen", "coastal", "galley"),
];
const at = (query: string, room = "") => readTemplateAddress(new URLSearchParams(query), room);
const names = (query: string, room = "") =>
  chooseTemplates(templates, at(query, room)).fitting.map(({ name }) => name);

describe("choosing a template", () => {
  it("shows the chosen plan's kind of room, and first what stands on that very plan", () => {
    expect(names("plan=spa", "bathroom")).toEqual(["Japandi spa bath", "Coastal hall bath"]);
    expect(names("plan=spa&room=all", "bathroom")).toHaveLength(3);
  });

  it("narrows by style and words, and counts the other choices", () => {
    expect(names("style=coastal&q=GALLEY")).toEqual(["Coastal galley"]);
    const { rooms, styles } = chooseTemplates(templates, at("room=bathroom"));
    expect(rooms.map(({ count }) => count)).toEqual([3, 2, 1]);
    expect(styles).toEqual([
      { style: "", count: 2 },
      { style: "coastal", count: 1 },
      { style: "japandi", count: 1 },
    ]);
  });

  it("reads back what it writes", () => {
    const address = at("plan=spa&room=kitchen&style=coastal&sort=-price&q=oak&page=3");
    expect(readTemplateAddress(new URLSearchParams(templateQuery(address)))).toEqual(address);
    expect(at("sort=cheap").sort).toBe("");
  });
});
