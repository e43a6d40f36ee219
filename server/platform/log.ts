import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config.ts";
import { telemetry } from "./telemetry.ts";

const secrets = ["authorization", "cookie", "password", "token", "card_number", "cvv", "secretKey"];

/**
 * Structured log, one JSON object per line, on standard output unless told. Secrets at the first two levels are redacted.
 * With traces, each line names its request and trace.
 */
export function createLog(
  config: Pick<Config, "logLevel">,
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true },
      mixin: () => telemetry.tracer?.ids() ?? {},
    },
    destination,
  );
}
