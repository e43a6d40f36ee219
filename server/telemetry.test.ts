import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../tests/support/shop.ts";
import { createLog } from "./platform/log.ts";
import { type Metrics, serveMetrics } from "./start/metrics.ts";
import { observed } from "./start/observed.ts";
import { startTracing } from "./start/tracing.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = (path: string) => {
  const request = new Request(`http://localhost${path}`);
  return observed(request, async () => shop.app.fetch(request));
};

describe("metrics", () => {
  let metrics: Metrics;
  beforeAll(async () => {
    metrics = await serveMetrics(shop.platform, 0);
  });
  afterAll(() => metrics.close());
  const read = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();

  it("count requests by route and status, without what is asked for", async () => {
    const customer = "3f0e8e0c-1111-4222-8333-444455556666";
    await ask(`/api/orders/${customer}`);
    await ask("/api/no-such-call/secret");
    await ask("/showroom/products/blue-tile");
    const shown = await read();
    expect(shown).toMatch(/showroom_http_requests_total\{route="GET \/api\/orders\/\{id\}",status="401"\} 1/);
    expect(shown).toMatch(/showroom_http_requests_total\{route="other API calls",status="404"\} 1/);
    expect(shown).toMatch(/showroom_http_request_duration_seconds_count\{route="pages"\} 1/);
    for (const secret of [customer, "secret", "blue-tile"]) expect(shown).not.toContain(secret);
  });

  it("show queues, the database, the cache, files and payments", async () => {
    const { cache, files, payments } = metrics.platform;
    const look = () => cache.remember("telemetry", { seconds: 60 }, async () => 1);
    await look();
    await look();
    await files.get("no/such/file");
    await payments.findCharge({ idempotency_key: "none", asked_at: new Date() });
    const shown = await read();
    for (const line of [
      'showroom_queue_waiting{queue="emails"}',
      'showroom_queue_waiting{queue="webhooks"}',
      "showroom_database_up 1",
      'showroom_database_connections{state="idle"}',
      'showroom_cache_lookups_total{section="main",result="hit"} 1',
      'showroom_cache_lookups_total{section="main",result="miss"} 1',
      'showroom_file_call_duration_seconds_count{call="get",outcome="ok"} 1',
      'showroom_payment_call_duration_seconds_count{call="findCharge",outcome="ok"} 1',
    ])
      expect(shown).toContain(line);
  });

  it("are all that the dashboard and the alerts ask for", async () => {
    await read();
    const known = new Set<string>();
    for (const { name, type } of await metrics.registry.getMetricsAsJSON()) {
      known.add(name);
      if (`${type}` === "histogram")
        for (const end of ["bucket", "count", "sum"]) known.add(`${name}_${end}`);
    }
    const deploy = join(import.meta.dirname, "../deploy");
    const asked = ["grafana", "prometheus"].flatMap((folder) =>
      readdirSync(join(deploy, folder)).flatMap((file) => {
        const found = readFileSync(join(deploy, folder, file), "utf8").matchAll(/\bshowroom_\w+/g);
        return [...found].map(([name]) => `${file}: ${name}`);
      }),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((one) => !known.has(one.split(": ")[1]!))).toEqual([]);
  });
});

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

describe("traces", () => {
  it("follow a request to its statements and outgoing calls, and into the log", async () => {
    const spans: SentSpan[] = [];
    const receiver = createServer(async (request, response) => {
      const body = await text(request);
      if (request.url === "/v1/traces")
        for (const { scopeSpans } of JSON.parse(body).resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
    await new Promise<void>((listening) => receiver.listen(0, "127.0.0.1", listening));
    const { port } = receiver.address() as { port: number };
    const lines: string[] = [];
    const log = createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) });
    const stop = startTracing({ endpoint: `http://127.0.0.1:${port}`, service: "test", share: 1 });
    const request = new Request("http://localhost/api/orders/3f0e8e0c-1111-4222-8333-444455556666", {
      headers: { Authorization: "Bearer a-token-of-somebody-that-is-not-there" },
    });
    await observed(request, async () => {
      const response = await shop.app.fetch(request);
      await fetch(`http://127.0.0.1:${port}/hook/secret-path`, { method: "POST" });
      log.info("answered");
      return response;
    });
    await stop();
    receiver.close();

    const server = spans.find(({ name }) => name === "GET /api/orders/{id}")!;
    const children = spans.filter(({ parentSpanId }) => parentSpanId === server.spanId);
    const sql = children.filter(({ name }) => name === "SQL");
    expect(sql.length).toBeGreaterThan(0);
    expect(children.map(({ name }) => name)).toContain("POST 127.0.0.1");
    expect(JSON.stringify(sql)).toContain("$1");
    for (const secret of ["secret-path", "a-token-of-somebody", "3f0e8e0c"])
      expect(JSON.stringify(spans)).not.toContain(secret);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      trace_id: server.traceId,
      request_id: expect.stringMatching(/\w{8}/),
      msg: "answered",
    });
    // what comes after it has neither
    log.info("later");
    expect(JSON.parse(lines[1]!)).not.toHaveProperty("trace_id");
  });
});
