import { expect, it } from "vitest";
import { endpoints } from "../../contract/index.ts";
import { keyCallsDocument, keyTagNames, openApiDocument } from "./openapi.ts";

it("shows developers what their key may call, and nothing else", () => {
  const document = keyCallsDocument(Object.values(endpoints), "Begin here.");
  const paths = Object.keys(document.paths ?? {});
  expect(paths).toContain("/api/vendor/stock/{sku}");
  expect(paths.filter((path) => /admin|login|register/.test(path))).toEqual([]);
  const calls = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path as object));
  for (const { security, tags, responses } of calls) {
    expect(Object.keys(security[0])).toEqual(["apiKey"]);
    expect(keyTagNames).toContain(tags[0]);
    const success = Object.values<{ content?: Record<string, object> }>(responses)[0]?.content ?? {};
    for (const [type, body] of Object.entries(success)) {
      if (type === "application/json") expect(body).toHaveProperty("example");
    }
  }
});

it("sorts all calls by the groups of the business", () => {
  const { tags = [], paths = {} } = openApiDocument(Object.values(endpoints));
  const calls = Object.values(paths).flatMap((path) =>
    Object.values<{ tags: string[] }>(path as object as never),
  );
  expect(new Set(calls.flatMap((call) => call.tags))).toEqual(new Set(tags.map(({ name }) => name)));
  const tagOf = (path: string, method: "get" | "post") => paths[path]?.[method]?.tags;
  expect(tagOf("/api/orders", "get")).toEqual(["Orders"]);
  expect(tagOf("/api/login", "post")).toEqual(["Identity"]);
});
