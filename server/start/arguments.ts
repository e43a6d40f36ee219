import { parseArgs } from "node:util";
import { StartFailure } from "../platform/start-failure.ts";

export const usage = `npm start [-- options]

  --no-demo      start with an empty marketplace; asks for the first admin
  --port N       the port to serve on (4000)
  --data DIR     where database, files and keys are kept (data)
  --mode MODE    development, demo or production (demo)
  --role ROLE    all, or one of web, worker and jobs (all)
  --help         this text`;

export interface Arguments {
  help: boolean;
  /** Empty the database, load the demo marketplace again, then stop. */
  resetDemo: boolean;
  /** The options, as the environment variables that they stand for. */
  environment: Record<string, string>;
}

/** Parses the command line of the start command. Throws StartFailure for an unknown option. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parse(args);
  const environment: Record<string, string> = {};
  if (values["no-demo"]) environment.DEMO = "false";
  if (values.port !== undefined) environment.PORT = values.port;
  if (values.data !== undefined) environment.DATA_DIR = values.data;
  if (values.mode !== undefined) environment.MODE = values.mode;
  if (values.role !== undefined) environment.ROLE = values.role;
  return { help: values.help ?? false, resetDemo: values["reset-demo"] ?? false, environment };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        "no-demo": { type: "boolean" },
        port: { type: "string" },
        data: { type: "string" },
        mode: { type: "string" },
        role: { type: "string" },
        "reset-demo": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw new StartFailure(`${reason}. Try: npm start -- --help`);
  }
}
