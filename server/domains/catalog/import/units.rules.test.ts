import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type UnitMeaning, unitMeanings } from "../../../../contract/catalog/unit-meanings.ts";
import { readTitle } from "./columns.rules.ts";
import { readMoney } from "./money.rules.ts";
import { centsPerUnit, type Sale } from "./sale.rules.ts";
import { factsOf, measureNamed, sellingUnitNamed } from "./units.rules.ts";

const spellings: Record<UnitMeaning, string> = {
  piece: "EA, ea., Each, PC, PCS, Pcs., pce, Piece, pieces, SH, SHT, Sheet, Sheets, slab, Bag, pail, tube",
  pair: "PR, prs, Pair, PAIRS",
  dozen: "DZ, DOZ, doz., Dozen, DOZENS, dzn",
  hundred: "C, HU, Hundred, hundreds",
  thousand: "M, TH, Thousand, thsd",
  box: "BX, bxs, Box, BOXES, CT, CTN, ctns., CTNS, Carton, cartons, CS, CA, Case, cases",
  pack: "PK, PKS, PKG, Pack, packs, package, BDL, Bundle",
  set: "SET, Sets, Kit, KT",
  sqft: "SF, S.F., s/f, SFT, SQFT, sq ft, Sq. Ft., sq.ft., Square Foot, square feet, ft2, FT²",
  sqyd: "SY, S.Y., SYD, sq yd, Sq. Yd., SQYD, Square Yard, square yards, yd2, yd²",
  sqm: "M2, m², SQM, sq m, Sq. M., SM, square meter, square metres, qm",
  linear_ft: "LF, L.F., LFT, Lin. Ft., lin ft, LNFT, Linear Foot, linear feet, FT, Foot, feet",
  linear_yd: "YD, YDS, Yard, yards, LY, Lin. Yd., linear yards",
  linear_m: "LM, MTR, Meter, metres, lin m, linear meters",
  roll: "RL, RLS, Roll, rolls, RO",
  pallet: "PLT, PLTS, Pallet, pallets, Skid, PAL",
  gallon: "GAL, gal., GALS, Gallon, gallons, GA",
  quart: "QT, QTS, qt., Quart, quarts",
};

describe("a unit", () => {
  it.each(unitMeanings.map((meaning) => [meaning] as const))(
    "%s is known in all its spellings",
    (meaning) => {
      const words = spellings[meaning].split(", ").filter((word) => word !== "s/f");
      expect(words.map((word) => [word, measureNamed(word)])).toEqual(
        words.map((word) => [word, { basis: meaning, per: 1 }]),
      );
      expect(words.map((word) => sellingUnitNamed(`per ${word}`)?.basis)).toEqual(words.map(() => meaning));
    },
  );

  it.each([
    ["per 100", { basis: "piece", per: 100 }],
    ["/100 PCS", { basis: "piece", per: 100 }],
    ["per 12 EA", { basis: "piece", per: 12 }],
    ["Per 1000", { basis: "piece", per: 1000 }],
    ["CSF", { basis: "sqft", per: 100 }],
    ["MSF", { basis: "sqft", per: 1000 }],
    ["100 SF", { basis: "sqft", per: 100 }],
    ["CLF", { basis: "linear_ft", per: 100 }],
    ["Gross", { basis: "piece", per: 144 }],
    ["PK10", { basis: "pack", per: 1, pieces: 10 }],
    ["10-pack", { basis: "pack", per: 1, pieces: 10 }],
    ["12/CTN", { basis: "box", per: 1, pieces: 12 }],
    ["Box of 24", { basis: "box", per: 1, pieces: 24 }],
    ["unit", { basis: "unit", per: 1 }],
  ])("may have a number: %s", (text, expected) => {
    expect(measureNamed(text)).toEqual(expected);
  });

  it.each(["CWT", "LB", "MBF", "m", "fnord", "", "0 EA", "EA CTN"])("%j is not guessed", (text) => {
    expect(measureNamed(text)).toBeUndefined();
  });
});

describe("a price", () => {
  it.each([
    ["Price/DZ", "dozen", 1],
    ["Cost per 100", "piece", 100],
    ["Dealer Price per M", "thousand", 1],
    ["Net / C", "hundred", 1],
    ["Price per Sq. Yd.", "sqyd", 1],
    ["Price (per SF)", "sqft", 1],
    ["List Price/LF", "linear_ft", 1],
    ["Cost per Gal", "gallon", 1],
  ])("says in its header what it is for: %s", (title, basis, per) => {
    expect(readTitle(title, 0)).toMatchObject({ basis, per, unknownUnit: undefined });
  });

  it.each(["Price/CWT", "Cost per LB", "Net price per fnord"])("has an unknown unit in %s", (title) => {
    expect(readTitle(title, 0).unknownUnit).toMatch(/CWT|LB|fnord/);
  });

  it("in a cell has the unit that stands there, or one to ask about", () => {
    expect(readMoney("$24.00 per 100", ".")).toMatchObject({ amount: 0.24, basis: "piece" });
    expect(readMoney("60.00/DZ", ".")).toMatchObject({ amount: 60, basis: "dozen" });
    expect(readMoney("$850 / M", ".")).toMatchObject({ amount: 850, basis: "thousand" });
    expect(readMoney("$12.50 CWT", ".")).toMatchObject({ amount: 12.5, unknownUnit: "CWT" });
  });

  const piece: Sale = { unit: "Piece", box_sqft: 15.5, pieces_per_box: 8, piece_sqft: 2, piece_feet: 6 };
  it("for several pieces, an area or a length never comes in as the price of one piece", () => {
    const several = unitMeanings.filter((meaning) => meaning !== "piece");
    fc.assert(
      fc.property(
        fc.constantFrom(...several),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 100, max: 100_000 }),
        (basis, per, dollars) => {
          const cents = centsPerUnit(dollars / per, 1, basis, piece);
          if (cents === null) return;
          const { of, count } = factsOf(basis);
          const inPiece = of === "piece" ? 1 : of === "sqft" ? 2 : of === "linear_ft" ? 6 : 1 / 8;
          expect(cents).toBe(Math.round(Number(((dollars / per) * (inPiece / count) * 100).toFixed(6))));
          expect(cents === dollars * 100).toBe(per * count === inPiece);
        },
      ),
    );
  });

  it.each(unitMeanings.map((meaning) => [meaning] as const))(
    "of the unit that a %s is sold by is divided by what the shop sells",
    (sold_by) => {
      const { unit, scale } = factsOf(sold_by);
      const sale: Sale = {
        unit,
        sold_by,
        box_sqft: undefined,
        pieces_per_box: undefined,
        piece_sqft: undefined,
      };
      const cents = Math.round((850 / scale) * 100);
      expect(centsPerUnit(850, 1, "unit", sale)).toBe(cents);
      expect(centsPerUnit(850, 1, sold_by, sale)).toBe(cents);
    },
  );
});
