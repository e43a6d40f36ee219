import { createHash } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./run.mjs";

/**
 * Runs `work` while no other process prepares the same clone; waits for that one first. The lock is a
 * socket, which the system closes with its process, so it is never left behind.
 * @param {() => Promise<void>} work
 */
export async function alone(work) {
  const address = lockAddress();
  for (let told = false; ; told = true) {
    /** @type {import("node:net").Socket[]} */
    const waiting = [];
    const lock = createServer((socket) => void waiting.push(socket));
    if (await listens(lock, address)) {
      try {
        return await work();
      } finally {
        lock.close();
        for (const socket of waiting) socket.destroy();
      }
    }
    if (!told) console.log("Another start prepares this folder; waiting for it …");
    await untilReleased(address);
  }
}

/** @param {import("node:net").Server} lock @param {string} path @returns {Promise<boolean>} */
function listens(lock, path) {
  return new Promise((resolve) => {
    lock.once("error", () => resolve(false));
    lock.listen({ path }, () => resolve(true));
  });
}

/** @param {string} path */
async function untilReleased(path) {
  const socket = connect({ path });
  try {
    await once(socket, "close");
  } catch {
    // Nobody listens: on systems where the socket is a file, a killed process left it.
    if (!path.startsWith("\0")) rmSync(path, { force: true });
    await pause(100);
  }
}

function lockAddress() {
  const name = `showroom-prepare-${createHash("sha256").update(root).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}
