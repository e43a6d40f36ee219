import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { discardEmbeddedPostgres } from "../server/platform/embedded-postgres.ts";
import { freshDatabase } from "./support/database.ts";
import { type ScratchFolder, scratchFolder } from "./support/scratch-folder.ts";
import { runStart, type StartRun, supervisor } from "./support/start-command.ts";

const admin = { ADMIN_EMAIL: "owner@example.test", ADMIN_PASSWORD: "long enough" };
const openAt = /is open at (http:\/\/localhost:\d+\/showroom\/)/;

let scratch: ScratchFolder;
/** The first server's data directory, which later ones start on: making a database takes as long as two starts. */
let usedDir: string;
let dataDir: string;
let runs: StartRun[];
beforeAll(async () => {
  scratch = await scratchFolder("start");
  usedDir = mkdtempSync(join(scratch.path, "used-"));
});
afterAll(async () => {
  await discardEmbeddedPostgres(join(usedDir, "postgres"));
  await scratch.discard();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(scratch.path, "data-"));
  runs = [];
});
afterEach(async () => {
  for (const run of runs) run.child.kill("SIGKILL");
  await Promise.all(runs.map((run) => run.ended));
  if (dataDir === usedDir) return;
  await discardEmbeddedPostgres(join(dataDir, "postgres"));
  await discardEmbeddedPostgres(dataDir);
});

function start(args: readonly string[] = [], env: Record<string, string> = {}): StartRun {
  const run = runStart(["--port", "0", "--data", dataDir, ...args], { DEMO: "false", ...admin, ...env });
  runs.push(run);
  return run;
}

/** What the terminal shows of a start that does not succeed: one line, no stack. */
async function refusal(run: StartRun): Promise<string> {
  expect(await run.ended).toBe(1);
  const lines = run.output().trim().split("\n");
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

it("says how it is used, and ends", async () => {
  const run = start(["--help"]);
  expect(await run.ended).toBe(0);
  expect(run.output()).toContain("--port N");
});

describe("npm start without demo", () => {
  it("serves the pages, creates the first admin, stops cleanly at Ctrl-C, and starts again", async () => {
    dataDir = usedDir;
    expect(readdirSync(dataDir)).toEqual([]);
    const first = start();
    const [, address] = await first.says(openAt);
    expect((await fetch(address!)).status).toBe(200);
    expect(await (await fetch(new URL("/readyz", address))).text()).toBe("ready\n");
    first.child.kill("SIGINT");
    expect(await first.ended).toBe(0);
    expect(existsSync(join(dataDir, "postgres/cluster/postmaster.pid"))).toBe(false);
    const again = start([], { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
    await again.says(openAt);
  });

  it("answers malformed addresses with 4xx and goes on", async () => {
    dataDir = usedDir;
    const [, address] = await start().says(openAt);
    for (const path of ["//", "/%ff", "/api/%ff", "/showroom/%ff", "/showroom//evil"]) {
      const { status } = await fetch(new URL(address!).origin + path, { redirect: "manual" });
      expect(status, path).toBeLessThan(500);
    }
    expect((await fetch(new URL("/healthz", address))).status).toBe(200);
  });

  it("leaves one line in the log for requests that lead nowhere or come from other sites", async () => {
    dataDir = usedDir;
    const run = start([], { LOG_LEVEL: "warn" });
    const [, address] = await run.says(openAt);
    const before = run.output().length;
    const ask = (path: string, headers: Record<string, string> = {}, method = "POST") =>
      fetch(new URL(path, address), { method, headers, ...(method === "POST" && { body: "a=1" }) });
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await ask("/showroom/no-such-page", form)).status).toBe(405);
    expect((await ask("/showroom/login", { ...form, Origin: "https://evil.example" })).status).toBe(400);
    expect((await ask("/showroom/login.data", { ...form, Origin: "https://evil.example" })).status).toBe(400);
    expect((await ask("/showroom/%ff", {}, "GET")).status).toBe(404);
    run.child.kill("SIGINT");
    await run.ended;
    const lines = run.output().slice(before).split("\n");
    expect(lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line).msg)).toEqual([
      "a page request was refused",
      "a request from another site was refused",
      "a request from another site was refused",
    ]);
    expect(lines.join("\n")).not.toMatch(/^\s+at |could not be decoded/m);
  });

  it("says what to set when there is no terminal to ask for the first admin", async () => {
    const database = await freshDatabase();
    const run = start([], { ADMIN_EMAIL: "", ADMIN_PASSWORD: "", DATABASE_URL: database.url });
    await run.ended;
    await database.drop();
    expect(run.output()).toMatch(/There is no admin yet\. Set ADMIN_EMAIL and ADMIN_PASSWORD/);
  });
});

