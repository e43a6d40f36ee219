import { describe, expect, it } from "vitest";
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { toDollars } from "../../money/money.ts";
import { mustFindings } from "../../room/rules/findings.ts";
import { readBrief } from "../brief/read-brief.ts";
import { count } from "../count.test-support.ts";
import { designRooms } from "../design-rooms.ts";
import { offers } from "../layout/layout-rooms.test-support.ts";
import type { Standing } from "./standing.types.ts";

async function designed(text: string, { standing = null as Standing | null, alternatives = 1 } = {}) {
  const { brief } = readBrief(text);
  const steps = designRooms({ brief, plan: null, offers, alternatives, count, kept: null, standing });
  for (;;) {
    const { done, value } = await steps.next();
    if (done) return value;
  }
}

const placesOf = ({ items }: RoomDesign) =>
  items
    .filter(({ host }) => !host)
    .map(({ id, kind, rotation_deg }) => `${id} ${kind} ${rotation_deg}`)
    .sort();

describe.each([
  ["a bathroom", "A 6x9 bathroom with a tub, white tile. Modern.", "vanity"],
  ["a kitchen", "An 11x12 L-shaped kitchen. White shaker cabinets. Modern.", "base_cabinet"],
  ["a bedroom", "A 12x14 bedroom with a queen bed. Modern.", "bed"],
])("%s that is designed anew", (_, text, what) => {
  it("keeps everything where it is, and what stays as it is; the rest takes the new look", async () => {
    const before = (await designed(text)).rooms[0]!.design;
    const stays = [
      "floor",
      ...before.items.filter(({ kind }) => kind === "toilet" || kind === "refrigerator").map(({ id }) => id),
    ];
    const { rooms, problem } = await designed("Farmhouse style.", {
      standing: { design: before, stays },
      alternatives: 3,
    });
    expect(problem).toBeNull();
    expect(rooms).toHaveLength(3);
    for (const { design } of rooms) {
      expect(design.plan).toEqual(before.plan);
      expect(placesOf(design)).toEqual(placesOf(before));
      for (const place of stays) {
        const [now, was] = [design, before].map(({ items, surfaces }) =>
          [...items, ...surfaces].find(({ id }) => id === place),
        );
        expect(now).toEqual(was);
      }
      expect(mustFindings(design)).toEqual([]);
    }
    const skusOf = (design: RoomDesign) =>
      design.items.filter(({ kind }) => kind === what).map(({ sku }) => sku);
    expect(skusOf(rooms[0]!.design)).not.toEqual(skusOf(before));
  });

  it("changes nothing in place where all of it stays", async () => {
    const before = (await designed(text)).rooms[0]!.design;
    const stays = [...before.items, ...before.surfaces].map(({ id }) => id);
    const { rooms } = await designed("Coastal.", { standing: { design: before, stays } });
    expect(new Set(rooms[0]!.design.items)).toEqual(new Set(before.items));
    expect(rooms[0]!.design.surfaces.filter(({ id }) => stays.includes(id))).toEqual(
      expect.arrayContaining(before.surfaces),
    );
  });

  it("costs less where the budget says so, and still moves nothing", async () => {
    const before = (await designed(text)).rooms[0]!.design;
    const total = (await count(before)).takeoff.total;
    const { rooms } = await designed(`Under $${Math.round(total * 0.9)}.`, {
      standing: { design: before, stays: [] },
    });
    expect(toDollars(rooms[0]!.price_cents)).toBeLessThanOrEqual(Math.round(total * 0.9));
    expect(placesOf(rooms[0]!.design).every((place) => placesOf(before).includes(place))).toBe(true);
  });
});

it("says what is wrong with a room that breaks a required rule", async () => {
  const before = (await designed("A 6x9 bathroom with a tub.")).rooms[0]!.design;
  const toilet = before.items.find(({ kind }) => kind === "toilet")!;
  const broken = {
    ...before,
    items: [
      ...before.items,
      { ...toilet, id: "toilet-2", at_in: [toilet.at_in[0] + 3, toilet.at_in[1]] as [number, number] },
    ],
  };
  const { rooms, problem } = await designed("Modern.", { standing: { design: broken, stays: [] } });
  expect(rooms).toEqual([]);
  expect(problem).toMatch(/^The room as it stands breaks a required rule: /);
});
