import fc from "fast-check";
import { detailsOf } from "../../web/areas/projects/selections/proposing.ts";
import { decimalOnly } from "../../web/ui/decimal-entry.ts";
import { words } from "./edits.ts";

/** What a pro may fill in when options are proposed for a place, with the products chosen from `skus`. */
export const selectionForm = (skus: readonly string[], isLine: boolean) =>
  fc
    .record({
      title: words(80).filter((title) => title.trim() !== ""),
      note: words(1000),
      due_on: fc.constantFrom("", "2031-02-28"),
      allowance: fc.constantFrom("", "0", "400", "99.99", ".5", "7.").map(decimalOnly),
      options: fc.array(
        fc.record({ note: words(400), qty: fc.option(fc.integer({ min: 1, max: 100_000 })) }),
        { minLength: 2, maxLength: skus.length },
      ),
    })
    .map(
      ({ options, ...texts }) =>
        detailsOf(
          texts,
          options.map((option, at) => ({ ...option, sku: skus[at]!, hash: "h" })),
          isLine,
        )!,
    );
