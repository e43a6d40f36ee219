import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contextFiles, stagesOf } from "./dockerfile.ts";

it("reads a Dockerfile's stages, with what is on several lines", () => {
  const text = '# syntax\nFROM node AS build\nRUN one \\\n  && two\n\nFROM node\n# why\nCMD ["node"]\n';
  expect(stagesOf(text)).toEqual([
    { name: "build", instructions: [{ name: "RUN", text: "one && two" }] },
    { name: "image", instructions: [{ name: "CMD", text: '["node"]' }] },
  ]);
});

it("keeps secrets, data and tests out of the image", () => {
  const ignore = readFileSync(new URL("../../.dockerignore", import.meta.url), "utf8");
  const kept = [
    "server/main.ts",
    "web/client/api.ts",
    "web/ui/data/list.ts",
    "package.json",
    "demo/data/a.csv",
  ];
  const left = [
    ...[".env", "deploy/secrets/secret_key", "data/secrets.json", "node_modules/node/bin/node"],
    ...["client/index.ts", "server/config.test.ts", "web/build/server/index.js", ".git/config"],
  ];
  expect(contextFiles([...kept, ...left], ignore)).toEqual(kept);
});
