import { expect, test } from "vitest";
import { comparedIn, comparePath } from "./compared.ts";

const read = (query: string) => comparedIn(new URLSearchParams(query));

test("a link names products with commas, a plain form by repeating", () => {
  expect(read(comparePath(["a1", "b2"]).split("?")[1] ?? "")).toEqual(["a1", "b2"]);
  expect(read("ids=a1&ids=b2")).toEqual(["a1", "b2"]);
});

test("names each product once, at most four, and nothing else", () => {
  expect(read("ids=a,a,b,c,d,e")).toEqual(["a", "b", "c", "d"]);
  expect(read("ids=%3Cscript%3E,,a")).toEqual(["a"]);
  expect(read("")).toEqual([]);
});
