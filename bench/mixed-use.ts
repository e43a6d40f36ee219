import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { newId, randomToken, tokenHash } from "../server/platform/ids.ts";
import type { Arguments } from "./arguments.ts";
import { discardCatalog, loadCatalog } from "./catalog.ts";
import { keepRun } from "./history.ts";
import type { Commit, Machine } from "./machine.ts";
import { scattered } from "./market.ts";
import { familyMemory_mb, serverMemory_mb } from "./process-figures.ts";
import { type Single, singlesTable } from "./report.ts";
import { openStage, type Stage } from "./stage.ts";
import { visitsOf } from "./visits.ts";

/** What the server process alone may take at any moment. */
const most_mb = 400;
const sampleEvery_ms = 500;
/** People who send photos, each the next one when the last is there. */
const senders = 3;
const visitors = 2;
const visitPause_ms = 50;
const rowsOfList = 2000;
const settles_ms = 30_000;

/**
 * Lets people send photos of 20 to 40 megapixels, pictures of rooms and price lists, ask for PDFs, and look at lists,
 * products and searches; prints what the server takes meanwhile and afterward, and keeps the run.
 */
export async function measureMixedUse(options: Arguments, about: { machine: Machine; commit: Commit }) {
  const catalog = await loadCatalog(options.skus[0]!, options.data, options.port);
  const stage = await openStage(catalog, options.port);
  let singles: Single[];
  try {
    singles = await use(stage, options.minutes * 60_000);
  } finally {
    await stage.close();
  }
  console.log(`\n${catalog.skus} SKUs, ${options.minutes} minutes\n\n${singlesTable(singles)}\n`);
  const run = { skus: catalog.skus, minutes: options.minutes, singles };
  console.log(`Kept in ${keepRun("mixed", about, run)}`);
  if (!options.keep) discardCatalog(catalog);
}

async function use(stage: Stage, time_ms: number): Promise<Single[]> {
  const { pid } = stage.shop;
  const done = new Map<string, number>();
  const until = performance.now() + time_ms;
  const peaks = { server_mb: 0, family_mb: 0 };
  const resting_mb = serverMemory_mb(pid);
  const isOver = () => performance.now() > until;
  const sampling = (async () => {
    for (let sample = 0; !isOver(); sample++, await pause(sampleEvery_ms)) {
      const now_mb = serverMemory_mb(pid) ?? 0;
      peaks.server_mb = Math.max(peaks.server_mb, now_mb);
      if (sample % 10 === 0) peaks.family_mb = Math.max(peaks.family_mb, familyMemory_mb(pid) ?? 0);
      if (sample % 60 === 0) {
        console.log(`${Math.round((sample * sampleEvery_ms) / 1000)} s: ${now_mb} MB`);
        // so few accounts do what many would
        await stage.database.db.deleteFrom("attempt_counts").execute();
        await stage.database.db.deleteFrom("board_photos").execute();
      }
    }
  })();
  const again = async (name: string, work: () => Promise<unknown>, rest_ms = 0) => {
    for (; !isOver(); await pause(rest_ms)) {
      await work();
      done.set(name, (done.get(name) ?? 0) + 1);
    }
  };
  const photos = await largePhotos();
  const visit = visitsOf(stage);
  const address = scattered(await pictureAddresses(stage));
  const { pro, vendor, papers } = await sellersOf(stage);
  const sending = Array.from({ length: senders }, async (_, sender) => {
    const send = await senderOf(stage, await signIn(stage, await aCustomer(stage, sender)), photos);
    let at = sender;
    const names = Object.keys(send) as (keyof typeof send)[];
    while (!isOver()) {
      const name = names[at++ % names.length]!;
      await send[name](at);
      done.set(name, (done.get(name) ?? 0) + 1);
    }
  });
  const [openPoster, openPaper] = [() => pro("GET", "/api/pro/showroom/poster"), scattered(papers)];
  await Promise.all([
    ...sending,
    ...Array.from({ length: visitors }, () => again("visits", visit, visitPause_ms)),
    again("catalog pictures", () => open(stage, address().choice)),
    again("posters", openPoster, 1000),
    ...(papers.length > 0 ? [again("invoices", () => openPaper().choice(), 500)] : []),
    again("price lists", () => sendList(vendor), 20_000),
    sampling,
  ]);
  const end_mb = serverMemory_mb(pid);
  await pause(settles_ms);
  return [
    ...[...done].map(([name, value]): Single => ({ name, value, unit: "", most: null })),
    { name: "server at rest before", value: resting_mb, unit: "MB", most: null },
    { name: "server at most", value: peaks.server_mb || null, unit: "MB", most: most_mb },
    { name: "server at the end", value: end_mb, unit: "MB", most: most_mb },
    { name: "server 30 s later", value: serverMemory_mb(pid), unit: "MB", most: most_mb },
    { name: "with its child processes, at most", value: peaks.family_mb || null, unit: "MB", most: null },
  ];
}

/** As phones take them: grain that JPEG cannot drop, and a few megabytes each. */
async function largePhotos(): Promise<Blob[]> {
  const sizes = [
    [5472, 3648],
    [6000, 4000],
    [7728, 5152],
  ] as const;
  return Promise.all(
    sizes.map(async ([width, height]) => {
      const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
      const grain = await sharp({
        create: { width: width / 4, height: height / 4, channels: 3, background: "#000", noise },
      })
        .png()
        .toBuffer();
      const photo = await sharp(grain)
        .resize(width, height, { kernel: "cubic" })
        .jpeg({ quality: 88 })
        .toBuffer();
      return new Blob([new Uint8Array(photo)], { type: "image/jpeg" });
    }),
  );
}

