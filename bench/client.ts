import { Agent, request } from "node:http";

export interface Answer {
  status: number;
  text: string;
}

export interface Client {
  /** Sends one request; an object is sent as JSON. Throws when there is no answer within 2 minutes. */
  send(
    method: "GET" | "POST",
    path: string,
    options?: { body?: object; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** The `data` of a JSON success; throws on anything else. */
  data<Data>(...sent: Parameters<Client["send"]>): Promise<Data>;
  close(): void;
}

/** A plain client that keeps its connections; for what takes several requests, each after the other. */
export function openClient(origin: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const { hostname, port } = new URL(origin);

  const send: Client["send"] = (method, path, { body, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const sent = body && JSON.stringify(body);
      const call = request({
        agent,
        hostname,
        port,
        method,
        path,
        timeout: 120_000,
        headers: {
          ...(sent && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(sent) }),
          ...headers,
        },
      });
      call.once("response", (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("end", () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
        response.once("error", reject);
      });
      call.once("timeout", () => call.destroy(new Error(`no answer to ${method} ${path}`)));
      call.once("error", reject);
      call.end(sent);
    });

  return {
    send,
    async data<Data>(...[method, path, options]: Parameters<Client["send"]>) {
      const { status, text } = await send(method, path, options);
      if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
      return (JSON.parse(text) as { data: Data }).data;
    },
    close: () => agent.destroy(),
  };
}
