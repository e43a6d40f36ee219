import { randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Board } from "../../contract/design/boards.ts";
import { endpoints } from "../../contract/index.ts";
import type { MessageFile } from "../../contract/messaging/conversations.ts";
import { calendarDay } from "../../domain/days/calendar.ts";
import { addUser } from "../../tests/support/catalog-seed.ts";
import { probes } from "../../tests/support/permission-probes.ts";
import { smallRoom } from "../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../tests/support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** 74 bytes that claim 60,000 by 60,000 pixels. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000);
  head.writeUInt32BE(60_000, 4);
  head.set([8, 6], 8);
  const pixels = Buffer.from("789c6300010000050001", "hex");
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const script = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const page = "<!doctype html><title>x</title><script>alert(1)</script>";

const attacks: readonly (readonly [string, Uint8Array | string, string])[] = [
  ["an SVG with a script", script, "logo.svg"],
  ["an SVG with a script, called a PNG", script, "logo.png"],
  ["a page, called a PNG", page, "tile.png"],
  ["a page, called a PDF", page, "offer.pdf"],
  [
    "a page with a JPEG's first bytes",
    Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.from(page)]),
    "a.jpg",
  ],
  ["a script that is a GIF's beginning", "GIF89a=1;alert(1)//", "a.gif"],
  ["a program, called a JPEG", Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(600)]), "a.jpg"],
  ["a PNG of 60,000 by 60,000 pixels", hugePng(), "huge.png"],
  ["nothing", "", "empty.png"],
];

interface Upload {
  who: Client | null;
  path: string;
  field: string;
  /** What else the form holds. */
  rest?: Record<string, string>;
}

/** Every call that takes a picture or paper, and who may make it. */
const uploads: Readonly<Record<string, () => Promise<Upload>>> = {
  "POST /api/rooms/{id}/picture": async () => {
    const who = await shop.signIn(await addUser(shop.platform.db, "User", "Rose Room"));
    const room = { showroom: "OAKSTONE", name: "Bath", design: smallRoom() };
    const { id } = (await who.call<{ id: string }>("POST /api/rooms", room)).body.data;
    return { who, path: `/api/rooms/${id}/picture`, field: "picture" };
  },
  "POST /api/conversations/{id}/files": () => ofProbe("POST /api/conversations/{id}/files", "file"),
  "POST /api/projectChat/{projectId}": () => ofProbe("POST /api/projectChat/{projectId}", "files"),
  "POST /api/returns/{id}/label": () => ofProbe("POST /api/returns/{id}/label", "file"),
  "POST /api/orders/{id}/photos": () => ofProbe("POST /api/orders/{id}/photos", "file"),
  "POST /api/boards/{id}/photos": () => ofProbe("POST /api/boards/{id}/photos", "photo"),
  "POST /api/register/documents": async () => ({
    who: null,
    path: "/api/register/documents",
    field: "document",
  }),
  "POST /api/tax_certificates": async () => ({
    who: await shop.signIn(await addUser(shop.platform.db, "User", "Tina Tax")),
    path: "/api/tax_certificates",
    field: "document",
    rest: {
      state: "CA",
      number: "12-345",
      reason: "resale",
      expires_on: calendarDay(new Date(Date.now() + 20 * 86_400_000)),
    },
  }),
  "POST /api/pro/showroom/pictures": async () => ({
    who: await shop.signIn(shop.market.oakstone.user_id),
    path: "/api/pro/showroom/pictures",
    field: "picture",
  }),
  "POST /api/admin/brands/{id}/logo": async () => {
    const who = await shop.signIn(await addUser(shop.platform.db, "Admin", "Bo Brands"));
    const brand = await shop.platform.db.selectFrom("brands").select("id").executeTakeFirstOrThrow();
    return { who, path: `/api/admin/brands/${brand.id}/logo`, field: "logo", rest: { version: "1" } };
  },
  "POST /api/admin/settings/logo": async () => ({
    who: await shop.signIn(await addUser(shop.platform.db, "Admin", "Lou Logo")),
    path: "/api/admin/settings/logo",
    field: "logo",
  }),
  "POST /api/vendor/textures": () => ofVendor("textures", "texture"),
  "POST /api/vendor/documents": () => ofVendor("documents", "document"),
  "POST /api/vendor/models": () => ofVendor("models", "model"),
  "POST /api/vendor/pictures": () => ofVendor("pictures", "picture"),
};

/** Lists, plans and designs: they are read as text, and refused or planned by their own tests. */
const readAsText = [
  "POST /api/floorplans/upload",
  "POST /api/templates/upload",
  "POST /api/vendor/imports",
  "POST /api/pro/clients/import",
  "POST /api/admin/structure/file",
];

