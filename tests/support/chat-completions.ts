import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** How the next question is answered; `hang` not at all. */
export type Reply =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  | { content: unknown }
  | "hang";

export interface Asked {
  url: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format: { type: string; json_schema: { name: string; strict: boolean; schema: object } };
  };
}

export interface ModelServer {
  baseUrl: string;
  /** Every question so far. */
  asked: Asked[];
  /** Replies to the next questions, in order; after them status 500. */
  replies: Reply[];
  close(): Promise<void>;
}

/** A server on this machine that speaks the published Chat Completions interface. */
export async function modelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  const replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    asked.push({
      url: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(text) as Asked["body"],
    });
    const reply = replies.shift() ?? { status: 500, body: { error: { message: "no reply left" } } };
    if (reply === "hang") return;
    const {
      status = 200,
      headers = {},
      body,
    } = "body" in reply ? reply : { body: completion(reply.content) };
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    replies,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** A completion whose message says this: a text, or an object as JSON. */
export const completion = (content: unknown, message: object = {}) => ({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1_790_000_000,
  model: "test-model",
  choices: [
    {
      index: 0,
      finish_reason: "stop",
      logprobs: null,
      message: {
        role: "assistant",
        refusal: null,
        content: typeof content === "string" || content === null ? content : JSON.stringify(content),
        ...message,
      },
    },
  ],
  usage: { prompt_tokens: 310, completion_tokens: 90, total_tokens: 400 },
});
