import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  Board,
  BoardComment,
  BoardLink,
  BoardPicture,
  BoardShares,
  SharedBoard,
} from "../../../../contract/design/boards.ts";
import { photoForm } from "../../../../tests/support/board-probes.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

const tile = "NQT-CARR-1224-M";

let shop: Shop;
let owner: Client;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.signIn(await addUser(shop.platform.db, "User", "Bea Board"));
});
afterAll(() => shop.close());

const make = async (body: object) => (await owner.call<Board>("POST /api/boards", body)).body.data;
const note = (id: string, more: object = {}) => ({
  kind: "note",
  id,
  x: 0,
  y: 0,
  w: 100,
  h: 80,
  turn: 0,
  text: "Warm white",
  color: "sand",
  ...more,
});
const save = (board: Board, items: object[], more: object = {}) =>
  owner.call<Board>(`PUT /api/boards/${board.id}`, {
    version: board.version,
    name: board.name,
    document: { schema: "board/1", items },
    ...more,
  });
const open = async (url: string) => (await shop.app.fetch(new Request(`http://localhost${url}`))).status;

it("is made from a project with its products, saved, and refused when another window saved first", async () => {
  const project = await shop.fillCart(owner.user_id, { [tile]: 3 }, shop.market.oakstone, false);
  const board = await make({ name: "Bath", project });
  expect(board.document.items).toMatchObject([
    { kind: "note", text: "Bath" },
    { kind: "product", sku: tile },
  ]);
  expect(board).toMatchObject({ version: 1, project: { id: project }, showroom: { vsd_id: "OAKSTONE" } });
  const saved = await save(board, [note("note-0001")], { name: "Hall bath" });
  expect(saved.body.data).toMatchObject({ version: 2, name: "Hall bath" });
  const stale = await save(board, []);
  expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
  expect(stale.body.data).toMatchObject({ version: 2, document: { items: [{ id: "note-0001" }] } });
  const list = (await owner.call<Board[]>("GET /api/boards")).body.data;
  expect(list).toMatchObject([{ id: board.id, name: "Hall bath" }]);
  const other = await shop.signIn(await addUser(shop.platform.db, "User", "Other Board"));
  expect((await other.call("POST /api/boards", { name: "Theirs", project })).status).toBe(404);
  expect((await other.call<Board[]>("GET /api/boards")).body.data).toEqual([]);
});

it("takes only items that it knows, within its limits", async () => {
  const board = await make({ name: "Limits" });
  const many = Array.from({ length: 201 }, (_, at) => note(`note-${at}`.padEnd(9, "0") + at));
  for (const items of [
    [note("note-0001"), note("note-0001")],
    [note("note-0001", { x: 1e9 })],
    [note("note-0001", { onload: "alert(1)" })],
    [note("note-0001", { kind: "script" })],
    [{ ...note("swatch-01"), kind: "swatch", color: "url(x)", label: "" }],
    many,
  ]) {
    expect((await save(board, items)).status).toBe(422);
  }
  expect((await owner.call<Board>(`GET /api/boards/${board.id}`)).body.data.version).toBe(1);
});

it("shows photos to its owner and to holders of an open link alone", async () => {
  const board = await make({ name: "Photos" });
  const photo = (await owner.call<BoardPicture>(`POST /api/boards/${board.id}/photos`, await photoForm()))
    .body.data;
  expect([photo.width, photo.height]).toEqual([60, 40]);
  expect(await open(photo.url)).toBe(200);
  expect(await open(photo.url.replace(/by=[^&]+/, `by=${crypto.randomUUID()}`))).toBe(404);
  const text = new FormData();
  text.append("photo", new File(["<svg onload=alert(1)>"], "a.png"));
  expect((await owner.call(`POST /api/boards/${board.id}/photos`, text)).status).toBe(422);

  const item = { ...note("photo-01"), kind: "photo", file: photo.ref };
  const { text: _, color: __, ...placed } = item;
  expect((await save(board, [placed])).status).toBe(200);
  const link = (await owner.call<BoardLink>(`POST /api/boards/${board.id}/links`, {})).body.data;
  const token = link.url.split("/").at(-1);
  const shared = await visitor(shop.app).call(`GET /api/shared_boards/${token}`);
  const [picture] = (shared.body.data as SharedBoard).pictures;
  expect(await open(picture!.url)).toBe(200);
  await owner.call(`DELETE /api/boards/${board.id}/links/${link.id}`);
  expect(await open(picture!.url)).toBe(404);
  expect(await open(photo.url)).toBe(200);
  shop.clock.skipMinutes(80);
  expect(await open(photo.url)).toBe(404);
});

it("is shared and commented by its links, until they are revoked", async () => {
  const board = await make({ name: "Shared" });
  await save(board, [note("note-0001")]);
  const link = async (can_comment: boolean) =>
    (await owner.call<BoardLink>(`POST /api/boards/${board.id}/links`, { can_comment })).body.data;
  const [reading, commenting] = [await link(false), await link(true)];
  const tokenOf = ({ url }: BoardLink) => url.split("/").at(-1);
  const say = (to: BoardLink, body: object) =>
    visitor(shop.app).call(`POST /api/shared_boards/${tokenOf(to)}/comments`, body);
  expect((await say(reading, { name: "Lee", text: "Hi" })).status).toBe(403);
  expect(Object.keys((await say(commenting, { name: "", text: "" })).body.errors)).toEqual(["name", "text"]);
  expect((await say(commenting, { name: "Lee", text: "Hi", item: "gone-item" })).body.errors).toHaveProperty(
    "item",
  );
  const said = await say(commenting, { name: "Lee", text: "Love this color.", item: "note-0001" });
  expect(said.status).toBe(201);
  const seen = await visitor(shop.app).call(`GET /api/shared_boards/${tokenOf(commenting)}`);
  expect((seen.body.data as SharedBoard).comments).toMatchObject([{ author_name: "Lee", item: "note-0001" }]);
  const shares = async () => (await owner.call<BoardShares>(`GET /api/boards/${board.id}/shares`)).body.data;
  expect((await shares()).links.find(({ id }) => id === commenting.id)).toMatchObject({ opens: 1 });
  const news = await owner.call<{ data: { title: string }[] }>("GET /api/notification");
  expect(news.body.data.data[0]?.title).toBe("New comment on Shared");
  const { id } = said.body.data as BoardComment;
  expect((await owner.call(`DELETE /api/boards/${board.id}/comments/${id}`)).status).toBe(200);
  await owner.call(`DELETE /api/boards/${board.id}/links/${commenting.id}`);
  expect((await visitor(shop.app).call(`GET /api/shared_boards/${tokenOf(commenting)}`)).status).toBe(404);
  expect((await shares()).links).toMatchObject([{ id: reading.id }]);
});
