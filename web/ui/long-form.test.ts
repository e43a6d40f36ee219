import { expect, test } from "vitest";
import { isLongForm } from "./long-form.ts";

type Shown = [localName: string, type?: string, tabIndex?: number];

const form = (attributes: Record<string, string>, fields: readonly Shown[]) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
  hasAttribute: (name: string) => name in attributes,
  elements: fields.map(
    ([localName, type = "text", tabIndex = 0]) => ({ localName, type, tabIndex, disabled: false }) as never,
  ),
});

const fields = (count: number): Shown[] => Array.from({ length: count }, () => ["input"]);

test.each<[string, boolean, Record<string, string>, Shown[]]>([
  ["three fields", false, {}, fields(3)],
  ["four fields", true, {}, fields(4)],
  ["a list and two fields", false, {}, [["select"], ...fields(2)]],
  ["a budget and a message", true, {}, [...fields(1), ["textarea"]]],
  [
    "a sign-in with its box, its buttons and its trap",
    false,
    {},
    [...fields(2), ["input", "checkbox"], ["button", "submit"], ["button"], ["input", "text", -1]],
  ],
  ["a filter of six fields", false, { method: "get" }, fields(6)],
  ["a search", false, { role: "search" }, fields(5)],
  ["one field that refunds money", true, { "data-long": "" }, fields(1)],
])("%s: long is %s", (_, isLong, attributes, all) => {
  expect(isLongForm(form(attributes, all))).toBe(isLong);
});
