import { spawn } from "node:child_process";
import { join } from "node:path";
import { scratchFolder } from "./scratch-folder.ts";

// The server that the browser journeys visit: the start command itself, with a small demo marketplace in a
// data directory of its own, which goes with it. Playwright starts and stops it.

const [port = "4190"] = process.argv.slice(2);
const data = await scratchFolder("journeys");
const main = join(import.meta.dirname, "../../server/main.ts");

const server = spawn(process.execPath, [main, "--port", port, "--data", data.path], {
  env: { ...process.env, DEMO_SIZE: "small", DATABASE_URL: "" },
  stdio: ["ignore", "inherit", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.once("exit", async (code) => {
  await data.discard();
  process.exit(code ?? 1);
});
