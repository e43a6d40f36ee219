import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import { getPath } from "hono/utils/url";
import { errors } from "../../contract/errors.ts";
import type { createApp } from "../app.ts";
import type { Config } from "../config.ts";
import { isSiteFile } from "../http/site-files.ts";
import { createWebHost, type WebHost } from "../http/web-host.ts";
import type { Platform } from "../platform/platform.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { vitals } from "../platform/vitals.ts";
import { createLimitedServer } from "./connection-limits.ts";
import { answerHealth } from "./health.ts";
import { observed } from "./observed.ts";

/** Written when the build is complete; see scripts/prepare/build.mjs. */
const builtPages = join(import.meta.dirname, "../../web/build/.build-stamp");

export interface HttpServer {
  /** The actual port (useful if 0 was requested). */
  port: number;
  /**
   * Waits for `drain_s` of the configuration, accepts no new requests, lets running ones finish (for at most 5 s), then
   * resolves.
   */
  close(): Promise<void>;
}

/**
 * Serves the API and the pages on the configured host and port. Throws StartFailure if the port is taken.
 * @param awaits why the server takes no visitors now, for load balancers; undefined if it does
 */
export async function serveHttp(
  platform: Platform,
  app: ReturnType<typeof createApp>,
  awaits: () => string | undefined = () => undefined,
): Promise<HttpServer> {
  provePagesBuilt(platform.config);
  const server = createLimitedServer();
  const web = await createWebHost({
    mode: platform.config.mode === "development" ? "development" : "production",
    // A page calls the API for its visitor, whose address counts for limits.
    apiFetch: async (request, connection) => {
      let reply: unknown;
      const takeReply = (taken: unknown) => {
        reply = taken;
      };
      const response = await app.fetch(request, { ...(connection as HttpBindings), takeReply });
      return { response, reply };
    },
    httpServer: server,
    takesStripe: platform.config.stripe !== undefined,
    publicUrl: platform.config.publicUrl,
    cache: platform.cache,
    languageByBrowser: platform.config.languageByBrowser,
  });
  const answer = async (request: Request, binding: HttpBindings): Promise<Response> => {
    const pathname = getPath(request);
    if (isApi(pathname) || isSiteFile(pathname)) return app.fetch(request, binding);
    const health = await answerHealth(pathname, platform, awaits);
    if (health) return health;
    return web.handle(request, binding);
  };
  const listener = getRequestListener(
    (request, binding) => observed(request, () => answer(request, binding as HttpBindings)),
    listening(platform),
  );
  server.on("request", withMiddleware(web, listener));
  await listen(server, platform.config);
  return {
    port: portOf(server, platform.config),
    close: async () => {
      await drain(server, platform.config);
      platform.events.emit("stopping");
      await closeServer(server);
      await web.close();
    },
  };
}

/** Serves `/healthz` and `/readyz` alone, for a server that takes no visitors. */
export async function serveHealth(platform: Platform, awaits: () => string | undefined): Promise<HttpServer> {
  const server = createLimitedServer();
  const answer = async (request: Request) =>
    (await answerHealth(getPath(request), platform, awaits)) ?? plain(errors.not_found);
  server.on("request", getRequestListener(answer, listening(platform)));
  await listen(server, platform.config);
  return {
    port: portOf(server, platform.config),
    close: () => closeServer(server),
  };
}

/** Load balancers may ask for a server's health in HTTP/1.0, which names no host. */
const listening = (platform: Platform) => ({
  hostname: "localhost",
  errorHandler: (error: unknown) => answerError(error, platform),
});

/** Waits until load balancers have noticed; a connection that they keep open ends with its next response. */
async function drain(server: Server, { drain_s }: Config): Promise<void> {
  if (drain_s === 0) return;
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  await pause(drain_s * 1000);
}

function portOf(server: Server, config: Config): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : config.port;
}

function provePagesBuilt({ mode }: Config): void {
  if (mode === "development" || existsSync(builtPages)) return;
  throw new StartFailure("The pages are not built. Run: npm run build");
}

function isApi(pathname: string): boolean {
  return ["/api/", "/showroom/media/", "/showroom/files/"].some((start) => pathname.startsWith(start));
}

function withMiddleware(web: WebHost, listener: ReturnType<typeof getRequestListener>) {
  return (...[request, response]: Parameters<Parameters<typeof createServer>[1] & object>) => {
    if (!web.middleware) return void listener(request, response);
    web.middleware(request, response, () => void listener(request, response));
  };
}

function answerError(error: unknown, platform: Platform): Response {
  if (error instanceof RequestError) return plain(errors.malformed_path);
  platform.log.error({ err: error }, "request failed outside the API");
  vitals.request(errors.internal.status, 0);
  return plain(errors.internal);
}

function plain({ status, message }: { status: number; message: string }): Response {
  return new Response(message, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/** Binds the port for a moment, so that a taken one is noticed before any long work. */
export async function provePortFree(config: Config): Promise<void> {
  const probe = createServer();
  await listen(probe, config);
  probe.close();
  await once(probe, "close");
}

async function listen(server: Server, { host, port }: Config): Promise<void> {
  server.listen({ host, port });
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw listenFailure(error, host, port);
  });
}

function listenFailure(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new StartFailure(
        `Port ${port} is in use by another program. Stop that one, or choose another: npm start -- --port ${port + 1}`,
      );
    case "EACCES":
      return new StartFailure(
        `Port ${port} may not be used by this user. Choose one above 1023: --port 4000`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartFailure(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  const harder = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(harder);
}
