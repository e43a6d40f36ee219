import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { StartFailure } from "../start-failure.ts";
import { openSearchClient, proveOpenSearch } from "./client.ts";
import { SearchAway } from "./port.ts";

// The published interface, as far as a start and a search ask, with answers as OpenSearch gives them.

let answer: (response: ServerResponse, authorization: string | undefined) => void;
const server = createServer((request, response) => {
  request.resume();
  response.setHeader("Content-Type", "application/json");
  answer(response, request.headers.authorization);
});
let host: string;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const runs = (distribution: string | undefined, number: string) => (response: ServerResponse) =>
  void response.end(JSON.stringify({ version: { ...(distribution && { distribution }), number } }));

const refusal = (url: string) => proveOpenSearch(url).catch((error: unknown) => error);

it("refuses an address where no OpenSearch answers, without its password", async () => {
  const refused = await refusal("http://shop:hunter2@127.0.0.1:1/market");
  expect(refused).toBeInstanceOf(StartFailure);
  expect((refused as Error).message).toBe(
    "OPENSEARCH_URL: no OpenSearch answers at 127.0.0.1:1. Start it, or correct the address.",
  );
});

it("refuses a wrong password", async () => {
  answer = (response, authorization) => {
    const isRight = authorization === `Basic ${Buffer.from("shop:right").toString("base64")}`;
    if (isRight) runs("opensearch", "2.19.1")(response);
    else response.writeHead(401).end("{}");
  };
  expect(await refusal(`http://shop:wrong@${host}`)).toMatchObject({
    message: `OPENSEARCH_URL: the OpenSearch at ${host} refuses this user or password.`,
  });
  await proveOpenSearch(`http://shop:right@${host}`);
});

it("names the versions that it works with", async () => {
  for (const [distribution, number] of [
    ["opensearch", "2.11.0"],
    [undefined, "8.15.0"],
    ["opensearch", "4.0.0"],
  ] as const) {
    answer = runs(distribution, number);
    const name = distribution ?? "Elasticsearch";
    expect(await refusal(`http://${host}`)).toMatchObject({
      message: `OPENSEARCH_URL: ${host} runs ${name} ${number}, but OpenSearch 2.19 or newer, or 3 is needed.`,
    });
  }
  answer = runs("opensearch", "3.0.0");
  await proveOpenSearch(`http://${host}`);
});

it("stops asking an engine that fails, and says so without the address", async () => {
  let asked = 0;
  answer = (response) => {
    asked += 1;
    response.writeHead(500).end("{}");
  };
  const engine = openSearchClient(`http://shop:hunter2@${host}`);
  for (let at = 0; at < 12; at++) {
    const failed = await engine.search("products", {}).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(SearchAway);
    expect(String(failed)).not.toContain("hunter2");
  }
  const before = asked;
  await expect(engine.search("products", {})).rejects.toBeInstanceOf(SearchAway);
  expect(asked).toBe(before);
  engine.close();
});

it("leaves it to the caller if one query is wrong", async () => {
  answer = (response) =>
    void response.writeHead(400).end(JSON.stringify({ error: { type: "parsing_exception" } }));
  const engine = openSearchClient(`http://${host}`);
  for (let at = 0; at < 12; at++)
    await expect(engine.search("products", {})).rejects.not.toBeInstanceOf(SearchAway);
  engine.close();
});
