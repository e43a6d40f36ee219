import { describe, expect, it } from "vitest";
import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { drilledForFaucets, drillingFor, drillingOf, isDrilledFor } from "./drilling.ts";

const sold = (sku: string, options: Record<string, string>, attributes: Record<string, unknown> = {}) => ({
  ...{ sku, options, attributes },
});
const top = (holes: string) =>
  drillingOf(sold("V", { Finish: "Oak", "Faucet holes": holes }, { holes: "1 or 3" }));
const faucet = (holes: string, more: Record<string, string> = {}) =>
  drillingFor(sold("F", {}, { mounting: "Deck", holes, ...more }));

describe("the holes of a top", () => {
  it("are those of the chosen variant, then of the product; unknown where it is drilled to order", () => {
    expect(top("Single hole")).toEqual({ holes: 1, spread_in: null });
    expect(top("8 in. widespread")).toEqual({ holes: 3, spread_in: 8 });
    expect(top("4 in. centerset")).toEqual({ holes: 3, spread_in: 4 });
    expect(top("None")).toEqual({ holes: 0, spread_in: null });
    expect(drillingOf(sold("B", {}, { holes: "3, 8 in. spread" }))).toEqual({ holes: 3, spread_in: 8 });
    expect(drillingOf(sold("B", {}, { holes: "1 or 3" }))).toBeNull();
    expect(drillingOf(sold("B", {}))).toBeNull();
  });

  it("take the faucets that are made for them", () => {
    const fits = (holes: string, one: ReturnType<typeof faucet>) => isDrilledFor(top(holes), one);
    expect(fits("Single hole", faucet("1"))).toBe(true);
    expect(fits("8 in. widespread", faucet("1"))).toBe(false);
    expect(fits("Single hole", faucet("3", { spread_in: "8" }))).toBe(false);
    expect(fits("8 in. widespread", faucet("3", { spread_in: "8" }))).toBe(true);
    expect(fits("8 in. widespread", faucet("3", { spread_in: "4" }))).toBe(false);
    expect(fits("8 in. widespread", faucet("2", { spread_in: "8" }))).toBe(true);
    expect(fits("None", faucet("2, wall", { mounting: "Wall" }))).toBe(true);
    expect(fits("Single hole", faucet("2, wall", { mounting: "Wall" }))).toBe(false);
    expect(isDrilledFor(null, faucet("1"))).toBe(true);
  });
});

describe("a room's vanity", () => {
  const item = (id: string, kind: string, sku: string, host?: string): RoomItem => ({
    ...{ id, kind, sku, at_in: [0, 0], rotation_deg: 0, width_in: 30, depth_in: 20, height_in: 34 },
    ...(host && { host }),
  });
  const room = {
    items: [item("v", "vanity", "OAK-3"), item("f", "faucet", "ONE", "v")],
  } as unknown as RoomDesign;
  const variants = [
    sold("OAK-3", { Finish: "Oak", "Faucet holes": "8 in. widespread" }),
    sold("WHITE-1", { Finish: "White", "Faucet holes": "Single hole" }),
    sold("OAK-1", { Finish: "Oak", "Faucet holes": "Single hole" }),
  ];
  const shelfOf = (...faucets: ReturnType<typeof sold>[]) => ({
    get: (sku: string) => [...variants, ...faucets].find((each) => each.sku === sku),
    siblings: () => variants,
  });

  it("is taken in the same finish, drilled for its faucet", () => {
    const one = sold("ONE", {}, { mounting: "Deck", holes: "1" });
    expect(drilledForFaucets(room, shelfOf(one)).items[0]?.sku).toBe("OAK-1");
    expect(drilledForFaucets(room, shelfOf(one), new Set(["v"]))).toBe(room);
  });

  it("stays where it fits, or isn't sold otherwise", () => {
    const three = sold("ONE", {}, { mounting: "Deck", holes: "3", spread_in: "8" });
    expect(drilledForFaucets(room, shelfOf(three))).toBe(room);
    const mini = sold("ONE", {}, { mounting: "Deck", holes: "3", spread_in: "4" });
    expect(drilledForFaucets(room, shelfOf(mini))).toBe(room);
  });
});
