import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { endpoints } from "../contract/index.ts";
import { openApiDocument } from "../server/http/openapi.ts";

// Writes docs/openapi.generated.json, what `GET /api/openapi.json` answers, from the contract; with --check
// it only says whether the committed file still fits.

const target = join(import.meta.dirname, "../docs/openapi.generated.json");
const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

/** A line for each part of a call: short enough to keep, and a change shows where it is. */
const linesDownTo = 4;

const document = `${written(openApiDocument(Object.values(endpoints)), 0)}\n`;
if (!values.check) {
  writeFileSync(target, document);
  console.log("docs/openapi.generated.json is written");
} else if (!existsSync(target) || readFileSync(target, "utf8") !== document) {
  console.error("docs/openapi.generated.json does not fit the contract: run npm run openapi");
  process.exitCode = 1;
}

function written(value: unknown, depth: number): string {
  const isOpen = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isOpen || depth >= linesDownTo) return JSON.stringify(value);
  const indent = " ".repeat(depth + 1);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${indent}${JSON.stringify(name)}: ${written(part, depth + 1)}`);
  return entries.length === 0 ? "{}" : `{\n${entries.join(",\n")}\n${" ".repeat(depth)}}`;
}
