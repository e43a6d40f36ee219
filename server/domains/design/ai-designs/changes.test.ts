import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChangePreview, CheckedBrief } from "../../../../contract/design/ai-design-changes.ts";
import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import { aiDesigner } from "../../../../tests/support/ai-designer.ts";
import { type DesignShop, designShop, floors, nothing } from "../../../../tests/support/quick-designer.ts";
import type { Client } from "../../../../tests/support/shop.ts";

let market: DesignShop;
beforeAll(async () => {
  market = await designShop();
});
afterAll(() => market.shop.close());
beforeEach(() => market.begin());

/** An account with a design of its own. */
async function withDesign(credits = 3) {
  const who = await aiDesigner(market.shop, { credits });
  const { id } = (await market.generate(who, { alternatives: 1 })).body.data;
  const [design] = (await market.done(who, id)).designs;
  return { who, design: design!, job: id };
}

/** What the next changes come to: the room of before with a bare floor. */
function bareFloors(): void {
  market.designs = async function* (input) {
    const { rooms, problem } = yield* floors(input);
    return { rooms: rooms.map((room) => ({ ...room, design: { ...room.design, surfaces: [] } })), problem };
  };
}

const preview = async (who: Client, id: string, body: object = { words: "no island" }) =>
  (await who.call<ChangePreview>(`POST /api/AI/designs/${id}/preview`, body)).body.data;
const make = (who: Client, id: string, change: string | null) =>
  who.call<AiDesignView>(`POST /api/AI/designs/${id}/changes/${change}`);
const goTo = (who: Client, id: string, number: number) =>
  who.call<AiDesignView>(`POST /api/AI/designs/${id}/step`, { number });

describe("a change of a design", () => {
  it("is shown line by line and costs nothing until it is made", async () => {
    const { who, design, job } = await withDesign();
    bareFloors();
    const shown = await preview(who, design.id);
    expect(shown).toMatchObject({ credits: 1, price_before: design.price, price: 0, problem: null });
    expect(shown.lines[0]).toMatchObject({ where: "Floor", after: null });
    expect(shown.lines.reduce((sum, { difference }) => sum + difference, 0)).toBeCloseTo(-design.price);
    expect(await market.balance(who)).toBe(2);
    expect((await market.done(who, job)).designs[0]!.price).toBe(design.price);
  });

  it("is paid for once when it is made, and can be undone and done again for free", async () => {
    const { who, design, job } = await withDesign();
    bareFloors();
    const { id } = await preview(who, design.id);
    const made = await make(who, design.id, id);
    await make(who, design.id, id);
    expect(made.body.data).toMatchObject({ price: 0, step: 1 });
    expect(made.body.data.steps.map(({ words }) => words)).toEqual(["First design", "no island"]);
    expect(await market.balance(who)).toBe(1);
    expect((await goTo(who, design.id, 0)).body.data).toMatchObject({ price: design.price, step: 0 });
    expect((await goTo(who, design.id, 1)).body.data).toMatchObject({ price: 0, step: 1 });
    expect((await goTo(who, design.id, 7)).status).toBe(422);
    expect(await market.balance(who)).toBe(1);
    const [stored] = (await market.done(who, job)).designs;
    expect(stored).toMatchObject({ step: 1, price: 0 });
    expect(stored!.steps).toHaveLength(2);
    const mine = await who.call<{ requests: unknown[] }>("GET /api/AI/design/my_data");
    expect(JSON.stringify(mine.body.data.requests)).toContain('"words":"no island"');
  });

  it("loses no step when another one is made from an earlier one", async () => {
    const { who, design } = await withDesign(5);
    bareFloors();
    await make(who, design.id, (await preview(who, design.id)).id);
    await goTo(who, design.id, 0);
    const again = await make(who, design.id, (await preview(who, design.id, { words: "no tub" })).id);
    expect(again.body.data.steps.map(({ number, words }) => [number, words])).toEqual([
      [0, "First design"],
      [1, "no island"],
      [2, "no tub"],
    ]);
  });

  it("is refused if the design was changed meanwhile, or nothing is left to pay it with", async () => {
    const { who, design } = await withDesign(2);
    bareFloors();
    const [one, two] = [await preview(who, design.id), await preview(who, design.id)];
    expect((await make(who, design.id, one.id)).status).toBe(200);
    expect((await make(who, design.id, two.id)).status).toBe(409);
    await goTo(who, design.id, 0);
    const three = await preview(who, design.id);
    expect((await make(who, design.id, three.id)).status).toBe(402);
  });

  it("says what stands in the way, and what was not understood, for nothing", async () => {
    const { who, design } = await withDesign();
    market.designs = nothing;
    expect(await preview(who, design.id)).toMatchObject({
      id: null,
      lines: [],
      problem: "A bathroom needs at least 3 ft by 5 ft.",
    });
    const odd = await who.call(`POST /api/AI/designs/${design.id}/preview`, { words: "hmm" });
    expect(odd.status).toBe(422);
    expect(await market.balance(who)).toBe(2);
  });

  it("is nobody else's", async () => {
    const { design } = await withDesign();
    const other = await aiDesigner(market.shop);
    const path = `/api/AI/designs/${design.id}`;
    expect((await other.call(`POST ${path}/preview`, { words: "no tub" })).status).toBe(404);
    expect((await goTo(other, design.id, 0)).status).toBe(404);
    expect((await make(other, design.id, randomUUID())).status).toBe(404);
    expect((await other.call(`POST ${path}/keep`, { place: "floor", kept: true })).status).toBe(404);
    expect((await other.call(`GET ${path}/alternatives?place=floor`)).status).toBe(404);
  });
});

