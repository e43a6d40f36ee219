import { describe, expect, it } from "vitest";
import { roomDesign } from "../../../contract/design/room-design.ts";
import { whyNot } from "../assembly/fit.ts";
import { findingsOf } from "../rules/findings.ts";
import { takeoffOf } from "../takeoff/takeoff.ts";
import { addPeninsula } from "./peninsula.ts";
import { emptyKitchen, filledWith, runLine, soldFixtures, soldProducts } from "./sold.test-support.ts";
import { addStools } from "./stools.ts";

const { line } = runLine([]);
const wish = { line, offered: soldFixtures, counter: "TOP" };

describe("a peninsula", () => {
  for (const end of ["left", "right"] as const)
    it(`at the ${end} end of a run opens, has its aisles, one counter with the run, and is ordered whole`, () => {
      const design = filledWith(emptyKitchen(300, 192));
      const settled = addPeninsula(design, { wall: "w3", end, length_in: null }, wish, soldProducts);
      if (settled.refusal !== null) throw new Error(settled.refusal);
      const after = settled.design;
      expect(roomDesign.safeParse(after).success).toBe(true);
      expect(after.items.flatMap(({ id }) => whyNot(after, id, soldProducts) ?? [])).toEqual([]);
      const findings = findingsOf(after, { products: soldProducts, fixes: false });
      expect(
        findings.filter(({ rule }) => /front-opens|aisle|walkway/.test(rule)).map((each) => each.message),
      ).toEqual([]);
      const parts = ["Toe kick", "Back panel"].map((part) =>
        after.supplies!.some((each) => each.for === settled.id && each.part === part),
      );
      expect(parts).toEqual([true, true]);
      const { items, surfaces } = takeoffOf(after, soldProducts);
      expect(items.filter(({ known }) => !known)).toEqual([]);
      // the range parts the counter in two, and the peninsula's belongs to one of them
      expect(surfaces.filter(({ surface }) => surface.startsWith("countertop:")).length).toBeLessThan(3);
      expect(settled.note).toMatch(
        /^The peninsula is 72" long, with 12" of overhang for 3 stools\. The run at/,
      );
    });

  it("is as long as was asked for, and says why it doesn't fit", () => {
    const design = filledWith(emptyKitchen(300, 192));
    const short = addPeninsula(design, { wall: "w3", end: "right", length_in: 48 }, wish, soldProducts);
    expect(short.design?.items.find(({ kind }) => kind === "peninsula")?.width_in).toBe(48);
    const narrow = filledWith(emptyKitchen(168, 144));
    const refused = addPeninsula(narrow, { wall: "w3", end: "right", length_in: null }, wish, soldProducts);
    expect(refused.refusal).toMatch(/A peninsula of 48" doesn't fit at .*: it needs an aisle of 42"/);
  });
});

it("stools stand along the overhang, one for every two feet", () => {
  const design = filledWith(emptyKitchen(300, 192));
  const settled = addPeninsula(design, { wall: "w3", end: "right", length_in: null }, wish, soldProducts);
  const stool = [...soldProducts.values()].find(({ model }) => model?.kind === "stool")!;
  const seated = addStools(settled.design!, settled.refusal === null ? settled.id : "", stool, soldProducts);
  expect(seated.refusal).toBeNull();
  expect(seated.design!.items.filter(({ kind }) => kind === "stool")).toHaveLength(3);
  const sink = design.items.find(({ kind }) => kind === "base_cabinet")!;
  expect(addStools(design, sink.id, stool, soldProducts).refusal).toMatch(/no overhang/);
});