describe("one line for", () => {
  let taken: Server;
  beforeAll(async () => {
    taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
  });
  afterAll(() => void taken.close());

  it("a port in use", async () => {
    const { port } = taken.address() as { port: number };
    expect(await refusal(start(["--port", String(port)]))).toMatch(`Port ${port} is in use`);
  });

  it("an unknown option", async () => {
    expect(await refusal(start(["--demmo"]))).toMatch(/Unknown option '--demmo'/);
  });

  it("a setting that is wrong", async () => {
    expect(await refusal(start([], { LOG_LEVEL: "loud" }))).toMatch(/LOG_LEVEL must be one of/);
  });

  it("a file in the place of data/", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    expect(await refusal(start(["--data", file]))).toMatch(/should be a folder/);
  });

  it("a data directory in use by another server", async () => {
    dataDir = usedDir;
    const first = start();
    await first.says(openAt);
    expect(await refusal(start())).toMatch(`is in use by another server (process ${first.child.pid})`);
  });

  describe("a DATABASE_URL", () => {
    const withUrl = (change: (url: URL) => void) => {
      const url = new URL(inject("adminUrl"));
      url.searchParams.delete("host");
      change(url);
      return refusal(start([], { DATABASE_URL: url.href }));
    };

    it("that is none", async () => {
      expect(await refusal(start([], { DATABASE_URL: "localhost" }))).toMatch(/DATABASE_URL must look like/);
    });

    it("if nobody responds", async () => {
      const line = await withUrl((url) => {
        url.port = "1";
      });
      expect(line).toMatch(/DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:1 /);
    });

    it("whose socket is not there", async () => {
      const line = await withUrl((url) => url.searchParams.set("host", "/nowhere"));
      expect(line).toMatch(/DATABASE_URL: no PostgreSQL answers at \/nowhere:\d+ /);
    });

    it("with a wrong password, which it does not repeat", async () => {
      const line = await withUrl((url) => {
        url.password = "not-this-one";
      });
      expect(line).toMatch(/refuses user "showroom" or the password/);
      expect(line).not.toContain("not-this-one");
    });

    it("of a database that does not exist", async () => {
      const line = await withUrl((url) => {
        url.pathname = "/nowhere";
      });
      expect(line).toMatch(/has no database "nowhere"/);
    });
  });
});

describe("npm start's supervisor", () => {
  const supervised = (env: Record<string, string> = {}) => {
    const run = runStart(["--port", "0", "--data", dataDir], { DEMO: "false", ...admin, ...env }, supervisor);
    runs.push(run);
    return run;
  };
  const serverOf = ({ child }: StartRun) => {
    const processes = execFileSync("ps", ["-axo", "ppid=,pid="], { encoding: "utf8" });
    return Number(new RegExp(`^\\s*${child.pid}\\s+(\\d+)`, "m").exec(processes)?.[1]);
  };

  it("starts a server again that was killed, and stops with it", async () => {
    dataDir = usedDir;
    const run = supervised();
    await run.says(openAt);
    process.kill(serverOf(run), "SIGKILL");
    await run.says(/The server was ended by SIGKILL\. Starting it again[\s\S]*is open at/);
    const [, address] = /.*is open at (http:\S+)/s.exec(run.output())!;
    expect((await fetch(new URL("/readyz", address))).status).toBe(200);
    run.child.kill("SIGTERM");
    expect(await run.ended).toBe(0);
  });

  it("does not retry a failed start", async () => {
    expect(await refusal(supervised({ LOG_LEVEL: "loud" }))).toMatch(/LOG_LEVEL must be one of/);
  });
});

describe("with DATABASE_URL", () => {
  it("uses that server and starts none", async () => {
    const database = await freshDatabase();
    const run = start([], { DATABASE_URL: database.url });
    await run.says(openAt);
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
    run.child.kill("SIGINT");
    await run.ended;
    await database.drop();
  });
});

