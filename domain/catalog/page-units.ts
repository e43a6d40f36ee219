import type { UnitSystem } from "../languages/units.ts";

let ofVisit: () => UnitSystem = () => "feet";

/** In the server's pages: how to tell whose page is being rendered. In a browser the document says it. */
export function readUnitsBy(read: () => UnitSystem): void {
  ofVisit = read;
}

/**
 * Whether this page shows lengths and areas in metric: its visitor's choice, the same as long as the document is open.
 * Outside of pages, such as in emails and documents, they are in feet and inches.
 */
export const isMetric = (): boolean =>
  (globalThis.document?.documentElement.dataset.units ?? ofVisit()) === "metric";
