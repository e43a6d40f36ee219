import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readConfig } from "../../server/config.ts";
import { withConnection } from "../../server/platform/database/one-connection.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../server/platform/embedded-postgres.ts";
import { createPlatform } from "../../server/platform/platform.ts";
import { openStartDatabase } from "../../server/start/database.ts";
import { fillMarketplace } from "../../server/start/marketplace.ts";
import { forgetDatabase, noteDatabase } from "./journey-database.ts";
import { startOpenIdProvider } from "./openid-provider.ts";
import { scratchFolder } from "./scratch-folder.ts";

// The servers that the browser journeys visit, one for each port on the command line and so one for each Playwright
// worker: the start command itself, each on its own copy of a database into which the small demo marketplace was
// loaded once. They share a data directory, whose pictures are then drawn once, and an OpenID provider to sign in
// with. Playwright starts and stops this process, and begins when it says "ready".

const template = "journeys_template";
const main = join(import.meta.dirname, "../../server/main.ts");
const ports = process.argv.length > 2 ? process.argv.slice(2) : ["4190"];
const data = await scratchFolder("journeys");

const provider = await startOpenIdProvider(
  ports.map((port) => `http://localhost:${port}/showroom/sociallogin/acme`),
);
for (const [sub, email, email_verified] of [
  ["ida", "ida.lund@example.test", true],
  ["dana", "customer@demo.test", true],
  ["olaf", "olaf@example.test", false],
] as const)
  provider.accounts.set(sub, { sub, email, email_verified, name: "Ida Lund" });
const providers = [
  {
    id: "acme",
    name: "Acme",
    issuer: provider.issuer,
    client_id: provider.client.id,
    client_secret: provider.client.secret,
  },
];
const environment = {
  ...process.env,
  DEMO_SIZE: "small",
  DEMO_PICTURES: "draft",
  DATA_DIR: data.path,
  OIDC_PROVIDERS: JSON.stringify(providers),
};

const database = await startEmbeddedPostgres({
  home: data.database,
  database: template,
  durability: "scratch",
});
await loadTemplate(database);
const servers: ChildProcess[] = [];
for (const port of ports) servers.push(await startServer(port));
console.log("ready");

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    for (const server of servers) server.kill(signal);
  });
const codes = await Promise.all(
  servers.map(async (server) => (await once(server, "exit"))[0] as number | null),
);
for (const port of ports) forgetDatabase(port);
await database.stop();
await data.discard();
await provider.close();
process.exit(codes.find((code) => code !== 0) ?? 0);

/** Loads the demo marketplace as the start command does, and lets go of the database, so that it can be copied. */
async function loadTemplate(server: EmbeddedPostgres): Promise<void> {
  const config = readConfig({ ...environment, DATABASE_URL: server.url() });
  const opened = await openStartDatabase(config, (line) => console.log(line));
  const platform = createPlatform(config, { databaseUrl: opened.url });
  await fillMarketplace(platform, opened.url, "absent");
  await platform.close();
  await opened.stop();
}

/** Resolves when the server on `port`, with a copy of the template of its own, answers. */
async function startServer(port: string): Promise<ChildProcess> {
  const name = `journeys_${port}`;
  await withConnection(database.url("postgres"), ({ sql }) =>
    sql.unsafe(`create database ${name} template ${template}`),
  );
  noteDatabase(port, database.url(name));
  const server = spawn(process.execPath, [main, "--port", port, "--data", data.path], {
    env: { ...environment, DATABASE_URL: database.url(name) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  server.stdout.setEncoding("utf8");
  server.stdout.pipe(process.stdout);
  const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>();
  server.stdout.on("data", (text: string) => {
    if (text.includes("is open at")) resolve(server);
  });
  server.once("exit", (code) => reject(new Error(`the server on port ${port} ended with ${code}`)));
  return promise;
}
