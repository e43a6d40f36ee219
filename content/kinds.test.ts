import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { LookRow } from "../domain/materials/look.ts";
import type { LookEntry } from "../domain/materials/look-rows.ts";
import type * as materials from "./schemas/materials.ts";

// The code that reads the data has types of its own, so that it needs no schema. Both have to fit.

test("data that fits its schema fits the code that reads it", () => {
  expectTypeOf<z.infer<typeof materials.looks>[number]>().toExtend<LookEntry>();
  expectTypeOf<z.infer<typeof materials.assortments>>().toExtend<Record<string, LookRow["sold"]>>();
});
