import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ClientImport } from "../../../../../contract/showrooms/client-import.ts";
import type { Client as ProClient } from "../../../../../contract/showrooms/clients.ts";
import { type Client, openShop, type Shop } from "../../../../../tests/support/shop.ts";
import { mailsTo } from "../../../../../tests/support/visitor.ts";

const list = [
  "Full Name,E-mail Address,Mobile Phone,Home Street,Home City,Home State,Home Postal Code",
  "Nora Winslow,nora@example.test,(503) 555-0142,12 Elm St,Salem,OR,97301",
  "N. Winslow,NORA@example.test,,,,,",
  "Ivo Marsh,,503 555 0199,,,,",
  ",,503 555 0100,,,,",
  "Kept Kate,kate@example.test,,,,,",
].join("\r\n");

let shop: Shop;
let pro: Client;
let other: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  other = await shop.signIn(shop.market.harbor.user_id);
  await pro.call("POST /api/pro/clients", { full_name: "Kate Moreau", email: "Kate@example.test" });
});
afterAll(() => shop.close());

const send = (text: string, apply: "0" | "1", who = pro) => {
  const form = new FormData();
  form.append("file", new File([text], "contacts.csv"));
  form.append("apply", apply);
  return who.call<ClientImport>("POST /api/pro/clients/import", form);
};
const clientsOf = async (who: Client) =>
  (await who.call<{ data: ProClient[] }>("GET /api/pro/clients?per_page=100&sort=name")).body.data.data;

describe("a list of clients", () => {
  it("is previewed first, and changes nothing by that", async () => {
    const { status, body } = await send(list, "0");
    expect(status).toBe(200);
    expect(body.data.counts).toEqual({ new: 2, known: 1, double: 1, left_out: 1 });
    expect(body.data.people.map(({ place, outcome, notes }) => [place, outcome, notes])).toEqual([
      [2, "new", []],
      [3, "double", ["Duplicate of row 2."]],
      [4, "new", []],
      [5, "left_out", ["No name, company or email address."]],
      [6, "known", ["Kate Moreau is already a client. Nothing changes."]],
    ]);
    expect(await clientsOf(pro)).toHaveLength(1);
  });

  it("comes in once, however often it is sent, and nobody is emailed", async () => {
    const answers = await Promise.all([send(list, "1"), send(list, "1"), send(list, "1")]);
    expect(answers.map(({ body }) => body.data.counts.new).sort()).toEqual([0, 0, 2]);
    expect(answers.map(({ body }) => body.message).sort()).toEqual([
      "Added 0 clients.",
      "Added 0 clients.",
      "Added 2 clients.",
    ]);
    expect(await clientsOf(pro)).toMatchObject([
      { full_name: "Ivo Marsh", email: "", phone: "503 555 0199", source: "imported", stage: "lead" },
      { full_name: "Kate Moreau", email: "Kate@example.test", source: "by_hand" },
      {
        full_name: "Nora Winslow",
        email: "nora@example.test",
        phone: "(503) 555-0142",
        address: "12 Elm St, Salem, OR 97301",
        source: "imported",
        has_joined: false,
      },
    ]);
    expect(await mailsTo(shop.app, "nora@example.test")).toEqual([]);
    expect(await clientsOf(other)).toEqual([]);
  });

  it("belongs to whoever sends it: another pro has the same people", async () => {
    expect((await send(list, "1", other)).body.data.counts).toEqual({
      new: 3,
      known: 0,
      double: 1,
      left_out: 1,
    });
    expect(await clientsOf(pro)).toHaveLength(3);
  });

  it("is refused with the field's name where it can't be read", async () => {
    for (const apply of ["0", "1"] as const) {
      const { status, body } = await send("Shoe size\r\n9", apply);
      expect([status, body.errors]).toEqual([
        422,
        { file: [expect.stringContaining("Name the columns in the first line")] },
      ]);
    }
    const none = await pro.call("POST /api/pro/clients/import", new FormData());
    expect([none.status, Object.keys(none.body.errors ?? {})]).toEqual([422, ["file"]]);
  });
});
