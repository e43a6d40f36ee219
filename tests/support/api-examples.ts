import { readFileSync, writeFileSync } from "node:fs";

/** What a call sends and gets, as the reference shows it; `request` only where there is a JSON body. */
export interface Example {
  path: string;
  request?: unknown;
  response: unknown;
}

const file = new URL("../../docs/api-examples.json", import.meta.url);

export const writtenExamples = (): Record<string, Example> => JSON.parse(readFileSync(file, "utf8"));

export function writeExamples(examples: ReadonlyMap<string, Example>): void {
  const sorted = [...examples].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

/** Shortens lists, and puts stable values in place of ids, times and secrets, so that two recordings are alike. */
export function tidy(): <Value>(value: Value) => Value {
  const ids = new Map<string, string>();
  const stable = (text: string): string =>
    text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
        const next = `0199c3a0-7b1e-7000-8000-${String(ids.size + 1).padStart(12, "0")}`;
        if (!ids.has(id)) ids.set(id, next);
        return ids.get(id)!;
      })
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "2026-03-02T17:30:00.000Z")
      .replaceAll(/whsec_[\w+/=-]+/g, "whsec_…")
      .replaceAll(/(mock|localhost)(:\d+)?/g, "shop.example.com");
  const part = (value: unknown): unknown => {
    if (typeof value === "string") return stable(value);
    if (Array.isArray(value)) return value.slice(0, 2).map(part);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, part(one)]));
  };
  return (value) => part(value) as typeof value;
}

/** The names of all fields of a value, lists by their first entry: `data.items[].sku`. */
export function fieldsOf(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : fieldsOf(value[0], `${at}[]`);
  if (typeof value !== "object" || value === null) return [at];
  return Object.entries(value).flatMap(([name, one]) => fieldsOf(one, at ? `${at}.${name}` : name));
}
