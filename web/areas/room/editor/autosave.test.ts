import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type RoomDesign, roomDesign } from "../../../../contract/design/room-design.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import { hallBath } from "../../../../domain/room/takeoff/sample-room.test-support.ts";
import { type Autosave, type CameIn, startAutosave } from "./autosave.ts";
import { createRoomStore, type RoomStore } from "./room-state.ts";

/** The server's side of a room: a stale save is refused with what is there. */
class Server {
  room = { id: "r", version: 1, design: hallBath() } as Room;
  saves = 0;

  answer(method: string, body: string): Response {
    if (method === "PUT") {
      const { version, design } = JSON.parse(body) as { version: number; design: RoomDesign };
      if (version !== this.room.version) return this.#reply(409, { success: false, code: "stale_version" });
      this.saves += 1;
      this.room = { ...this.room, version: version + 1, design: roomDesign.parse(design) };
    }
    return this.#reply(200, { success: true });
  }

  #reply(status: number, rest: object): Response {
    const { room } = this;
    const data = { ...room, design: { ...room.design, version: room.version } };
    return Response.json({ ...rest, data }, { status });
  }
}

let server: Server;
const windows: Autosave[] = [];
beforeEach(() => {
  server = new Server();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible", querySelector: () => null });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { origin: "http://localhost" } }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal("fetch", async (request: Request) => server.answer(request.method, await request.text()));
});
afterEach(() => {
  for (const each of windows.splice(0)) each.stop();
  vi.unstubAllGlobals();
});

function open(): { store: RoomStore; autosave: Autosave; came: CameIn[] } {
  const store = createRoomStore({ ...server.room, design: { ...server.room.design, version: 1 } }, []);
  const came: CameIn[] = [];
  const autosave = startAutosave(store, (what) => came.push(what));
  windows.push(autosave);
  return { store, autosave, came };
}

const change = (store: RoomStore, kind: string, x: number) => {
  const { design } = store.getState();
  const items = design.items.map((item) =>
    item.kind === kind ? { ...item, at_in: [x, item.at_in[1]] as [number, number] } : item,
  );
  store.getState().change({ ...design, items }, `Move ${kind}`);
};
const placeOf = (design: RoomDesign, kind: string) =>
  design.items.find((item) => item.kind === kind)!.at_in[0];

test("a version that another window saved comes in beside what is not saved yet, and both are saved", async () => {
  const [one, two] = [open(), open()];
  change(one.store, "toilet", 31);
  await one.autosave.flush();
  change(two.store, "vanity", 41);
  await two.autosave.hear(2, "maya");
  expect(["toilet", "vanity"].map((kind) => placeOf(two.store.getState().design, kind))).toEqual([31, 41]);
  expect(two.came.map(({ by }) => by)).toEqual(["maya"]);
  await two.autosave.flush();
  await one.autosave.hear(3, "ada");
  expect(one.store.getState().design).toEqual(server.room.design);
  expect(["toilet", "vanity"].map((kind) => placeOf(server.room.design, kind))).toEqual([31, 41]);
  one.store.getState().undo();
  await one.autosave.flush();
  expect(["toilet", "vanity"].map((kind) => placeOf(server.room.design, kind))).toEqual([
    placeOf(hallBath(), "toilet"),
    41,
  ]);
});

test("taking in another window's version saves nothing, and one's own is no news", async () => {
  const [one, two] = [open(), open()];
  change(one.store, "toilet", 31);
  await one.autosave.flush();
  await Promise.all([one.autosave.hear(2, "ada"), two.autosave.hear(2, "ada"), two.autosave.hear(2, null)]);
  await two.autosave.flush();
  expect([server.saves, one.came.length, two.came.length, two.store.getState().save]).toEqual([
    1,
    0,
    1,
    "saved",
  ]);
});

test("of one thing that both changed, the later save stays", async () => {
  const [one, two] = [open(), open()];
  change(one.store, "vanity", 31);
  change(two.store, "vanity", 41);
  await one.autosave.flush();
  await two.autosave.flush();
  await one.autosave.hear(3, "maya");
  expect([one, two].map(({ store }) => placeOf(store.getState().design, "vanity"))).toEqual([41, 41]);
  expect(placeOf(server.room.design, "vanity")).toBe(41);
});
