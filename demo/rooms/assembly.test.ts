import { describe, expect, it } from "vitest";
import type { RoomDesign, RoomProduct } from "../../contract/design/room-design.ts";
import { swapCooking } from "../../domain/room/assembly/cooking.ts";
import { whyNot } from "../../domain/room/assembly/fit.ts";
import { mountingOf } from "../../domain/room/assembly/mountings.ts";
import { place } from "../../domain/room/assembly/place.ts";
import { roomLacks } from "../../domain/room/assembly/room-lacks.ts";
import { swapItem } from "../../domain/room/assembly/swap.ts";
import { turnItem } from "../../domain/room/assembly/turn.ts";
import { fits } from "../../domain/room/edit/fits.ts";
import { elevationOf } from "../../domain/room/geometry/elevation.ts";
import { productsBySku } from "../../domain/room/takeoff/products-by-sku.ts";
import { bareRuns } from "../../domain/room/takeoff/shapes/countertop.ts";
import { DemoOffers } from "./demo-offers.ts";
import { productIn } from "./design-products.ts";
import { templatesFrom } from "./templates.ts";

const offers = new DemoOffers();
const templates = templatesFrom(offers);
const sold = offers.skus().flatMap((sku) => productIn(offers, sku) ?? []);
const products = productsBySku(sold);
/** One product of each size and design that a room can show, whatever its finish. */
const designs = [
  ...new Map(
    sold.filter(({ model }) => model).map((one) => [`${one.hash} ${one.model!.size.width_in}`, one]),
  ).values(),
];

/** What in a room is not on its host, its wall or the floor, or is in something else, that was right before. */
function wrongIn(design: RoomDesign, before: RoomDesign): string[] {
  return design.items.flatMap(({ id }) => {
    const why = whyNot(design, id, products);
    const was = why && before.items.some((item) => item.id === id) ? whyNot(before, id, products) : null;
    return why && !was ? [why] : [];
  });
}

it("every template has what its kind of room needs", () => {
  const lacking = templates.flatMap(({ id, design }) =>
    roomLacks(design, products).map(({ words }) => `${id}: ${words}`),
  );
  expect(lacking).toEqual([]);
});

