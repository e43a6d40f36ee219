import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import type { listLeads, OwnLead } from "../../../../contract/showrooms/leads.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo, visitor } from "../../../../tests/support/visitor.ts";

const support = "no-reply@localhost";
type Leads = EndpointReply<typeof listLeads>["data"];

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
});
afterAll(() => shop.close());
// All of these people share one IP address.
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

const details = (changes: Record<string, string> = {}) => ({
  full_name: "Nell Farrow",
  email: "nell@example.test",
  phone_number: "(503) 555-0142",
  action: "handle_external_form_submission",
  lead_type: "Pop-Ups",
  ...changes,
});

async function leave(changes: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(details(changes))) body.append(name, value);
  const request = new Request("http://localhost/api/sample_request", { method: "POST", body });
  const response = await shop.app.fetch(request);
  const answer = (await response.json()) as { message: string; errors?: Record<string, string[]> };
  return { status: response.status, answer, headers: response.headers };
}

const write = (changes: Record<string, string> = {}) =>
  visitor(shop.app).call("POST /api/contact", {
    full_name: "Orrin Vale",
    email: "orrin@example.test",
    topic: "order",
    message: "Two boxes of order 100123 are missing.\n\nPhotos of the labels are to follow.",
    ...changes,
  });

async function leads(query = ""): Promise<Leads> {
  return (await admin.call<Leads>(`GET /api/admin/leads${query}`)).body.data;
}

const subjectsFor = async (address: string) =>
  (await mailsTo(shop.app, address)).map(({ subject }) => subject);

