import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { guideOf } from "./api-guide.rules.ts";

it("speaks of this marketplace, and links to nothing that only the repository has", () => {
  const text =
    "# The API\n\nSee [the list](permissions.md#api-keys).\ncurl 'https://shop.example.com/api/orders'";
  expect(guideOf(text, "https://tiles.example", ["Orders"])).toBe(
    "**Calls:** [Orders](#operations-tag-Orders). Everything else that the shop itself calls: [the whole contract](/api/docs/all).\n\nSee the list.\ncurl 'https://tiles.example/api/orders'",
  );
});

it("begins with a first call that a shell takes as it is", () => {
  const guide = guideOf(
    readFileSync(join(import.meta.dirname, "../../docs/api.md"), "utf8"),
    "http://localhost:4000",
    [],
  );
  expect(guide.indexOf("## Your first call")).toBeGreaterThan(0);
  // zsh takes a bare "?" for a pattern of file names
  expect(guide).not.toMatch(/curl [^'"]*http\S*\?/);
});
