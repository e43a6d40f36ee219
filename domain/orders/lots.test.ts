import fc from "fast-check";
import { expect, it } from "vitest";
import { chooseLots, type LotLine, type LotStock, wantedOfLots } from "./lots.ts";

const line = (id: string, qty: number, lot: string | null = null): LotLine => ({
  id,
  variant_id: 1,
  qty,
  lot,
});
const lot = (name: string, qty: number): LotStock => ({ variant_id: 1, lot: name, qty });
const served = (lines: LotLine[], lots: LotStock[]) => Object.fromEntries(chooseLots(lines, lots).chosen);

it("a line gets the smallest lot that covers it, so that large lots stay whole", () => {
  expect(served([line("a", 10)], [lot("A", 40), lot("B", 12), lot("C", 9)])).toEqual({ a: "B" });
});

it("lines of one variant come from one lot where one covers them all", () => {
  expect(served([line("a", 10), line("b", 5)], [lot("A", 40), lot("B", 12)])).toEqual({ a: "A", b: "A" });
  expect(served([line("a", 10), line("b", 5)], [lot("A", 8), lot("B", 12)])).toEqual({ a: "B", b: "A" });
});

it("a line that asks for its lot gets it before others, whatever the case of its letters", () => {
  expect(served([line("a", 10), line("b", 6, "b-12")], [lot("B-12", 12), lot("C", 20)])).toEqual({
    a: "C",
    b: "B-12",
  });
});

it("says which line's lot has too little left", () => {
  const lines = [line("a", 8, "A"), line("b", 5, "A")];
  expect(chooseLots(lines, [lot("A", 12)]).short).toEqual({ line: lines[1], left: 4 });
  expect(wantedOfLots(lines)).toEqual(
    new Map([
      ["a", 13],
      ["b", 13],
    ]),
  );
});

it("a line that no lot covers gets none", () => {
  expect(served([line("a", 30)], [lot("A", 20), lot("B", 12)])).toEqual({});
});

it("never takes more of a lot than there is, nor another variant's", () => {
  const names = fc.constantFrom("A", "B", "C");
  const variant = fc.integer({ min: 1, max: 2 });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ variant_id: variant, lot: names, qty: fc.nat(30) }), {
        selector: (one) => `${one.variant_id}${one.lot}`,
      }),
      fc.array(
        fc.record({ variant_id: variant, qty: fc.integer({ min: 1, max: 20 }), lot: fc.option(names) }),
        {
          maxLength: 6,
        },
      ),
      (lots, wanted) => {
        const lines = wanted.map((one, at) => ({ ...one, id: String(at) }));
        const { chosen, short } = chooseLots(lines, lots);
        for (const stock of lots) {
          const taken = lines
            .filter((one) => one.variant_id === stock.variant_id && chosen.get(one.id) === stock.lot)
            .reduce((sum, { qty }) => sum + qty, 0);
          expect(taken).toBeLessThanOrEqual(stock.qty);
        }
        if (!short) for (const one of lines) if (one.lot) expect(chosen.get(one.id)).toBe(one.lot);
      },
    ),
  );
});