type Call = (method: "GET" | "POST", path: string, body?: object | FormData) => Promise<Response>;

/** Calls as an account; anything but success is an error of this benchmark, except that a queue is full. */
async function signIn({ shop, database }: Stage, user_id: string): Promise<Call> {
  const token = randomToken();
  const expires_at = new Date(Date.now() + 24 * 3600_000);
  await database.db
    .insertInto("sessions")
    .values({ id: newId(), user_id, token_hash: tokenHash(token), otp_verified_at: new Date(), expires_at })
    .execute();
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(shop.origin + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && !isForm && { "Content-Type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok && response.status !== 503)
      throw new Error(
        `${method} ${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`,
      );
    return response;
  };
}

const dataOf = async <Data>(response: Response) => ((await response.json()) as { data: Data }).data;

async function aCustomer({ database: { db } }: Stage, number: number): Promise<string> {
  const id = newId();
  await db
    .insertInto("users")
    .values({
      id,
      type: "User",
      status: "Active",
      email: `mixed-${number}-${id}@bench.test`,
      first_name: "Mixed",
      last_name: "Use",
      email_verified_at: new Date(),
    })
    .execute();
  return id;
}

/** What one customer sends, kind by kind. */
async function senderOf({ market }: Stage, call: Call, photos: readonly Blob[]) {
  const showroom = market.showrooms[0]!;
  const talk = await dataOf<{ id: string }>(
    await call("POST", "/api/conversations", { about: "showroom", id: showroom }),
  );
  const board = await dataOf<{ id: string }>(await call("POST", "/api/boards", { name: "Mixed use" }));
  const [template] = (
    await dataOf<{ data: { id: string }[] }>(await call("GET", "/api/templates?per_page=1"))
  ).data;
  const room = await dataOf<{ id: string }>(
    await call("POST", "/api/rooms", { showroom, template: template!.id }),
  );
  const snapshot = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#c8b8a0" } })
    .png()
    .toBuffer();
  const form = (field: string, file: Blob, name: string) => {
    const sent = new FormData();
    sent.set(field, file, name);
    return sent;
  };
  const photo = (at: number) => photos[at % photos.length]!;
  const finish = async (response: Promise<Response>) => void (await (await response).arrayBuffer());
  return {
    "photos in conversations": (at: number) =>
      finish(call("POST", `/api/conversations/${talk.id}/files`, form("file", photo(at), "kitchen.jpg"))),
    "photos on boards": (at: number) =>
      finish(call("POST", `/api/boards/${board.id}/photos`, form("photo", photo(at), "wall.jpg"))),
    "pictures of rooms": () =>
      finish(
        call(
          "POST",
          `/api/rooms/${room.id}/picture`,
          form("picture", new Blob([new Uint8Array(snapshot)]), "room.png"),
        ),
      ),
  };
}

/** The first showroom's pro, a vendor, and invoices as their customers open them. */
async function sellersOf(stage: Stage) {
  const { db } = stage.database;
  const first = await db
    .selectFrom("showrooms")
    .select("user_id")
    .where("vsd_id", "=", stage.market.showrooms[0]!)
    .executeTakeFirstOrThrow();
  const seller = await db
    .selectFrom("vendors")
    .select("user_id")
    .where("user_id", "is not", null)
    .orderBy("name")
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom("orders")
    .select(["id", "user_id"])
    .where("status", "=", "paid")
    .orderBy("id")
    .limit(10)
    .execute();
  const papers: (() => Promise<void>)[] = [];
  for (const { id, user_id } of orders) {
    if (!user_id) continue;
    const call = await signIn(stage, user_id);
    papers.push(async () => void (await (await call("GET", `/api/orders/${id}/invoice.pdf`)).arrayBuffer()));
  }
  const pro = await signIn(stage, first.user_id);
  const vendor = await signIn(stage, seller.user_id!);
  return {
    papers,
    vendor,
    pro: async (...sent: Parameters<Call>) => void (await (await pro(...sent)).arrayBuffer()),
  };
}

/** A list of the vendor's, checked and not written, so that each finds the same shop. */
async function sendList(vendor: Call): Promise<void> {
  const lines = Array.from(
    { length: rowsOfList },
    (_, at) =>
      `MIXED-${at},Bench Tile ${at},Bench Tiles,tile-flooring,"A matte tile, number ${at}",${10 + (at % 90)}.50`,
  );
  const form = new FormData();
  const text = `sku,name,brand,category,description,wholesale\n${lines.join("\n")}\n`;
  form.set("file", new Blob([text], { type: "text/csv" }), "prices.csv");
  form.set("dry_run", "1");
  const { id } = await dataOf<{ id: string }>(await vendor("POST", "/api/vendor/imports", form));
  await pause(5000);
  const cancel = await vendor("POST", `/api/vendor/imports/${id}/cancel`, {}).catch(() => null);
  await cancel?.arrayBuffer();
}

async function pictureAddresses({ database }: Stage): Promise<string[]> {
  const rows = await database.db.selectFrom("media").select("key").orderBy("key").limit(1000).execute();
  return rows.flatMap(({ key }) => ["320.avif", "800.avif"].map((file) => `/showroom/media/${key}/${file}`));
}

async function open({ client }: Stage, path: string): Promise<void> {
  const { status } = await client.send("GET", path);
  if (status !== 200 && status !== 503) throw new Error(`${path} answered ${status}`);
}
