import { benchKinds } from "../bench/data/kinds.ts";
import { contentKinds } from "../content/kinds.ts";
import { demoKinds } from "../demo/data/kinds.ts";
import { dataProblems } from "./quality/data-problems.ts";

// Says which data files are not as their schema has it; part of `npm run check`.

const problems = [
  ...dataProblems("content", contentKinds),
  ...dataProblems("demo/data", demoKinds),
  ...dataProblems("bench/data", benchKinds),
];
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? "All data files are right" : `${problems.length} problems in data files`);
process.exitCode = problems.length === 0 ? 0 : 1;
