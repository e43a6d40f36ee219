import { readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { sourceFiles } from "../source-files.ts";
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

it("has every file of ours that the server names", () => {
  const image = stagesOf(readFileSync(new URL("../../Dockerfile", import.meta.url), "utf8")).at(-1)!;
  const copied = image.instructions
    .filter(({ name }) => name === "COPY")
    .flatMap(({ text }) =>
      text
        .replace(/^--from=\w+ \/app\//, "")
        .split(/\s+/)
        .slice(0, -1),
    );
  const named = sourceFiles(
    /^(?:server|domain|contract|content|db)\/.*(?<!\.test|\.test-support)\.ts$/,
  ).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"(\.\.?\/[^"\n]*)"/g)].map(([, path]) =>
      normalize(join(dirname(file), path!)),
    ),
  );
  const missing = named.filter(
    (path) => !copied.some((source) => path === source || path.startsWith(`${source}/`)),
  );
  expect(named.length).toBeGreaterThan(1000);
  expect(missing.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())).toEqual([]);
});
