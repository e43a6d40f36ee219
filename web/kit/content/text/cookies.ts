import table from "../../../../content/cookies.json" with { type: "json" };

export interface Cookie {
  name: string;
  purpose: string;
  /** How long; in the browser's storage, where that is not until it is cleared. */
  stays?: string;
}

/** Every cookie that is set; `every-route.spec.ts` compares them with those that browsers hold. */
export const cookies: readonly Cookie[] = table.cookies;

/** What stays in the browser's own storage. */
export const kept: readonly Cookie[] = table.storage;
