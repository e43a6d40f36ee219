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
