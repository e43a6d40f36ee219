import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { claimDataDir } from "./data-dir.ts";

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "showroom-claim-"));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it("makes the folder, and gives it to one server only", async () => {
  await claimDataDir(join(parent, "data"));
  await expect(claimDataDir(join(parent, "data"))).rejects.toThrow(
    `is in use by another server (process ${process.pid})`,
  );
});

it("gives different folders to different servers", async () => {
  await claimDataDir(join(parent, "one"));
  await expect(claimDataDir(join(parent, "other"))).resolves.toBeUndefined();
});

it("refuses a file in the folder's place", async () => {
  writeFileSync(join(parent, "data"), "");
  await expect(claimDataDir(join(parent, "data"))).rejects.toMatchObject({ code: "EEXIST" });
});
