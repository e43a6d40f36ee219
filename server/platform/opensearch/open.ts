import type { Logger } from "pino";
import { addressOf, type OpenSearch } from "./port.ts";

/** The search engine of this installation. What speaks to it is loaded with the first call. */
export function openSearch(url: string, log?: Logger): OpenSearch {
  const opening = import("./client.ts").then(({ openSearchClient }) => openSearchClient(url, log));
  return {
    prefix: addressOf(url).prefix,
    search: async (index, body) => (await opening).search(index, body),
    scan: async (index, body) => (await opening).scan(index, body),
    searches: async (index, bodies) => (await opening).searches(index, bodies),
    write: async (index, lines) => (await opening).write(index, lines),
    manage: async (method, path, body) => (await opening).manage(method, path, body),
    close: () => void opening.then((client) => client.close()),
  };
}
