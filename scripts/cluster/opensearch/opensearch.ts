import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Program } from "../program.ts";

const main = fileURLToPath(new URL("./OpenSearchNode.java", import.meta.url));
const logging = fileURLToPath(new URL("./log4j2.properties", import.meta.url));
const host = "127.0.0.1";

export interface OpenSearch {
  name: string;
  nodes: Program[];
  /** The address of a node, as OPENSEARCH_URL has it; each of them answers for all. */
  url: string;
  start(): Promise<void>;
  healthy(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * OpenSearch on loopback. Two nodes with data get a third without, which only votes: of two voters, one alone never is
 * the majority, and a cluster that lost one would stop.
 * @param options.port the first node's; the others follow, and 10 above each is its port for the other nodes
 */
export function openSearch(options: {
  jars: string;
  folder: string;
  port: number;
  nodes: 1 | 2;
}): OpenSearch {
  const { jars, folder, port } = options;
  const names = options.nodes === 1 ? ["one"] : ["one", "two", "voter"];
  const members = names.map((_, at) => `${host}:${port + 10 + at}`).join(",");
  const nodes = names.map((name, at) => {
    const home = join(folder, name);
    mkdirSync(home, { recursive: true });
    const isVoter = name === "voter";
    const settings = {
      "path.home": home,
      "cluster.name": "showroom",
      "node.name": name,
      "node.roles": isVoter ? "cluster_manager" : "cluster_manager,data",
      "network.host": host,
      "http.type": "netty4",
      "transport.type": "netty4",
      "http.port": port + at,
      "transport.port": port + 10 + at,
      "discovery.seed_hosts": members,
      "cluster.initial_cluster_manager_nodes": names.join(","),
      // one machine plays them all
      "node.processors": 2,
      "cluster.routing.allocation.disk.threshold_enabled": false,
    };
    return new Program({
      name: `opensearch ${name}`,
      command: "java",
      args: [
        isVoter ? "-Xmx192m" : "-Xmx512m",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        `-Dlog4j2.configurationFile=${logging}`,
        "-cp",
        jars,
        main,
        ...Object.entries(settings).map(([key, value]) => `${key}=${value}`),
      ],
      log: join(folder, `${name}.log`),
      // every node knows whether all shards are there
      healthy,
    });
  });
  const addresses = nodes.slice(0, options.nodes).map((_, at) => `http://${host}:${port + at}`);

  async function healthy(): Promise<boolean> {
    for (const address of addresses) {
      const response = await fetch(`${address}/_cluster/health?timeout=1s`, {
        signal: AbortSignal.timeout(3000),
      }).catch(() => null);
      const health = (await response?.json().catch(() => null)) as {
        status?: string;
        number_of_nodes?: number;
      } | null;
      if (health?.status !== "green" || health.number_of_nodes !== names.length) return false;
    }
    return true;
  }

  return {
    name: "opensearch",
    nodes,
    url: addresses[0]!,
    healthy,
    async start() {
      for (const node of nodes) node.launch();
      await Promise.all(nodes.map((node) => node.untilHealthy()));
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}
