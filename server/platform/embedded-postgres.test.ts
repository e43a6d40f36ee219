import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withConnection } from "./database/one-connection.ts";
import { findBinaries } from "./embedded-postgres/binaries.ts";
import {
  discardEmbeddedPostgres,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "./embedded-postgres.ts";

const holderScript = join(import.meta.dirname, "../../tests/support/database-holder.ts");

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "showroom-embedded-"));
});
afterEach(() => discardEmbeddedPostgres(home));

function startHolder(): ChildProcess {
  return spawn(process.execPath, [holderScript, home], { stdio: ["ignore", "pipe", "inherit"] });
}

async function addressFrom(holder: ChildProcess): Promise<string> {
  const [line] = await once(holder.stdout!, "data");
  return String(line).trim();
}

async function kill(holder: ChildProcess): Promise<void> {
  const gone = once(holder, "exit");
  holder.kill("SIGKILL");
  await gone;
}

const query = (url: string, text: string) => withConnection(url, ({ sql }) => sql.unsafe(text));

const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ home, database: "kept" });
const postmasterPid = () => Number(readFileSync(join(home, "cluster/postmaster.pid"), "utf8").split("\n")[0]);

describe("the embedded database", () => {
  it("keeps what was committed, and has the extensions that the catalog searches with", async () => {
    const first = await start();
    await query(
      first.url(),
      "create extension pg_trgm; create extension unaccent; create table t as select 1 as n",
    );
    await first.stop();
    const second = await start();
    expect(await query(second.url(), "select n, unaccent('é') as e from t")).toEqual([{ n: 1, e: "e" }]);
    await second.stop();
  });

  it("loses nothing that was acknowledged", async () => {
    const server = await start();
    const [settings] = await query(
      server.url(),
      "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
    );
    expect(settings).toEqual({ fsync: "on", commit: "on" });
    await server.stop();
  });
});

describe("after a server was killed", () => {
  it("ends the PostgreSQL that it left running, and keeps its data", async () => {
    const holder = startHolder();
    const url = await addressFrom(holder);
    await query(url, "create table t as select 7 as n");
    await kill(holder);
    const orphan = postmasterPid();
    const server = await start();
    expect(postmasterPid()).not.toBe(orphan);
    expect(await query(server.url(), "select n from t")).toEqual([{ n: 7 }]);
    await server.stop();
  });

  it("starts over if its files are incomplete", async () => {
    const holder = startHolder();
    const begun = new Promise<void>((resolve) => {
      const watcher = watch(home, (_event, name) => {
        if (!name?.endsWith(".unfinished")) return;
        watcher.close();
        resolve();
      });
    });
    await begun;
    await kill(holder);
    expect(existsSync(join(home, "cluster"))).toBe(false);
    const server = await start();
    expect(await query(server.url(), "select 1 as n")).toEqual([{ n: 1 }]);
    expect(readdirSync(home).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
    await server.stop();
  });

  it("is not misled by a foreign process with its pid", async () => {
    await (await start()).stop();
    writeFileSync(
      join(home, "cluster/postmaster.pid"),
      `${process.pid}\n${home}/cluster\n1\n5432\n\n\n\nready   \n`,
    );
    const server = await start();
    expect(await query(server.url(), "select 1 as n")).toEqual([{ n: 1 }]);
    await server.stop();
  });
});

describe("when PostgreSQL is killed", () => {
  it("comes back at the same address", async () => {
    const said: string[] = [];
    const server = await startEmbeddedPostgres({ home, onRestart: (line) => said.push(line) });
    await query(server.url(), "create table t as select 3 as n");
    process.kill(postmasterPid(), "SIGKILL");
    await expect
      .poll(() => query(server.url(), "select n from t").catch(() => []), { interval: 100 })
      .toEqual([{ n: 3 }]);
    expect(said).toEqual(["PostgreSQL stopped unexpectedly; starting it again"]);
    await server.stop();
  });
});

describe("a machine without embedded PostgreSQL", () => {
  it("gets one line about DATABASE_URL", () => {
    expect(() => findBinaries("freebsd", "x64")).toThrow(
      /^There is no embedded PostgreSQL for freebsd-x64\. Set DATABASE_URL to [^\n]+$/,
    );
  });
});
