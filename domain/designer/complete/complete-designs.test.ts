import { beforeAll, describe, expect, it } from "vitest";
import type { RoomItem } from "../../../contract/design/room-design.ts";
import type { takeoffOf } from "../../room/takeoff/takeoff.ts";
import { readBrief } from "../brief/read-brief.ts";
import { count } from "../count.test-support.ts";
import type { DesignedRoom } from "../design.types.ts";
import { designRooms } from "../design-rooms.ts";
import { offers } from "../layout/layout-rooms.test-support.ts";

// An installer's list, read from the finished design's lines and the catalog alone.

async function roomsOf(text: string): Promise<readonly DesignedRoom[]> {
  const walk = designRooms({
    ...{ plan: null, offers, alternatives: 4, count, kept: null },
    brief: readBrief(text).brief,
  });
  for (;;) {
    const { done, value } = await walk.next();
    if (done) return value.rooms;
  }
}

const sizes = ["5x8", "5x9", "6x8", "7x9", "8x10", "9x12"];
const bathWishes = ["a tub", "a walk-in shower", "a freestanding tub and a shower", "a wall-hung toilet", ""];
const kitchens = [
  "10x10 L-shaped",
  "12x14 with an island",
  "12x16 galley",
  "14x18 u-shaped, cooktop",
  "13x15",
];
const styles = ["modern", "traditional", "coastal", "farmhouse", "industrial", "scandinavian"];

/** Briefs in a fixed order: each size with the next wish and style. */
const briefs = [
  ...sizes.flatMap((size, at) =>
    [0, 2, 3].map(
      (step) =>
        `${size} bathroom, ${styles[(at + step) % styles.length]}, ${bathWishes[(at + step) % bathWishes.length]}`,
    ),
  ),
  ...kitchens.map((kitchen, at) => `${kitchen} kitchen, ${styles[at]}`),
  "8x9 laundry with a utility sink",
  "12x14 bedroom with laminate floor",
];

const entry = (sku: string | null) => (sku === null ? undefined : offers.entry(sku));
const attribute = (sku: string | null, name: string): string =>
  [entry(sku)?.product.attributes[name] ?? ""].flat().join(", ");

/** Lines of the shopping list in a category that go with a place. */
function linesFor(
  { design }: DesignedRoom,
  takeoff: ReturnType<typeof takeoffOf>,
  child: string,
  place: string,
) {
  return takeoff.supplies.filter(
    (line) =>
      line.known &&
      line.places.includes(place) &&
      entry(line.sku)?.product.child === child &&
      design.supplies?.some(({ sku }) => sku === line.sku),
  );
}

interface Checked {
  brief: string;
  room: DesignedRoom;
  takeoff: ReturnType<typeof takeoffOf>;
}

/** Whether a part for a place is there, or is said not to be sold. */
const has = ({ room, takeoff }: Checked, child: string, place: string, said: RegExp): boolean =>
  linesFor(room, takeoff, child, place).length > 0 ||
  room.unmet.some((words) => words.startsWith("Not sold here") && said.test(words));

const itemsOf = ({ room }: Checked, ...kinds: string[]): RoomItem[] =>
  room.design.items.filter(({ kind, sku }) => kinds.includes(kind) && sku !== null);

function plumbing(one: Checked): string[] {
  const missing: string[] = [];
  const want = (isThere: boolean, words: string) => {
    if (!isThere) missing.push(words);
  };
  for (const { id, sku } of itemsOf(one, "toilet")) {
    const isHung = attribute(sku, "mounting") === "Wall";
    if (isHung) want(has(one, "toilet-carriers", id, /carrier/), `${id}: carrier`);
    else want(has(one, "supply-lines-and-traps", id, /supply/), `${id}: supply line`);
  }
  for (const { id, sku } of itemsOf(one, "tub")) {
    want(has(one, "shower-and-tub-drains", id, /drain/), `${id}: drain`);
    if (attribute(sku, "mounting") === "Freestanding")
      want(has(one, "tub-fillers", id, /filler/), `${id}: floor filler`);
    else
      want(
        itemsOf(one, "shower").some(
          (item) => item.host === id && /spout/.test(entry(item.sku)!.product.model!.design),
        ),
        `${id}: spout`,
      );
  }
  for (const { id, sku } of itemsOf(one, "shower")) {
    if (entry(sku)!.product.child === "shower-bases")
      want(has(one, "shower-and-tub-drains", id, /drain/), `${id}: drain`);
    if (!Object.values(entry(sku)!.variant.options).includes("Trim only")) continue;
    const valves = linesFor(one.room, one.takeoff, "rough-in-valves", id);
    want(
      valves.some((line) => attribute(line.sku, "valve") === attribute(sku, "valve")),
      `${id}: valve of its kind`,
    );
  }
  for (const { id } of itemsOf(one, "sink", "lavatory", "vanity"))
    want(has(one, "supply-lines-and-traps", id, /trap/), `${id}: trap`);
  return missing;
}

