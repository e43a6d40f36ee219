import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { unitsIn } from "../../domain/languages/units.ts";
import type { Platform } from "../platform/platform.ts";
import { replyLanguage } from "./spanish/reply-language.ts";

const encoder = new TextEncoder();
const begin = encoder.encode('{"success":true,"data":');
const end = encoder.encode("}");

/** A success that is written already, for answers that many callers share. */
export class WrittenReply<Reply = unknown> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of what it was written; nothing at run time. */
  declare readonly reply: Reply;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }

  static of<Reply>(reply: Omit<Reply, "success">): WrittenReply<Reply> {
    return new WrittenReply(encoder.encode(JSON.stringify({ success: true, ...reply })));
  }

  /** From the JSON of a whole reply. */
  static ofText(text: string): WrittenReply {
    return new WrittenReply(encoder.encode(text));
  }

  /** From the JSON of the reply's `data` as UTF-8, in pieces. */
  static ofParts<Reply>(data: readonly Uint8Array[]): WrittenReply<Reply> {
    return new WrittenReply(Buffer.concat([begin, ...data, end]));
  }

  toJSON(): unknown {
    return JSON.parse(Buffer.from(this.bytes).toString());
  }
}

/**
 * What a call within this process passes beside the connection: it takes the reply as it is, which is neither
 * written nor read again then. The reply may be shared with other calls, so it must not be changed.
 */
export interface ReplyTaker {
  takeReply?(reply: unknown): void;
}

/** Hands a success to a caller in this process; false for a caller outside, who needs it written. */
export function handOver(context: Context, reply: unknown): boolean {
  const taker = (context.env as ReplyTaker | undefined)?.takeReply;
  taker?.(reply instanceof WrittenReply ? reply.toJSON() : reply);
  return taker !== undefined;
}

export function sendWritten(context: Context, reply: WrittenReply, status: ContentfulStatusCode): Response {
  return context.body(reply.bytes, status, { "Content-Type": "application/json" });
}

/** What a shared answer is kept under: language, units, path and query, without the host, which callers could vary at will. */
export function sharedKey(context: Context): string {
  const { url } = context.req;
  const units = unitsIn(context.req.header("Cookie") ?? null);
  return `answer:${replyLanguage(context)}:${units}:${url.slice(url.indexOf("/", 8))}`;
}

/**
 * The answer that another guest got for this address; undefined when there is none or somebody is signed in.
 * It carries the headers that every answer carries as a plain record: the platform's header objects would
 * cost more than all the rest.
 */
export function recallShared(context: Context, platform: Platform, status: number): Response | undefined {
  if (context.req.header("Authorization") !== undefined) return undefined;
  const kept = platform.cache.peek(sharedKey(context));
  if (!(kept instanceof WrittenReply)) return undefined;
  if (handOver(context, kept)) return new Response(null, { status });
  const headers = {
    "Content-Type": "application/json",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "X-Request-Id": String(context.get("requestId")),
  };
  return new Response(kept.bytes, { status, headers });
}
