import { describe, expect, it } from "vitest";
import { choicesOf, readTemplateAddress, templateQuery } from "./template-address.ts";

const at = (query: string, room = "") => readTemplateAddress(new URLSearchParams(query), room);

describe("choosing a template", () => {
  it("shows the chosen plan's kind of room unless the address says another", () => {
    expect(at("plan=spa", "bathroom").room).toBe("bathroom");
    expect(at("plan=spa&room=all", "bathroom").room).toBe("all");
  });

  it("offers everything first, and what is chosen even where nothing fits", () => {
    const counted = [
      { value: "bathroom", count: 2 },
      { value: "kitchen", count: 1 },
    ];
    expect(choicesOf(counted, "all", "kitchen").map(({ value, count }) => [value, count])).toEqual([
      ["all", 3],
      ["bathroom", 2],
      ["kitchen", 1],
    ]);
    expect(choicesOf(counted, "", "laundry").at(-1)).toEqual({ value: "laundry", count: 0 });
  });

  it("reads back what it writes", () => {
    const address = at("plan=spa&room=kitchen&style=coastal&sort=-price&q=oak&page=3");
    expect(readTemplateAddress(new URLSearchParams(templateQuery(address)))).toEqual(address);
    expect(at("sort=cheap").sort).toBe("");
  });
});
