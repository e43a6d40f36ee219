import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const contract = join(import.meta.dirname, "../../../contract");

/** Lists of values, as the contract writes them: `z.enum(["Shipped", …])` and `["Shipped", …] as const`. */
const lists = /z\.enum\(\[([^\]]*)\]|=\s*\[([^\]]*)\]\s*as const|z\.literal\(("[^"]*")\)/g;

let values: ReadonlySet<string> | undefined;

/** Whether the API knows this text as a value, such as “Ready to Pick Up”: in code it stays as it is. */
export function isApiValue(text: string): boolean {
  values ??= readValues();
  return values.has(text);
}

function readValues(): ReadonlySet<string> {
  const files = globSync("**/*.ts", { cwd: contract }).filter((file) => !file.endsWith(".test.ts"));
  const written = files.flatMap((file) =>
    Array.from(readFileSync(join(contract, file), "utf8").matchAll(lists), (list) => list.slice(1).join("")),
  );
  return new Set(written.flatMap((list) => Array.from(list.matchAll(/"([^"]*)"/g), ([, value]) => value!)));
}
