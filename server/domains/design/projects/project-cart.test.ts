import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Project } from "../../../../contract/design/project-cart.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { type Answer, type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";

const matte = "NQT-CARR-1224-M";
const polished = "NQT-CARR-1224-P";
const gold = "WSP-ARB-BG";
const paver = "NQT-HOLL-48";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A visitor without an account; `cookie` is what a browser would keep. */
function guest(cookie = "") {
  return async <Data = Project>(
    endpoint: string,
    body?: unknown,
  ): Promise<Answer<Data> & { setCookie: string }> => {
    const [method, path] = endpoint.split(" ") as [string, string];
    const response = await shop.app.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return {
      status: response.status,
      body: await response.json(),
      setCookie: response.headers.getSetCookie().join("; "),
    };
  };
}

const newCustomer = () => shop.newCustomer();

describe("a guest's cart", () => {
  it("is created with the first product, under a key in an HttpOnly cookie", async () => {
    const { status, body, setCookie } = await guest()("POST /api/projectCart/update_cart", {
      showroom: "oakstone",
      sku: matte,
      qty: 3,
    });
    expect(status).toBe(200);
    expect(body.data.temp_project_id).toMatch(/^[\w-]{22}$/);
    expect(setCookie).toMatch(/^__Host-cart=.*HttpOnly.*Secure.*SameSite=Lax/);
    // wholesale 42.00 + 8 % margin = 45.36 trade, + 15 % markup of the category = 52.16
    expect(body.data.Project_tans).toMatchObject([
      { sku: matte, qty: 3, unit: "Box", unit_price: 52.16, line_total: 156.48, covers_sqft: 46.5 },
    ]);
    expect(body.data.totals).toEqual({
      items: 3,
      merchandise: 156.48,
      discount: 0,
      shipping: 0,
      tax: null,
      total: 156.48,
      savings: 80.52,
    });
  });

  it("is found again by its key, sent or as a cookie, and by nobody else", async () => {
    const made = await guest()("POST /api/projectCart/update_cart", {
      showroom: "OAKSTONE",
      sku: matte,
      qty: 2,
    });
    const key = made.body.data.temp_project_id;
    const bySent = await guest()(`GET /api/projectCart?temp_project_id=${key}&is_cart=1`);
    const byCookie = await guest(`__Host-cart=${key}`)("GET /api/projectCart?is_cart=1&showroom=OAKSTONE");
    expect(bySent.body.data.id).toBe(made.body.data.id);
    expect(byCookie.body.data.id).toBe(made.body.data.id);
    const stranger = await guest("__Host-cart=AAAAAAAAAAAAAAAAAAAAAA")(
      `GET /api/projectCart?project=${made.body.data.id}`,
    );
    expect(stranger.status).toBe(404);
    expect((await guest()("GET /api/projectCart?is_cart=1")).body.data).toBeNull();
  });

  it("holds one cart in each showroom, at that pro's prices", async () => {
    const first = await guest()("POST /api/projectCart/update_cart", {
      showroom: "OAKSTONE",
      sku: matte,
      qty: 2,
    });
    const cookie = `__Host-cart=${first.body.data.temp_project_id}`;
    const second = await guest(cookie)("POST /api/projectCart/update_cart", {
      showroom: "HARBOR88",
      sku: paver,
      qty: 1,
    });
    expect(second.body.data.id).not.toBe(first.body.data.id);
    const back = await guest(cookie)("GET /api/projectCart?is_cart=1&showroom=OAKSTONE");
    expect(back.body.data.Project_tans).toMatchObject([{ sku: matte, qty: 2 }]);
  });

  it("adds to what is there when asked to, also when two tabs do so at once", async () => {
    const made = await guest()("POST /api/projectCart/update_cart", {
      showroom: "OAKSTONE",
      sku: matte,
      qty: 2,
    });
    const add = guest(`__Host-cart=${made.body.data.temp_project_id}`);
    const more = { showroom: "OAKSTONE", sku: matte, qty: 2, add: true };
    await Promise.all(Array.from({ length: 6 }, () => add("POST /api/projectCart/update_cart", more)));
    const { body } = await add("GET /api/projectCart?is_cart=1");
    expect(body.data.Project_tans).toMatchObject([{ qty: 14 }]);
  });

  it("loses a line at quantity 0, by its id, and all lines at once", async () => {
    const made = await guest()("POST /api/projectCart", {
      showroom: "OAKSTONE",
      is_cart: true,
      lines: [
        { sku: matte, qty: 2 },
        { sku: polished, qty: 2 },
        { sku: gold, qty: 1 },
      ],
    });
    expect(made.status).toBe(201);
    const call = guest(`__Host-cart=${made.body.data.temp_project_id}`);
    const zero = await call("POST /api/projectCart/update_cart", { sku: matte, qty: 0 });
    expect(zero.body.data.Project_tans.map((line) => line.sku)).toEqual([polished, gold]);
    const line = zero.body.data.Project_tans[0]!.id;
    expect((await call(`DELETE /api/cart/destroy/${line}`)).body.data.Project_tans).toHaveLength(1);
    expect((await call(`DELETE /api/cart/destroy/${line}`)).status).toBe(404);
    expect(
      (await call(`DELETE /api/cart/destroy/${made.body.data.id}?all=1`)).body.data.Project_tans,
    ).toEqual([]);
  });
});

