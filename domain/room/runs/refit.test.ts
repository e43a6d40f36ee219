import { describe, expect, it } from "vitest";
import { type RoomDesign, type RoomItem, roomDesign } from "../../../contract/design/room-design.ts";
import { factOf } from "../assembly/mountings.ts";
import { setWallLength } from "../edit/plan.edit.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { faceById } from "../geometry/walls.ts";
import { takeoffOf } from "../takeoff/takeoff.ts";
import { refitRemoval, refitSwap } from "./refit.ts";
import { refitPlan } from "./refit-plan.ts";
import { emptyKitchen, filledWith, runLine, soldFixtures, soldProducts } from "./sold.test-support.ts";
import { runWith } from "./standing-run.ts";
import { fromLeft } from "./stretches.ts";

const { line } = runLine([]);
const wish = { line, offered: soldFixtures, counter: null };

const kitchen = (width_in: number, walls = ["w3"]): RoomDesign => filledWith(emptyKitchen(width_in), walls);

/** What stands at a wall, from left to right. */
function along(design: RoomDesign, wall = "w3") {
  const face = faceById(design.plan, wall)!;
  return design.items
    .filter((item) => item.against === wall && elevationOf(design, item) < 1)
    .map((item) => {
      const middle = fromLeft(face, item.at_in);
      return { item, from: middle - item.width_in / 2, to: middle + item.width_in / 2 };
    })
    .sort((a, b) => a.from - b.from);
}

/** Places along a wall where something is open by more than an appliance's joints. */
function open(design: RoomDesign, wall = "w3"): string[] {
  const run = along(design, wall);
  const { length_in } = faceById(design.plan, wall)!;
  const ends = [0, ...run.map(({ to }) => to)].map((at, index) => (run[index]?.from ?? length_in) - at);
  const isAppliance = (item?: RoomItem) => /range|refrigerator|dishwasher/.test(item?.kind ?? "");
  return ends.flatMap((gap, at) => {
    const isWide = isAppliance(run[at]?.item) || isAppliance(run[at - 1]?.item);
    return Math.abs(gap) > (isWide ? 0.5 : 1 / 16)
      ? [`${gap.toFixed(3)} before ${run[at]?.item.id ?? "the end"}`]
      : [];
  });
}

const plainBase = (design: RoomDesign, width_in?: number) =>
  design.items.find(
    (item) =>
      item.kind === "base_cabinet" &&
      item.depth_in < 27 &&
      (width_in === undefined || item.width_in === width_in) &&
      !design.items.some(({ host }) => host === item.id),
  )!;

const inWidth = (item: RoomItem, width_in: number) => {
  const own = soldProducts.get(item.sku!)!;
  return line.cabinets.find(
    (each) =>
      each.model!.kind === own.model!.kind &&
      factOf(each, "layout") === factOf(own, "layout") &&
      each.model!.size.width_in === width_in,
  )!;
};

function swapped(design: RoomDesign, item: RoomItem, sku: string) {
  const run = runWith(design, item.id, soldProducts)!;
  return refitSwap(design, run, item.id, soldProducts.get(sku)!, wish, soldProducts);
}

