/** Counts requests, and calls to Redis: `skipped` are those that were not made because it does not answer. */
export interface Meter {
  request(route: string, status: number, took_ms: number): void;
  redis(outcome: "ok" | "failed" | "skipped", took_ms: number): void;
}

export type SpanKind = "server" | "client" | "internal";
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Follows work through this process. */
export interface Tracer {
  /** Runs `work` as a step of what is going on. A value is never part of the name or the attributes. */
  span<T>(
    about: { name: string; kind: SpanKind; attributes?: SpanAttributes },
    work: () => Promise<T>,
  ): Promise<T>;
  /** Says more about the step that is going on. */
  note(about: { name?: string; attributes?: SpanAttributes; request_id?: string }): void;
  /** What log lines carry. */
  ids(): { trace_id?: string; request_id?: string };
}

/** Empty unless the operator wants metrics or traces: then the start command fills it in. */
export const telemetry: { meter?: Meter | undefined; tracer?: Tracer | undefined } = {};

/** Runs `work`, as a step that a tracer sees where there is one. */
export const traced = <T>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
  kind: SpanKind = "internal",
): Promise<T> => (telemetry.tracer ? telemetry.tracer.span({ name, kind, attributes }, work) : work());

const routes = new WeakMap<Request, string>();

/** Remembers which route answers a request; its address would be a new name for every product. */
export function noteRoute(request: Request, route: string, request_id: string): void {
  if (!telemetry.meter && !telemetry.tracer) return;
  routes.set(request, route);
  telemetry.tracer?.note({ request_id, attributes: { "http.route": route } });
}

/** The route that answered; undefined where none has said so. */
export const routeOf = (request: Request): string | undefined => routes.get(request);
