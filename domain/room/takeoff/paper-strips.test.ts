import { expect, test } from "vitest";
import type { RoomProduct } from "../../../contract/design/room-design.ts";
import { fits } from "../edit/fits.ts";
import { layingOf } from "../edit/laying.ts";
import { suits } from "../edit/suits.ts";
import { unitsForArea } from "../photo/units-for-area.ts";
import { known, lines } from "./lines.test-support.ts";
import { productOf, roomOf, surfaceOf } from "./sample-room.test-support.ts";

/** A double roll, 20 1/2" × 33', unless told otherwise. */
const paper = (attributes: Record<string, unknown>, change: Partial<RoomProduct> = {}) =>
  productOf({
    sku: "PAPER",
    name: "Vine",
    category: { id: 9, name: "Pasted Wallpaper", slug_url: "pasted-wallpaper", above: ["wallpaper"] },
    unit: "Roll",
    price: 96,
    price_per_sqft: null,
    box_sqft: null,
    pieces_per_box: null,
    size: { width_in: 20.5, length_in: 396, height_in: 0, pattern: "" },
    surface: ["wall"],
    attributes,
    ...change,
  });
const straight = { repeat_in: 10.25, match: "Straight" };
const north = surfaceOf("wall:n", "PAPER");
const hung = (product: RoomProduct, room = roomOf(120, 96, { surfaces: [north] })) =>
  lines(room, product).map(known);

test("a wall takes strips cut up to whole repeats, and a tenth more of them", () => {
  const [wall] = hung(paper(straight));
  // 120 in. are 5.9 strips of 20 1/2 in.; 96 + 4 in. are 9.8 repeats, so 10 of them; 396 ÷ 102.5 are 3 a roll
  expect(wall).toMatchObject({ unit: "Roll", qty: 3, waste: 10, line_total: 288, boxes: null });
  expect(wall!.needed).toBeCloseTo((6 * 1.1) / 3, 6);
  expect(wall!.steps.slice(1)).toEqual([
    `6 strips, 1' 8 1/2" wide each; we don't deduct doors and windows`,
    `8' + 4" to trim, up to whole 10 1/4" repeats: cut at 8' 6 1/2"; 33' roll ÷ 8' 6 1/2" = 3 strips a roll`,
    "6 strips + 10% waste = 6.60 ÷ 3 a roll = 2.20 rolls",
    "2.20 rolls → 3 rolls",
    "3 × $96.00 per roll = $288.00",
    "Left over after waste: 0.80 rolls",
  ]);
});

test("paper without a match is cut as high as the wall, and a half drop at half repeats", () => {
  const cutOf = (attributes: Record<string, unknown>) =>
    /cut at ([^;]+);/.exec(hung(paper(attributes))[0]!.steps.join("\n"))?.[1];
  expect(cutOf({ repeat_in: 0, match: "Random" })).toBe(`8' 4"`);
  expect(cutOf({ repeat_in: 24, match: "Straight" })).toBe(`10'`);
  expect(cutOf({ repeat_in: 24, match: "Half drop" })).toBe(`9'`);
});

test("doors and windows are not deducted, but strips of which nothing is left are", () => {
  const withOpening = (width_in: number, height_in: number) =>
    hung(
      paper(straight),
      roomOf(120, 96, {
        surfaces: [north],
        plan: { openings: [{ id: "d", wall: "n", kind: "passage", offset_in: 30, width_in, height_in }] },
      }),
    )[0]!;
  expect(withOpening(60, 80).needed).toBeCloseTo(6.6 / 3, 6);
  const open = withOpening(60, 96);
  expect(open.needed).toBeCloseTo(4.4 / 3, 6);
  expect(open.steps.join("\n")).toContain("2 more fall away at openings");
});

test("walls of one room share rolls, whatever their heights", () => {
  const surfaces = [north, surfaceOf("wall:s", "PAPER"), surfaceOf("wainscot:e", "PAPER")];
  const [n, s, e] = hung(paper(straight), roomOf(120, 96, { surfaces }));
  // the wainscot of 42 in. is cut at 5 repeats of 10 1/4 in., 7 a roll
  expect(e!.needed).toBeCloseTo((5 * 1.1) / 7, 6);
  expect(n!.qty + s!.qty + e!.qty).toBe(Math.ceil(2.2 + 2.2 + 5.5 / 7));
  expect(n!.shared_with).toEqual(["wall:s", "wainscot:e"]);
});

test("a strip longer than the roll cannot be counted", () => {
  const short = paper(straight, { size: { width_in: 20.5, length_in: 60, height_in: 0, pattern: "" } });
  const [line] = lines(roomOf(120, 96, { surfaces: [north] }), short);
  expect(line).toMatchObject({ known: false, because: `One roll is 5' long, and a strip takes 8' 6 1/2".` });
});

test("a wall that is hung from another place counts the strips that show there", () => {
  const moved = { ...north, offset_in: [10, 0] as [number, number] };
  // 10 in., five strips and 7.5 in.
  expect(hung(paper(straight), roomOf(120, 96, { surfaces: [moved] }))[0]!.needed).toBeCloseTo(7.7 / 3, 6);
});

test("a photo of a wall counts what the strips of a roll cover at the usual height", () => {
  // 3 strips of 20 1/2 in. × 8 ft are 41 sq ft of the roll's 56.4
  const units = unitsForArea(paper(straight), {}, 100);
  expect(units).toMatchObject({ units: 3, waste_percent: 10, per_unit_sqft: 41 });
});

test("paper is chosen for walls only, and where there is steam only what can be wiped", () => {
  const [wiped, dusted] = [
    paper({ ...straight, care: "Washable" }),
    paper({ ...straight, care: "Dust only" }),
  ];
  expect([suits(wiped, "wall:n", "bathroom"), suits(dusted, "wall:n", "bathroom")]).toEqual([true, false]);
  expect([suits(dusted, "wall:n", "bedroom"), suits(wiped, "wall:n", "outdoor")]).toEqual([true, false]);
  expect([fits(wiped, "floor"), fits(wiped, "ceiling"), fits(wiped, "wainscot:n")]).toEqual([
    false,
    false,
    true,
  ]);
  // it has no joints to grout and no pattern to choose
  expect(layingOf(wiped)).toEqual({ patterns: [], turns: false, grouted: false });
});
