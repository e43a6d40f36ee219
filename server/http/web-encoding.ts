import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createGzip, gzip } from "node:zlib";

/** Content codings that we answer with, best first. */
export type Coding = "br" | "gzip";
const codings: readonly Coding[] = ["br", "gzip"];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Fast settings, for what is made on request; built files have the strongest (see `precompressFiles`). */
const quality = { br: 2, gzip: 3 } as const;

/** The best coding that a request accepts out of `offered`; `undefined` for none. */
export function acceptedCoding(request: Request, offered: readonly Coding[] = codings): Coding | undefined {
  const accepted = (request.headers.get("Accept-Encoding") ?? "")
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return offered.find((coding) => accepted.includes(coding));
}

export async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  coding: Coding,
): Promise<Uint8Array<ArrayBuffer>> {
  const compressed =
    coding === "br"
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.br } })
      : await deflate(bytes, { level: quality.gzip });
  return new Uint8Array(compressed);
}

/** Compresses an answer while it streams: each part that is written goes out at once. */
export function compressStream(request: Request, response: Response): Response {
  const { headers: told } = response;
  // Asked first: to touch the body turns a kept answer, which goes out as it is, into a stream.
  if (told.has("Content-Encoding") || !/^text\//.test(told.get("Content-Type") ?? "")) return response;
  if (!response.body) return response;
  if (!/accept-encoding/i.test(response.headers.get("Vary") ?? "")) {
    response.headers.append("Vary", "Accept-Encoding");
  }
  if (!acceptedCoding(request, ["gzip"])) return response;
  const squeeze = createGzip({ level: quality.gzip, flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(response.body as import("node:stream/web").ReadableStream);
  source.once("error", (error) => squeeze.destroy(error));
  squeeze.once("close", () => source.destroy());
  const headers = new Headers(response.headers);
  headers.set("Content-Encoding", "gzip");
  headers.delete("Content-Length");
  const body = Readable.toWeb(source.pipe(squeeze)) as ReadableStream<Uint8Array>;
  return new Response(body, { status: response.status, headers });
}
