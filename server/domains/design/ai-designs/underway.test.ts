import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AiJob, AiRequests } from "../../../../contract/design/ai-designs.ts";
import { aiDesigner, designWish } from "../../../../tests/support/ai-designer.ts";
import { type DesignShop, designShop, floors, nothing } from "../../../../tests/support/quick-designer.ts";
import { type Client, openShop } from "../../../../tests/support/shop.ts";
import { NotStarted, TaskEnded } from "../../../platform/child-pool.ts";
import { laterIsDone } from "../../../platform/later.ts";
import { showroomById } from "../../showrooms/showrooms/index.ts";
import { findRoomProducts } from "../rooms/index.ts";
import { jobs } from "./index.ts";

let market: DesignShop;
beforeAll(async () => {
  market = await designShop();
});
afterAll(() => market.shop.close());
beforeEach(() => market.begin());

const designer = (credits = 3, is_verified = true) => aiDesigner(market.shop, { credits, is_verified });

const creditsOf = (who: Client): Promise<number> => market.balance(who);

describe("a request that is underway", () => {
  it("says how far it is, and is stopped when it is cancelled", async () => {
    const { begun, goOn } = market.hold();
    const who = await designer();
    const { id } = (await market.generate(who)).body.data;
    await begun;
    const underway = (await who.call<AiJob>(`GET /api/AI/jobs/${id}`)).body.data;
    expect(underway).toMatchObject({ status: "running", doing: expect.stringMatching(/\w/) });
    const cancelled = await who.call<AiJob>(`POST /api/AI/jobs/${id}/cancel`);
    expect(cancelled.body.data).toMatchObject({ status: "cancelled", designs: [] });
    await who.call<AiJob>(`POST /api/AI/jobs/${id}/cancel`);
    goOn();
    expect(await market.done(who, id)).toMatchObject({ status: "cancelled", designs: [] });
    expect(await market.credits(who)).toEqual([
      [3, "welcome"],
      [-1, "held"],
      [1, "given_back"],
    ]);
  });

  it("comes to nothing when another server has cancelled it", async () => {
    const { begun, goOn } = market.hold();
    const who = await designer();
    const { id } = (await market.generate(who)).body.data;
    await begun;
    await market.shop.platform.sql`update ai_design_jobs
      set status = 'cancelled', finished_at = now(), lease_until = null where id = ${id}`;
    goOn();
    expect(await market.done(who, id)).toMatchObject({ status: "cancelled", designs: [] });
    const designs = await market.shop.platform.sql`select id from ai_designs where job_id = ${id}`;
    expect(designs).toEqual([]);
  });

  it("keeps its credit when it is cancelled after it has succeeded", async () => {
    const who = await designer();
    const { id } = (await market.generate(who)).body.data;
    await laterIsDone();
    expect((await who.call<AiJob>(`POST /api/AI/jobs/${id}/cancel`)).body.data.status).toBe("succeeded");
    expect(await creditsOf(who)).toBe(2);
  });

  it("is taken up again when its server died, and given up after the second time", async () => {
    const who = await designer();
    const died = async (attempts: number) => {
      const { goOn } = market.hold();
      const { id } = (await market.generate(who)).body.data;
      goOn();
      await laterIsDone();
      // as a server leaves it that was killed
      await market.shop.platform.sql`delete from ai_designs where job_id = ${id}`;
      await market.shop.platform.sql`update ai_design_jobs set status = 'running', attempts = ${attempts},
        finished_at = null, lease_until = now() - interval '1 second' where id = ${id}`;
      await jobs[0]!.run(market.shop.platform);
      return market.done(who, id);
    };
    expect((await died(1)).status).toBe("succeeded");
    expect(await died(2)).toMatchObject({ status: "failed", problem: expect.stringContaining("try again") });
    expect(await creditsOf(who)).toBe(2);
  });

  it("stays with its server as long as that is heard of", async () => {
    const { begun, goOn } = market.hold();
    const who = await designer();
    const { id } = (await market.generate(who)).body.data;
    await begun;
    await jobs[0]!.run(market.shop.platform);
    goOn();
    expect((await market.done(who, id)).status).toBe("succeeded");
    expect(market.inputs).toHaveLength(1);
  });
});

