import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";

/** Whether this machine has a `redis-server`. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

export interface OwnRedis {
  url: string;
  /** It keeps its connections and what is in it, but does not answer. */
  freeze(): void;
  thaw(): void;
  /** Kills it without a goodbye. */
  kill(): Promise<void>;
}

/** A Redis of its own, in memory only. */
export async function startRedis(port?: number, ...more: string[]): Promise<OwnRedis> {
  const at = port ?? (await freePort());
  const settings = ["--port", String(at), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", ...more];
  const server = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "ignore"] });
  for await (const line of createInterface(server.stdout)) if (line.includes("Ready to accept")) break;
  server.stdout.resume();
  return {
    url: `redis://127.0.0.1:${at}`,
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const over = once(server, "exit");
      server.kill("SIGKILL");
      await over;
    },
  };
}
