import { describe, expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

const maya = ["Maya Okafor", "maya.okafor@example.test", "Materia"];

describe("the strength of a password", () => {
  it.each([
    "password",
    "12345678",
    "qwertyuiop",
    "P@ssw0rd2026",
    "iloveyou1",
    "Welcome1",
    "trustno1x",
    "Summer2026!",
    "Winter2025",
    "zaq12wsx",
    "aaaaaaaaaaaa",
    "abcdefghij",
    "hunter2hunter2",
    "x".repeat(200),
  ])("is none for %j, which leaked or follows a pattern", async (password) => {
    expect(await passwordStrength(password, [])).toBe("refused");
  });

  it.each(["Okafor2026", "mayaokafor", "Materia2026!"])(
    "is none for %j of somebody who is called so, or in this shop",
    async (password) => {
      expect(await passwordStrength(password, maya)).toBe("refused");
    },
  );

  it.each([
    ["jdk38fjw", "fair"],
    ["copper-kettle-9", "strong"],
    ["correct horse battery staple", "strong"],
    [`${"p4s5w0rd1$@ ".repeat(16)}x`, "fair"],
  ])("of %j is %s", async (password, strength) => {
    expect(await passwordStrength(password, maya)).toBe(strength);
  });
});