describe("a run whose cabinet becomes wider or narrower", () => {
  const design = kitchen(186);

  it("closes again from wall to wall, its neighbors moved up", () => {
    for (const width of [12, 15, 18, 21, 24, 27, 30, 33, 36]) {
      const item = plainBase(design);
      const product = inWidth(item, width);
      if (!product || width === item.width_in) continue;
      const settled = swapped(design, item, product.sku);
      if (settled.refusal !== null) {
        expect(settled.refusal).toMatch(/at most \d+".* in its run/);
        continue;
      }
      expect(open(settled.design), `${width}: ${settled.note}`).toEqual([]);
      expect(settled.note).toMatch(/^The run at .*wall.* was fitted again: /);
      expect(roomDesign.safeParse(settled.design).success).toBe(true);
      const faucets = settled.design.items.filter(({ kind }) => kind === "faucet" || kind === "sink");
      expect(faucets).toHaveLength(2);
    }
  });

  it("has its hood over the range, and one counter, toe kick and crown as long as it is", () => {
    const item = plainBase(design);
    const settled = swapped(design, item, inWidth(item, item.width_in - 3).sku);
    if (settled.refusal !== null) throw new Error(settled.refusal);
    const [range, hood] = ["range", "hood"].map(
      (kind) => settled.design.items.find((each) => each.kind === kind)!,
    );
    expect(hood!.at_in[0]).toBeCloseTo(range!.at_in[0], 3);
    expect(settled.design.surfaces.filter(({ id }) => id.startsWith("countertop:")).length).toBe(
      design.surfaces.filter(({ id }) => id.startsWith("countertop:")).length,
    );
    const stands = new Set(settled.design.items.map(({ id }) => id));
    expect(settled.design.supplies!.filter(({ for: id }) => !stands.has(id))).toEqual([]);
    const low = along(settled.design).filter(
      ({ item: { kind } }) => kind === "base_cabinet" || kind === "filler",
    );
    const kicked = new Set(
      settled.design.supplies!.filter(({ part }) => part === "Toe kick").map((each) => each.for),
    );
    expect(low.filter(({ item: { id } }) => !kicked.has(id))).toEqual([]);
    expect(takeoffOf(settled.design, soldProducts).items.filter(({ known }) => !known)).toEqual([]);
  });

  it("says what would fit when it can't", () => {
    const narrow = kitchen(150);
    const item = plainBase(narrow);
    const settled = swapped(narrow, item, inWidth(item, 36).sku);
    expect(settled.refusal).toMatch(/doesn't fit 36" wide: at most \d+" fit in its run/);
  });

  it("keeps a wall cabinet's own product and pulls", () => {
    const upper = design.items.find(({ kind }) => kind === "wall_cabinet")!;
    const pulled = {
      ...design,
      items: design.items.map((each) => (each.id === upper.id ? { ...each, hardware_sku: "PULL" } : each)),
    };
    const item = plainBase(pulled);
    const settled = swapped(pulled, item, inWidth(item, item.width_in - 3).sku);
    expect(settled.design!.items.some(({ hardware_sku }) => hardware_sku === "PULL")).toBe(true);
  });
});

describe("a run without one of its pieces", () => {
  it("moves up, and ends with a panel where no filler closes it", () => {
    const design = kitchen(186);
    const item = along(design).findLast((each) => each.item.kind === "base_cabinet")!.item;
    const { design: after, note } = refitRemoval(design, [item.id], wish, soldProducts);
    expect(note).toMatch(/was fitted again/);
    const run = along(after);
    const inside = run.slice(1).map(({ from }, at) => from - run[at]!.to);
    expect(inside.filter((gap) => Math.abs(gap) > 0.5)).toEqual([]);
    expect(run.some(({ item: { kind } }) => kind === "end_panel")).toBe(true);
  });

  it("is taken away with its last piece", () => {
    const design = kitchen(186);
    const ids = along(design)
      .filter(({ item: { kind } }) => kind !== "filler")
      .map(({ item }) => item.id);
    const { design: after } = refitRemoval(design, ids, wish, soldProducts);
    expect(after.items).toEqual([]);
    expect(after.supplies ?? []).toEqual([]);
  });
});

describe("a run at a wall that changes", () => {
  const longer = (design: RoomDesign, wall: string, by_in: number) => {
    const edited = setWallLength(design, wall, faceById(design.plan, wall)!.length_in + by_in);
    if (!edited.ok) throw new Error(edited.message);
    return refitPlan(design, edited.design.plan, () => wish, soldProducts);
  };

  it("closes again when the wall gets longer or shorter", () => {
    const design = kitchen(186);
    for (const by of [-18, -7, -3, 2, 5, 11, 24, 48]) {
      const result = longer(design, "w3", by);
      if (result.refusal !== null) throw new Error(`${by}: ${result.refusal}`);
      expect(open(result.design), `${by}: ${result.note}`).toEqual([]);
      expect(result.note).toMatch(/was fitted again/);
    }
  });

  it("keeps its corner cabinet in the corner", () => {
    const design = kitchen(186, ["w4", "w3"]);
    for (const by of [-6, 3, 18]) {
      const result = longer(design, "w1", by);
      if (result.refusal !== null) throw new Error(`${by}: ${result.refusal}`);
      const corner = result.design.items.find(
        ({ kind, depth_in }) => kind === "base_cabinet" && depth_in > 27,
      )!;
      const at = faceById(result.design.plan, "w3")!;
      expect(fromLeft(at, corner.at_in), `${by}`).toBeCloseTo(18, 2);
      const rest = along(result.design).filter(({ item }) => item !== corner);
      expect(rest[0]!.from, `${by}: ${result.note}`).toBeCloseTo(36, 2);
      expect(186 + by - rest.at(-1)!.to).toBeCloseTo(0, 2);
    }
  });

  it("makes way for a door, and closes on both sides of it", () => {
    const design = kitchen(240);
    const door = {
      ...{ id: "door", wall: "w3", kind: "door" as const, offset_in: 100, width_in: 32, height_in: 80 },
      swing: { into: "out" as const, hinge: "from" as const },
    };
    const plan = { ...design.plan, openings: [door] };
    const result = refitPlan(design, plan, () => wish, soldProducts);
    if (result.refusal !== null) throw new Error(result.refusal);
    const before = along(result.design).filter(({ item }) => item.kind !== "filler");
    const way = { from: 240 - 132 - 3, to: 240 - 100 + 3 };
    expect(before.filter(({ from, to }) => from < way.to - 0.05 && to > way.from + 0.05)).toEqual([]);
    for (const kind of runLine([]).order)
      expect(
        result.design.items.some((each) => each.kind === kind),
        kind,
      ).toBe(true);
  });

  it("is refused with the name of what doesn't fit", () => {
    const result = longer(kitchen(150), "w3", -40);
    expect(result.refusal).toMatch(
      /^There is no room at .*wall.* for the refrigerator.* and the range: 10' 9" are needed, and 9' 2" are free\.$/,
    );
  });
});
