import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Style sheets are not fetched again: that is only to see whether they lock a phone in one direction. */
const options = { resultTypes: ["violations"], preload: false };

/**
 * What axe finds in the page, or in the part `within`: each broken rule with the first element that breaks it. Only
 * these come back from the page: the library's own adapter carries the results of every rule for every element over,
 * and opens another page to sort them, which takes four times as long.
 */
export async function axeFaults(
  page: Page,
  within = "html",
  without: readonly string[] = [],
): Promise<string[]> {
  // a page that is asked again need not read the library again
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  return page.evaluate<string[]>(
    `axe.run(${JSON.stringify({ include: [within], exclude: without })}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes[0].html))`,
  );
}