describe("what a cart refuses", () => {
  const refused: [string, object, string, RegExp][] = [
    ["less than the vendor's minimum", { sku: matte, qty: 1 }, "qty", /minimum quantity is 2/],
    ["more than there is", { sku: gold, qty: 2 }, "qty", /Only 1 left/],
    ["what has run out", { sku: "NQT-TERR-1224", qty: 1 }, "qty", /out of stock/],
    ["a negative quantity", { sku: matte, qty: -1 }, "qty", /./],
    ["half a box", { sku: matte, qty: 1.5 }, "qty", /whole number/],
    ["a quantity as text", { sku: matte, qty: "1e3" }, "qty", /./],
    ["a billion", { sku: matte, qty: 1e9 }, "qty", /./],
    ["an unknown SKU", { sku: "NOPE", qty: 1 }, "sku", /No product/],
    ["goods of another showroom", { sku: paver, qty: 1 }, "sku", /not sold in this showroom/],
    ["a price of one's own", { sku: matte, qty: 2, unit_price: 1 }, "unit_price", /not accepted/],
  ];
  it.each(refused)("%s", async (_, line, field, message) => {
    const { status, body } = await guest()("POST /api/projectCart/update_cart", {
      showroom: "OAKSTONE",
      ...line,
    });
    expect(status).toBe(422);
    expect(body.message).toBe("The given data was invalid.");
    expect(body.errors?.[field]?.[0]).toMatch(message);
  });

  it("leaves nothing behind when one of several lines is refused", async () => {
    const buyer = await newCustomer();
    const { status, body } = await buyer.call("POST /api/projectCart", {
      showroom: "OAKSTONE",
      is_cart: true,
      lines: [
        { sku: matte, qty: 2 },
        { sku: gold, qty: 5 },
      ],
    });
    expect(status).toBe(422);
    expect(body.errors?.["lines.1.qty"]?.[0]).toMatch(/Only 1 left/);
    expect((await buyer.call("GET /api/projectCart?is_cart=1")).body.data).toBeNull();
  });
});

