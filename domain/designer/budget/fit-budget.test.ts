import { beforeAll, expect, it } from "vitest";
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { mustFindings } from "../../room/rules/findings.ts";
import { readBrief } from "../brief/read-brief.ts";
import { count } from "../count.test-support.ts";
import { designRooms } from "../design-rooms.ts";
import { offers } from "../layout/layout-rooms.test-support.ts";
import type { Offer } from "../offer.types.ts";
import { OfferIndex } from "../sketch/offer-index.ts";
import { palettes } from "../styles/palettes.ts";
import { fitBudget } from "./fit-budget.ts";

let design: RoomDesign;
beforeAll(async () => {
  const { brief } = readBrief("modern bedroom 12 x 13 ft with a queen bed");
  const walk = designRooms({ plan: null, offers, alternatives: 1, count, kept: null, brief });
  for (;;) {
    const { done, value } = await walk.next();
    if (!done) continue;
    design = { ...value.rooms[0]!.design, supplies: [] };
    return;
  }
});

/** Two others that anybody would take for the same thing: of its category, its measures and its finish. */
function twinsOf(own: Offer): Offer[] {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
  return offers
    .ofKind(own.model!.kind)
    .filter(
      (offer) =>
        offer.sku !== own.sku &&
        offer.product.child === own.product.child &&
        offer.model!.params.form === own.model!.params.form &&
        near(offer.width_in, own.width_in) &&
        near(offer.depth_in, own.depth_in) &&
        near(offer.height_in, own.height_in),
    )
    .slice(0, 2);
}

it("keeps a limit wherever any choice of a small shelf does, and else costs the least", async () => {
  const skus = [...new Set([...design.items, ...design.surfaces].flatMap(({ sku }) => sku ?? []))];
  const lines = skus
    .map((sku) => offers.get(sku)!)
    .flatMap((own) => (own.model ? [[own, ...twinsOf(own)]] : []))
    .filter((line) => line.length > 1)
    .slice(0, 5);
  expect(lines.length).toBeGreaterThan(1);
  const rest = skus.map((sku) => offers.get(sku)!);
  const shelf = new OfferIndex([...new Set([...rest, ...lines.flat()])]);
  // every combination, by replacing SKUs alone; small things may also be left out
  let every: RoomDesign[] = [design];
  for (const line of lines)
    every = every.flatMap((each) =>
      line.map((offer) => ({
        ...each,
        items: each.items.map((item) => (item.sku === line[0]!.sku ? { ...item, sku: offer.sku } : item)),
      })),
    );
  const totals: number[] = [];
  for (const each of every) totals.push((await count(each)).takeoff.total_cents);
  const [least, own] = [Math.min(...totals), totals[0]!];
  const palette = palettes.find(({ id }) => id === design.style)!;
  const task = {
    design,
    offers: shelf,
    palette,
    wants: new Set(["accessory", "rug", "planter", "wall"]),
    count,
  };
  const counted = await count(design);
  for (const share of [0, 0.2, 0.5, 0.8, 1]) {
    const limit = Math.round(least + (own - least) * share);
    const fitted = await fitBudget(task, counted, limit);
    expect(fitted!.counted.takeoff.total_cents).toBeLessThanOrEqual(limit);
    expect(mustFindings(fitted!.design)).toEqual([]);
  }
  const out = await fitBudget(task, counted, Math.round(least / 2));
  expect(out!.counted.takeoff.total_cents).toBeLessThanOrEqual(least);
});

it("changes nothing where the limit is kept already", async () => {
  const palette = palettes.find(({ id }) => id === design.style)!;
  const counted = await count(design);
  const task = { design, offers, palette, wants: new Set<string>(), count };
  const fitted = await fitBudget(task, counted, counted.takeoff.total_cents);
  expect(fitted!.design.items).toEqual(design.items);
});
