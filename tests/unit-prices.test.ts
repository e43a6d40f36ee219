import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** An amount that a page, an email or a document formats by itself, and that is named as the price of one unit. */
const bare =
  /\b(?:formatUsd|usd|usd\.format|dollars|money)\((?:[\w.?!]+\.)?(?:unit_price|price|list_price|trade_price|wholesale|shop_price|final_price|price_per_sqft|price_from|unit_price_cents|final_price_cents|unit_cents)(?: \?\? [\w.]+)?\)/;

/** What says the unit on the same line, such as `6 boxes × $57.75`, or a table's column "Per sq ft". */
const saysUnit =
  /perUnit|unitWord|quantityWords|` × \$|\$\{(?:count|quantity)\} × \$|price_per_sqft === null|\ba (?:month|credit)\b/;

/** Prices of a plan, a design or credits, which are no unit prices, and prices whose unit is on a line of its own. */
const others: Record<string, string> = {
  "web/areas/pro/plan/": "plans and credits",
  "web/areas/admin/plans/": "plans",
  "web/areas/admin/settings/setting-history.tsx": "plans",
  "web/kit/content/fill-text.ts": "plans",
  "web/areas/design-ai/request/": "whole designs",
  "web/areas/room/pages/sent/": "whole designs",
  "web/areas/pro/leads/pro-leads.page.tsx": "whole designs",
  "web/kit/leads/lead-list.tsx": "whole designs",
  "web/areas/room/editor/tray-figures.tsx": "the total of a surface or an item",
  "web/areas/room/editor/compare-dialog.tsx": "the total of a room",
  "web/areas/room/editor/furnish/arrangement-card.tsx": "the total of a room",
  "web/areas/vendor/imports/report-parts.tsx": "its unit is on the next line",
  "web/kit/product/product-price.tsx": "a list price, crossed out beside the price with its unit",
  "web/areas/shop/trade-price.tsx": "its unit is in the label",
  "web/areas/pro/showroom-settings/markup/sample.tsx": "its unit is in the label",
  "web/kit/product/unit-price.tsx": "what adds the unit",
  "web/kit/product/format-unit-usd.ts": "what adds the unit",
};

const isOther = (path: string) => Object.keys(others).some((known) => path.startsWith(known));

test("a unit price is never shown without its unit", () => {
  const files = globSync("{web,server,domain}/**/*.{ts,tsx}").filter(
    (path) => !/\.test\.|test-support|\/letters\.rules/.test(path) && !isOther(path),
  );
  const found = files.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, at) =>
        bare.test(line) && !saysUnit.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
