import { once } from "node:events";
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import { Transform } from "node:stream";

/** What a gate does with requests: pass them on, cut them off, leave them waiting, or change a byte of what comes back. */
export type Trouble = "none" | "cut" | "hang" | "damage";

/** A gate before a server on this machine, that makes trouble when it is told to. */
export interface Gate {
  endpoint: string;
  trouble: Trouble;
  /** How many requests it has seen. */
  seen: number;
  close(): Promise<void>;
}

export async function openGate(to: string): Promise<Gate> {
  const waiting = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    gate.seen += 1;
    if (gate.trouble === "cut") return void incoming.socket.destroy();
    if (gate.trouble === "hang") return void waiting.add(outgoing);
    incoming.pipe(passedOn(to, incoming, outgoing, gate.trouble === "damage"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as { port: number };
  const gate: Gate = {
    endpoint: `http://127.0.0.1:${address.port}`,
    trouble: "none",
    seen: 0,
    async close() {
      for (const one of waiting) one.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return gate;
}

function passedOn(
  to: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  damages: boolean,
): ClientRequest {
  const { method = "GET", url = "/", headers } = incoming;
  const passed = request(new URL(url, to), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    const isFile = answer.headers["x-amz-meta-sha256"] !== undefined && method === "GET";
    (damages && isFile ? answer.pipe(oneByteChanged()) : answer).pipe(outgoing);
  });
  passed.on("error", () => outgoing.destroy());
  return passed;
}

function oneByteChanged(): Transform {
  let isDone = false;
  return new Transform({
    transform(piece: Buffer, _, done) {
      if (!isDone && piece.length > 0) {
        piece[0] = piece[0]! ^ 1;
        isDone = true;
      }
      done(null, piece);
    },
  });
}
