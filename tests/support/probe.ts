import type { Client, Shop } from "./shop.ts";

/** A right request about something of one account's, and another account of the same kind that must not make it. */
export interface Probe {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  owner: Client;
  stranger: Client;
}

export type Make = (shop: Shop) => Promise<Probe>;
