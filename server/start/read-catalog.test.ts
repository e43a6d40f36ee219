import { expect, it, vi } from "vitest";
import type { Platform } from "../platform/platform.ts";
import { readCatalog } from "./read-catalog.ts";

const platformOf = (role: string, stopping = new AbortController().signal) =>
  ({ config: { role }, log: { warn: () => {} }, stopping }) as unknown as Platform;
const failing = (times: number) => {
  const read = vi.fn(async () => {
    if (read.mock.calls.length <= times) throw new Error("no index yet");
  });
  return read;
};

it("waits for the catalog where only visitors are served, and not where the server does all", async () => {
  const forVisitors = failing(1);
  await readCatalog(platformOf("web"), forVisitors);
  expect(forVisitors).toHaveBeenCalledTimes(2);
  const forAll = failing(1);
  await readCatalog(platformOf("all"), forAll);
  expect(forAll).toHaveBeenCalledTimes(1);
});

it("ends when the server stops", async () => {
  const stop = new AbortController();
  const read = failing(Number.POSITIVE_INFINITY);
  const reading = readCatalog(platformOf("web", stop.signal), read);
  stop.abort();
  await reading;
  expect(read).toHaveBeenCalledTimes(1);
});
