import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

// The messages that the specification words (sections 4, 5 and 8), and where they are proved: said by the API, seen
// in the browser, or both. What is worded there has to be asserted, word by word, in at least one test of each kind.

type Proof = "api" | "browser" | "rules";

const messages: readonly [message: string, ...proofs: Proof[]][] = [
  ["No Showroom Found, Please Enter Correct Showroom Id.", "browser"],
  ["You are not authorized to access this page.", "api", "browser"],
  ["Please login to proceed.", "api", "browser"],
  ["Internal server error.", "browser"],
  ["Your account has been deactivated. Please contact Materia Support.", "api", "browser"],
  ["Your account is currently pending approval by the provider.", "api", "browser"],
  ["Invalid Card Number.", "api", "browser", "rules"],
  ["Invalid Expiration Date.", "api", "browser", "rules"],
  ["Invalid CVC.", "api", "browser", "rules"],
  ["The given data was invalid.", "api", "rules"],
  ["Invalid input OR some mandatory fields are blank.", "browser", "rules"],
  ["Record not found for processing.", "api", "browser", "rules"],
  ["Internal Server error please try again.", "api", "browser", "rules"],
  ["Logged Out Successfully", "api", "browser"],
  ["The document field must be Minimum 600 X 400 pixels.", "api", "browser"],
];

const root = join(import.meta.dirname, "..");
const files: Record<Proof, string[]> = {
  api: ["server/**/*.test.ts"],
  browser: ["tests/journeys/*.ts"],
  rules: ["{domain,web}/**/*.test.ts"],
};

/** The code of the tests of one kind, without the comments. */
function testsOf(proof: Proof): string {
  const paths = globSync(files[proof], { cwd: root, exclude: ["web/build/**"] });
  return paths
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("\n")
    .replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, "");
}

describe("the messages of the specification", () => {
  it.each(["api", "browser", "rules"] as const)("are asserted word by word (%s)", (proof) => {
    const tests = testsOf(proof);
    expect(tests.length).toBeGreaterThan(10_000);
    const wanted = messages.filter(([, ...proofs]) => proofs.includes(proof)).map(([message]) => message);
    expect(wanted.filter((message) => !tests.includes(message))).toEqual([]);
  });
});
