import { useSyncExternalStore } from "react";
import type { Draft } from "./draft.types.ts";
import type { Unsent } from "./unsent.ts";

/** The active showroom and the current project in it. */
export interface MyItem {
  /** Id of the showroom. */
  showroom: string;
  vsd_id: string;
  theme_color: string;
  custom_addon: string;
  basic_addon: string;
  showroom_subscription: string;
  floorplan?: string;
  floorTemplate?: string;
  is_3d?: boolean;
  project?: string;
}

interface NamedLink {
  id: number;
  name: string;
  slug_url?: string;
}

/** What the browser keeps, under the specification's names. Texts are stored as they are, the rest as JSON. */
export interface LocalValues {
  authToken: string;
  AIauthToken: string;
  /** An admin's own token while signed in as a user. */
  officeToken: string;
  /** A guest's `temp_project_id`, or the id of the account's cart. */
  cart_id: string;
  my_item: MyItem;
  /** Id of the saved project last opened; the checklist opens with it. */
  project: string;
  visual_redirect: string;
  redirect_to: string;
  showroom: string;
  category: NamedLink[];
  breadcrumb: { label: string; url: string }[];
  /** Hashes of products, newest first. */
  recently_viewed: string[];
  product_category: NamedLink;
  product_list: string[];
  customer_viewed: string[];
  top_product: string[];
  /** "true" with header and footer around the page, "false" on pages of their own, such as the room editor. */
  "new-layout": "true" | "false";
  /** Products put aside to be compared, at most four. */
  compare: { hash: string; name: string; image: string }[];
  /** Columns of the vendor's product table that are hidden. */
  hidden_columns: readonly string[];
  /** Columns of other tables that are hidden, by the table's name. */
  hidden_columns_by_table: Readonly<Record<string, readonly string[]>>;
  /** The secret of the invitation that brought this visitor, until somebody signs up. */
  invitation: string;
  /** A code for AI design credits that came by a link, until it is redeemed. */
  credit_code: string;
  /** Where products are to be delivered to: five digits. */
  delivery_zip: string;
  /** Light or dark pages, where somebody chose; else they are as the device is set. */
  appearance: "light" | "dark";
  /** What became of the form that comes up by itself once; it does not come again. */
  lead_popup: "closed" | "sent";
  /** Messages that were written and that the server does not have yet, in the order of writing. */
  unsent_messages: readonly Unsent[];
  /** A visitor's key to the conversation with support. */
  support_key: string;
  /** The choices of the style profile, one character each. */
  style_profile: string;
  /** The design brief last written in this browser, for a tab that has none of its own. */
  design_brief: Draft;
  /** Rooms that were begun from AI designs, by the design's id. */
  rooms_of_designs: Readonly<Record<string, string>>;
}
export type LocalKey = keyof LocalValues;

const texts: readonly LocalKey[] = [
  "support_key",
  "authToken",
  "AIauthToken",
  "officeToken",
  "cart_id",
  "project",
  "visual_redirect",
  "redirect_to",
  "showroom",
  "new-layout",
  "lead_popup",
  "invitation",
  "credit_code",
  "delivery_zip",
  "style_profile",
  "appearance",
];
const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing (storage switched off or full). */
const fallback = new Map<string, string>();
const parsed = new Map<string, { text: string; value: unknown }>();

/** The value, or `undefined` when there is none or it cannot be read. The same object until it changes. */
export function readLocal<Key extends LocalKey>(key: Key): LocalValues[Key] | undefined {
  const text = readText(key);
  if (text === null) return undefined;
  if (texts.includes(key)) return text as LocalValues[Key];
  const known = parsed.get(key);
  if (known?.text === text) return known.value as LocalValues[Key];
  const value = parse(text);
  parsed.set(key, { text, value });
  return value as LocalValues[Key] | undefined;
}

export function writeLocal<Key extends LocalKey>(key: Key, value: LocalValues[Key]): void {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (readText(key) === text) return;
  try {
    localStorage.setItem(key, text);
    fallback.delete(key);
  } catch {
    fallback.set(key, text);
  }
  announce();
}

export function removeLocal(...keys: LocalKey[]): void {
  for (const key of keys) {
    fallback.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is stored where storage is switched off.
    }
  }
  announce();
}

/** Follows a value, in this tab and in others. On the server, and while hydrating, there is none. */
export function useLocal<Key extends LocalKey>(key: Key): LocalValues[Key] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readLocal(key),
    () => undefined,
  );
}

function readText(key: string): string | null {
  const kept = fallback.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