describe("an account's projects", () => {
  it("have one open cart in a showroom, however often it is made", async () => {
    const buyer = await newCustomer();
    const made = await Promise.all(
      [1, 2, 3].map(() =>
        buyer.call<Project>("POST /api/projectCart", { showroom: "OAKSTONE", is_cart: true }),
      ),
    );
    expect(new Set(made.map((answer) => answer.body.data.id)).size).toBe(1);
  });

  it("become the cart with their lines, and chosen lines of several become one cart", async () => {
    const buyer = await newCustomer();
    const make = async (name: string, sku: string) => {
      const lines = [{ sku, qty: 2 }];
      return (await buyer.call<Project>("POST /api/projectCart", { name, showroom: "OAKSTONE", lines })).body
        .data;
    };
    const [bath, kitchen] = [await make("Hall bath", matte), await make("Kitchen", polished)];
    const toCart = { action: "cart", project: bath.id, showroom: "OAKSTONE" };
    const cart = await buyer.call<Project>("POST /api/projectCart/sync_to_cart", toCart);
    expect(cart.body.data).toMatchObject({ is_cart: true, Project_tans: [{ sku: matte, qty: 2 }] });
    const items = [{ project: kitchen.id, line: kitchen.Project_tans[0]!.id }];
    const both = await buyer.call<Project>("POST /api/projectCart/sync_to_bulk_cart", {
      showroom: "OAKSTONE",
      mode: "add",
      items,
    });
    expect(both.body.data.Project_tans.map((line) => line.sku).sort()).toEqual([matte, polished]);
    const kept = await buyer.call<Project>(`GET /api/projectCart/${kitchen.id}`);
    expect(kept.body.data.Project_tans).toHaveLength(1);
    const list = await buyer.call<{ data: { name: string }[]; total: number }>("GET /api/projects");
    expect(list.body.data.total).toBe(3);
  });

  it("are renamed only from the current version; others get the current state", async () => {
    const buyer = await newCustomer();
    const { id, version } = (await buyer.call<Project>("POST /api/projectCart", { showroom: "OAKSTONE" }))
      .body.data;
    const put = (name: string) => buyer.call<Project>(`PUT /api/projectCart/${id}`, { name, version });
    const answers = await Promise.all([put("Hall bath"), put("Powder room")]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const [kept, stale] = answers.sort((a, b) => a.status - b.status);
    expect(stale?.body.data.name).toBe(kept?.body.data.name);
  });

  it("cannot be seen, changed, ordered or emptied by others", async () => {
    const [owner, other] = [await newCustomer(), await newCustomer()];
    const lines = [{ sku: matte, qty: 2 }];
    const { data } = (await owner.call<Project>("POST /api/projectCart", { showroom: "OAKSTONE", lines }))
      .body;
    const line = data.Project_tans[0]!.id;
    const tries: [string, object?][] = [
      [`GET /api/projectCart/${data.id}`],
      [`GET /api/projectCart?project=${data.id}`],
      [`PUT /api/projectCart/${data.id}`, { name: "Mine", version: data.version }],
      ["POST /api/projectCart/update_cart", { project: data.id, sku: matte, qty: 9 }],
      ["POST /api/projectCart/sync_to_cart", { action: "cart", project: data.id, showroom: "OAKSTONE" }],
      ["POST /api/projectCart/undo", { project: data.id, version: data.version }],
      [
        "POST /api/projectCart/sync_to_bulk_cart",
        { showroom: "OAKSTONE", items: [{ project: data.id, line }] },
      ],
      [`DELETE /api/cart/destroy/${line}`],
      [`DELETE /api/cart/destroy/${data.id}?all=1`],
    ];
    for (const [endpoint, body] of tries)
      expect([endpoint, (await other.call(endpoint, body)).status]).toEqual([endpoint, 404]);
    expect((await owner.call<Project>(`GET /api/projectCart/${data.id}`)).body.data).toEqual(data);
  });
});

describe("taking a guest's cart into an account", () => {
  it("moves every line once, however often it is asked, and the guest's key is dead", async () => {
    const made = await guest()("POST /api/projectCart/update_cart", {
      showroom: "OAKSTONE",
      sku: matte,
      qty: 4,
    });
    const key = made.body.data.temp_project_id;
    const [one, two] = [await newCustomer(), await newCustomer()];
    const claim = async (buyer: Client) => {
      const cart = await buyer.call<Project>("POST /api/projectCart", {
        showroom: "OAKSTONE",
        is_cart: true,
      });
      const body = { re_temp_project_id: key, project_id: cart.body.data.id };
      return buyer.call<Project>("POST /api/projectCart/update_project_cart", body);
    };
    const answers = await Promise.all([claim(one), claim(two)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const lines = await Promise.all(
      [one, two].map(
        async (buyer) =>
          (await buyer.call<Project | null>("GET /api/projectCart?is_cart=1")).body.data?.Project_tans ?? [],
      ),
    );
    expect(lines.flat()).toMatchObject([{ sku: matte, qty: 4 }]);
    expect((await guest(`__Host-cart=${key}`)("GET /api/projectCart?is_cart=1")).body.data).toBeNull();
  });

  it("puts it into the named project, once, and brings the guest's projects and other carts along", async () => {
    const made = await guest()("POST /api/projectCart/update_cart", {
      showroom: "OAKSTONE",
      sku: matte,
      qty: 4,
    });
    const key = made.body.data.temp_project_id;
    const browser = guest(`__Host-cart=${key}`);
    await browser("POST /api/projectCart/update_cart", { showroom: "HARBOR88", sku: paver, qty: 1 });
    const idea = { showroom: "OAKSTONE", name: "Idea", lines: [{ sku: polished, qty: 2 }] };
    await browser("POST /api/projectCart", idea);

    const buyer = await newCustomer();
    const kitchen = { showroom: "OAKSTONE", name: "Kitchen", lines: [{ sku: matte, qty: 2 }] };
    const { id } = (await buyer.call<Project>("POST /api/projectCart", kitchen)).body.data;
    const body = { re_temp_project_id: key, project_id: id };
    const claim = () => buyer.call<Project>("POST /api/projectCart/update_project_cart", body);
    expect((await Promise.all([claim(), claim(), claim()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);

    const list = (await buyer.call<{ data: { name: string }[] }>("GET /api/projects")).body.data.data;
    expect(list.map(({ name }) => name).sort()).toEqual(["Cart", "Idea", "Kitchen"]);
    const kept = (await buyer.call<Project>(`GET /api/projectCart/${id}`)).body.data;
    expect(kept.Project_tans).toMatchObject([{ sku: matte, qty: 6 }]);
    const cartIn = async (showroom: string) =>
      (await buyer.call<Project | null>(`GET /api/projectCart?is_cart=1&showroom=${showroom}`)).body.data;
    expect(await cartIn("OAKSTONE")).toBeNull();
    expect((await cartIn("HARBOR88"))?.Project_tans).toMatchObject([{ sku: paver, qty: 1 }]);
    expect((await browser("GET /api/projectCart?is_cart=0")).body.data).toBeNull();
  });

  it("refuses a project of somebody else's, and the cart stays the guest's", async () => {
    const made = await guest()("POST /api/projectCart/update_cart", {
      showroom: "OAKSTONE",
      sku: matte,
      qty: 4,
    });
    const key = made.body.data.temp_project_id;
    const foreign = await (await newCustomer()).call<Project>("POST /api/projectCart", {
      showroom: "OAKSTONE",
    });
    const body = { re_temp_project_id: key, project_id: foreign.body.data.id };
    const refused = await (await newCustomer()).call("POST /api/projectCart/update_project_cart", body);
    expect(refused.status).toBe(404);
    const left = (await guest(`__Host-cart=${key}`)("GET /api/projectCart?is_cart=1")).body.data;
    expect(left.Project_tans).toMatchObject([{ sku: matte, qty: 4 }]);
  });
});

describe("a guest's projects", () => {
  it("stand beside the cart, several of them, and open with the guest's key alone", async () => {
    const made = await guest()("POST /api/projectCart", { showroom: "OAKSTONE", is_cart: true });
    const browser = guest(`__Host-cart=${made.body.data.temp_project_id}`);
    const named = async (name: string, qty: number) =>
      (await browser("POST /api/projectCart", { showroom: "OAKSTONE", name, lines: [{ sku: matte, qty }] }))
        .body.data;
    const [bath, kitchen] = [await named("Bath", 2), await named("Kitchen", 3)];
    expect(new Set([made.body.data.id, bath.id, kitchen.id]).size).toBe(3);
    expect([bath.is_cart, kitchen.is_cart, made.body.data.is_cart]).toEqual([false, false, true]);
    const change = { project: bath.id, sku: polished, qty: 3 };
    expect((await browser("POST /api/projectCart/update_cart", change)).body.data.name).toBe("Bath");
    expect((await browser(`GET /api/projectCart?project=${kitchen.id}`)).body.data).toMatchObject({
      name: "Kitchen",
      Project_tans: [{ sku: matte, qty: 3 }],
    });
    expect((await browser("GET /api/projectCart?is_cart=0")).body.data.name).toBe("Bath");
    expect(
      (await guest("__Host-cart=another-guests-key-1")(`GET /api/projectCart?project=${bath.id}`)).status,
    ).toBe(404);
  });
});

describe("a new project's floor plan and template", () => {
  it("must exist and be open to its owner", async () => {
    const form = (plan: object) => ({ showroom: "OAKSTONE", ...plan });
    const owner = await newCustomer();
    const drawn = { plan: JSON.stringify(smallRoom().plan), room: "kitchen", name: "My kitchen" };
    const sent = new FormData();
    for (const [name, value] of Object.entries(drawn)) sent.append(name, value);
    const own = await owner.call<{ id: string }>("POST /api/floorplans/upload", sent);
    expect(own.status).toBe(201);
    const mine = form({ floorplan: own.body.data.id });
    expect((await owner.call<Project>("POST /api/projectCart", mine)).body.data.floorplan).toBe(
      own.body.data.id,
    );
    const foreign = await (await newCustomer()).call("POST /api/projectCart", mine);
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      { floorplan: ["We couldn't find that floor plan."] },
    ]);
    const unknown = form({ floorplan: "no-such-plan", floorTemplate: "no-such-template" });
    for (const answer of [
      await owner.call("POST /api/projectCart", unknown),
      await guest()("POST /api/projectCart", unknown),
    ]) {
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        {
          floorplan: ["We couldn't find that floor plan."],
          floorTemplate: ["We couldn't find that template."],
        },
      ]);
    }
  });
});