describe("the pop-up's form", () => {
  it("is kept, and emailed to the marketplace, to the showroom's pro and to the sender", async () => {
    const { id, company_name, user_id } = shop.market.oakstone;
    const email = "first@example.test";
    const { status, answer } = await leave({ email, shop_profile_id: id });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ success: true, message: expect.stringMatching(/^Thank you/) });
    expect((await leads("?lead_type=Pop-Ups")).data[0]).toMatchObject({
      lead_type: "Pop-Ups",
      full_name: "Nell Farrow",
      email,
      showroom: { id, company_name },
    });
    const pro = await shop.platform.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", user_id)
      .executeTakeFirstOrThrow();
    expect(await subjectsFor(support)).toContain("Save up to 30%: Nell Farrow");
    expect(await subjectsFor(pro.email)).toContain("Save up to 30%: Nell Farrow");
    expect(await subjectsFor(email)).toEqual(["How you save up to 30%"]);
  });

  it("needs a name, a right email and a phone number, and says so by field", async () => {
    const { status, answer } = await leave({ full_name: " ", email: "nell@", phone_number: "" });
    expect(status).toBe(422);
    expect(answer.errors?.full_name?.[0]).toBe("Enter your full name.");
    expect(answer.errors?.email?.[0]).toBe("Enter a valid email address.");
    expect(answer.errors?.phone_number?.[0]).toBe("Enter a phone number.");
  });

  it("says of a name that is too long how much room there is", async () => {
    const { answer } = await leave({ full_name: "😀".repeat(300) });
    expect(answer.errors?.full_name).toEqual(["Enter at most 120 characters."]);
  });

  it("stores nothing from a bot that fills in the hidden field, and tells it nothing", async () => {
    const email = "robot@example.test";
    const { status, answer } = await leave({ email, website: "https://spam.test" });
    expect(status).toBe(200);
    expect(answer.message).toBe((await leave({ email: "human@example.test" })).answer.message);
    expect(await subjectsFor(email)).toEqual([]);
    expect((await leads("?per_page=100")).data.map((lead) => lead.email)).not.toContain(email);
  });

  it("is refused if faster than a person types, and accepted otherwise", async () => {
    const quick = await leave({ email: "quick@example.test", filled_in_ms: "120" });
    expect(quick.status).toBe(422);
    expect(quick.answer.errors?.filled_in_ms?.[0]).toBe("That was very fast. Please send the form again.");
    expect(await subjectsFor("quick@example.test")).toEqual([]);
    expect((await leave({ email: "slow@example.test", filled_in_ms: "4200" })).status).toBe(200);
  });

  it("writes to one address once a day, and never in the sender's words", async () => {
    const email = "stranger@example.test";
    for (const full_name of ["Buy https://spam.test now", "Buy https://spam.test today"]) {
      await leave({ email, full_name });
    }
    const mails = await mailsTo(shop.app, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain("spam.test");
  });

  it("is refused with 429 if one IP address keeps sending it", async () => {
    const answers = [];
    for (let sent = 0; sent < 9; sent += 1) answers.push(await leave({ email: `many${sent}@example.test` }));
    expect(answers.slice(0, 8).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers[8]?.status).toBe(429);
    expect(Number(answers[8]?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("a sample order", () => {
  const address = { street: "18 Alder Way", city: "Portland", state: "or", zip_code: "97201" };

  it("is kept with its product and address", async () => {
    const product = shop.market.products[0]!;
    const email = "sampler@example.test";
    const sent = await leave({ email, lead_type: "Samples", product: product.hash, ...address });
    expect(sent.status).toBe(200);
    expect((await leads("?lead_type=Samples")).data[0]).toMatchObject({
      product: { hash: product.hash, name: product.name },
      ship_to: "18 Alder Way, Portland, OR 97201",
    });
    expect(await subjectsFor(email)).toEqual(["We have your sample order"]);
  });

  it("says which variant is wanted, and nothing that only the sender claims", async () => {
    const product = shop.market.product("Carrara Bianco Porcelain");
    const { sku } = product.variants[0]!;
    await leave({ lead_type: "Samples", product: product.hash, sku, ...address });
    expect((await leads("?lead_type=Samples")).data[0]?.message).toBe(`SKU ${sku}: 12×24 in., Matte`);
    const [mail] = await mailsTo(shop.app, support);
    expect(mail?.text).toContain(sku);
    await leave({ lead_type: "Samples", product: product.hash, sku: "Buy <b>ours</b>", ...address });
    expect((await leads("?lead_type=Samples")).data[0]?.message).toBe("");
  });

  it("is listed for the pro of its showroom, and for no other", async () => {
    const product = shop.market.products[0]!;
    const email = "only.oakstone@example.test";
    const { id, user_id } = shop.market.oakstone;
    await leave({ email, lead_type: "Samples", product: product.hash, shop_profile_id: id, ...address });
    const pro = await shop.signIn(user_id);
    const other = await shop.signIn(shop.market.harbor.user_id);
    const seen = async (client: Client) =>
      (await client.call<Leads>("GET /api/pro/leads?lead_type=Samples")).body.data.data.map(
        (lead) => lead.email,
      );
    expect(await seen(pro)).toContain(email);
    expect(await seen(other)).not.toContain(email);
    expect((await admin.call("GET /api/pro/leads")).status).toBe(403);
    expect((await visitor(shop.app).call("GET /api/pro/leads")).status).toBe(401);
  });

  it("needs a product that is sold, and a whole address", async () => {
    const unknown = await leave({ lead_type: "Samples", product: "nothing", ...address });
    expect(unknown.answer.errors).toEqual({ product: ["This product is no longer sold."] });
    const homeless = await leave({ lead_type: "Samples", product: shop.market.products[0]!.hash });
    expect(Object.keys(homeless.answer.errors ?? {})).toEqual(["street", "city", "state", "zip_code"]);
  });
});

describe("a message", () => {
  it("is stored, emailed to the marketplace in full, and acknowledged", async () => {
    const { status, body } = await write({ order_number: "100123" });
    expect(status).toBe(200);
    expect(body.message).toMatch(/^Thank you/);
    const [mail] = await mailsTo(shop.app, support);
    expect(mail?.subject).toBe("An order, payment or return: Orrin Vale");
    expect(mail?.text).toContain("Two boxes of order 100123 are missing.");
    expect(mail?.text).toContain("orrin@example.test");
    expect(await subjectsFor("orrin@example.test")).toEqual(["We have your message"]);
    expect((await leads("?lead_type=Contact")).data[0]).toMatchObject({ topic: "order" });
  });

  it("says by field what is wrong", async () => {
    const { status, body } = await write({ email: "nobody", topic: "weather", message: "Hi" });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      email: ["Enter a valid email address."],
      topic: ["Choose what it is about."],
      message: ["Write a sentence or two so we can help."],
    });
  });

  it("takes markup as text", async () => {
    await write({ email: "markup@example.test", message: "<script>alert(1)</script> is what I see." });
    const [mail] = await mailsTo(shop.app, support);
    expect(mail?.html).not.toContain("<script>alert");
  });
});

it("shows leads to an Admin alone", async () => {
  expect((await visitor(shop.app).call("GET /api/admin/leads")).status).toBe(401);
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  expect((await pro.call("GET /api/admin/leads")).status).toBe(403);
});

describe("working on a lead", () => {
  type Worked = Leads["data"][number];
  const left = async (full_name: string) => {
    const { id } = shop.market.oakstone;
    await leave({ full_name, email: `${full_name.replace(" ", ".")}@example.test`, shop_profile_id: id });
    return (await leads(`?q=${encodeURIComponent(full_name)}`)).data[0]!;
  };
  const change = (lead: Worked, changes: object) =>
    admin.call<Worked>(`PUT /api/admin/leads/${lead.id}`, {
      version: lead.version,
      state: lead.state,
      assigned_to: lead.assigned?.id ?? null,
      note: lead.note,
      ...changes,
    });

  it("says its state, who works on it and a note, and the second of two admins is refused", async () => {
    const lead = await left("Pia Lund");
    expect(lead).toMatchObject({ state: "new", assigned: null, note: "", version: 1 });
    const saved = await change(lead, { state: "contacted", note: "Call after five." });
    expect(saved.body.data).toMatchObject({ state: "contacted", note: "Call after five.", version: 2 });
    const late = await change(lead, { state: "lost" });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: "stale_version", data: { state: "contacted" } });
    expect((await leads("?q=pia.lund&state=contacted")).total).toBe(1);
    expect((await leads("?q=pia.lund&state=won")).total).toBe(0);
    expect((await leads("?q=pia.lund&assigned=nobody")).total).toBe(1);
  });

  it("emails a pro once about a lead from elsewhere, who sees it then, without the note of admins", async () => {
    await leave({ full_name: "Ivo Brandt", email: "ivo@example.test" });
    const lead = (await leads("?q=ivo%40example")).data[0]!;
    const pro = await shop.signIn(shop.market.oakstone.user_id);
    const own = async () => (await pro.call<Leads>("GET /api/pro/leads?per_page=100")).body.data.data;
    expect((await own()).map(({ id }) => id)).not.toContain(lead.id);
    const workers = await admin.call<{ id: string; name: string; type: string }[]>(
      "GET /api/admin/lead_workers",
    );
    const worker = workers.body.data.find(({ id }) => id === pro.user_id);
    expect(worker).toMatchObject({ type: "Contractor" });
    const saved = await change(lead, { assigned_to: pro.user_id, note: "Wants slate." });
    expect(saved.body.data.assigned?.id).toBe(pro.user_id);
    await change(saved.body.data, { state: "won" });
    const { email } = await shop.platform.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", pro.user_id)
      .executeTakeFirstOrThrow();
    const about = (await subjectsFor(email)).filter((subject) => subject === "A lead for you: Ivo Brandt");
    expect(about).toHaveLength(1);
    const seen = (await own()).find(({ id }) => id === lead.id);
    expect(seen).toMatchObject({ full_name: "Ivo Brandt" });
    expect(seen).not.toHaveProperty("note");
    expect((await leads(`?assigned=${pro.user_id}`)).total).toBe(1);
  });

  it("goes to admins and pros only", async () => {
    const lead = await left("Una Hale");
    const refused = await change(lead, { assigned_to: await addUser(shop.platform.db, "User", "Cus Tomer") });
    expect(refused.body.errors).toEqual({
      assigned_to: ["Choose an admin or a pro whose account is active."],
    });
    expect((await change({ ...lead, id: "00000000-0000-4000-8000-000000000000" }, {})).status).toBe(404);
  });

  it("is saved as a file, and a formula in it stays text", async () => {
    await leave({ full_name: "=1+1 Kim", email: "kim@example.test" });
    const file = async (format: string) =>
      shop.app.fetch(
        new Request(`http://localhost/api/admin/leads/file?q=kim%40example&format=${format}`, {
          headers: { Authorization: `Bearer ${admin.token}` },
        }),
      );
    const text = await (await file("csv")).text();
    expect(text).toContain("Received,About,Name,Email");
    expect(text).toContain("'=1+1 Kim,kim@example.test");
    expect((await file("xlsx")).headers.get("Content-Type")).toContain("spreadsheetml");
  });
});

describe("a pro's leads", () => {
  it("say which client they became, and are found by a name and sorted", async () => {
    const { id, user_id } = shop.market.oakstone;
    const pro = await shop.signIn(user_id);
    await leave({ full_name: "Quill Sorted", email: "quill@example.test", shop_profile_id: id });
    await leave({ full_name: "Abel Sorted", email: "abel@example.test", shop_profile_id: id });
    const own = async (query: string) =>
      (await pro.call<{ data: OwnLead[] }>(`GET /api/pro/leads?q=sorted${query}`)).body.data.data;
    const found = await own("&sort=name");
    expect(found.map(({ full_name }) => full_name)).toEqual(["Abel Sorted", "Quill Sorted"]);
    expect(found[0]!.client).toMatchObject({ stage: "lead", next_step_on: null });
    await pro.call(`PUT /api/pro/clients/${found[0]!.client!.id}`, { stage: "contacted" });
    expect((await own("&sort=name"))[0]!.client!.stage).toBe("contacted");
    const harbor = await shop.signIn(shop.market.harbor.user_id);
    const theirs = await harbor.call<{ data: OwnLead[] }>("GET /api/pro/leads?q=sorted");
    expect(theirs.body.data.data).toEqual([]);
  });
});
