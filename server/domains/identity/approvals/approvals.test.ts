import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Application } from "../../../../contract/identity/approvals.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo, visitor } from "../../../../tests/support/visitor.ts";
import { jobs } from "./index.ts";

let shop: Shop;
let admin: Client;
let license: Uint8Array;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
  license = await picture(800, 600);
});
afterAll(() => shop.close());
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c8bda8" } })
    .png()
    .toBuffer();

interface Sent {
  status: number;
  body: {
    data: { id: string; file_name: string; media_type: string; bytes: number };
    errors?: Record<string, string[]>;
  };
}

async function send(name: string, bytes: Uint8Array | string): Promise<Sent> {
  const form = new FormData();
  form.append("document", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name));
  const request = new Request("http://localhost/api/register/documents", { method: "POST", body: form });
  const response = await shop.app.fetch(request);
  return { status: response.status, body: (await response.json()) as Sent["body"] };
}

const person = (email: string) => ({
  full_name: "Rosa Delgado",
  email,
  password: "copper-kettle-9",
  phone_number: "(503) 555-0142",
  zip_code: "97205",
  company_name: "Delgado Tile & Stone",
  city: "Portland",
  state: "or",
  agree: true,
});

const proForm = async (email: string, changes: object = {}) => ({
  ...person(email),
  showroom_name: "Delgado Showroom",
  license_number: "CCB 190233",
  license_state: "or",
  documents: [(await send("license.png", license)).body.data.id],
  ...changes,
});

const applyAsPro = async (email: string, changes: object = {}) =>
  visitor(shop.app).call("POST /api/register/contractor", await proForm(email, changes));

const signIn = (email: string, password = "copper-kettle-9") =>
  visitor(shop.app).call("POST /api/login", { email, password, portal: "pro" });

const approve = (id: string, body: object = { decision: "approve" }) =>
  admin.call<Application>(`PUT /api/admin/approvals/${id}`, body);

