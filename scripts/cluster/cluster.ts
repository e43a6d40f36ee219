import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { migrate } from "../../db/migrate.ts";
import { withConnection } from "../../server/platform/database/one-connection.ts";
import { type Archive, archive as openArchive } from "./engines/archive.ts";
import { etcd as openEtcd } from "./engines/etcd.ts";
import { type Haproxy, haproxy as openHaproxy } from "./engines/haproxy.ts";
import { pgbouncer as openPgbouncer } from "./engines/pgbouncer.ts";
import { PostgresNode } from "./engines/postgres.ts";
import { redis as openRedis } from "./engines/redis.ts";
import { archiveStore, filesStore } from "./engines/s3.ts";
import { openSearchJars } from "./opensearch/jars.ts";
import { type OpenSearch, openSearch } from "./opensearch/opensearch.ts";
import { database, environmentOf, type ProductProcess, productProcess } from "./product.ts";
import type { Program } from "./program.ts";
import { type ClusterSettings, clusterSettings, host, ports } from "./settings.ts";

/** Everything that runs. */
export interface Cluster {
  settings: ClusterSettings;
  /** Where visitors enter. */
  origin: string;
  /** The primary, whichever it is, without the pooler. */
  databaseUrl: string;
  /** What the product's processes were started with. */
  environment: Record<string, string>;
  etcd: Program;
  postgres: readonly PostgresNode[];
  pgbouncer: Program;
  redis: Program;
  files: Program;
  archiveStore: Program;
  archive: Archive;
  opensearch: OpenSearch;
  haproxy: Haproxy;
  web: ProductProcess[];
  workers: ProductProcess[];
  jobs: ProductProcess[];
  primary(): Promise<PostgresNode>;
  replica(): Promise<PostgresNode>;
  /** Waits until both servers of the database run, one as the other's replica. */
  untilReplicated(): Promise<void>;
  /** Ends everything, what depends on others first. */
  stop(): Promise<void>;
}

/**
 * Starts the cluster whose files are in `folder`, on loopback.
 * @param options.port the first of 70 ports
 * @param options.demo whether to load the demo marketplace into an empty database
 * @param options.beforeProduct fills the database before the product's processes start
 */
export async function startCluster(options: {
  folder: string;
  port: number;
  demo: boolean;
  say(line: string): void;
  onStart(cluster: { stop(): Promise<void> }): void;
  beforeProduct?(databaseUrl: string): Promise<void>;
  /** A folder with another version of the product, which its processes run at first. */
  version?: string | undefined;
}): Promise<Cluster> {
  const { folder, say } = options;
  const settings = clusterSettings(folder, options.port);
  const { port, password } = settings;
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const each of started.splice(0).reverse()) await each.stop();
  };
  options.onStart({ stop });
  const step = async <Engine extends { name: string; start(): Promise<void>; stop(): Promise<void> }>(
    engine: Engine,
  ) => {
    started.push(engine);
    say(`${engine.name} …`);
    await engine.start();
    return engine;
  };

  await provePortsFree(port);
  const etcd = await step(openEtcd(settings));
  const files = await step(filesStore(settings));
  const store = await step(archiveStore(settings));
  const redis = await step(openRedis(settings));
  const archive = openArchive(settings);
  const postgres = ([0, 1] as const).map((at) => new PostgresNode(settings, at, archive.pushCommand));
  const webPorts = ports.web.map((each) => port + each);
  const haproxy = await step(openHaproxy(settings, webPorts));
  const [first, second] = postgres as [PostgresNode, PostgresNode];
  for (const node of postgres) started.push(node);
  say("postgres, two servers …");
  // at the first start, the one that comes first becomes the primary, and the other one copies it
  first.launch();
  while (!(await first.isPrimary()) && !(await second.isPrimary())) {
    if (!first.isRunning) throw new Error(`${first.name} ended; see ${first.home}/patroni.log`);
    await pause(500);
    if (await first.healthy()) second.launch();
  }
  second.launch();
  const find = async (isIt: (node: PostgresNode) => Promise<boolean>): Promise<PostgresNode> => {
    for (;;) {
      for (const node of postgres) if (await isIt(node)) return node;
      await pause(200);
    }
  };
  const primary = () => find((node) => node.isPrimary());
  const replica = () => find((node) => node.isReplica());
  const untilReplicated = async () => {
    await primary();
    await replica();
  };
  await untilReplicated();
  await makeDatabase(await primary(), password);
  const databaseUrl = `postgres://showroom:${password}@${host}:${port + ports.primary}/${database}`;
  while (!(await withConnection(databaseUrl, ({ sql }) => sql`select 1`).catch(() => null))) await pause(200);
  await archive.create(await primary());
  const pgbouncer = await step(openPgbouncer(settings, database));

  const jars = await openSearchJars();
  const opensearch = openSearch({
    jars,
    folder: join(folder, "opensearch"),
    port: port + ports.opensearch,
    nodes: 2,
  });
  await step(opensearch);

  const environment: Record<string, string> = {
    ...environmentOf(settings),
    DEMO: `${options.demo}`,
    DEMO_SIZE: "small",
  };
  // the version before keeps the catalog in memory, so this upgrade changes the most
  const { OPENSEARCH_URL: _, ...withoutOpenSearch } = environment;
  const processes = (role: "web" | "worker" | "jobs", where: readonly number[]) =>
    where.map((each, at) =>
      productProcess(settings, {
        name: `${role}-${at + 1}`,
        role,
        port: each,
        environment: options.version ? withoutOpenSearch : environment,
        version: options.version,
      }),
    );
  const web = processes("web", webPorts);
  const workers = processes(
    "worker",
    ports.workers.map((each) => port + each),
  );
  const jobs = processes("jobs", [port + ports.jobs]);
  await migrate(databaseUrl, options.version && join(options.version, "db/migrations"));
  await options.beforeProduct?.(databaseUrl);
  for (const program of [...web, ...workers, ...jobs]) await step(program);

  return {
    settings,
    origin: `http://${host}:${port + ports.http}`,
    databaseUrl,
    environment,
    etcd,
    postgres,
    pgbouncer,
    redis,
    files,
    archiveStore: store,
    archive,
    opensearch,
    haproxy,
    web,
    workers,
    jobs,
    primary,
    replica,
    untilReplicated,
    stop,
  };
}

