import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterEach, describe, expect, it } from "vitest";
import { type ConnectionLimits, createLimitedServer } from "./connection-limits.ts";

const hour_ms = 3600_000;
const patient: ConnectionLimits = {
  headers_ms: hour_ms,
  request_ms: hour_ms,
  pause_ms: hour_ms,
  silence_ms: hour_ms,
  checked_every_ms: 20,
  connections: 100,
};

let server: Server;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
  server.closeAllConnections();
  await once(server, "close");
});

/** A server that says back what it is sent. */
async function start(limits: Partial<ConnectionLimits>): Promise<void> {
  server = createLimitedServer({ ...patient, ...limits });
  server.on(
    "request",
    getRequestListener(async (request) => new Response(`got ${await request.text()}`), {
      errorHandler: () => new Response("gone", { status: 400 }),
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
}

/** Opens a connection, sends a text, and nothing else. */
function dial(text: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  socket.write(text);
  return socket;
}

/** What arrives until the server closes the connection, also by a reset. */
function heard(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (data) => {
    text += data;
  });
  return new Promise((resolve) => socket.once("close", () => resolve(text)));
}

const host = "Host: shop.test\r\n";

describe("the server closes a connection", () => {
  it("that says nothing", async () => {
    await start({ headers_ms: 50, request_ms: 60 });
    expect(await heard(dial(""))).toMatch(/^(HTTP\/1.1 408 .*)?/);
  });

  it("whose headers do not come to an end", async () => {
    await start({ headers_ms: 50, request_ms: hour_ms });
    expect(await heard(dial(`GET / HTTP/1.1\r\n${host}X-Slow: a`))).toMatch(/^HTTP\/1.1 408 /);
  });

  it("whose body does not come to an end, and goes on serving others", async () => {
    await start({ headers_ms: 1000, request_ms: 2000 });
    const slow = heard(dial(`POST / HTTP/1.1\r\n${host}Content-Length: 10\r\n\r\nabc`));
    const other = dial(`POST / HTTP/1.1\r\n${host}Content-Length: 3\r\nConnection: close\r\n\r\nabc`);
    expect(await heard(other)).toContain("got abc");
    expect(await slow).not.toContain("got");
  });

  it("that stays open after its answer", async () => {
    await start({ pause_ms: 50 });
    expect(await heard(dial(`GET / HTTP/1.1\r\n${host}\r\n`))).toContain("got");
  });

  it("on which nothing moves", async () => {
    await start({ silence_ms: 50 });
    await heard(dial(`POST / HTTP/1.1\r\n${host}Content-Length: 10\r\n\r\nabc`));
  });

  it("that is one too many, and none before", async () => {
    await start({ connections: 1 });
    const first = dial("");
    await once(first, "connect");
    await heard(dial(""));
    first.write(`GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect(await heard(first)).toContain("got");
  });
});