describe("a contractor", () => {
  it("is listed by name only if they chose it", async () => {
    const sent = await applyAsPro("ida@example.test", { showroom_name: "Quietwater Studio" });
    const { body } = await approve((sent.body.data as { id: string }).id);
    const vsd_id = body.data.showroom?.vsd_id;
    const find = (s: string) => visitor(shop.app).call(`GET /api/visualization/showrooms?s=${s}`);
    expect((await find("Quietwater")).body.data).toMatchObject({ data: [] });
    expect((await find(vsd_id!)).body.data).toMatchObject({ data: [{ vsd_id }] });
  });

  it("waits, is approved, and then runs a showroom that is found by its ID and name", async () => {
    const email = "rosa@example.test";
    const sent = await applyAsPro(email, { is_listed: true });
    expect(sent.status).toBe(201);
    const { id } = sent.body.data as { id: string };

    expect(await signIn(email)).toMatchObject({
      status: 403,
      body: { message: "Your account is currently pending approval by the provider." },
    });
    expect((await mailsTo(shop.app, email)).map(({ subject }) => subject).sort()).toEqual([
      "Confirm your email address",
      "We have your application",
    ]);
    expect((await mailsTo(shop.app, "no-reply@localhost"))[0]?.subject).toBe(
      "To approve: Delgado Tile & Stone",
    );

    const waiting = await admin.call<{ data: Application[] }>(
      "GET /api/admin/approvals?status=pending&q=rosa@",
    );
    expect(waiting.body.data.data).toMatchObject([
      {
        id,
        kind: "Contractor",
        license_number: "CCB 190233",
        license_state: "OR",
        documents: [{ file_name: "license.png" }],
      },
    ]);

    const approved = await approve(id);
    expect(approved.status).toBe(200);
    const vsd_id = approved.body.data.showroom?.vsd_id ?? "";
    expect(vsd_id).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const [mail] = await mailsTo(shop.app, email);
    expect(mail?.subject).toBe(`Delgado Showroom is open: your Showroom ID is ${vsd_id}`);

    const rosa = await signIn(email);
    expect(rosa).toMatchObject({
      status: 200,
      body: {
        user: {
          type: "Contractor",
          status: "Approve",
          shop_profile: { vsd_id, company_name: "Delgado Showroom" },
        },
      },
    });
    for (const s of [vsd_id.toLowerCase(), "Delgado Show"]) {
      const found = await visitor(shop.app).call(
        `GET /api/visualization/showrooms?s=${encodeURIComponent(s)}`,
      );
      expect(found.body.data).toMatchObject({ data: [{ vsd_id, company_name: "Delgado Showroom" }] });
    }
    const products = await visitor(shop.app).call("POST /api/visualization/products", {
      showroom: approved.body.data.showroom?.id,
      category: "tile-flooring",
    });
    expect(products.status).toBe(200);
  });

  it("is declined with a reason by email, and can apply again with the same password", async () => {
    const email = "declined@example.test";
    const { id } = (await applyAsPro(email)).body.data as { id: string };
    expect(await approve(id, { decision: "decline", reason: "No." })).toMatchObject({
      status: 422,
      body: { errors: { reason: ["Write a sentence that tells the applicant what is missing."] } },
    });
    const reason = "The license has expired in May. Please send the renewed one.";
    expect((await approve(id, { decision: "decline", reason })).body.data).toMatchObject({
      status: "declined",
      reason,
    });
    const [mail] = await mailsTo(shop.app, email);
    expect(mail?.text).toContain(reason);
    expect((await signIn(email)).status).toBe(403);

    expect((await applyAsPro(email, { password: "another-word-8" })).body.errors).toEqual({
      email: ["This email already has an account."],
    });
    const again = await applyAsPro(email, { license_number: "CCB 190234" });
    expect(again.status).toBe(201);
    expect((await approve((again.body.data as { id: string }).id)).body.data.status).toBe("approved");
    expect((await signIn(email)).status).toBe(200);
  });

  it("is decided once, also when two admins press at the same time", async () => {
    const { id } = (await applyAsPro("twice@example.test")).body.data as { id: string };
    const answers = await Promise.all([approve(id), approve(id), approve(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    [{ license_number: "" }, "license_number", "Enter your license number."],
    [{ license_state: "" }, "license_state", "Choose a license state."],
    [{ license_state: "ZZ" }, "license_state", "Choose a U.S. state."],
    [{ documents: [] }, "documents", "Add a copy of your license."],
    [{ company_name: "" }, "company_name", "Enter your company name."],
    [{ website: "example" }, "website", "Enter a web address such as oakstone.com."],
    [{ phone_number: "12" }, "phone_number", "A phone number has ten digits, area code first."],
    [{ agree: false }, "agree", "Accept the terms to continue."],
    [{ password: "short" }, "password", "Use at least 8 characters."],
    [{ status: "Active" }, "status", "The status field is not accepted here."],
    [{ type: "Admin" }, "type", "The type field is not accepted here."],
    [{ fax_number: "555" }, "fax_number", "Leave this field empty. It keeps out bots."],
    [{ filled_in_ms: 40 }, "filled_in_ms", "That was very fast. Please send the form again."],
  ])("is refused with %j, with a message for %s", async (changes, field, message) => {
    const { status, body } = await applyAsPro("refused@example.test", changes);
    expect(status).toBe(422);
    expect(body.errors[field]?.[0]).toBe(message);
    expect(await mailsTo(shop.app, "refused@example.test")).toEqual([]);
  });

  it("hears about everything missing at once", async () => {
    const { status, body } = await visitor(shop.app).call("POST /api/register/contractor", {});
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(
      expect.arrayContaining(["full_name", "email", "license_number", "license_state", "documents", "agree"]),
    );
  });

  it("may be a designer without a license", async () => {
    const sent = await applyAsPro("designer@example.test", {
      is_designer: true,
      license_number: "",
      license_state: "",
      documents: [],
    });
    expect(sent.status).toBe(201);
    const { id } = sent.body.data as { id: string };
    const mails = await mailsTo(shop.app, "no-reply@localhost");
    expect(mails.map(({ text }) => text).join()).toContain("A designer is waiting for approval");
    const [received] = (await mailsTo(shop.app, "designer@example.test")).filter(({ subject }) =>
      subject.startsWith("We have"),
    );
    expect(received?.text).toContain("We review your application within 24 hours");
    expect((await approve(id)).body.data.is_designer).toBe(true);
  });
});

describe("a vendor", () => {
  const asVendor = (email: string, company_name: string) =>
    visitor(shop.app).call("POST /api/register/vendor", { ...person(email), company_name });

  it("waits, is approved, and then has a place on the marketplace", async () => {
    const email = "vendor@example.test";
    const { id } = (await asVendor(email, "Cedar & Salt")).body.data as { id: string };
    expect((await signIn(email)).status).toBe(403);
    expect((await approve(id)).status).toBe(200);
    expect((await signIn(email)).body.user).toMatchObject({
      type: "Vendor",
      status: "Approve",
      company_name: "Cedar & Salt",
      shop_profile: null,
    });
    const vendor = await shop.platform.db
      .selectFrom("vendors")
      .select(["name", "slug", "state"])
      .where("name", "=", "Cedar & Salt")
      .executeTakeFirst();
    expect(vendor).toEqual({ name: "Cedar & Salt", slug: "cedar-salt", state: "OR" });
    const same = (await asVendor("other@example.test", "Cedar & Salt")).body.data as { id: string };
    expect(await approve(same.id)).toMatchObject({
      status: 422,
      body: {
        errors: { decision: [expect.stringContaining("There is already a vendor named Cedar & Salt")] },
      },
    });
    expect((await admin.call<Application>(`GET /api/admin/approvals/${same.id}`)).body.data.status).toBe(
      "pending",
    );
  });
});

const drawing = (side: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`;

/** A PNG's head alone, of 60,000 by 60,000 pixels. */
function hugePng(): Uint8Array {
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452000000000000000008000000000000000000", "hex");
  head.writeUInt32BE(60_000, 16);
  head.writeUInt32BE(60_000, 20);
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
  return new Uint8Array(head.subarray(0, 33));
}

/** Ten times ten times … the same word. */
const laughing = `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
  { length: 10 },
  (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
).join("")}]>${drawing(700, "<text>&a10;</text>")}`;

const noise = `<filter id="f"><feTurbulence numOctaves="200"/></filter>${'<rect width="700" height="700" filter="url(#f)"/>'.repeat(200)}`;
const blurred = '<rect width="700" height="700" style="filter: blur(900px)"/>'.repeat(200);

/** A PNG whose text takes 50 KB compressed and 50 MB uncompressed. */
function packedNotes(): Uint8Array {
  const data = Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(50_000_000, 65))]);
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from("zTXt"), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  const file = Buffer.from(license);
  return Buffer.concat([file.subarray(0, 33), chunk, file.subarray(33)]);
}

describe("documents", () => {
  it.each([
    ["a text named as a picture", "license.png", "<script>alert(1)</script>", /its type doesn't match/],
    ["a page that calls itself a PDF", "license.pdf", "<html></html>", /its type doesn't match/],
    ["a few bytes that unpack to 3,600 million pixels", "bomb.png", hugePng(), /at most 40 million pixels/],
    ["a drawing as large as a hall", "hall.svg", drawing(60_000, ""), /at most 40 million pixels/],
    ["a drawing that unfolds without end", "laughs.svg", laughing, /defines entities/],
    ["a drawing of noise without end", "noise.svg", drawing(700, noise), /filter effects/],
    ["a drawing with a large blur", "blur.svg", drawing(700, blurred), /filter effects/],
    [
      "a drawing of other files",
      "sly.svg",
      drawing(700, '<image href="file:///etc/passwd"/>'),
      /other files/,
    ],
    ["a drawing with a script", "script.svg", drawing(700, "<script>alert(1)</script>"), /script/],
    ["a few bytes of text that unpack to 50 MB", "notes.png", packedNotes, /too much hidden text/],
    ["a program", "license.exe", "MZ", /Send a PDF or a picture/],
    ["nothing", "license.pdf", "", /empty/],
  ])("refuse %s", async (_, name, content, message) => {
    const { status, body } = await send(name, typeof content === "function" ? content() : content);
    expect(status).toBe(422);
    expect(body.errors?.document?.[0]).toMatch(message);
  });

  it("refuse a picture on which nobody can read a license, in the words of the specification", async () => {
    const { body } = await send("small.png", await picture(599, 400));
    expect(body.errors).toEqual({ document: ["The document field must be Minimum 600 X 400 pixels."] });
  });

  it("refuse more than 5 MB", async () => {
    const { status, body } = await send("large.pdf", new Uint8Array(5 * 1024 * 1024 + 1).fill(65));
    expect([status, body.errors?.document]).toEqual([422, ["A document has at most 5 MB."]]);
  });

  it("keep of a picture the picture alone, whatever it came as", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="500" onload="alert(1)"><rect width="700" height="500" fill="teal"/></svg>`;
    expect((await send("drawing.svg", svg)).body.data).toMatchObject({
      file_name: "drawing.png",
      media_type: "image/png",
    });
    const { data, info } = await sharp(license).raw().toBuffer({ resolveWithObject: true });
    expect((await send("scan.bmp", bmpOf(data, info.width, info.height))).body.data.media_type).toBe(
      "image/jpeg",
    );
    expect(
      (await send("../../etc/passwd.gif", await sharp(license).gif().toBuffer())).body.data.file_name,
    ).toBe("passwd.jpg");
  });

  it("are opened by admins alone, as files to keep, and that is noted", async () => {
    const { id } = (await applyAsPro("papers@example.test")).body.data as { id: string };
    const { documents } = (await admin.call<Application>(`GET /api/admin/approvals/${id}`)).body.data;
    const path = `/api/admin/approvals/${id}/documents/${documents[0]?.id}`;
    const open = (token?: string) =>
      shop.app.fetch(
        new Request(
          `http://localhost${path}`,
          token ? { headers: { Authorization: `Bearer ${token}` } } : {},
        ),
      );
    const opened = await open(admin.token);
    expect(opened.headers.get("Content-Disposition")).toBe("attachment; filename*=UTF-8''license.png");
    expect(opened.headers.get("Content-Security-Policy")).toBe("sandbox; default-src 'none'");
    expect((await sharp(Buffer.from(await opened.arrayBuffer())).metadata()).width).toBe(800);
    expect((await open()).status).toBe(401);
    const customer = await shop.signIn(await addUser(shop.platform.db, "User", "Nosy Parker"));
    expect((await open(customer.token)).status).toBe(403);
    const log = await admin.call<{ total: number }>("GET /api/admin/audit?action=document.opened");
    expect(log.body.data.total).toBe(1);
  });

  it("belong to one application only", async () => {
    const first = await proForm("first@example.test");
    expect((await visitor(shop.app).call("POST /api/register/contractor", first)).status).toBe(201);
    const second = await proForm("second@example.test", { documents: first.documents });
    expect((await visitor(shop.app).call("POST /api/register/contractor", second)).body.errors).toEqual({
      documents: ["A document has expired or was already used. Please choose it again."],
    });
    expect(await mailsTo(shop.app, "second@example.test")).toEqual([]);
  });

  it("without a form are removed after a day", async () => {
    const { id } = (await send("stray.png", license)).body.data;
    const row = () =>
      shop.platform.db
        .selectFrom("application_documents")
        .select("path")
        .where("id", "=", id)
        .executeTakeFirst();
    const path = (await row())?.path ?? "";
    shop.clock.skipMinutes(25 * 60);
    for (const job of jobs) await job.run(shop.platform);
    expect(await row()).toBeUndefined();
    expect(await shop.platform.files.get(path)).toBeNull();
  });
});

/** A bitmap as scanners write it: 24 bits, bottom row first. */
function bmpOf(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + row * height);
  bytes.write("BM");
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const source = ((height - 1 - y) * width + x) * 3;
      bytes.set([pixels[source + 2]!, pixels[source + 1]!, pixels[source]!], 54 + y * row + x * 3);
    }
  }
  return bytes;
}