describe("how the demo catalog's products are mounted", () => {
  const mounts = (kind: string, form = /./) =>
    new Set(
      designs
        .filter(
          ({ model }) =>
            model!.kind === kind && form.test(String(model!.params.form ?? model!.params.base ?? "-")),
        )
        .map((product) => mountingOf(product).mount),
    );

  it.each([
    ["base_cabinet", /./, "floor"],
    ["tall_cabinet", /./, "floor"],
    ["island", /./, "floor"],
    ["wall_cabinet", /./, "wall"],
    ["hood", /./, "wall"],
    ["mirror", /./, "wall"],
    ["vanity", /^wall/, "wall"],
    ["vanity", /^(toekick|legs|plinth|bun|bracket|tapered|turned|frame|rail)/, "floor"],
    ["toilet", /^wall-hung/, "wall"],
    ["toilet", /^(one|two)-piece/, "floor"],
    ["tub", /./, "floor"],
    ["rug", /./, "floor"],
    ["wall_oven", /./, "recessed"],
    ["cooktop", /./, "recessed"],
    ["sink", /^(undermount|drop-in|apron|workstation|round)/, "recessed"],
    ["sink", /^utility/, "floor"],
    ["accessory", /^(bath-mat|basket|umbrella|fire-pit|plant)$/, "floor"],
    ["accessory", /^(towel|robe|paper|grab|hanging|print|drapery)-?/, "wall"],
    ["accessory", /^(books|candle|kettle|soap-dish|tray)$/, "counter"],
    ["light", /^(pendant|flush|sputnik|ring|linear)/, "ceiling"],
    ["light", /^(sconce|bath-bar|vanity-row|updown)/, "wall"],
    ["light", /^floor-lamp/, "floor"],
    ["fan", /^(ceiling|bath)/, "ceiling"],
    ["fan", /^wall/, "wall"],
  ] as const)("%s %s: %s", (kind, form, mount) => {
    // towels that lie folded are no towel bars
    const found = mounts(
      kind,
      kind === "accessory" && mount === "wall" ? /^(towel-|robe|paper|grab|hanging|print|drapery)/ : form,
    );
    expect([...found]).toEqual([mount]);
  });

  it("says of each faucet on a bowl, and of each sink in a cabinet, what can carry it", () => {
    const silent = designs.filter((product) => {
      const { mount, hosts, missing } = mountingOf(product);
      return (
        ["bowl", "recessed", "opening"].includes(mount) &&
        !(hosts?.length && (missing || mount === "opening"))
      );
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

it("adds each product where it is mounted, or says what is missing", () => {
  const wrong: string[] = [];
  for (const [at, { id, design }] of templates.entries()) {
    // each product in one room
    for (const product of designs.filter((_, number) => number % templates.length === at)) {
      const placed = place(design, product, products);
      if (placed.refusal !== null) continue;
      const item = placed.design.items.at(-1)!;
      const { mount } = mountingOf(product);
      const bottom = elevationOf(placed.design, item);
      if (mount === "floor" && !item.host && bottom > 0.05)
        wrong.push(`${id}: ${product.name} hangs at ${bottom}`);
      if (item.kind === "wall_cabinet" && bottom > 54.05) wrong.push(`${id}: ${product.name} at ${bottom}`);
      wrong.push(...wrongIn(placed.design, design).map((why) => `${id}: ${product.name}: ${why}`));
    }
  }
  expect(wrong).toEqual([]);
});

/** `ALL_SWAPS=1` tries them all, which takes some minutes. */
const share = (nth: number): number => (process.env.ALL_SWAPS ? 1 : nth);

/** Every swap of a kind's items in the templates for that kind's products; each `nth` of them. */
function swaps(kinds: readonly string[], nth: number) {
  const counts = { made: 0, refused: 0 };
  const wrong: string[] = [];
  let number = 0;
  const offered = (item: RoomDesign["items"][number]): RoomProduct[] =>
    designs.filter((one) => fits(one, item));
  for (const { id, design } of templates)
    for (const item of design.items.filter(({ kind }) => kinds.includes(kind)))
      for (const product of offered(item)) {
        number += 1;
        if (number % nth !== 0) continue;
        const swapped = swapItem(design, item.id, product, products);
        if (swapped.refusal !== null) {
          counts.refused += 1;
          continue;
        }
        counts.made += 1;
        const now = swapped.design.items.find((each) => each.id === item.id)!;
        const bottom = elevationOf(swapped.design, now);
        const { mount } = mountingOf(product);
        if (mount === "floor" && bottom > 0.05 && !now.host)
          wrong.push(`${id}: ${product.name} hangs at ${bottom}`);
        // curtains touch the floor, shower walls stand on it
        const reaches = now.kind === "shower" || product.model?.params.form === "drapery";
        if (mount === "wall" && bottom < 0.05 && !reaches)
          wrong.push(`${id}: ${product.name} stands on the floor`);
        wrong.push(
          ...wrongIn(swapped.design, design).map((why) => `${id} ${item.id} ${product.name}: ${why}`),
        );
      }
  return { ...counts, wrong };
}

it("swaps floating and standing vanities with their faucets, and leaves the mirrors over them", () => {
  const { made, refused, wrong } = swaps(["vanity"], share(3));
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(refused);
});

it.each([
  ["fixtures of a bath", ["toilet", "tub", "tub_shower", "lavatory", "shower", "faucet", "mirror"], 23],
  ["cabinets and sinks of a kitchen", ["base_cabinet", "tall_cabinet", "wall_cabinet", "island", "sink"], 41],
  ["appliances", ["range", "cooktop", "wall_oven", "hood", "refrigerator", "dishwasher", "microwave"], 19],
  ["furniture and lights", ["light", "media", "bed", "table", "sofa", "accessory", "fan"], 401],
] as const)("swaps %s so that nothing hangs in the air or is in a wall", (_, kinds, each) => {
  const { made, wrong } = swaps(kinds, share(each));
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(20);
});

it("turns what stands or hangs at a wall, nudged to where it is free", () => {
  const wrong: string[] = [];
  let turned = 0;
  let refused = 0;
  for (const { id, design } of templates.filter((_, at) => at % 4 === 0))
    for (const item of design.items.filter(({ against }) => against)) {
      const settled = turnItem(design, item.id, 90, products);
      if (settled.refusal !== null) {
        refused += 1;
        continue;
      }
      turned += 1;
      wrong.push(...wrongIn(settled.design, design).map((why) => `${id} ${item.id}: ${why}`));
    }
  expect(wrong).toEqual([]);
  // what is left fits its cabinet one way only, or its room
  expect(refused).toBeLessThan(turned / 8);
});

it("swaps ranges and cooktops with the cabinet beneath, and back", () => {
  const cooktops = designs.filter(({ model }) => model!.kind === "cooktop");
  const ranges = designs.filter(({ model }) => model!.kind === "range");
  let made = 0;
  let back = 0;
  for (const { design } of templates.filter(({ design: { room } }) => room === "kitchen"))
    for (const range of design.items.filter(({ kind }) => kind === "range"))
      for (const cooktop of cooktops.filter((_, at) => at % 4 === 0)) {
        const swapped = swapCooking(design, range.id, cooktop, products);
        if (swapped.refusal !== null) continue;
        made += 1;
        expect(wrongIn(swapped.design, design)).toEqual([]);
        expect(swapped.design.items.some(({ kind }) => kind === "range")).toBe(false);
        expect(bareRuns(swapped.design).length).toBeLessThanOrEqual(bareRuns(design).length);
        const fitting = ranges.find(({ model }) => model!.size.width_in <= range.width_in)!;
        const again = swapCooking(swapped.design, swapped.id, fitting, products);
        if (again.refusal !== null) continue;
        back += 1;
        expect(wrongIn(again.design, design)).toEqual([]);
        expect(again.design.items.some(({ kind }) => kind === "cooktop")).toBe(false);
        expect(bareRuns(again.design).length).toBeLessThanOrEqual(bareRuns(design).length);
      }
  expect(made).toBeGreaterThan(5);
  expect(back).toBeGreaterThan(5);
});
