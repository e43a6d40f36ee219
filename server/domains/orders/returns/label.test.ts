import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReturnCaseInFull } from "../../../../contract/orders/returns.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import {
  type Buyer,
  type Client,
  openShop,
  order,
  type Shop,
  signInSellers,
} from "../../../../tests/support/shop.ts";

const tile = "NQT-SLAT-1212";
let shop: Shop;
let tiler: Client;
let plumber: Client;
let buyer: Buyer;
let id: string;
let number: string;
beforeAll(async () => {
  shop = await openShop();
  const sellers = await signInSellers(shop);
  ({ tiler, plumber } = sellers);
  buyer = await shop.buyer({ [tile]: 5 });
  const made = await order(buyer);
  const item = made.items[0]!.id;
  await sellers.admin.call(`PUT /api/orders/${made.id}/items/${item}/status`, { status: "Delivered" });
  const asked = { order: made.id, item, qty: 2, reason: "too_many" };
  const key = { "Idempotency-Key": randomUUID() };
  ({ id, number } = (await buyer.call<ReturnCaseInFull>("POST /api/returns", asked, key)).body.data);
});
afterAll(() => shop.close());

const labelFor = async (who: Client) =>
  shop.app.fetch(
    new Request(`http://localhost/api/returns/${id}/label`, {
      headers: { Authorization: `Bearer ${who.token}` },
    }),
  );
const send = (who: Client, content: string) => {
  const form = new FormData();
  form.set("file", new File([content], "label.pdf"));
  return who.call<ReturnCaseInFull>(`POST /api/returns/${id}/label`, form);
};

test("an approved return has a slip with both addresses, and nobody else's", async () => {
  expect((await labelFor(buyer)).status).toBe(404);
  expect((await send(tiler, "%PDF-1.7 label")).body.code).toBe("illegal_status");
  const return_to = {
    name: "Northquay Tile",
    street: "5 Dock Road",
    apartment: "Dock 3",
    city: "Portland",
    state: "OR",
    zip_code: "97203",
  };
  const approved = await tiler.call<ReturnCaseInFull>(`PUT /api/returns/${id}/approve`, {
    return_to,
    label_note: "Drop it off at any UPS store.",
  });
  expect(approved.body.data).toMatchObject({
    label: "ours",
    may: { label: true },
    return_address: return_to,
    return_to: "Northquay Tile\n5 Dock Road, Dock 3\nPortland, OR 97203",
  });
  const answer = await labelFor(buyer);
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  const text = pdfText(Buffer.from(await answer.arrayBuffer()));
  for (const words of [
    `Return ${number}`,
    "5 Dock Road, Dock 3",
    "18 Alder Way",
    "Drop it off at any UPS store.",
  ]) {
    expect(text).toContain(words);
  }
  expect((await labelFor(plumber)).status).toBe(404);
  // an address that was typed as one text is still printed
  const { db } = shop.platform;
  const typed = { return_address: null, return_to: "Tile Dock, 9 Old Quay, Portland" };
  await db.updateTable("return_cases").set(typed).where("id", "=", id).execute();
  expect(pdfText(Buffer.from(await (await labelFor(buyer)).arrayBuffer()))).toContain("9 Old Quay");
});

test("a carrier's prepaid label takes its place, and the customer gets an email", async () => {
  expect((await send(tiler, "<html>no label</html>")).body.errors).toHaveProperty("file");
  expect((await send(plumber, "%PDF-1.7 label")).status).toBe(404);
  expect((await send(buyer, "%PDF-1.7 label")).status).not.toBe(200);
  expect((await send(tiler, "%PDF-1.7 label")).body.data).toMatchObject({ label: "carrier" });
  expect(await (await labelFor(buyer)).text()).toBe("%PDF-1.7 label");
  const mails = await shop.platform.db
    .selectFrom("mails")
    .select("subject")
    .where("subject", "like", `Return ${number}: your prepaid label`)
    .execute();
  expect(mails).toHaveLength(1);
});
