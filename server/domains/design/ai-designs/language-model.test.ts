import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AiJob } from "../../../../contract/design/ai-designs.ts";
import type { DesignedRoom } from "../../../../domain/designer/design.types.ts";
import type { DesignInput } from "../../../../domain/designer/design-rooms.ts";
import { aiDesigner, designWish } from "../../../../tests/support/ai-designer.ts";
import { type ModelServer, modelServer } from "../../../../tests/support/chat-completions.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { laterIsDone } from "../../../platform/later.ts";

const key = "sk-secret-91x";
let server: ModelServer;
let shop: Shop;
let inputs: DesignInput[] = [];
const log: string[] = [];

const room = (style: string, reasons: string[]): DesignedRoom => ({
  title: `${style} kitchen`,
  arrangement: style,
  style,
  style_name: style,
  turn: 0,
  thrift: 0,
  plan: { id: "drawn", tags: [] },
  design: smallRoom(),
  price_cents: 100,
  findings: [],
  reasons,
  unmet: [],
});

beforeAll(async () => {
  server = await modelServer();
  const environment = { AI_BASE_URL: `${server.baseUrl}/`, AI_API_KEY: key, AI_MODEL: "test-model" };
  const changes = {
    log: pino({ level: "trace" }, { write: (line: string) => void log.push(line) }),
    // biome-ignore lint/correctness/useYield: a designer that takes no time
    designRooms: async function* (input: DesignInput) {
      inputs.push(input);
      const rooms = [room("modern", ["The floor is oak."]), room("coastal", ["The counter is marble."])];
      return { rooms: rooms.slice(0, input.alternatives), problem: null };
    },
  };
  shop = await openShop(changes, environment);
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(() => {
  inputs = [];
  log.length = 0;
  server.asked.length = 0;
  server.replies.length = 0;
});

async function designed(changes: object): Promise<AiJob> {
  const who = await aiDesigner(shop);
  const sent = await who.call<AiJob>("POST /api/AI/generate", designWish(shop, changes));
  await laterIsDone();
  return (await who.call<AiJob>(`GET /api/AI/jobs/${sent.body.data.id}`)).body.data;
}

const form = (changes: object) => ({
  room: null,
  width_in: null,
  depth_in: null,
  ceiling_in: null,
  area_sqft: null,
  style: null,
  wants: [],
  avoids: [],
  colors: [],
  materials: [],
  metal: null,
  budget_usd: null,
  household: [],
  unread: [],
  ...changes,
});
const freeWords = { brief: "Where we cook, for $9,000", alternatives: 1 };

describe("a brief that a language model reads", () => {
  it("is completed with what the embedded reader left open", async () => {
    const wants = ["island", "moat"];
    server.replies.push({ content: form({ room: "kitchen", wants, budget_usd: 50, style: "gothic" }) });
    const job = await designed(freeWords);
    expect(inputs[0]?.brief).toMatchObject({ room: "kitchen", wants: ["island"], style: null });
    // what the embedded reader understood stays
    expect(inputs[0]?.brief.budget_cents).toBe(900_000);
    expect(job.understood).toEqual(["Kitchen", "Island", "Budget $9,000"]);
  });

  it("may say shape, seats and products, of which only known ones count", async () => {
    const products = ["apron sink", "moat"];
    server.replies.push({ content: form({ room: "kitchen", shape: "u", seats: 900, products }) });
    const job = await designed(freeWords);
    expect(inputs[0]?.brief).toMatchObject({ shape: "u", seats: null, products: [{ word: "apron" }] });
    expect(job.understood).toEqual(["Kitchen", "U-shaped", "Apron sink", "Budget $9,000"]);
  });

  it("gives way to what was chosen", async () => {
    server.replies.push({ content: form({ room: "bathroom", style: "coastal" }) });
    await designed({ ...freeWords, room: { kind: "kitchen" }, style: "modern" });
    expect(inputs[0]?.brief).toMatchObject({ room: "kitchen", style: "modern" });
  });

  it("is all that is sent of the account, and its key is in no log", async () => {
    server.replies.push({ status: 401, body: { error: { message: `Incorrect API key provided: ${key}` } } });
    const job = await designed(freeWords);
    expect(job.status).toBe("succeeded");
    expect(server.asked.map(({ body }) => body.messages[1]?.content)).toEqual([freeWords.brief]);
    expect(JSON.stringify(server.asked.map(({ body }) => body))).not.toMatch(/example\.test|Ida|Oakstone/);
    expect(server.asked[0]?.headers.authorization).toBe(`Bearer ${key}`);
    expect(log.join()).toContain("status 401");
    expect(log.join()).not.toContain(key);
    expect(log.join()).not.toContain("Where we cook");
  });

  it.each([
    ["is not a form", { content: [1] }],
    ["is a refusal", { body: { choices: [{ message: { content: null, refusal: "No." } }] } }],
  ])("is read without it when its answer %s", async (_, reply) => {
    server.replies.push(reply, reply);
    expect((await designed({ ...freeWords, brief: "A kitchen" })).status).toBe("succeeded");
    expect(inputs[0]?.brief.room).toBe("kitchen");
    expect(log.join()).toContain("read without the language model");
  });
});

describe("titles and order that a language model proposes", () => {
  const two = { brief: "A kitchen", alternatives: 2 };
  const titles = (job: AiJob) => job.designs.map(({ title }) => title);
  const proposed = (first: string, second: string) => ({
    content: {
      designs: [
        { number: 2, title: first },
        { number: 1, title: second },
      ],
    },
  });

  it("are taken", async () => {
    server.replies.push(
      { content: form({}) },
      proposed("A marble counter to work at.", "Calm on an oak floor."),
    );
    expect(titles(await designed(two))).toEqual(["A marble counter to work at", "Calm on an oak floor"]);
  });

  it("leave the cheapest first where there is a budget", async () => {
    server.replies.push(
      { content: form({}) },
      proposed("A marble counter to work at", "Calm on an oak floor"),
    );
    expect(titles(await designed({ ...two, budget: 900 }))).toEqual([
      "Calm on an oak floor",
      "A marble counter to work at",
    ]);
  });

  it("are left out where a title claims what the design does not say of itself", async () => {
    server.replies.push(
      { content: form({}) },
      proposed("A kitchen with a big island", "Visit www.example.com!"),
    );
    expect(titles(await designed(two))).toEqual(["coastal kitchen", "modern kitchen"]);
  });

  it("are left out where one is missing", async () => {
    server.replies.push({ content: form({}) }, { content: { designs: [{ number: 3, title: "x" }] } });
    expect(titles(await designed(two))).toEqual(["modern kitchen", "coastal kitchen"]);
  });
});