/** What has to cover the area of tile, of shower walls and of floating floors. */
function setting(one: Checked): string[] {
  const missing: string[] = [];
  const covers = (child: string, area: number, per_unit: number, words: string, place: string) => {
    const lines = linesFor(one.room, one.takeoff, child, place);
    const units = lines.reduce((sum, line) => sum + (line.known ? line.qty : 0), 0);
    if (units * per_unit < area - 0.01) missing.push(`${words} for ${area.toFixed(1)} sq ft`);
  };
  for (const line of one.takeoff.surfaces) {
    if (!line.known) continue;
    const { product } = entry(line.sku)!;
    const isTile = ["tile-flooring", "backsplash-tiles"].includes(product.category);
    if (isTile) {
      // no bag goes further than under the smallest tile
      covers("thin-set-mortar", line.area_sqft, 130, `${line.surface}: mortar`, line.surface);
      covers("grout", Math.min(1, line.area_sqft), 1, `${line.surface}: grout`, line.surface);
      if (line.surface.startsWith("shower:"))
        covers("waterproofing", line.area_sqft, 54, `${line.surface}: membrane`, line.surface);
    }
    const floats = /floating/i.test(attribute(line.sku, "install_method"));
    const isLaminate = ["laminate-flooring", "luxury-flooring"].includes(product.category);
    if (isLaminate && floats && !/attached/i.test(attribute(line.sku, "underlayment")))
      covers("underlayment", line.area_sqft, 200, `${line.surface}: underlayment`, line.surface);
  }
  return missing;
}

const apart = (a: RoomItem, b: RoomItem) => Math.hypot(a.at_in[0] - b.at_in[0], a.at_in[1] - b.at_in[1]);
const child = ({ sku }: RoomItem) => entry(sku)?.product.child ?? "";

function beside(one: Checked): string[] {
  const missing: string[] = [];
  const accessories = itemsOf(one, "accessory");
  for (const toilet of itemsOf(one, "toilet"))
    if (!accessories.some((item) => child(item) === "paper-holders" && apart(item, toilet) < 72))
      missing.push(`${toilet.id}: paper holder`);
  const isBath = one.room.design.room === "bathroom";
  if (isBath && !accessories.some((item) => /^towel-/.test(child(item)) || child(item) === "bath-towels"))
    missing.push("towel bar");
  for (const basin of itemsOf(one, "vanity", "lavatory")) {
    const near = (item: RoomItem) => apart(item, basin) < basin.width_in / 2 + 24;
    const isWindow = one.room.design.plan.openings.some(
      ({ kind, wall }) => kind === "window" && wall === basin.against,
    );
    if (isWindow) continue;
    if (!itemsOf(one, "mirror").some(near)) missing.push(`${basin.id}: mirror`);
    if (!itemsOf(one, "light").some((item) => item.against && near(item))) missing.push(`${basin.id}: light`);
  }
  for (const cooker of itemsOf(one, "range", "cooktop")) {
    const hood = itemsOf(one, "hood", "microwave").find((item) => apart(item, cooker) < 20);
    if (!hood || hood.width_in < cooker.width_in - 1) missing.push(`${cooker.id}: hood as wide`);
  }
  return missing;
}

function looks(one: Checked): string[] {
  const faults: string[] = [];
  const floor = one.room.design.surfaces.find(({ id }) => id === "floor")?.sku ?? null;
  const finish = entry(floor)?.variant.options.Finish ?? attribute(floor, "finish");
  if (one.room.design.room === "bathroom" && /polished|gloss/i.test(finish)) faults.push("polished floor");
  const fronts = itemsOf(one, "base_cabinet", "wall_cabinet", "tall_cabinet").map((item) => item.finish);
  if (one.room.design.room === "kitchen" && new Set(fronts).size > 1) faults.push("two cabinet finishes");
  return faults;
}

describe("designs of many briefs", () => {
  const all: Checked[] = [];
  beforeAll(async () => {
    for (const brief of briefs)
      for (const room of await roomsOf(brief))
        all.push({ brief, room, takeoff: (await count(room.design)).takeoff });
  }, 120_000);

  const faults = (check: (one: Checked) => string[]) =>
    all.flatMap((one) => check(one).map((words) => `${one.brief} (${one.room.title}): ${words}`));

  it("are four of each brief", () => {
    expect(all.length).toBe(briefs.length * 4);
  });

  it("have every drain, valve, carrier, filler, supply line and trap", () => {
    expect(faults(plumbing)).toEqual([]);
  });

  it("have mortar, grout, membranes and underlayment for their areas", () => {
    expect(faults(setting)).toEqual([]);
  });

  it("have mirrors, lights, paper holders, towel bars, and hoods as wide as what they are over", () => {
    expect(faults(beside)).toEqual([]);
  });

  it("have one cabinet finish, and no polished floor in a bath", () => {
    expect(faults(looks)).toEqual([]);
  });

  it("cost what their lines cost, supplies included", () => {
    for (const { room, takeoff } of all) {
      const lines = [...takeoff.surfaces, ...takeoff.items, ...takeoff.supplies];
      const sum = lines.reduce((cents, line) => cents + (line.known ? line.line_total_cents : 0), 0);
      expect([room.price_cents, takeoff.unknown]).toEqual([sum, lines.filter(({ known }) => !known).length]);
      expect(takeoff.goods.reduce((cents, line) => cents + line.line_total_cents, 0)).toBe(sum);
    }
  });
});
