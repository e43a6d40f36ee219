import { appendFileSync, mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Commit, Machine } from "./machine.ts";

const folder = join(import.meta.dirname, "history");

/** Adds a run, as one line of JSON, to the file of this day and commit; gives that file's path. */
export function keepRun(
  kind: "server" | "browser" | "relevance" | "room" | "answer-times" | "import" | "desk" | "memory" | "mixed",
  about: { machine: Machine; commit: Commit },
  run: object,
) {
  const now = new Date().toISOString();
  const file = join(folder, `${now.slice(0, 10)}-${about.commit.id}.jsonl`);
  mkdirSync(folder, { recursive: true });
  appendFileSync(file, `${JSON.stringify({ kind, at: now, ...about, ...run }, short)}\n`);
  return relative(process.cwd(), file);
}

/** Four digits after the point are more than anything here is exact to. */
const short = (_: string, value: unknown) =>
  typeof value === "number" ? Math.round(value * 10_000) / 10_000 : value;
