import { runStage } from "./quality/run-stage.ts";
import { staticStages } from "./quality/static-stages.ts";

// `npm run check`: everything that `npm test` finds without running the product.

let failed = 0;
for (const stage of staticStages) failed += (await runStage(stage)).failed;
process.exitCode = failed === 0 ? 0 : 1;
