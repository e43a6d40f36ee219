import { describe, expect, it } from "vitest";
import { bigBoxProducts, bigBoxQueries } from "../../../../../bench/relevance/big-box.ts";
import { relevanceOf } from "../../../../../bench/relevance/ndcg.ts";
import { ours, plainBm25 } from "../../../../../bench/relevance/rankers.ts";

const nothing = {
  brand: "",
  vendor: "",
  categories: [],
  departments: [],
  traits: [],
  sizes: [],
  description: "",
};

/** Names of the first results, best first. */
async function found(q: string, names: readonly string[]): Promise<string[]> {
  const ids = await ours(names.map((name, at) => ({ ...nothing, id: String(at), name })))(q);
  return ids.map((id) => names[Number(id)]!);
}

const repeated = (count: number, nameOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => nameOf(at));

describe("when no product has all words", () => {
  const others = [
    ...repeated(400, (at) => `Greenmarsh ${at + 1} lb. Lawn Seed Mix`),
    ...repeated(40, (at) => `Hallworth Hand-Painted ${at + 2}00 Chandelier 5-Light in Bronze`),
    ...repeated(30, (at) => `Gale ${at + 10} in. Electric Dryer in White`),
    ...repeated(12, (at) => `Purdue ${at + 2} in. Paint Roller`),
    ...repeated(12, (at) => `Palmera ${at + 3}-Piece Patio Dining Set`),
  ];

  it.each([
    ["hand plane 5", "Stanwick Low Angle Block Plane"],
    ["power washer electric", "Torrent 1,800-PSI Pressure Washer"],
    ["r-15 roll", "Thermasheet R-15 Unfaced 15 in. x 93 in. Fiberglass Batt"],
    ["kessler appliances", "Kessler 27 in. Double Wall Oven in Black"],
    ["dining room lighting", "Hallworth 9-Light Pendant in White"],
  ])("keeps the thing, the brand and the code of “%s”", async (q, wanted) => {
    const names = [...others, "Bugaway Cordless Appliance Mosquito Repeller", wanted];
    const first = (await found(q, names))[0];
    expect(q.includes("lighting") ? /Pendant|Chandelier/.test(first!) : first === wanted, first).toBe(true);
  });

  it("ranks the one with the query's numbers first", async () => {
    const names = ["Kohlmer 24 in. Vanity Sink Cabinet", "Kohlmer 31 in. Vanity Sink Cabinet in Oak"];
    const first = (await found("teak vanity cabinet 31", [...others, ...names]))[0];
    expect(first).toBe(names[1]);
  });

  it("ranks a name with a word that looks like the missing one before a name without", async () => {
    const names = ["Kohlmer Vanity Cabinet", "Kohlmer Vanity Cabinet with Backsplash"];
    expect((await found("toesplash vanity cabinet", [...others, ...names]))[0]).toBe(names[1]);
  });

  it("finds what is near if it has none of the words", async () => {
    const names = [...others, "Rockform Superinsulated Board"];
    expect(await found("microinsulated", names)).toEqual(["Rockform Superinsulated Board"]);
    expect(await found("qwxzrt", names)).toEqual([]);
  });

  it("ranks the thing without a word before other things with every word", async () => {
    const cabinets = repeated(30, (at) => `Kohlmer ${at + 12} in. Navy Cabinet for Paint`);
    const names = [...others, ...cabinets, ...repeated(5, (at) => `Limewick ${at + 1} gal. Wall Paint`)];
    expect((await found("navy paint", names)).slice(0, 5).every((name) => name.endsWith("Paint"))).toBe(true);
  });

  it("ranks the thing before others of the brand", async () => {
    const names = [
      "Purdue 9 in. Roller Cover",
      "Purdue 4 in. Brush",
      ...repeated(12, (at) => `Hallworth ${at + 1}-Light Sconce in Bronze`),
    ];
    expect((await found("purdue sconce", [...others, ...names]))[0]).toContain("Sconce");
  });
});

describe("reads as titles have it", () => {
  it.each([
    ["one piece toilet", "Kohlmer 1-Piece Toilet in White", "Kohlmer 2-Piece Toilet in White"],
    ["two light sconce", "Hallworth 2-Light Sconce in Bronze", "Hallworth 1-Light Sconce in Bronze"],
    ["2 light sconce", "Hallworth Two-Light Sconce in Bronze", "Hallworth One-Light Sconce in Bronze"],
    ["30' range hood", "Broadvent 30 in. Range Hood", "Broadvent 36 in. Range Hood"],
    ["nu tone fan", "NuTone Bath Exhaust Fan", "Broadvent Bath Exhaust Fan"],
  ])("“%s”", async (q, wanted, other) => {
    expect((await found(q, [other, wanted]))[0]).toBe(wanted);
  });

  it.each([
    ["porch light", "Hallworth 1-Light Black Outdoor Wall Lantern", "Hallworth 1-Light Pendant for Porch"],
    ["light switch cover", "Levington 1-Gang Toggle Wall Plate", "Levington Light Switch in White"],
    ["medicine chest", "Kohlmer 16 in. Medicine Cabinet", "Polaris 5 cu. ft. Chest Freezer"],
    ["door lock", "Schlagel Single Cylinder Deadbolt", "Vellum Knob for Chandeliers"],
    ["two light porch lights", "Dorset Bay 2-Light Wall Lantern", "Dorset Bay 1-Light Wall Lantern"],
  ])("“%s” as shoppers say it", async (q, wanted, other) => {
    expect((await found(q, [other, wanted]))[0]).toBe(wanted);
  });

  it.each(["clamp", "blanket", "pest", "sheep"])(
    "“%s” as what it is, where nothing of the kind is sold",
    async (q) => {
      const names = ["Lamp", "Bracket", "Fence Post", "Door Sweep"].flatMap((thing) =>
        repeated(30, (at) => `Hallworth ${at + 2} in. ${thing} in Black`),
      );
      expect(await found(q, names)).toEqual([]);
    },
  );

  it("a typo that a title shares with the query", async () => {
    const siding = repeated(40, (at) => `Homeclad Vinyl Siding ${at + 4} in. in White`);
    const names = ["Crestside Sideing Nails", ...siding, "Crestside Panel Nails"];
    const first = await found("vinyl sideing", names);
    expect(first.filter((name) => name.includes("Vinyl Siding")).length).toBeGreaterThan(8);
  });

  it("words that are rare and right as they are", async () => {
    const planters = repeated(60, (at) => `Palmera ${at + 4} in. Resin Planter`);
    expect((await found("planer", [...planters, "Makota 6 Amp Planer"]))[0]).toBe("Makota 6 Amp Planer");
  });
});

it("ranks what shoppers ask of a large store far better than plain BM25, also queries that were held out", async () => {
  const products = bigBoxProducts();
  for (const isHeldOut of [false, true]) {
    const queries = bigBoxQueries(products, isHeldOut);
    const [here, bm25] = [
      await relevanceOf(ours(products), queries),
      await relevanceOf(plainBm25(products), queries),
    ];
    expect(here.ndcg).toBeGreaterThan(0.86);
    expect(here.ndcg - bm25.ndcg).toBeGreaterThan(0.1);
  }
});
