import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "../server/platform/database.ts";
import { watchOver } from "../server/start/watchdog.ts";
import { type FreshDatabase, freshDatabase } from "./support/database.ts";

// A network between server and database that loses the server's own connections and lets others through.

let fresh: FreshDatabase;
let network: Server;
let url: string;
let database: Database;
let isLosing = false;
const own = new Set<Socket>();

beforeAll(async () => {
  fresh = await freshDatabase();
  const { hostname, port } = new URL(fresh.url);
  network = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (first) => {
      const isOwn = first.toString("latin1").includes("application_name\0showroom\0");
      if (isOwn) own.add(socket);
      if (isOwn && isLosing) return;
      const onward = connect(Number(port), hostname);
      onward.on("error", () => socket.destroy());
      onward.write(first);
      socket.pipe(onward).pipe(socket);
    });
  });
  await new Promise<void>((listening) => network.listen(0, "127.0.0.1", listening));
  const through = new URL(fresh.url);
  through.searchParams.delete("host");
  through.port = String((network.address() as { port: number }).port);
  url = through.href;
  database = openDatabase(url, { connections: 2 });
});
afterAll(async () => {
  for (const socket of own) socket.destroy();
  await database.close();
  network.close();
  await fresh.drop();
});

it("gives a process up that gets no answer from a database that answers others", async () => {
  expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }]);
  let isStuck = false;
  const watch = watchOver(database, {
    databaseUrl: url,
    every_s: 1,
    patience_s: 2,
    onStuck: () => {
      isStuck = true;
    },
  });
  isLosing = true;
  for (const socket of own) socket.destroy();
  const asked = database.sql`select 1`.catch(() => undefined);
  await expect.poll(() => isStuck).toBe(true);
  watch.stop();
  await asked;
});
