import { expect, it } from "vitest";
import { mustFindings } from "../room/rules/findings.ts";
import { readBrief } from "./brief/read-brief.ts";
import { count } from "./count.test-support.ts";
import type { DesignOutcome } from "./design.types.ts";
import { designRooms } from "./design-rooms.ts";
import { offers } from "./layout/layout-rooms.test-support.ts";

async function asked(text: string, given: { width_in?: number; depth_in?: number } = {}) {
  const brief = { ...readBrief(text).brief, ...given };
  const walk = designRooms({ plan: null, offers, alternatives: 4, count, kept: null, brief });
  for (;;) {
    const { done, value } = await walk.next();
    if (done) return value as DesignOutcome;
  }
}

const kinds = ({ rooms }: DesignOutcome) => rooms.map(({ design }) => design.items.map(({ kind }) => kind));

it.each([
  ["5x8 bathroom with a tub", ["tub", "toilet"]],
  ["5x7 bathroom with a tub", ["tub", "toilet"]],
  ["7x5 bathroom with a tub", ["tub", "toilet"]],
  ["5x8 kitchen", ["sink", "range", "refrigerator"]],
  ["6x8 kitchen", ["sink", "range", "refrigerator"]],
  ["5x5 powder room", ["toilet"]],
  ["7x8 laundry", ["washer", "dryer"]],
  ["7x10 bedroom", ["bed"]],
  ["7x13 bedroom", ["bed"]],
  ["7x11 dining room", ["table", "chair"]],
  ["12x7 dining room", ["table", "chair"]],
])("a small room that can be built is designed: %s", async (text, needed) => {
  const outcome = await asked(text);
  expect(outcome.rooms.length, outcome.problem ?? "").toBeGreaterThan(0);
  for (const { design } of outcome.rooms) expect(mustFindings(design)).toEqual([]);
  for (const there of kinds(outcome)) expect(there).toEqual(expect.arrayContaining(needed));
});

it.each(["9x5 bedroom", "5x5 dining room", "5x5 kitchen", "3x3 bathroom"])(
  "one that can't be built names the nearest that can: %s",
  async (text) => {
    const { rooms, problem, nearest } = await asked(text);
    expect(rooms).toEqual([]);
    expect(problem).toContain("The nearest room that fits is ");
    const again = await asked(text, nearest!);
    expect(again.rooms.length, again.problem ?? "").toBeGreaterThan(0);
    const { brief } = readBrief(text);
    expect(nearest!.width_in).toBeGreaterThanOrEqual(brief.width_in!);
    expect(nearest!.depth_in).toBeGreaterThanOrEqual(brief.depth_in!);
  },
);

it("has the tub in every design of a bath that holds one", async () => {
  for (const text of [
    "5x7 bath with a tub",
    "7x5 bath with a tub",
    "5x6.5 bath with a tub",
    "baño de 5 x 7 pies con tina",
  ]) {
    const { rooms } = await asked(text);
    expect(rooms.length).toBe(4);
    for (const { design, unmet } of rooms) {
      const tub = design.items.find(({ kind }) => kind === "tub");
      expect(tub?.width_in, text).toBeGreaterThanOrEqual(54);
      expect(unmet, text).toEqual([]);
      expect(mustFindings(design)).toEqual([]);
    }
  }
});

it("names the nearest room for a tub where only a toilet and a sink fit", async () => {
  const { rooms } = await asked("5x6 bath with a tub");
  expect(rooms.length).toBeGreaterThan(0);
  for (const { unmet } of rooms)
    expect(unmet.join(" ")).toContain(`The nearest room that fits is 5' × 6' 6".`);
});

it("leaves a room that a plan gives as it is", async () => {
  const { plan } = await import("./plan-for.ts").then(({ planFor }) =>
    planFor({ ...readBrief("9x5 bedroom").brief, room: "bedroom" }),
  );
  const { brief } = readBrief("bedroom");
  const walk = designRooms({ plan, offers, alternatives: 4, count, kept: null, brief });
  for (;;) {
    const { done, value } = await walk.next();
    if (!done) continue;
    expect(value).toMatchObject({ rooms: [], nearest: null });
    return;
  }
});
