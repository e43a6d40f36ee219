// `npm start`: runs the server and starts it again when it ends by itself: a fault of ours, no memory left, a watchdog.
// A start that fails says why and is not tried again, unless the server has been open before.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { whenNpmEnds } from "./parent.mjs";

const main = fileURLToPath(new URL("../server/main.ts", import.meta.url));
const before = new URL("./before-start.mjs", import.meta.url).href;
const firstWait_ms = 500;
const longestWait_ms = 30_000;
/** Who served for so long is started again at once when it ends. */
const settled_ms = 60_000;
/** A server that has not stopped by then hangs. */
const longestStop_ms = 15_000 + 1000 * (Number(process.env.DRAIN_SECONDS) || 0);

/** @type {import("node:child_process").ChildProcess | undefined} */
let server;
let hasBeenOpen = false;
let isStopping = false;
let wait_ms = firstWait_ms;
/** @type {NodeJS.Timeout | undefined} */
let again;

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => stop(signal));
}
whenNpmEnds(() => stop("SIGTERM"));
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
start();

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  isStopping = true;
  clearTimeout(again);
  if (!server) process.exit(0);
  server.kill(signal);
  setTimeout(() => server?.kill("SIGKILL"), longestStop_ms).unref();
}

function start() {
  const begun = performance.now();
  // a server whose supervisor was killed notices it by the channel, and stops
  server = spawn(
    process.execPath,
    ["--max-semi-space-size=16", "--import", before, main, ...process.argv.slice(2)],
    { stdio: ["inherit", "inherit", "inherit", "ipc"] },
  );
  server.on("message", (message) => {
    if (message === "open") hasBeenOpen = true;
  });
  server.once("exit", (code, signal) => {
    server = undefined;
    if (isStopping || !hasBeenOpen || code === 0) return end(code, signal);
    if (performance.now() - begun > settled_ms) wait_ms = firstWait_ms;
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    console.error(`The server ${how}. Starting it again in ${wait_ms / 1000} s …`);
    again = setTimeout(start, wait_ms);
    wait_ms = Math.min(2 * wait_ms, longestWait_ms);
  });
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
function end(code, signal) {
  if (signal && !isStopping) console.error(`The server was ended by ${signal}.`);
  process.exit(code ?? 1);
}
