import table from "../../../../content/cookies.json" with { type: "json" };

export interface Cookie {
  name: string;
  purpose: string;
  /** How long; in the browser's storage, where that is not until it is cleared. */
  stays?: string;
}

/** Every cookie that is set; that none is missing is proved against the code that sets them. */
export const cookies: readonly Cookie[] = table.cookies;

/** What stays in the browser's own storage. */
export const kept: readonly Cookie[] = table.storage;