describe("a request whose process", () => {
  const minuteLater = async () => {
    market.shop.clock.skipMinutes(1);
    await jobs[0]!.run(market.shop.platform);
  };
  /** Lets the designer fail as often as said, and then design. */
  const failing = (times: number, error: () => Error) => {
    let left = times;
    market.designs = (input) => {
      if (left-- > 0) throw error();
      return floors(input);
    };
  };

  it("cannot be started is tried again as often as it takes, and costs its account nothing more", async () => {
    failing(4, () => new NotStarted());
    const who = await designer();
    const { id } = (await market.generate(who)).body.data;
    for (const _ of [1, 2, 3]) {
      expect((await market.done(who, id)).status).toBe("running");
      await minuteLater();
    }
    await market.done(who, id);
    await minuteLater();
    expect((await market.done(who, id)).status).toBe("succeeded");
    expect(await creditsOf(who)).toBe(2);
  });

  it("dies is tried once more, and then its credit is given back", async () => {
    const who = await designer();
    failing(1, () => new TaskEnded("crash"));
    const { id } = (await market.generate(who)).body.data;
    expect((await market.done(who, id)).status).toBe("running");
    await minuteLater();
    expect((await market.done(who, id)).status).toBe("succeeded");
    failing(2, () => new TaskEnded("crash"));
    const again = (await market.generate(who, { brief: "A tiny bathroom" })).body.data.id;
    await market.done(who, again);
    await minuteLater();
    expect(await market.done(who, again)).toMatchObject({ status: "failed", problem: expect.any(String) });
    expect(await creditsOf(who)).toBe(2);
  });
});

describe("the designer's own process", () => {
  it("designs with what the showroom sells, says how far it is, and ends with its request", async () => {
    const shop = await openShop();
    const who = await aiDesigner(shop);
    const generate = async () => {
      const wish = designWish(shop, { brief: "A bathroom, 8 by 10 feet", alternatives: 1 });
      return (await who.call<AiJob>("POST /api/AI/generate", wish)).body.data.id;
    };
    const job = async (id: string) => (await who.call<AiJob>(`GET /api/AI/jobs/${id}`)).body.data;
    const first = await generate();
    await expect.poll(async () => (await job(first)).progress).toBeGreaterThan(5);
    await laterIsDone();
    const { status, designs } = await job(first);
    expect(status).toBe("succeeded");
    const skus = designs.flatMap(({ design }) => design.surfaces.flatMap(({ sku }) => sku ?? []));
    const { oakstone } = shop.market;
    const { products } = await findRoomProducts(
      shop.platform,
      await showroomById(shop.platform, oakstone.id),
      skus,
    );
    expect(skus.length).toBeGreaterThan(0);
    expect(skus.filter((sku) => !products.has(sku))).toEqual([]);

    const second = await generate();
    await expect.poll(async () => (await job(second)).status).toBe("running");
    await who.call(`POST /api/AI/jobs/${second}/cancel`);
    await laterIsDone();
    expect(await job(second)).toMatchObject({ status: "cancelled", designs: [] });
    await shop.close();
  }, 120_000);
});

describe("a server that stops", () => {
  it("lets its requests go, with their credits held, for the next start", async () => {
    const stop = new AbortController();
    const stopped = await designShop({ stopping: stop.signal });
    const { begun, goOn } = stopped.hold();
    const who = await aiDesigner(stopped.shop);
    const { id } = (await stopped.generate(who)).body.data;
    await begun;
    stop.abort();
    goOn();
    expect(await stopped.done(who, id)).toMatchObject({ status: "queued", designs: [] });
    expect(await stopped.credits(who)).toEqual([
      [3, "welcome"],
      [-1, "held"],
    ]);
    const [{ attempts }] = (await stopped.shop.platform.sql`
      select attempts from ai_design_jobs where id = ${id}`) as [{ attempts: number }];
    expect(attempts).toBe(0);
    await stopped.shop.close();
  });
});

