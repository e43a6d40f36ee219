import { describe, expect, it } from "vitest";
import { spansOf } from "../room/geometry/openings.ts";
import type { DesignedRoom } from "./design.types.ts";
import { designed } from "./designed.test-support.ts";
import { offers } from "./layout/layout-rooms.test-support.ts";

/** Everything that a design takes, as the catalog describes each variant. */
function described({ design }: DesignedRoom): { where: string; words: string; sku: string }[] {
  const taken = [
    ...design.items.map(({ id, sku }) => [id, sku] as const),
    ...design.items.map(({ id, hardware_sku }) => [`${id} pull`, hardware_sku] as const),
    ...design.surfaces.map(({ id, sku }) => [id, sku] as const),
  ];
  return taken.flatMap(([where, sku]) => {
    if (!sku) return [];
    const { product, variant } = offers.entry(sku)!;
    const { look, species, color_family, top_material, material } = product.attributes;
    const made = product.model ? [top_material] : [look, species, material];
    const family = Array.isArray(color_family) ? [] : [color_family];
    const finish = offers.get(sku)!.finish.replaceAll("-", " ");
    const parts = [product.name, product.child, ...Object.values(variant.options), finish, made, family];
    return [{ where, sku, words: parts.flat().join(" ").toLowerCase() }];
  });
}

const rooms = [
  "5x8 bathroom with a tub",
  "9x11 bathroom, double vanity, walk-in shower",
  "12x14 kitchen with an island",
  "10x12 kitchen, L-shaped",
  "15x18 living room, media wall",
  "12x14 dining room for six",
  "12x13 bedroom, queen bed",
  "7x9 laundry with a utility sink",
];

/** What is said, and what nothing may then be described with. */
const refusals: readonly (readonly [said: string, never: RegExp])[] = [
  ["no brass", /\b(?:brass|gold)\b/],
  ["absolutely no gold", /\b(?:brass|gold)\b/],
  ["without quartz", /\bquartz\b/],
  ["no marble or marble look", /\bmarble\b|calacatta|carrara/],
  ["nothing black", /\bblack(?! walnut)\b/],
  ["no chrome", /\bchrome\b/],
  ["no gray", /\bgr[ae]y\b/],
  ["no vinyl", /vinyl/],
  ["no oak", /\boak\b/],
  ["nothing shiny", /\b(?:polished|glossy|chrome)\b/],
  ["no leather, no velvet", /\bleather\b|velvet/],
  ["no nickel", /nickel/],
];

describe("what is not wanted", () => {
  it.each(refusals)("%s: no product of any design is", async (said, never) => {
    const from = refusals.findIndex(([each]) => each === said);
    // half of the rooms each, so that every room meets half of the refusals
    for (const room of rooms.filter((_, at) => (at + from) % 2 === 0))
      for (const design of await designed(`${room}, ${said}`)) {
        const wrong = described(design).filter(({ words }) => never.test(words));
        expect(wrong, `${room}, ${said}: ${design.title}`).toEqual([]);
      }
  });

  it("refuses white where it is a choice, not where toilets, tubs and ceilings are sold so", async () => {
    const made = await designed("8x10 bathroom with a tub, no white");
    expect(made).toHaveLength(4);
    for (const room of made) {
      const usual = /^(?:toilet|tub|shower|fan|ceiling|crown|base)/;
      const chosen = described(room).filter(({ where }) => !usual.test(where));
      expect(chosen.filter(({ words }) => /\bwhite\b(?! oak| ash)/.test(words))).toEqual([]);
      const bought = room.design.items.filter(({ kind }) => kind === "toilet" || kind === "tub");
      expect(bought.map(({ sku }) => sku)).not.toContain(null);
      expect(room.design.surfaces.find(({ id }) => id === "ceiling")?.sku).not.toBeNull();
    }
    for (const { design } of await designed("5x8 bathroom with a tub, no white anything"))
      for (const { sku } of design.items)
        if (sku) expect(offers.get(sku)!.finish).not.toMatch(/\bwhite(?!-oak)/);
  });

  it("keeps glass doors off the tub", async () => {
    const made = await designed("5x8 bathroom with a tub, no glass doors on the tub");
    expect(made).toHaveLength(4);
    for (const room of made)
      expect(described(room).filter(({ words }) => /shower-doors|sliding|panel/.test(words))).toEqual([]);
  });

  it("takes a floor with a slip rating, and none that is polished", async () => {
    for (const { design } of await designed("12x14 bedroom, non-slip floor")) {
      const { product, variant } = offers.entry(design.surfaces.find(({ id }) => id === "floor")!.sku!)!;
      expect(product.attributes.dcof).toBeGreaterThanOrEqual(0.42);
      expect(Object.values(variant.options).join(" ")).not.toMatch(/Polished|Glossy/);
    }
  });

  it("leaves upper cabinets out", async () => {
    for (const { design } of await designed("12x14 kitchen, no upper cabinets"))
      expect(design.items.filter(({ kind }) => kind === "wall_cabinet")).toEqual([]);
  });

  it("keeps other plants where one kind is not wanted, and all plants away from the window", async () => {
    const plants = ({ design }: DesignedRoom) =>
      design.items.filter(({ sku }) => sku && offers.get(sku)?.product.child === "indoor-plants");
    const made = await designed("15x18 living room, coastal, no palm trees");
    expect(made.flatMap(plants).length).toBeGreaterThan(0);
    for (const room of made.flatMap(described)) expect(room.words).not.toMatch(/\bpalm\b/);
    const anywhere = await designed("12x14 bedroom");
    const away = await designed("12x14 bedroom, no plants by the window");
    const byWindow = (room: DesignedRoom) =>
      plants(room).filter((item) =>
        spansOf(room.design.plan)
          .filter(({ opening }) => opening.kind === "window")
          .some(({ from, to }) =>
            [from, to].some(([x, y]) => Math.hypot(item.at_in[0] - x, item.at_in[1] - y) < 36),
          ),
      );
    expect(anywhere.flatMap(byWindow).length).toBeGreaterThan(0);
    expect(away.flatMap(byWindow)).toEqual([]);
  });

  it("says what nothing else is sold for, with the nearest and its price", async () => {
    for (const { design, unmet } of await designed(
      "5x8 bathroom, no toilet that is white or biscuit or black, no white anything, nothing black, no biscuit",
    )) {
      expect(design.items.find(({ kind }) => kind === "toilet")?.sku).toBeNull();
      expect(unmet.join(" ")).toMatch(/sells no toilet .* The nearest is .*\$\d/);
    }
  });
});

it("buys nothing of what stays", async () => {
  const made = await designed("12x14 kitchen, the range and the refrigerator stay, keep the floor");
  expect(made).toHaveLength(4);
  for (const { design, unmet, reasons } of made) {
    expect(design.items.find(({ kind }) => kind === "range")?.sku).toBeNull();
    expect(design.items.find(({ kind }) => kind === "refrigerator")?.sku).toBeNull();
    expect(design.surfaces.find(({ id }) => id === "floor")?.sku).toBeNull();
    expect(unmet.join(" ")).not.toMatch(/range|refrigerator|floor/);
    expect(reasons.join(" ")).toContain("Your range stays and isn't in the price.");
  }
});
