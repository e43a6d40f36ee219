import { Client, errors } from "@opensearch-project/opensearch";
import type { Logger } from "pino";
import { guardEngine } from "../engine-guard.ts";
import { StartFailure } from "../start-failure.ts";
import { addressOf, type Found, type Json, type OpenSearch, Outrun, SearchAway } from "./port.ts";

/** The versions that the queries are written for. */
const supported = "OpenSearch 2.19 or newer, or 3";
/** A search that takes longer helps nobody who waits for a page. */
const deadline_ms = 5_000;
/** Writing a batch of documents, or making an index. */
const writing_ms = 60_000;
const sockets = 32;
const atOnce = 32;
const broken_ms = 3_000;

const clientOf = (node: string): Client =>
  new Client({ node, maxRetries: 1, agent: { keepAlive: true, maxSockets: sockets } });

/** Connects with the first call. */
export function openSearchClient(url: string, log?: Logger): OpenSearch {
  const { node, prefix } = addressOf(url);
  const client = clientOf(node);
  const name = "the search engine";
  const away = (reason: string) => new SearchAway(reason);
  const guarded = guardEngine({ name, atOnce, broken_ms, isTheirFault, reasonOf, away }, log);

  const call = <Reply>(
    request: { method: string; path: string; body?: Json; bulkBody?: readonly Json[] },
    most_ms: number,
  ): Promise<Reply> =>
    guarded(most_ms, async (signal) => {
      const underway = client.transport.request(request as never, { requestTimeout: most_ms });
      signal.addEventListener("abort", () => void underway.abort(), { once: true });
      return (await underway).body as Reply;
    });

  async function search<Source>(index: string, body: Json, most_ms: number): Promise<Found<Source>> {
    try {
      return await call({ method: "POST", path: `/${index}/_search`, body }, most_ms);
    } catch (error) {
      // another server has replaced it, or somebody has deleted it
      if (error instanceof errors.ResponseError && error.statusCode === missing)
        throw new SearchAway(`the index ${index} is gone`);
      throw error;
    }
  }

  return {
    prefix,
    search: (index, body) => search(index, body, deadline_ms),
    scan: (index, body) => search(index, body, writing_ms),
    async searches<Source>(index: string, bodies: readonly Json[]) {
      if (bodies.length === 0) return [];
      const bulkBody = bodies.flatMap((body) => [{}, body]);
      const path = `/${index}/_msearch`;
      const { responses } = await call<{ responses: (Found<Source> & { error?: Json; status: number })[] }>(
        { method: "POST", path, bulkBody },
        deadline_ms,
      );
      const failed = responses.find(({ error }) => error);
      if (failed) throw new SearchAway(JSON.stringify(failed.error).slice(0, 300));
      return responses;
    },
    async write(index, lines) {
      if (lines.length === 0) return;
      const { items } = await call<{ items: Record<string, { status: number; error?: Json }>[] }>(
        { method: "POST", path: `/${index}/_bulk`, bulkBody: lines },
        writing_ms,
      );
      const failed = items
        .flatMap((item) => Object.values(item))
        .find(({ status, error }) => error && status !== conflict);
      if (failed) throw new SearchAway(JSON.stringify(failed.error).slice(0, 300));
    },
    async manage<Reply>(method: string, path: string, body?: Json) {
      try {
        const isQuick = method === "GET" || path.includes("/_doc/");
        return await call<Reply>({ method, path, ...(body && { body }) }, isQuick ? deadline_ms : writing_ms);
      } catch (error) {
        if (!(error instanceof errors.ResponseError)) throw error;
        if (error.statusCode === missing) return undefined;
        if (error.statusCode === conflict) throw new Outrun();
        throw error;
      }
    },
    close: () => void client.close(),
  };
}

const missing = 404;
const conflict = 409;
const tooMany = 429;
const refusals = [401, 403];

/** Its name and message alone: never the request, which has the password. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : "";

/** Whether the engine itself fails or refuses us, and not one query of ours. */
function isTheirFault(error: unknown): boolean {
  if (!(error instanceof errors.ResponseError)) return true;
  const status = error.statusCode ?? 500;
  return status >= 500 || status === tooMany || refusals.includes(status);
}

/** Throws StartFailure with one line if OpenSearch cannot be reached, refuses the password, or has another version. */
export async function proveOpenSearch(url: string): Promise<void> {
  const { node, host } = addressOf(url);
  const client = clientOf(node);
  try {
    const { body } = await client.info({}, { requestTimeout: deadline_ms, maxRetries: 0 });
    const { distribution = "Elasticsearch", number = "" } = body.version as {
      distribution?: string;
      number?: string;
    };
    if (distribution !== "opensearch" || !isSupported(number))
      throw new StartFailure(
        `OPENSEARCH_URL: ${host} runs ${distribution} ${number}, but ${supported} is needed.`,
      );
  } catch (error) {
    throw error instanceof StartFailure ? error : failureOf(host, error);
  } finally {
    await client.close();
  }
}

function failureOf(host: string, error: unknown): StartFailure {
  const status = error instanceof errors.ResponseError ? error.statusCode : undefined;
  return status !== undefined && refusals.includes(status)
    ? new StartFailure(`OPENSEARCH_URL: the OpenSearch at ${host} refuses this user or password.`)
    : new StartFailure(`OPENSEARCH_URL: no OpenSearch answers at ${host}. Start it, or correct the address.`);
}

function isSupported(number: string): boolean {
  const [major = 0, minor = 0] = number.split(".").map(Number);
  return major === 3 || (major === 2 && minor >= 19);
}
