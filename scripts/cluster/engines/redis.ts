import { once } from "node:events";
import { createConnection } from "node:net";
import { join } from "node:path";
import { Program } from "../program.ts";
import { type ClusterSettings, host, ports } from "../settings.ts";

/** Redis, in memory only. */
export function redis({ folder, port }: ClusterSettings): Program {
  const at = port + ports.redis;
  return new Program({
    name: "redis",
    command: "redis-server",
    args: ["--port", `${at}`, "--bind", host, "--save", "", "--appendonly", "no", "--maxmemory", "64mb"],
    log: join(folder, "log/redis.log"),
    healthy: () => answersPing(at),
  });
}

async function answersPing(port: number): Promise<boolean> {
  const socket = createConnection({ host, port, timeout: 2000 });
  try {
    await once(socket, "connect");
    socket.write("PING\r\n");
    const [answer] = (await once(socket, "data")) as [Buffer];
    return answer.toString().startsWith("+PONG");
  } finally {
    socket.destroy();
  }
}
