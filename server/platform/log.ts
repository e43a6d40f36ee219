import { type Logger, pino } from "pino";
import type { Config } from "../config.ts";

const secrets = ["authorization", "cookie", "password", "token", "card_number", "cvv", "secretKey"];

/** Structured log on standard output, one JSON object per line. Secrets at the first two levels are redacted. */
export function createLog(config: Pick<Config, "logLevel">): Logger {
  return pino({
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true },
  });
}
