import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  completion,
  type ModelServer,
  modelServer,
  type Reply,
} from "../../tests/support/chat-completions.ts";
import { chatCompletions } from "./language-model.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await modelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  server.replies.length = 0;
});

const key = "sk-test-7Yd2";
const question = {
  name: "room_brief",
  system: "Fill in the form.",
  user: "A small bath",
  schema: { type: "object", properties: {}, required: [], additionalProperties: false },
};

const ask = (replies: Reply[], signal = new AbortController().signal, patience_ms = 5000) => {
  server.replies.push(...replies);
  const settings = { baseUrl: server.baseUrl, apiKey: key, model: "test-model" };
  return chatCompletions(settings, { patience_ms }).answer(question, signal);
};

const busy: Reply = { status: 429, headers: { "Retry-After": "0" }, body: { error: { message: key } } };
const broken: Reply = { status: 500, headers: { "Retry-After": "0" }, body: "<html>" };

it("asks as the interface says, and reads the answer", async () => {
  expect(await ask([{ content: { room: "bathroom" } }])).toEqual({ room: "bathroom" });
  const [{ url, headers, body }] = server.asked as [(typeof server.asked)[0]];
  expect([url, headers.authorization]).toEqual(["/v1/chat/completions", `Bearer ${key}`]);
  expect(body).toEqual({
    model: "test-model",
    messages: [
      { role: "system", content: question.system },
      { role: "user", content: question.user },
    ],
    response_format: {
      type: "json_schema",
      json_schema: { name: "room_brief", strict: true, schema: question.schema },
    },
  });
});

it.each<[string, Reply]>([
  ["is busy", busy],
  ["fails", broken],
  ["sends no JSON", { content: "Sure! Here is your form" }],
  ["sends something else", { body: { object: "list", data: [] } }],
  ["breaks off its JSON", { body: '{"choices":[{"mess' }],
])("tries once more when the server %s", async (_, first) => {
  expect(await ask([first, { content: { room: "kitchen" } }])).toEqual({ room: "kitchen" });
  expect(server.asked).toHaveLength(2);
});

it.each<[string, Reply[], number]>([
  ["the model's server responded with status 429", [busy, busy], 2],
  ["the model's server responded with status 500", [broken, broken], 2],
  ["the model's server responded with status 401", [{ status: 401, body: { error: { message: key } } }], 1],
  ["the model's answer is not JSON", [{ content: "No." }, { content: "" }], 2],
  ["the model refused to answer", [{ body: completion(null, { refusal: "I can't help with that." }) }], 1],
  ["the model's answer is too long", [{ content: "x".repeat(3e5) }, { content: "x".repeat(3e5) }], 2],
])("gives up and says only that %s", async (message, replies, asked) => {
  await expect(ask(replies)).rejects.toThrow(message);
  expect(server.asked).toHaveLength(asked);
});

it("gives up on a server that does not answer", async () => {
  await expect(ask(["hang", "hang"], undefined, 50)).rejects.toThrow("the model took too long");
});

it("leaves off when its work is no longer wanted", async () => {
  const stop = new AbortController();
  const asking = ask(["hang"], stop.signal);
  stop.abort(new Error("cancelled"));
  await expect(asking).rejects.toThrow("cancelled");
});

it("does not take its key to another address", async () => {
  const other = await modelServer();
  const moved: Reply = { status: 307, headers: { Location: `${other.baseUrl}/chat/completions` }, body: "" };
  await expect(ask([moved, moved])).rejects.toThrow("the model's server can't be reached");
  expect(other.asked).toEqual([]);
  await other.close();
});