describe("a line of a design", () => {
  it("is kept through later changes until it is let go", async () => {
    const { who, design } = await withDesign();
    const keep = (kept: boolean) =>
      who.call<AiDesignView>(`POST /api/AI/designs/${design.id}/keep`, { place: "floor", kept });
    const floorOf = ({ body }: Awaited<ReturnType<typeof keep>>) =>
      body.data.lines.find(({ place }) => place === "floor");
    expect(floorOf(await keep(true))).toMatchObject({ kept: true, where: "Floor" });
    await preview(who, design.id);
    expect(market.inputs.at(-1)?.kept?.pins).toMatchObject([{ what: "floor" }]);
    expect(floorOf(await keep(false))).toMatchObject({ kept: false });
  });

  it("has alternatives with what they save, and choosing one is free", async () => {
    const { who, design } = await withDesign();
    const { data } = (
      await who.call<{ sku: string; difference: number }[]>(
        `GET /api/AI/designs/${design.id}/alternatives?place=floor`,
      )
    ).body;
    expect(data.length).toBeGreaterThan(0);
    const { sku, difference } = data[0]!;
    const shown = await preview(who, design.id, { place: "floor", sku });
    expect(shown.credits).toBe(0);
    expect(shown.price - shown.price_before).toBeCloseTo(difference);
    const made = await make(who, design.id, shown.id);
    expect(made.body.data.lines.find(({ place }) => place === "floor")!.sku).toBe(sku);
    expect(await market.balance(who)).toBe(2);
    const wrong = await who.call(`POST /api/AI/designs/${design.id}/preview`, { place: "floor", sku: "no" });
    expect(wrong.status).toBe(422);
  });
});

describe("a brief before it is sent", () => {
  it("is told what the showroom doesn't sell", async () => {
    const who = await aiDesigner(market.shop);
    const { body } = await who.call<CheckedBrief>("POST /api/AI/check", {
      brief: "A 5x8 bathroom with a heated towel rail",
      showroom: market.shop.market.oakstone.vsd_id,
    });
    expect(body.data.unsold[0]).toMatchObject({ wish: "a heated towel rail", is_sold: false });
  });

  it("is told what isn't wanted and isn't sold anyway", async () => {
    const who = await aiDesigner(market.shop);
    const { body } = await who.call<CheckedBrief>("POST /api/AI/check", {
      brief: "A 15x18 living room, no roses, no gray",
      showroom: market.shop.market.oakstone.vsd_id,
    });
    expect(body.data.none_sold).toEqual(["roses"]);
  });
});
