import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { Nonce } from "./nonce.ts";
import { nonceContext } from "./page-context.ts";

export const streamTimeout = 5_000;

/** Streams a document: the shell at once, deferred parts as they come; crawlers wait for all of it. */
export default function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    const nonce = context.get(nonceContext);
    let statusNow = status;
    const readyEvent = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        [readyEvent]() {
          const body = new PassThrough();
          body.once("close", () => clearTimeout(deadline));
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: statusNow, headers }));
        },
        onShellError: reject,
        onError() {
          statusNow = 500;
        },
      },
    );
    const deadline = setTimeout(abort, streamTimeout + 1000);
  });
}
