import { changedContentTests, keepContentPassed } from "./quality/content.ts";
import { runStage } from "./quality/run-stage.ts";

// `npm run content:passed`: runs the tests of content whose files have changed since they last passed, and notes that
// they pass now, so that `npm test` may leave them out.

const tests = changedContentTests();
const args = ["run", "--project", "unit", ...tests];
const { failed } = await runStage({
  name: "content",
  commands: tests.length > 0 ? [{ script: "node_modules/vitest/vitest.mjs", args }] : [],
});
if (failed === 0) keepContentPassed();
process.exitCode = failed === 0 ? 0 : 1;
