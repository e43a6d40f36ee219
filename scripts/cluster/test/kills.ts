import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../cluster.ts";
import type { Program } from "../program.ts";

/** Something that dies under load and comes back. What `strike` returns is worth noting. */
export interface Victim {
  name: string;
  strike(cluster: Cluster): Promise<unknown>;
}

/** How long something is away before somebody starts it again. */
const away_ms = 10_000;
const startsFor_ms = 300_000;
/** How long a replica may take to take over. One that has not caught up, because it was just away too, never does. */
const takesOverIn_ms = 40_000;
const noneTookOver = "no replica had everything";

const any = (programs: readonly Program[]): Program => programs[Math.floor(Math.random() * programs.length)]!;

async function killAndStart(program: Program, gone_ms = away_ms): Promise<void> {
  await program.kill();
  await pause(gone_ms);
  await startAgain(program);
}

/** As a process manager does: what can't start yet, because something else is away too, is started again. */
async function startAgain(program: Program): Promise<void> {
  const end = Date.now() + startsFor_ms;
  for (;;) {
    try {
      return await program.start();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(2000);
    }
  }
}

export const victims: readonly Victim[] = [
  { name: "a web process", strike: ({ web }) => killAndStart(any(web), 2000) },
  { name: "a worker", strike: ({ workers }) => killAndStart(any(workers), 2000) },
  { name: "Redis", strike: ({ redis }) => killAndStart(redis) },
  { name: "an OpenSearch node", strike: ({ opensearch }) => killAndStart(any(opensearch.nodes.slice(0, 2))) },
  {
    name: "OpenSearch whole",
    async strike({ opensearch }) {
      await Promise.all(opensearch.nodes.map((node) => node.kill()));
      await pause(away_ms);
      await opensearch.start();
    },
  },
  {
    name: "the replica",
    async strike(cluster) {
      const replica = await cluster.replica();
      await replica.kill();
      await pause(away_ms);
      replica.launch();
      await cluster.untilReplicated();
    },
  },
  {
    name: "the primary",
    async strike(cluster) {
      const primary = await cluster.primary();
      const begun = Date.now();
      await primary.kill();
      const other = cluster.postgres.find((each) => each !== primary)!;
      let hasOther = false;
      while (!hasOther && Date.now() - begun < takesOverIn_ms) {
        await pause(100);
        hasOther = await other.isPrimary();
      }
      const took_s = ((Date.now() - begun) / 1000).toFixed(1);
      if (hasOther) await pause(away_ms);
      primary.launch();
      await cluster.untilReplicated();
      return hasOther
        ? `the replica took over after ${took_s} s`
        : `${noneTookOver}, so all waited ${took_s} s until the primary was started again`;
    },
  },
];

/** For so many minutes, three of them at a time, at random. */
export async function killAtRandom(cluster: Cluster, minutes: number): Promise<string> {
  const end = Date.now() + minutes * 60_000;
  let kills = 0;
  let waits = 0;
  while (Date.now() < end) {
    const three = victims
      .map((victim) => ({ victim, order: Math.random() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, 3);
    kills += three.length;
    const notes = await Promise.all(
      three.map(async ({ victim }) => {
        await pause(Math.random() * 5000);
        return String(await victim.strike(cluster));
      }),
    );
    waits += notes.filter((note) => note.startsWith(noneTookOver)).length;
    await pause(3000);
  }
  return `${kills} kills; ${waits} times the replica was just away too, and writes waited for the primary`;
}
