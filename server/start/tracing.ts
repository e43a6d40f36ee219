import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import {
  type Context,
  context,
  createContextKey,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { isTracingSuppressed } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Config } from "../config.ts";
import { type SpanKind as Kind, telemetry } from "../platform/telemetry.ts";

const kinds: Record<Kind, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

/** The request that a step belongs to. */
const requestKey = createContextKey("request");
type Held = { request_id?: string };
const heldIn = (from: Context) => from.getValue(requestKey) as Held | undefined;

/**
 * Sends a share of all traces to `endpoint` by OTLP over HTTP: requests, statements without their values, tasks of child processes, and
 * calls to other servers. Answers what sends the rest and ends it.
 */
export function startTracing({
  endpoint,
  service,
  share,
}: NonNullable<Config["traces"]>): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer("showroom");
  telemetry.tracer = {
    async span({ name, kind, attributes = {} }, work) {
      const parent = kind === "server" ? context.active().setValue(requestKey, {}) : context.active();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      try {
        return await context.with(trace.setSpan(parent, span), work);
      } catch (error) {
        // its message may have somebody's data in it
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "" });
        throw error;
      } finally {
        span.end();
      }
    },
    note({ name, attributes, request_id }) {
      const span = trace.getActiveSpan();
      if (name) span?.updateName(name);
      if (attributes) span?.setAttributes(attributes);
      const held = heldIn(context.active());
      if (held && request_id) held.request_id = request_id;
    },
    ids() {
      const trace_id = trace.getActiveSpan()?.spanContext().traceId;
      return { ...(trace_id && { trace_id }), ...heldIn(context.active()) };
    },
  };
  const stopListening = traceOutgoing((host, method) =>
    isTracingSuppressed(context.active())
      ? undefined
      : tracer.startSpan(`${method} ${host}`, {
          kind: SpanKind.CLIENT,
          attributes: { "server.address": host, "http.request.method": method },
        }),
  );
  return async () => {
    stopListening();
    telemetry.tracer = undefined;
    await provider.shutdown();
    context.disable();
  };
}

/**
 * Calls to other servers, by Node's own reports of them: its HTTP client's and those of `fetch`. Their paths are left out,
 * since a webhook's may be a secret.
 */
function traceOutgoing(begin: (host: string, method: string) => Span | undefined): () => void {
  const spans = new WeakMap<object, Span>();
  const end = (request: object, status?: number) => {
    const span = spans.get(request);
    if (status === undefined) span?.setStatus({ code: SpanStatusCode.ERROR });
    else span?.setAttribute("http.response.status_code", status);
    span?.end();
    spans.delete(request);
  };
  const start = (request: object, host: string, method: string) => {
    const span = begin(host, method);
    if (span) spans.set(request, span);
  };
  type Plain = { request: ClientRequest; response?: IncomingMessage };
  type Fetched = { request: { origin?: unknown; method?: string }; response?: { statusCode: number } };
  const heard: [string, (message: unknown) => void][] = [
    [
      "http.client.request.start",
      (message) => {
        const { request } = message as Plain;
        start(request, request.host, request.method);
      },
    ],
    [
      "http.client.response.finish",
      (message) => {
        const { request, response } = message as Plain;
        end(request, response?.statusCode);
      },
    ],
    ["http.client.request.error", (message) => end((message as Plain).request)],
    [
      "undici:request:create",
      (message) => {
        const { request } = message as Fetched;
        start(request, hostOf(request.origin), request.method ?? "GET");
      },
    ],
    [
      "undici:request:headers",
      (message) => {
        const { request, response } = message as Fetched;
        end(request, response?.statusCode);
      },
    ],
    ["undici:request:error", (message) => end((message as Fetched).request)],
  ];
  for (const [channel, listener] of heard) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of heard) unsubscribe(channel, listener);
  };
}

const hostOf = (origin: unknown): string =>
  URL.canParse(String(origin)) ? new URL(String(origin)).hostname : "unknown";
