import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { endpoints } from "../contract/index.ts";
import { permissions } from "../contract/permissions.ts";
import { routes } from "../server/domains.ts";

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
