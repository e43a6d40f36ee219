import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import S3rver from "@20minutes/s3rver";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";

/** A running S3 server with a bucket. */
export interface S3Server {
  endpoint: string;
  stop(): Promise<void>;
}

export const bucket = "showroom";

/** The only credentials that s3rver takes; versitygw takes those that it is given, and the others any. */
export const credentials = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

const has = (program: string): boolean =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));

/**
 * S3 servers that know nothing of each other, by name, each with how to start it, or why it can't be. One comes with the
 * packages; the others are used where they are installed: `pip install 'moto[server]'`,
 * `go install github.com/johannesboyne/gofakes3/cmd/gofakes3@v1.2.0` and, which deploy/compose.yaml starts,
 * `go install github.com/versity/versitygw/cmd/versitygw@latest`.
 */
export const s3Servers: readonly {
  name: string;
  start: ((folder: string) => Promise<S3Server>) | null;
  /** Fails when a list is longer than 1,000 files. */
  hasShortLists?: boolean;
}[] = [
  { name: "s3rver", start: startS3rver, hasShortLists: true },
  {
    name: "moto",
    start: has("moto_server") ? () => startProgram("moto_server", (port) => ["-p", `${port}`]) : null,
  },
  {
    name: "gofakes3",
    start: has("gofakes3")
      ? () => startProgram("gofakes3", (port) => ["-backend", "memory", "-host", `127.0.0.1:${port}`])
      : null,
  },
  {
    name: "versitygw",
    start: has("versitygw") ? startVersitygw : null,
  },
];

async function startS3rver(directory: string): Promise<S3Server> {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    // it signs requests that list a folder otherwise than Amazon
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** A folder in its folder is a bucket. */
async function startVersitygw(folder: string): Promise<S3Server> {
  mkdirSync(folder, { recursive: true });
  return startProgram("versitygw", (port) => ["--port", `127.0.0.1:${port}`, "posix", folder]);
}

async function startProgram(program: string, args: (port: number) => string[]): Promise<S3Server> {
  const port = await freePort();
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = credentials;
  const env = { ...process.env, ROOT_ACCESS_KEY: accessKeyId, ROOT_SECRET_KEY: secretAccessKey };
  const child = spawn(program, args(port), { stdio: "ignore", env });
  const endpoint = `http://127.0.0.1:${port}`;
  await answers(child, endpoint);
  const client = new S3Client({
    endpoint,
    forcePathStyle: true,
    region: "us-east-1",
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    endpoint,
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

async function answers(child: ChildProcess, endpoint: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with code ${child.exitCode}`);
    if (await fetch(endpoint).catch(() => null)) return;
    await pause(50);
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("no port is free");
  return address.port;
}
