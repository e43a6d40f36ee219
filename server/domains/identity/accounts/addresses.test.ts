import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptAddress } from "../../../../contract/identity/addresses.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import {
  type Buyer,
  type Client,
  openShop,
  order,
  portland,
  type Shop,
} from "../../../../tests/support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let people = 0;
const customer = async () =>
  shop.signIn(await addUser(shop.platform.db, "User", `Address Owner ${++people}`));

const site = {
  label: "Job site",
  name: "Marcus Bell",
  phone: "(503) 555-0176",
  delivery_notes: "Call first",
  ...portland,
};
interface Added {
  id: string;
  addresses: KeptAddress[];
}
async function add(who: Client, change: object = {}): Promise<Added> {
  const answer = await who.call<Added>("POST /api/addresses", { ...site, ...change });
  expect(answer.status).toBe(201);
  return answer.body.data;
}
const bookOf = async (who: Client) => (await who.call<KeptAddress[]>("GET /api/addresses")).body.data;
const profileOf = async (who: Client) =>
  (await who.call<{ shipping: object | null; billing: object | null }>("GET /api/profile?checkout=1")).body
    .data;

describe("the address book", () => {
  it("makes the first address the default for delivery, and shows it in the profile", async () => {
    const who = await customer();
    const { addresses } = await add(who);
    expect(addresses).toMatchObject([{ ...site, is_default_shipping: true, is_default_billing: false }]);
    expect(await profileOf(who)).toMatchObject({ shipping: portland, billing: null });
  });

  it("has one default of each kind, the last that was chosen, listed first", async () => {
    const who = await customer();
    await add(who, { label: "Home" });
    const { id } = await add(who, { label: "Office", is_default_shipping: true, is_default_billing: true });
    await add(who, { label: "Billing", is_default_billing: true });
    expect(
      (await bookOf(who)).map(({ label, is_default_shipping, is_default_billing }) => [
        label,
        is_default_shipping,
        is_default_billing,
      ]),
    ).toEqual([
      ["Office", true, false],
      ["Billing", false, true],
      ["Home", false, false],
    ]);
    expect((await bookOf(who))[0]!.id).toBe(id);
  });

  it("still has one default when many are chosen at once", async () => {
    const who = await customer();
    await add(who);
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => add(who, { label: `Site ${n}`, is_default_shipping: true })),
    );
    const book = await bookOf(who);
    expect(book).toHaveLength(9);
    expect(book.filter((one) => one.is_default_shipping)).toHaveLength(1);
  });

  it("changes an address and leaves the others", async () => {
    const who = await customer();
    await add(who, { label: "Home" });
    const { id } = await add(who);
    const changed = { ...site, label: "Hall bath", city: "Salem", zip_code: "97301" };
    const { body } = await who.call<KeptAddress[]>(`PUT /api/addresses/${id}`, changed);
    expect(body.data.map(({ label, city }) => [label, city])).toEqual([
      ["Home", "Portland"],
      ["Hall bath", "Salem"],
    ]);
  });

  it("makes the one changed last the default when the default is deleted", async () => {
    const who = await customer();
    const { id } = await add(who, { label: "Home" });
    await add(who, { label: "Older" });
    await add(who, { label: "Newer" });
    const { body } = await who.call<KeptAddress[]>(`DELETE /api/addresses/${id}`);
    expect(body.data.map(({ label, is_default_shipping }) => [label, is_default_shipping])).toEqual([
      ["Newer", true],
      ["Older", false],
    ]);
  });

  it("takes what the profile changes, and leaves the other kind alone", async () => {
    const who = await customer();
    await add(who, { label: "Both", is_default_billing: true });
    const moved = { street: "7 Oak St", apartment: "", city: "Salem", state: "OR", zip_code: "97301" };
    await who.call("PUT /api/profile?checkout=1", moved);
    expect(await profileOf(who)).toMatchObject({ shipping: moved, billing: portland });
    expect(await bookOf(who)).toHaveLength(2);
    await who.call("PUT /api/profile?checkout=1", { ...moved, street: "9 Oak St" });
    expect(await bookOf(who)).toHaveLength(2);
  });

  it("leaves an order that was sent to a deleted address as it is, with its notes", async () => {
    const buyer: Buyer = await shop.buyer({ "NQT-SLAT-1212": 2 });
    const { id } = await add(buyer);
    const { label: _, ...destination } = site;
    const placed = await order(buyer, { shipping: destination });
    await buyer.call(`DELETE /api/addresses/${id}`);
    const { body } = await buyer.call(`GET /api/orders/${placed.id}`);
    expect(body.data.order.shipping_address).toEqual(destination);
    const vendor = await shop.signIn(shop.market.tileVendor.user_id);
    const theirs = await vendor.call(`GET /api/orders/${placed.id}`);
    expect(theirs.body.data.order.shipping_address).toMatchObject({
      name: "Marcus Bell",
      phone: "(503) 555-0176",
      delivery_notes: "Call first",
    });
  });

  it("is nobody else's", async () => {
    const who = await customer();
    const { id } = await add(who);
    const other = await customer();
    expect(await bookOf(other)).toEqual([]);
    expect((await other.call(`PUT /api/addresses/${id}`, { ...site, street: "1 Elsewhere" })).status).toBe(
      404,
    );
    expect((await other.call(`DELETE /api/addresses/${id}`)).status).toBe(404);
    expect(await bookOf(who)).toMatchObject([{ street: portland.street, is_default_shipping: true }]);
  });

  it.each([
    [{ street: " " }, "street", "Enter a street."],
    [{ zip_code: "9720" }, "zip_code", "Enter a ZIP code with 5 digits."],
    [{ state: "ZZ" }, "state", "Choose a U.S. state."],
    [{ phone: "call me" }, "phone", "Enter a phone number with area code."],
    [{ label: "x".repeat(41) }, "label", "Enter at most 40 characters."],
  ])("refuses %j", async (change, field, message) => {
    const who = await customer();
    const { status, body } = await who.call("POST /api/addresses", { ...site, ...change });
    expect([status, body.errors?.[field]]).toEqual([422, [message]]);
  });

  it("keeps 30 addresses", async () => {
    const who = await customer();
    for (let n = 0; n < 30; n += 1) await add(who, { label: `Site ${n}` });
    const { status, body } = await who.call("POST /api/addresses", site);
    expect([status, body.errors?.street]).toEqual([
      422,
      ["You can keep 30 addresses. Delete one you no longer need."],
    ]);
  });
});
