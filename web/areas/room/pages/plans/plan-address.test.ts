import { describe, expect, it } from "vitest";
import { choosePlans, planQuery, readPlanAddress } from "./plan-address.ts";

const plan = (name: string, room: string, area_sqft: number, tags: string[] = []) => ({
  name,
  room,
  area_sqft,
  tags,
  description: "",
  layout: "three in a row",
});
const plans = [
  plan("Hall bath 5 × 8, pocket door", "bathroom", 40, ["small"]),
  plan("Primary bath", "bathroom", 130),
  plan("Galley kitchen", "kitchen", 96, ["galley"]),
];
const at = (query: string) => readPlanAddress(new URLSearchParams(query));
const names = (query: string) => choosePlans(plans, at(query)).fitting.map(({ name }) => name);

describe("choosing a plan", () => {
  it("narrows by room, size and words together", () => {
    expect(names("room=bathroom")).toHaveLength(2);
    expect(names("room=bathroom&size=l")).toEqual(["Primary bath"]);
    expect(names("q=galley")).toEqual(["Galley kitchen"]);
    expect(names("q=living&room=kitchen")).toEqual([]);
  });

  it("finds a size however it is written", () => {
    for (const q of ["5x8", "5 x 8", "5×8", "POCKET 5x8"]) expect(names(`q=${q}`)).toHaveLength(1);
  });

  it("finds Spanish names with and without their accents", () => {
    const bath = [plan("Baño pequeño con clóset", "bathroom", 40)];
    for (const q of ["baño", "BANO", "pequeno closet", "Clóset"])
      expect(choosePlans(bath, { ...at(""), q }).fitting, q).toHaveLength(1);
    expect(choosePlans(bath, { ...at(""), q: "balcón" }).fitting).toHaveLength(0);
  });

  it("counts what another choice would show, with the rest as it is", () => {
    const { rooms, sizes } = choosePlans(plans, at("room=bathroom&size=s"));
    expect(rooms).toEqual([
      { room: "", count: 1 },
      { room: "bathroom", count: 1 },
      { room: "kitchen", count: 0 },
    ]);
    expect(sizes.map(({ count }) => count)).toEqual([2, 1, 0, 1, 0]);
  });

  it("reads back what it writes and passes over what it does not know", () => {
    const address = at("room=kitchen&size=m&q=island+bar&page=2");
    expect(readPlanAddress(new URLSearchParams(planQuery(address)))).toEqual(address);
    expect(at("size=huge&page=-1")).toEqual({ room: "", size: "", q: "", page: 1 });
  });
});
