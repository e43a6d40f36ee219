import { defineConfig } from "vitest/config";

/** Rules need no database; these run first and without one. */
const unit = [
  "{contract,domain,web,demo,scripts}/**/*.test.ts",
  "server/**/*.rules.test.ts",
  "server/{config,list-form}.test.ts",
  "server/start/*.test.ts",
  "tests/{architecture,cookies-policy,messages,written-words}.test.ts",
];
const never = ["**/node_modules/**", "**/build/**", "data/**"];

export default defineConfig({
  test: {
    // beside the journeys, in `npm test`, everything takes several times as long
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: "unit", include: unit, exclude: never } },
      {
        extends: true,
        test: {
          name: "api",
          include: ["{server,db,tests}/**/*.test.ts"],
          exclude: [...never, ...unit],
          globalSetup: "tests/support/database.setup.ts",
        },
      },
    ],
  },
});
