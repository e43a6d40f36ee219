import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { PageStream } from "./app/first-load/page-stream.server.ts";
import { Nonce } from "./app/nonce.ts";
import { refusedRequestLine } from "./app/refused-request.server.ts";
import { nonceContext } from "./client/page-context.ts";

export const streamTimeout = 5_000;

/** Called by the router for what went wrong in a request, unless the visitor has left. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const line = refusedRequestLine(error, request);
  // biome-ignore lint/suspicious/noConsole: pages do not know the server's log, which goes to the console too
  if (line) console.warn(line);
  // biome-ignore lint/suspicious/noConsole: the same
  else console.error(error);
}

/** Streams a document: the shell at once, deferred parts as they resolve; crawlers wait for all of it. */
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
    let isShellOut = false;
    const readyEvent = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        // React would send ready parts after the page, and leave it to a script to insert them
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [readyEvent]() {
          const page = new PageStream(abort);
          isShellOut = true;
          page.once("close", () => clearTimeout(deadline));
          pipe(page as unknown as NodeJS.WritableStream);
          resolve(new Response(page.body, { status: statusNow, headers }));
        },
        onShellError: reject,
        onError(error: unknown) {
          statusNow = 500;
          // Before the shell is out the error is thrown, and told where it is caught.
          // biome-ignore lint/suspicious/noConsole: the answer is under way, so this is all that is left to do
          if (isShellOut) console.error(error);
        },
      },
    );
    const deadline = setTimeout(abort, streamTimeout + 1000);
  });
}
