import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AiJob } from "../../../../contract/design/ai-designs.ts";
import { aiDesigner } from "../../../../tests/support/ai-designer.ts";
import { type DesignShop, designShop } from "../../../../tests/support/quick-designer.ts";
import type { Client } from "../../../../tests/support/shop.ts";
import { laterIsDone } from "../../../platform/later.ts";

let market: DesignShop;
beforeAll(async () => {
  // small pictures, by the real child process
  market = await designShop({ takeStill: null }, { DEMO_PICTURES: "draft" });
});
afterAll(() => market.shop.close());
beforeEach(() => market.begin());

async function designed(who: Client, alternatives = 1): Promise<AiJob> {
  const { body } = await market.generate(who, { alternatives });
  return market.done(who, body.data.id);
}

const fetched = (path: string, who?: Client) =>
  market.shop.app.fetch(
    new Request(`http://localhost${path}`, {
      headers: who ? { AuthorizationAI: `Bearer ${who.token}` } : {},
    }),
  );

describe("a finished design", () => {
  it("gets a picture by itself, the same one for the same design, which goes with its request", async () => {
    const who = await aiDesigner(market.shop, { credits: 3 });
    const { id } = await designed(who, 2);
    await laterIsDone();
    const { designs } = (await who.call<AiJob>(`GET /api/AI/jobs/${id}`)).body.data;
    const [one, other] = designs;
    expect(one).toMatchObject({ picture: { alt: "Slate floor in 3D" }, picture_coming: false });
    expect(other!.picture).toEqual(one!.picture);
    const answer = await fetched(one!.picture!.url);
    expect(answer.headers.get("Content-Type")).toBe("image/webp");
    const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
    expect(channels[1]!.mean).toBeGreaterThan(30);

    await who.call(`DELETE /api/AI/jobs/${id}`);
    // browsers may keep it; nobody else gets it any more
    expect((await fetched(one!.picture!.url.replace("/800.", "/480."))).status).toBe(404);
  });

  it("tells who asked for it, and nobody else", async () => {
    const [who, stranger] = [
      await aiDesigner(market.shop, { credits: 3 }),
      await aiDesigner(market.shop, { credits: 3 }),
    ];
    const { id, designs } = await designed(who);
    const told = await (await fetched(`/api/AI/jobs/${id}/pictures`, who)).text();
    expect(told).toContain("event: picture");
    expect(told).toContain(designs[0]!.id);
    expect(told).toContain("/showroom/media/");
    expect((await fetched(`/api/AI/jobs/${id}/pictures`, stranger)).status).toBe(404);
  });
});