async function ofProbe(key: string, field: string): Promise<Upload> {
  const { owner, path, body } = await probes[key]!(shop);
  const fields = body instanceof FormData ? [...body] : Object.entries(body ?? {});
  const rest = fields.filter(([name, value]) => name !== field && typeof value !== "object");
  return {
    who: owner,
    path,
    field,
    rest: Object.fromEntries(rest.map(([name, value]) => [name, String(value)])),
  };
}

const ofVendor = async (kind: string, field: string): Promise<Upload> => ({
  who: await shop.signIn(shop.market.tileVendor.user_id),
  path: `/api/vendor/${kind}`,
  field,
});

async function send({ who, path, field, rest = {} }: Upload, bytes: Uint8Array | string, name: string) {
  const form = new FormData();
  for (const [key, value] of Object.entries(rest)) form.append(key, value);
  form.append(field, new File([bytes as BlobPart], name, { type: "image/png" }));
  const response = await shop.app.fetch(
    new Request(`http://localhost${path}`, {
      method: "POST",
      headers: who ? { Authorization: `Bearer ${who.token}` } : {},
      body: form,
    }),
  );
  return { status: response.status, body: (await response.json()) as { errors?: object } };
}

describe("every upload", () => {
  it("is known here", () => {
    const forms = Object.values(endpoints).flatMap(({ key, accepts }) => (accepts === "json" ? [] : [key]));
    // a lead's form is one for browsers without scripts, and holds no file
    expect([...Object.keys(uploads), ...readAsText, "POST /api/sample_request"].sort()).toEqual(forms.sort());
  });

  it.each(Object.keys(uploads))(
    "%s takes nothing that could run or explode, and goes on working",
    async (key) => {
      const upload = await uploads[key]!();
      for (const [what, bytes, name] of attacks) {
        const { status, body } = await send(upload, bytes, name);
        expect([what, status, Object.keys(body.errors ?? {})]).toEqual([what, 422, [upload.field]]);
      }
      const alive = await shop.app.fetch(new Request("http://localhost/api/setting"));
      expect(alive.status).toBe(200);
    },
  );
});

describe("a file's name", () => {
  const names = [
    "../../../../etc/passwd.jpg",
    "..\\..\\windows\\win.jpg",
    "/etc/passwd.jpg",
    "....//....//a.jpg",
    "%2e%2e%2fa.jpg",
    "C:\\a.jpg",
    "a\u0000b.jpg",
    ".htaccess.jpg",
    `${"x".repeat(400)}.jpg`,
  ];

  it("never says where it is stored, and leads nowhere", async () => {
    const upload = await ofProbe("POST /api/conversations/{id}/files", "file");
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#889" } })
      .jpeg()
      .toBuffer();
    for (const name of names) {
      const sent = (await send(upload, photo, name)) as unknown as {
        status: number;
        body: { data: MessageFile };
      };
      expect([name, sent.status]).toEqual([name, 201]);
      expect(sent.body.data.file_name).not.toMatch(/[/\\\0]|\.\./);
      const { path } = await shop.platform.db
        .selectFrom("message_files")
        .select("path")
        .where("id", "=", sent.body.data.id)
        .executeTakeFirstOrThrow();
      expect(path).toMatch(/^[a-z-]+(\/[\w-]+)+(\.\w+)?$/);
    }
  });
});

describe("a file of somebody else's", () => {
  it("can't be put into one's own message or board", async () => {
    const theirs = await ofProbe("POST /api/conversations/{id}/files", "file");
    const kept = (await send(theirs, "%PDF-1.7", "offer.pdf")) as unknown as { body: { data: MessageFile } };
    const { owner, path } = await probes["POST /api/conversations/{id}/messages"]!(shop);
    const body = { client_id: randomUUID(), text: "Mine", files: [kept.body.data.id] };
    const answer = await owner.call(`POST ${path}`, body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["files"]]);

    const board = await ofProbe("POST /api/boards/{id}/photos", "photo");
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#889" } })
      .png()
      .toBuffer();
    const { ref } = ((await send(board, photo, "a.png")) as unknown as { body: { data: { ref: string } } })
      .body.data;
    const made = await owner.call<Board>("POST /api/boards", { name: "Mine" });
    const item = { id: "photo-01", kind: "photo", file: ref, x: 0, y: 0, w: 100, h: 80, turn: 0 };
    const save = (who: Client, { id, version, name }: Board) =>
      who.call(`PUT /api/boards/${id}`, { version, name, document: { schema: "board/1", items: [item] } });
    // where it was sent it can be placed
    const own = await board.who!.call<Board>(`GET ${board.path.replace("/photos", "")}`);
    expect((await save(board.who!, own.body.data)).status).toBe(200);
    const shown = async (who: Client, id: string) =>
      (await who.call<Board>(`GET /api/boards/${id}`)).body.data.pictures.map((one) => one.ref);
    expect(await shown(board.who!, own.body.data.id)).toEqual([ref]);
    // somebody else's board may name it, and shows nothing
    await save(owner, made.body.data);
    expect(await shown(owner, made.body.data.id)).toEqual([]);
  });
});
