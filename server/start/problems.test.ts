import { expect, it } from "vitest";
import { StartFailure } from "../platform/start-failure.ts";
import { explain } from "./problems.ts";

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something`), { code, path });

it.each([
  ["ENOSPC", "/srv/data/files", /disk is full.*\/srv\/data\/files/],
  ["53100", undefined, /disk is full/],
  ["EACCES", "/srv/data", /\/srv\/data can't be read or written/],
  ["EROFS", "/srv/data", /read-only disk/],
])("says in one line what %s means", (code, path, line) => {
  const said = explain(systemError(code, path));
  expect(said).toMatch(line);
  expect(said).not.toContain("\n");
});

it("passes on the words of a start failure", () => {
  expect(explain(new StartFailure("Port 4000 is in use."))).toBe("Port 4000 is in use.");
});

it("leaves faults of ours to their stack", () => {
  expect(explain(new TypeError("x is not a function"))).toBeUndefined();
});
