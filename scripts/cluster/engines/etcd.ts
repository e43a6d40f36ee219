import { join } from "node:path";
import { answersOk, Program } from "../program.ts";
import { type ClusterSettings, host, ports } from "../settings.ts";

/** Where Patroni's agents agree on who is the primary. */
export function etcd({ folder, port }: ClusterSettings): Program {
  const clients = `http://${host}:${port + ports.etcd}`;
  const peers = `http://${host}:${port + ports.etcdPeers}`;
  return new Program({
    name: "etcd",
    command: "etcd",
    args: [
      ["--data-dir", join(folder, "etcd")],
      ["--listen-client-urls", clients],
      ["--advertise-client-urls", clients],
      ["--listen-peer-urls", peers],
      ["--initial-advertise-peer-urls", peers],
      ["--initial-cluster", `default=${peers}`],
      ["--log-level", "warn"],
    ].flat(),
    log: join(folder, "log/etcd.log"),
    healthy: () => answersOk(`${clients}/health`),
  });
}