describe.skipIf(process.platform === "win32")("a TERM to npm ends everything that it started", () => {
  /** npm start as people type it, with a group of its own. */
  function npmStart() {
    const npm = spawn("npm", ["start", "--", "--no-demo", "--port", "0"], {
      cwd: join(import.meta.dirname, ".."),
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        // Vitest has one of its own
        MODE: "demo",
        ADMIN_EMAIL: "admin@start.test",
        ADMIN_PASSWORD: "Renovate-2026-x",
      },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let said = "";
    for (const stream of [npm.stdout, npm.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    return { npm, said: () => said };
  }
  /** Processes of its group, and those that have its data directory in their command, as PostgreSQL has. */
  const left = (group: number) =>
    execFileSync("ps", ["-eo", "pid,pgid,args"], { encoding: "utf8" })
      .split("\n")
      .filter((line) => Number(line.trim().split(/\s+/)[1]) === group || line.includes(dataDir));

  const allGone = (group: number) => expect.poll(() => left(group), { interval: 500 }).toEqual([]);

  it("while it serves", async () => {
    const { npm, said } = npmStart();
    await expect.poll(said).toMatch(/is open at/);
    npm.kill("SIGTERM");
    await allGone(npm.pid!);
  });

  it("while it starts", async () => {
    const { npm } = npmStart();
    await expect.poll(() => existsSync(join(dataDir, "postgres"))).toBe(true);
    npm.kill("SIGTERM");
    await allGone(npm.pid!);
  });

  it("and so does one to the whole group, twice", async () => {
    const { npm, said } = npmStart();
    await expect.poll(said).toMatch(/is open at/);
    process.kill(-npm.pid!, "SIGTERM");
    await expect.poll(said).toMatch(/Stopping/);
    process.kill(-npm.pid!, "SIGTERM");
    await allGone(npm.pid!);
  });
});

describe("a kill -9 is repaired by the next start", () => {
  /** Resolves when a file or folder whose name matches appears in `folder` of the data directory. */
  const appears = (folder: string, pattern: RegExp) =>
    new Promise<void>((resolve) => {
      const watcher = watch(folder, { recursive: true }, (_event, name) => {
        if (!name || !pattern.test(name)) return;
        watcher.close();
        resolve();
      });
    });

  const killedWhen = async (run: StartRun, moment: Promise<unknown>) => {
    await moment;
    run.child.kill("SIGKILL");
    await run.ended;
  };

  const startsAgain = async () => {
    const [, address] = await start().says(openAt);
    expect((await fetch(address!)).status).toBe(200);
    expect((await fetch(new URL("/readyz", address))).status).toBe(200);
  };

  it("while PostgreSQL's files are made", async () => {
    await killedWhen(start(), appears(dataDir, /unfinished/));
    await startsAgain();
  });

  it("while PostgreSQL starts", async () => {
    await killedWhen(start(), appears(dataDir, /cluster[/\\]postmaster\.pid$/));
    await startsAgain();
  });

  it("while the migrations run", async () => {
    const run = start();
    await killedWhen(run, appears(dataDir, /cluster[/\\]base[/\\]\d{5}[/\\]/));
    await startsAgain();
  });

  it("while the demo marketplace is loaded, which is then loaded whole, once", async () => {
    const withDemo = () => start([], { DEMO: "true", DEMO_SIZE: "small" });
    const run = withDemo();
    await killedWhen(run, run.says(/Loading the demo marketplace: 50 %/));
    const again = withDemo();
    const [, address] = await again.says(openAt);
    expect(again.output()).toContain("Loading the demo marketplace: 100 %");
    const signIn = await fetch(new URL("/api/login", address), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "customer@demo.test", password: "Renovate-2026" }),
    });
    expect(signIn.status).toBe(200);
    again.child.kill("SIGINT");
    await again.ended;
    const third = withDemo();
    await third.says(openAt);
    expect(third.output()).not.toContain("Loading");
  });

  it("while it serves", async () => {
    dataDir = usedDir;
    const run = start();
    await killedWhen(run, run.says(openAt));
    const orphan = readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0];
    await startsAgain();
    expect(readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8")).not.toContain(orphan);
  });
});
