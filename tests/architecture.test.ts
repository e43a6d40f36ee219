import { readFileSync } from "node:fs";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../contract/index.ts";
import { permissions } from "../contract/permissions.ts";
import { sourceFiles } from "../scripts/source-files.ts";
import { routes } from "../server/domains.ts";

describe("import rules", () => {
  let seen: ICruiseResult;
  beforeAll(async () => {
    const { output } = await cruise(["contract", "domain", "server", "web", "db", "demo"], {
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "^web/build/|\\.test\\.tsx?$" },
    });
    seen = output as ICruiseResult;
  });

  // With a TypeScript that it does not know, dependency-cruiser sees nothing and reports success.
  it("are checked on every module there is", () => {
    const modules = new Set(seen.modules.map((module) => module.source));
    const sources = sourceFiles(/^(contract|domain|server|web|db|demo)\/(?!.*\.test\.tsx?$).*\.tsx?$/);
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter((file) => !modules.has(file))).toEqual([]);
  });

  it("are checked on every import", () => {
    const main = seen.modules.find((module) => module.source === "server/domains.ts");
    expect(main?.dependencies.map((dependency) => dependency.resolved)).toContain(
      "server/domains/catalog/index.ts",
    );
  });
});

describe("the API", () => {
  const declared = Object.values(endpoints).map((endpoint) => endpoint.key);
  const mounted = routes.map((route) => route.endpoint.key);

  it("mounts every endpoint of the contract exactly once", () => {
    expect([...mounted].sort()).toEqual([...declared].sort());
  });

  it("names a known permission for each", () => {
    const unknown = routes.filter((route) => !(route.endpoint.permission in permissions));
    expect(unknown.map((route) => route.endpoint.key)).toEqual([]);
  });
});

describe("the lock file", () => {
  interface Entry {
    optionalDependencies?: Record<string, string>;
    resolved?: string;
  }
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Entry>;
  };

  // npm leaves out what a registry does not have at the moment, after which `npm ci` refuses the file.
  it("has the optional packages of every platform", () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  it("names no registry", () => {
    const addresses = Object.values(packages).filter((entry) => entry.resolved?.startsWith("http"));
    expect(addresses).toEqual([]);
  });
});
