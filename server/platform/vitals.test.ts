import { describe, expect, it } from "vitest";
import { Vitals } from "./vitals.ts";

describe("the vitals of a server", () => {
  it("tell the median and the slow end of response times, to a quarter", () => {
    const vitals = new Vitals();
    for (let at = 0; at < 90; at++) vitals.request(200, 4);
    for (let at = 0; at < 10; at++) vitals.request(200, 800);
    const { requests, p50_ms, p95_ms } = vitals.take();
    expect(requests).toBe(100);
    expect(p50_ms).toBeGreaterThanOrEqual(4);
    expect(p50_ms).toBeLessThanOrEqual(5);
    expect(p95_ms).toBeGreaterThanOrEqual(800);
    expect(p95_ms).toBeLessThanOrEqual(1000);
  });

  it("count our failures, not those of callers, and slow queries", () => {
    const vitals = new Vitals();
    for (const status of [200, 404, 422, 500, 503]) vitals.request(status, 1);
    for (const took of [3, 499, 500, 9000]) vitals.query(took);
    expect(vitals.take()).toMatchObject({ requests: 5, errors: 2, slow_queries: 2 });
  });

  it("begin anew with each reading", () => {
    const vitals = new Vitals();
    vitals.request(200, 1e9);
    vitals.take();
    expect(vitals.take()).toMatchObject({ requests: 0, errors: 0, p50_ms: 0, p95_ms: 0 });
  });
});
