import type { Judged } from "./judge.ts";
import type { Machine } from "./machine.ts";

type Align = "left" | "right";

/** Text in columns, each as wide as its widest cell. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly Align[],
) {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        align[column] === "right" ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join("  ")
      .trimEnd();
  return [line(head), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

export const met = (judgement: boolean | null): string =>
  judgement === null ? "" : judgement ? "met" : "MISSED";

const ms = (value: number | null): string => (value === null ? "" : value.toFixed(value < 10 ? 2 : 1));

/** The server's figures as a table. */
export function figuresTable(figures: readonly Judged[]): string {
  const head = ["what", "conn", "req/s", "p50 ms", "p99 ms", "err", "cpu ms", "of floor", "budget", ""];
  const rows = figures.map((figure) => [
    figure.name,
    String(figure.connections),
    figure.per_second.toFixed(figure.per_second < 100 ? 1 : 0),
    ms(figure.p50_ms),
    ms(figure.p99_ms),
    figure.errors === 0 ? "" : String(figure.errors),
    ms(figure.processor_ms),
    figure.share === null || figure.name === figure.floor ? "" : `${(figure.share * 100).toFixed(1)} %`,
    figure.budget,
    met(figure.met),
  ]);
  const numbers: Align[] = ["right", "right", "right", "right", "right", "right", "right"];
  return table(head, rows, ["left", ...numbers, "left", "left"]);
}

/** One thing measured once, such as a start. */
export interface Single {
  name: string;
  value: number | null;
  unit: "s" | "ms" | "MB" | "";
  most: number | null;
}

export function singlesTable(singles: readonly Single[]): string {
  const rows = singles.map(({ name, value, unit, most }) => [
    name,
    value === null ? "unknown" : `${value.toFixed(unit === "s" ? 2 : 0)} ${unit}`,
    most === null ? "" : `≤ ${most} ${unit}`,
    met(value === null || most === null ? null : value <= most),
  ]);
  return table(["what", "figure", "budget", ""], rows, ["left", "right", "left", "left"]);
}

export const machineLine = (machine: Machine): string =>
  `${machine.processor}, ${machine.cores} cores, ${machine.memory_gb} GB, Node ${machine.node}, load before: ${machine.load_before}`;
