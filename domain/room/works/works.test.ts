import { beforeAll, describe, expect, it } from "vitest";
import { count } from "../../designer/count.test-support.ts";
import { offers, roomOf } from "../../designer/layout/layout-rooms.test-support.ts";
import { furnishPlan, type PlanToFurnish } from "../../designer/own-plan/furnish-plan.ts";
import { planWorks } from "./schedule-works.ts";
import { type RoomWork, roomWorks } from "./works.ts";

/** A whole room of the designer, with its counts. */
async function worksOf(
  room: PlanToFurnish["room"],
  width_in: number,
  depth_in: number,
  ...openings: string[]
) {
  const { plan } = roomOf(room, width_in, depth_in, ...openings);
  const design = { schema: "room-design/1" as const, room, plan, surfaces: [], items: [] };
  const steps = furnishPlan({ design, room, style: "transitional", keep: [], from: 0, offers, count });
  for (;;) {
    const { done, value } = await steps.next();
    if (!done) continue;
    const made = value.rooms[0]!.design;
    const counted = await count(made);
    return { made, ...counted, works: roomWorks({ design: made, ...counted }) };
  }
}

const keys = (works: readonly RoomWork[]) => works.map(({ key }) => key);
const taskOf = (works: readonly RoomWork[], key: string) => works.find((work) => work.key === key)?.task;

describe("the works of a whole bath", () => {
  let bath: Awaited<ReturnType<typeof worksOf>>;
  beforeAll(async () => {
    bath = await worksOf("bathroom", 60, 108, "door s 14 30 in e");
  });

  it("go from demolition to the punch list, in the order of the trades", () => {
    const order = ["demolition", "rough-plumbing", "waterproof", "grout", "set-fixtures", "punch-list"];
    expect(keys(bath.works).filter((key) => order.includes(key))).toEqual(order);
  });

  it("have the room's own quantities", () => {
    const floor = bath.takeoff.surfaces.find(({ surface }) => surface === "floor")!;
    expect(taskOf(bath.works, "tile-floor:floor")).toContain(`${Math.round(floor.area_sqft!)} sq ft`);
    expect(floor.known && taskOf(bath.works, "tile-floor:floor")).toContain(floor.known && floor.name);
    expect(taskOf(bath.works, "set-fixtures")).toContain("the toilet");
    for (const { task } of bath.works) expect(task).not.toMatch(/[{}]|undefined|NaN|\b0 sq ft/);
  });
});

describe("the works of a kitchen", () => {
  it("have cabinets, tops, appliances and its splash, each counted", async () => {
    const { works, made } = await worksOf("kitchen", 144, 144, "door s 56 32 in e", "window n 54 36 42 42");
    expect(keys(works)).toEqual(expect.arrayContaining(["cabinets", "measure-tops", "tops", "appliances"]));
    const cabinets = made.items.filter(({ kind }) => /cabinet|island|peninsula|filler|end_panel/.test(kind));
    expect(taskOf(works, "cabinets")).toContain(`${cabinets.length} pieces`);
    expect(keys(works)).not.toContain("waterproof");
    // what roughing in is for comes later
    const range = made.items.find(({ kind }) => kind === "range")!;
    expect(works.find(({ skus }) => skus.has(range.sku!))?.key).toBe("appliances");
  });
});

describe("the days of works", () => {
  const work = (key: string, days: number, ...skus: string[]): RoomWork => ({
    ...{ key, days, area: "", task: "", who: "" },
    skus: new Set(skus),
  });

  it("follow each other on weekdays, and products are ordered before they are needed", () => {
    // 2026-05-04 is a Monday
    const works = [work("a", 2), work("b", 4, "TILE"), work("c", 1, "TILE", "TOILET")];
    const plan = planWorks(
      works,
      "2026-05-02",
      new Map([
        ["TILE", 14],
        ["TOILET", 0],
        ["GROUT", 5],
      ]),
    );
    expect([...plan.done_by]).toEqual([
      ["a", "2026-05-05"],
      ["b", "2026-05-11"],
      ["c", "2026-05-12"],
    ]);
    // b begins on the 6th, c on the 12th
    expect([...plan.order_by]).toEqual([
      ["TILE", "2026-04-19"],
      ["TOILET", "2026-05-09"],
      ["GROUT", "2026-05-04"],
    ]);
  });
});

it("windows and doors are set where something was chosen for them", async () => {
  const { made, takeoff, products } = await worksOf(
    "bathroom",
    60,
    108,
    "door s 14 30 in e",
    "window n 18 24 54 24",
  );
  const [door, window] = made.plan.openings;
  const worksWith = (openings: typeof made.plan.openings) =>
    roomWorks({ design: { ...made, plan: { ...made.plan, openings } }, takeoff, products });
  expect(keys(worksWith([door!, window!]))).not.toContain("hang-doors");
  const works = worksWith([{ ...door!, sku: "SLAB" }, window!]);
  expect(works.find(({ key }) => key === "hang-doors")).toMatchObject({
    task: "Hang the door, and mount the hardware",
    skus: new Set(["SLAB"]),
  });
  expect(keys(works)).not.toContain("set-windows");
});
