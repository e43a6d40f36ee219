import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Project } from "../../../../contract/design/project-cart.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { type Market, seedMarket } from "../../../../tests/support/catalog-seed.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";

let test: TestApp;
let market: Market;
beforeAll(async () => {
  test = await testApp();
  market = await seedMarket(test.platform.db);
});
afterAll(() => test.close());

/** A browser with something in its cart. */
async function guest(qty: number): Promise<{ who: Visitor; sku: string; key: string }> {
  const sku = skuOf(0);
  const who = visitor(test.app);
  const { body } = await who.call("POST /api/projectCart", {
    showroom: market.oakstone.id,
    is_cart: true,
    lines: [{ sku, qty }],
  });
  return { who, sku, key: (body.data as Project).temp_project_id ?? "" };
}

const skuOf = (index: number) => {
  const inStock = market.products
    .flatMap((product) => product.variants)
    .filter((variant) => variant.stock > 40);
  return inStock[index]!.sku;
};

const cartOf = async (who: Visitor) => {
  const { body } = await who.call(`GET /api/projectCart?is_cart=1&showroom=${market.oakstone.id}`);
  return body.data as Project | null;
};

describe("a guest's rooms", () => {
  it("are the account's after registration and after sign-in, in the same browser", async () => {
    const begin = async (who: Visitor, name: string) => {
      const body = { showroom: market.oakstone.id, name, design: smallRoom() };
      return (await who.call("POST /api/rooms", body)).body.data as Room;
    };
    const form = registration("rooms@example.test");
    const who = visitor(test.app);
    const first = await begin(who, "Kitchen");
    who.token = (await who.call("POST /api/register", form)).body.token;
    const later = visitor(test.app);
    const second = await begin(later, "Bath");
    later.token = (
      await later.call("POST /api/login", { email: form.email, password: form.password })
    ).body.token;
    const list = (await later.call("GET /api/rooms")).body.data as { data: { id: string }[] };
    expect(list.data.map((room) => room.id)).toEqual([second.id, first.id]);
    const key = second.temp_project_id;
    expect((await visitor(test.app).call(`GET /api/rooms/${second.id}?temp_project_id=${key}`)).status).toBe(
      404,
    );
  });
});

describe("a guest's cart", () => {
  it("is the account's after registration, and the guest's key is dead", async () => {
    const { who, sku, key } = await guest(12);
    who.token = (await who.call("POST /api/register", registration("cart@example.test"))).body.token;
    expect((await cartOf(who))?.Project_tans).toMatchObject([{ sku, qty: 12 }]);
    const other = visitor(test.app);
    expect((await other.call(`GET /api/projectCart?temp_project_id=${key}`)).body.data).toBeNull();
  });

  it("is merged into the account's cart at sign-in, once", async () => {
    const form = registration("returning@example.test");
    const first = await guest(12);
    await first.who.call("POST /api/register", form);
    const second = await guest(15);
    const signIn = () => second.who.call("POST /api/login", { email: form.email, password: form.password });
    const answers = await Promise.all([signIn(), signIn(), signIn()]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    second.who.token = answers[2]!.body.token;
    second.who.cookies.set("__Host-session", /__Host-session=([^;]+)/.exec(answers[2]!.cookies[0]!)![1]!);
    expect((await cartOf(second.who))?.Project_tans).toMatchObject([{ qty: 27 }]);
  });

  it("stays the guest's when the sign-in fails", async () => {
    const { who } = await guest(12);
    await who.call("POST /api/login", { email: "returning@example.test", password: "wrong-password" });
    expect((await cartOf(who))?.Project_tans).toHaveLength(1);
  });
});
