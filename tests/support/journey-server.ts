import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The server that the browser journeys visit: the start command itself, with a small demo marketplace in a
// data directory of its own, which goes with it. Playwright starts and stops it.

const [port = "4190"] = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), "showroom-journeys-"));
const main = join(import.meta.dirname, "../../server/main.ts");

const server = spawn(process.execPath, [main, "--port", port, "--data", data], {
  env: { ...process.env, DEMO_SIZE: "small", DATABASE_URL: "" },
  stdio: ["ignore", "inherit", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.once("exit", (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 1);
});
