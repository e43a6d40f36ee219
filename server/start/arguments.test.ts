import { expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

it("translates options into the variables that they stand for", () => {
  expect(readArguments(["--no-demo", "--port", "4100", "--data", "elsewhere", "--role", "web"])).toEqual({
    help: false,
    resetDemo: false,
    environment: { DEMO: "false", PORT: "4100", DATA_DIR: "elsewhere", ROLE: "web" },
  });
});

it("points at the help when it does not know an option", () => {
  expect(() => readArguments(["--prot", "4100"])).toThrow(/^Unknown option '--prot'.*--help$/);
});
