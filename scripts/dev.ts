import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";

// `npm run dev`: the server in development mode, begun again when a file changes that it has loaded. Pages reload by
// themselves: Vite runs inside the server. (`node --watch` would also restart at the temporary files of Vite's own
// configuration.)

const root = join(import.meta.dirname, "..");
const watched = ["server", "contract", "content", "domain", "db"];
const source = /\.(ts|sql|json|md)$/;
const tests = /\.(test|spec|test-support)\.ts$/;

let server: ChildProcess | undefined;
let again: NodeJS.Timeout | undefined;
let stopping = false;

for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || !source.test(file) || tests.test(file)) return;
    clearTimeout(again);
    again = setTimeout(() => restart(`${folder}/${file}`), 150);
  });
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    stopping = true;
    if (!server) process.exit(0);
    server.kill(signal);
  });
}
start();

function start(): void {
  const main = join(root, "server/main.ts");
  server = spawn(process.execPath, [main, "--mode", "development", ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  server.once("exit", (code) => {
    server = undefined;
    if (stopping) process.exit(code ?? 0);
    console.log("\nThe server ended. It starts again when a file changes.");
  });
}

function restart(file: string): void {
  console.log(`\n${file} changed; starting again …`);
  if (!server) {
    start();
    return;
  }
  server.removeAllListeners("exit");
  server.once("exit", start);
  server.kill("SIGTERM");
}
