import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbeddedPostgres } from "../../server/platform/embedded-postgres.ts";
import { contextFiles, type Instruction, stagesOf } from "./dockerfile.ts";

const port = Number(process.env.PORT ?? 4000);
/** Whoever the image runs as; its files belong to somebody else. */
const user = 1000;
const longestStart_ms = 300_000;

/**
 * Runs the steps of the Dockerfile in empty folders of this machine instead of in containers, and starts the result on a
 * database of its own as a user who may write to its data alone. Throws where a step fails.
 */
export async function replayImage(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), "showroom-image-"));
  chmodSync(home, 0o755);
  try {
    const image = build(home);
    const postgres = await startEmbeddedPostgres({ home: join(home, "postgres"), onRestart: console.log });
    try {
      const url = new URL(postgres.url());
      // its socket is not for other users
      url.searchParams.delete("host");
      await start(image, url.href);
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

interface Image {
  folder: string;
  data: string;
  environment: Record<string, string>;
  healthcheck: string[];
  command: string[];
}

function build(home: string): Image {
  const context = contextFiles(
    execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n"),
    readFileSync(".dockerignore", "utf8"),
  );
  const image: Image = {
    folder: "",
    data: join(home, "data"),
    environment: {},
    healthcheck: [],
    command: [],
  };
  for (const { name, instructions } of stagesOf(readFileSync("Dockerfile", "utf8"))) {
    const begun = performance.now();
    image.folder = join(home, name, "app");
    mkdirSync(image.folder, { recursive: true });
    for (const instruction of instructions) apply(instruction, { home, context, image });
    console.log(
      `stage ${name}: ${Math.round((performance.now() - begun) / 1000)} s, ${megabytes(image.folder)} MB`,
    );
  }
  return image;
}

interface Place {
  home: string;
  context: readonly string[];
  image: Image;
}

function apply({ name, text }: Instruction, { home, context, image }: Place): void {
  if (name === "COPY") copy(text, { home, context, image });
  // makes the folder of the data, which is elsewhere here
  else if (name === "RUN" && !text.startsWith("install ")) shell(text, image.folder);
  else if (name === "ENV") for (const pair of text.split(/\s+/)) set(image.environment, pair);
  else if (name === "CMD") image.command = JSON.parse(text) as string[];
  else if (name === "HEALTHCHECK") image.healthcheck = JSON.parse(text.slice(text.indexOf("["))) as string[];
}

function set(environment: Record<string, string>, pair: string): void {
  const [name = "", value = ""] = pair.split("=");
  environment[name] = value;
}

function copy(text: string, { home, context, image }: Place): void {
  const words = text.split(/\s+/);
  const from = words[0]?.startsWith("--from=") ? words.shift()!.slice("--from=".length) : undefined;
  const target = words.pop()!;
  for (const source of words) {
    if (from)
      cpSync(join(home, from, source), join(image.folder, target), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else
      for (const file of below(context, source)) put(file, join(image.folder, placeOf(file, source, target)));
  }
}

const below = (files: readonly string[], source: string) =>
  source === "." ? files : files.filter((file) => file === source || file.startsWith(`${source}/`));

const placeOf = (file: string, source: string, target: string) =>
  file === source
    ? join(target, basename(file))
    : join(target, source === "." ? file : file.slice(source.length + 1));

function put(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(file, target);
}

/** With the image's Node first. */
const path = () => `${dirname(process.execPath)}:${process.env.PATH}`;

const shell = (command: string, cwd: string) =>
  execFileSync("sh", ["-ec", command], {
    cwd,
    env: { ...process.env, PATH: path() },
    stdio: ["ignore", "ignore", "inherit"],
  });

const megabytes = (folder: string) =>
  Math.round(Number(execFileSync("du", ["-sk", folder], { encoding: "utf8" }).split("\t")[0]) / 1024);

async function start({ folder, data, command, healthcheck, ...image }: Image, url: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const asUser = isRoot ? { uid: user, gid: user } : {};
  execFileSync("install", ["-d", ...(isRoot ? ["-o", String(user), "-g", String(user)] : []), data]);
  // as in the image: without what this machine has set
  const env = {
    PATH: path(),
    HOME: tmpdir(),
    ...image.environment,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: data,
    NODE_COMPILE_CACHE: join(data, "cache/node"),
    DATABASE_URL: url,
    SECRET_KEY: "k".repeat(40),
    ADMIN_EMAIL: "admin@example.com",
    ADMIN_PASSWORD: "a long password of the replay",
  };
  const [program = "", ...args] = command;
  const server = spawn(program, args, { cwd: folder, env, ...asUser, stdio: "inherit" });
  const ended = once(server, "exit") as Promise<[number | null]>;
  const begun = performance.now();
  while ((await statusOf("/readyz")) !== 200) {
    if (server.exitCode !== null || performance.now() - begun > longestStart_ms)
      throw new Error("The image's server did not become ready.");
    await pause(250);
  }
  console.log(`ready after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const shown = await statusOf("/showroom/");
  execFileSync(healthcheck[0]!, healthcheck.slice(1), { cwd: folder, env, ...asUser });
  server.kill("SIGTERM");
  const [code] = await ended;
  if (shown !== 200 || code !== 0)
    throw new Error(`The first page answered ${shown}, and the server ended with code ${code}.`);
  console.log("the first page and the health check answer, and SIGTERM ends it with code 0");
}

const statusOf = (path: string): Promise<number> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => 0,
  );
