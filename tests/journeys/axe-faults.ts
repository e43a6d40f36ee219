import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * What axe finds in the page, or in the part `within`: each broken rule with the first element that breaks it. Only
 * these come back from the page: the library's own adapter carries the results of every rule for every element over,
 * and opens another page to sort them, which takes four times as long.
 */
export const axeFaults = (page: Page, within = "html"): Promise<string[]> =>
  page.evaluate<string[]>(`${axe.source};
    axe.run(${JSON.stringify(within)}, { resultTypes: ["violations"] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes[0].html))`);
