import { expect, it, vi } from "vitest";
import { NoIndexYet } from "../platform/opensearch/port.ts";
import type { Platform } from "../platform/platform.ts";
import type { Role } from "../platform/roles.ts";
import { readCatalog, waitsForCatalog } from "./read-catalog.ts";

const platformOf = (role: Role, openSearchUrl?: string, stopping = new AbortController().signal) =>
  ({ config: { role, openSearchUrl }, log: { warn: () => {} }, stopping }) as unknown as Platform;
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

it("takes no visitors before the search engine has an index, whatever the server does besides", async () => {
  const building = () => {
    const read = vi.fn(async () => {
      if (read.mock.calls.length === 1) throw new NoIndexYet("the index is being built");
    });
    return read;
  };
  for (const role of ["web", "all"] as const) {
    const platform = platformOf(role, "http://search.test");
    expect(waitsForCatalog(platform.config)).toBe(true);
    const read = building();
    await readCatalog(platform, read);
    expect(read).toHaveBeenCalledTimes(2);
  }
  expect(waitsForCatalog(platformOf("all").config)).toBe(false);
});

it("ends when the server stops", async () => {
  const stop = new AbortController();
  const read = failing(Number.POSITIVE_INFINITY);
  const reading = readCatalog(platformOf("web", undefined, stop.signal), read);
  stop.abort();
  await reading;
  expect(read).toHaveBeenCalledTimes(1);
});
