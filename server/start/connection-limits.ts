import { createServer, type Server } from "node:http";

/** Time limits of a connection, in milliseconds, and the maximum number of connections. */
export interface ConnectionLimits {
  /** Until a request's headers are complete, or a new connection has sent anything. */
  headers_ms: number;
  /** Until a request is complete with its body. */
  request_ms: number;
  /** Between two requests on one connection. */
  pause_ms: number;
  /** Without a byte in either direction, such as from a client that does not read the response. */
  silence_ms: number;
  /** How often the first two are checked. */
  checked_every_ms: number;
  connections: number;
}

/** A form with files of 6 MB fits through a connection of 0.6 Mbit/s. */
const usual: ConnectionLimits = {
  headers_ms: 15_000,
  request_ms: 90_000,
  pause_ms: 10_000,
  silence_ms: 180_000,
  checked_every_ms: 5_000,
  connections: 10_000,
};

/** An HTTP server that closes idle and slow connections. */
export function createLimitedServer(limits: ConnectionLimits = usual): Server {
  const server = createServer({
    headersTimeout: limits.headers_ms,
    requestTimeout: limits.request_ms,
    keepAliveTimeout: limits.pause_ms,
    connectionsCheckingInterval: limits.checked_every_ms,
  });
  server.timeout = limits.silence_ms;
  server.maxConnections = limits.connections;
  return server;
}
