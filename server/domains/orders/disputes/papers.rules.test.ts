import { expect, test } from "vitest";
import { drawPaper } from "../../../pdf/paper.ts";
import { messagesPaper, pagesOf, withinLimits } from "./papers.rules.ts";

const brand = { sender: "Materia", color: "", logo: null };
const log = { warn: () => undefined };

test("messages become a document whose pages are counted", async () => {
  const said = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      at: new Date(Date.UTC(2026, 4, 1, 18, at)),
      name: "Ada Client",
      body: `Message ${at}. `.repeat(20),
    }));
  expect(messagesPaper([], "Order 7", brand)).toBeNull();
  const pages = async (count: number) =>
    pagesOf(await drawPaper(messagesPaper(said(count), "Order 7", brand)!, log));
  expect(await pages(1)).toBe(1);
  expect(await pages(60)).toBeGreaterThan(3);
});

test("documents that are too many pages or bytes for the bank are left out, and smaller ones after them are not", () => {
  const file = (name: string, pages: number, size: number) => ({ name, pages, bytes: new Uint8Array(size) });
  const leftOut = (files: ReturnType<typeof file>[]) =>
    withinLimits(files)
      .filter(({ is_left_out }) => is_left_out)
      .map(({ name }) => name);
  expect(leftOut([file("proposal", 30, 10), file("invoice", 20, 10)])).toEqual([]);
  expect(leftOut([file("proposal", 30, 10), file("record", 21, 10), file("messages", 20, 10)])).toEqual([
    "record",
  ]);
  expect(
    leftOut([file("proposal", 1, 4_000_000), file("record", 1, 500_001), file("messages", 1, 9)]),
  ).toEqual(["record"]);
});