/** What an earlier cluster left may still be ending. */
async function provePortsFree(first: number): Promise<void> {
  for (const port of Object.values(ports).flat()) {
    const server = createServer().listen(first + port, host);
    await once(server, "listening").catch(() => {
      throw new Error(`port ${first + port} is in use; another cluster runs, or is just ending`);
    });
    server.close();
    await once(server, "close");
  }
}

/** The product's own account and database. */
async function makeDatabase(primary: PostgresNode, password: string): Promise<void> {
  const address = new URL(`postgres://postgres:${password}@${host}:${primary.port}/postgres`);
  await withConnection(address.href, async ({ sql }) => {
    const [role] = await sql`select 1 as known from pg_roles where rolname = 'showroom'`;
    // a pooler in transaction mode passes no settings on; they belong to the account
    if (!role)
      await sql.unsafe(
        `create role showroom login password '${password}'; alter role showroom set statement_timeout = '30s'`,
      );
    const [made] = await sql`select 1 as known from pg_database where datname = ${database}`;
    if (!made) await sql.unsafe(`create database ${database} owner showroom`);
  });
}

/** What the cluster needs, with the packages that bring it. */
const needed: readonly (readonly [program: string, how: string])[] = [
  ["etcd", "apt-get install etcd-server"],
  ["patroni", "apt-get install patroni"],
  ["/usr/lib/postgresql/15/bin/postgres", "apt-get install postgresql-15"],
  ["/usr/sbin/pgbouncer", "apt-get install pgbouncer"],
  ["/usr/sbin/haproxy", "apt-get install haproxy"],
  ["redis-server", "apt-get install redis-server"],
  ["pgbackrest", "apt-get install pgbackrest"],
  ["java", "apt-get install openjdk-17-jdk-headless"],
  ["mvn", "apt-get install maven"],
  ["setpriv", "apt-get install util-linux"],
  ["moto_server", "pip install 'moto[server]'"],
];

/** Says for each program that this machine lacks how to get it. */
export function missingPrograms(): string[] {
  return needed.flatMap(([program, how]) => {
    try {
      execFileSync("which", [program], { stdio: "ignore" });
      return [];
    } catch {
      return [`${program} is missing: ${how}`];
    }
  });
}
