import { expect, it } from "vitest";
import { readCabinetCode } from "./cabinet-codes.ts";

it.each([
  ["w3030", "30x30 wall cabinet"],
  ["w361224", "36x12 wall cabinet"],
  ["w0930r", "9x30 wall cabinet"],
  ["b36", "36 in base cabinet"],
  ["b09l", "9 in base cabinet"],
  ["sb36", "36 in sink base"],
  ["db24", "24 in drawer base"],
  ["bbc42", "42 in corner base"],
  ["lsb36", "36 in lazy susan corner base"],
  ["u188424", "18x84 tall cabinet"],
  ["t2490", "24x90 tall cabinet"],
  ["v3021", "30 in vanity"],
  ["vb30", "30 in vanity"],
])("%s is a %s", (text, read) => {
  const { size, words } = readCabinetCode(text)!;
  expect([size, ...words].join(" ")).toBe(read);
});

it.each(["w3", "w303", "b99", "x3030", "w3030x", "mp12", "constructor24", "12-2", "b"])(
  "%s is none",
  (text) => expect(readCabinetCode(text)).toBeNull(),
);