describe("an account's requests", () => {
  it("are listed newest first, and deleted with their designs", async () => {
    const who = await designer();
    const first = (await market.generate(who, { alternatives: 1 })).body.data.id;
    await laterIsDone();
    market.designs = nothing;
    const second = (await market.generate(who, { brief: "A tiny bathroom" })).body.data.id;
    await laterIsDone();
    const list = async () => (await who.call<AiRequests>("GET /api/AI/designs")).body.data;
    expect(await list()).toMatchObject([
      { id: second, status: "failed", designs: [] },
      { id: first, status: "succeeded", designs: [{ style_name: "Modern", room: "kitchen", area_sqft: 80 }] },
    ]);
    expect((await who.call(`DELETE /api/AI/jobs/${first}`)).status).toBe(200);
    expect((await who.call(`DELETE /api/AI/jobs/${first}`)).status).toBe(404);
    expect((await list()).map(({ id }) => id)).toEqual([second]);
    expect(await creditsOf(who)).toBe(2);
  });

  it("are nobody else's", async () => {
    const who = await designer();
    const stranger = await designer();
    const { id } = (await market.generate(who)).body.data;
    await laterIsDone();
    for (const key of [
      `GET /api/AI/jobs/${id}`,
      `POST /api/AI/jobs/${id}/cancel`,
      `DELETE /api/AI/jobs/${id}`,
    ])
      expect((await stranger.call(key)).status).toBe(404);
    expect((await stranger.call<AiRequests>("GET /api/AI/designs")).body.data).toEqual([]);
    expect((await market.done(who, id)).status).toBe("succeeded");
  });

  it("are in the data copy, and go with the account", async () => {
    const who = await designer();
    const { id } = (await market.generate(who, { alternatives: 1 })).body.data;
    await laterIsDone();
    const { body } = await who.call<{ requests: unknown[] }>("GET /api/AI/design/my_data");
    expect(body.data.requests).toMatchObject([
      { id, brief: "A small kitchen, $5,000", designs: [{ design: { room: "kitchen" } }] },
    ]);
    await market.shop.platform.db.deleteFrom("ai_accounts").where("id", "=", who.user_id).execute();
    const left = await market.shop.platform.sql`select id from ai_design_jobs where id = ${id}`;
    expect(left).toEqual([]);
  });

  it("that is deleted while underway is stopped, and its credit given back", async () => {
    const { begun, goOn } = market.hold();
    const who = await designer();
    const { id } = (await market.generate(who)).body.data;
    await begun;
    expect((await who.call(`DELETE /api/AI/jobs/${id}`)).status).toBe(200);
    goOn();
    await laterIsDone();
    expect(await creditsOf(who)).toBe(3);
  });
});

describe("the stream of a request", () => {
  it("tells how far it is, and ends with it", async () => {
    const { begun, goOn } = market.hold();
    const who = await designer();
    const { id } = (await market.generate(who)).body.data;
    await begun;
    const response = await market.shop.app.fetch(
      new Request(`http://localhost/api/AI/jobs/${id}/stream`, {
        headers: { AuthorizationAI: `Bearer ${who.token}` },
      }),
    );
    expect(response.headers.get("Content-Type")).toContain("text/event-stream");
    goOn();
    const told = await response.text();
    expect(told).toContain('"status":"running"');
    expect(told.trimEnd().split("\n").at(-1)).toContain('"status":"succeeded"');
  });

  it("is nobody else's", async () => {
    const { id } = (await market.generate(await designer())).body.data;
    expect((await (await designer()).call(`GET /api/AI/jobs/${id}/stream`)).status).toBe(404);
  });
});
