import { type LookupAddress, lookup } from "node:dns";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** A URL that cannot be fetched. `isFinal`: retrying would not help. */
export class NotFetched extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

export interface FetchLimits {
  /** The maximum response size, in bytes. */
  most_bytes: number;
  /** For everything together. */
  time_ms: number;
  /** What is fetched: its media types for the server, and its name for messages; a picture unless told. */
  wanted?: { accept: string; name: string };
  /** Refuses http, also where a redirect leads to it. */
  isSecureOnly?: boolean;
  /** Allowed destinations; by default public addresses at the usual ports. */
  guard?: Guard;
}

export interface Guard {
  allowsAddress(address: string): boolean;
  allowsPort(port: string): boolean;
}

/** Whether an IP address is public: not private, loopback, link-local, metadata or reserved. */
export function isPublicAddress(address: string): boolean {
  // an IPv4-mapped IPv6 address counts as the IPv4 address
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

const publicOnly: Guard = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => ["", "80", "443"].includes(port),
};

const mostRedirects = 3;

/**
 * Fetches a URL given by a user. Every connection is checked when it is made, after DNS resolution, so that neither a
 * redirect nor a changed DNS entry leads into our own network. Throws NotFetched.
 */
export async function fetchPublic(address: string, limits: FetchLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.time_ms);
  let url = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await request(checkedUrl(url, limits), limits, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy();
      url = URL.parse(headers.location, url)?.href ?? "";
      continue;
    }
    if (statusCode === 200) return bodyOf(answer, limits);
    answer.destroy();
    const isFinal = statusCode >= 400 && statusCode < 500 && ![408, 425, 429].includes(statusCode);
    throw new NotFetched(`The server answered with status ${statusCode}.`, isFinal);
  }
  throw new NotFetched(`The address redirects more than ${mostRedirects} times.`, true);
}

function checkedUrl(address: string, { guard = publicOnly, isSecureOnly = false }: FetchLimits): URL {
  const url = URL.parse(address);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password)
    throw new NotFetched("The address is not a web address such as https://example.com/tile.jpg.", true);
  if (isSecureOnly && url.protocol !== "https:") {
    throw new NotFetched("The address does not begin with https://, or leads to one that does not.", true);
  }
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // an IP address is not looked up
  if (!guard.allowsPort(url.port) || (isIP(host) > 0 && !guard.allowsAddress(host))) throw notPublic();
  return url;
}

const notPublic = () => new NotFetched("The address is not on the public internet.", true);

/** What a server answered to `postPublic`. */
export interface Posted {
  status: number;
  /** The beginning of its body, as text. */
  text: string;
}

interface PostedMessage {
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

/** Posts a body, JSON unless a header says otherwise, to a URL given by a user; `postPublic`, or what takes its place in tests. */
export type PostPublic = (
  address: string,
  message: PostedMessage,
  limits?: Partial<FetchLimits>,
) => Promise<Posted>;

const postLimits: FetchLimits = { most_bytes: 500, time_ms: 10_000, isSecureOnly: true };

/**
 * Posts to a URL given by a user, with the checks of `fetchPublic`. Redirects are not followed; every status is an
 * answer, of whose body the first `most_bytes` are read. Throws NotFetched where there is none.
 */
export const postPublic: PostPublic = async (address, { headers, body }, limits) => {
  const all = { ...postLimits, ...limits };
  const signal = AbortSignal.timeout(all.time_ms);
  const answer = await request(checkedUrl(address, all), all, signal, {
    headers: { "Content-Type": "application/json", ...headers },
    body,
  });
  const text = await beginningOf(answer, all.most_bytes);
  return { status: answer.statusCode ?? 0, text };
};

async function beginningOf(answer: IncomingMessage, most_bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size >= most_bytes) break;
    }
  } catch {
    // the status has arrived, which is what counts
  }
  answer.destroy();
  return Buffer.concat(parts).subarray(0, most_bytes).toString("utf8");
}

function request(
  url: URL,
  { guard = publicOnly, wanted }: FetchLimits,
  signal: AbortSignal,
  posted?: PostedMessage,
): Promise<IncomingMessage> {
  const begin = url.protocol === "https:" ? requestSecure : requestPlain;
  const accept = posted ? "*/*" : (wanted?.accept ?? "image/*");
  const headers = { Accept: accept, "User-Agent": "showroom-marketplace", ...posted?.headers };
  const options = { method: posted ? "POST" : "GET", agent: false, headers, signal, lookup: guarded(guard) };
  return new Promise((resolve, reject) => {
    begin(url, options, resolve)
      .on("error", (error) =>
        reject(error instanceof NotFetched ? error : new NotFetched(`No answer: ${error.message}`, false)),
      )
      .end(posted?.body);
  });
}

/** Resolves a name and refuses it if one of its addresses is not allowed; the connection goes to a checked one. */
const guarded =
  (guard: Guard): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error("unknown host"), "", 0);
      if (!found.every(({ address }) => guard.allowsAddress(address))) return done(notPublic(), "", 0);
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
  };

async function bodyOf(answer: IncomingMessage, { most_bytes, wanted }: FetchLimits): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > most_bytes) {
        throw new NotFetched(
          `The ${wanted?.name ?? "picture"} is larger than ${Math.floor(most_bytes / 1024 / 1024)} MB.`,
          true,
        );
      }
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    throw new NotFetched(`The answer broke off: ${(error as Error).message}`, false);
  }
  return Buffer.concat(parts);
}
