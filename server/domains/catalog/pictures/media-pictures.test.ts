import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMaterial } from "../../../../domain/materials/looks.ts";
import { openPictures, type Pictures } from "../../../platform/pictures.ts";
import { keepFirstViews } from "./media.routes.ts";
import { createMediaPictures, type MediaPictures } from "./media-pictures.ts";
import { type MediaSource, mediaKey } from "./media-source.ts";

const oak = {
  kind: "material",
  definition: makeMaterial("white-oak-natural", { seed: 7 }),
  view: "laid",
} as const satisfies MediaSource;
const otherOak = {
  kind: "material",
  definition: makeMaterial("white-oak-natural", { seed: 8 }),
  view: "laid",
} as const satisfies MediaSource;
const photo: MediaSource = { kind: "file", path: "fixtures/faucet.webp" };
const grass: MediaSource = { kind: "file", path: "fixtures/grass.webp" };
const gone: MediaSource = { kind: "file", path: "fixtures/gone.webp" };
const broken: MediaSource = { kind: "file", path: "fixtures/broken.webp" };
const sources = new Map<string, MediaSource>(
  [oak, otherOak, photo, grass, gone, broken].map((source) => [mediaKey(source), source]),
);

const folder = mkdtempSync(join(tmpdir(), "showroom-media-"));
const noise = sharp({
  create: {
    width: 480,
    height: 480,
    channels: 3,
    background: "#447744",
    noise: { type: "gaussian", mean: 110, sigma: 30 },
  },
});
const children = openPictures({ children: 1 });
let pictures: MediaPictures;
let loads = 0;
const noted: { key: string; error: unknown }[] = [];
const files = new Map<string, Buffer>();
beforeAll(async () => {
  const plain = sharp({ create: { width: 1000, height: 1000, channels: 3, background: "#885533" } });
  files.set("fixtures/faucet.webp", await plain.webp().toBuffer());
  files.set("fixtures/grass.webp", await noise.webp({ quality: 90 }).toBuffer());
  files.set("fixtures/broken.webp", Buffer.from("<svg onload=alert(1)>"));
  pictures = createMediaPictures({
    loadSource: async (key) => {
      loads++;
      return sources.get(key) ?? null;
    },
    readFile: async (path) => files.get(path) ?? null,
    cacheDir: join(folder, "cache", "media"),
    pictures: children,
    noteFailure: (key, error) => noted.push({ key, error }),
  });
});
afterAll(async () => {
  await children.close();
  rmSync(folder, { recursive: true });
});

const get = (key: string, file: string, headers: Record<string, string> = {}) =>
  pictures.respond(new Request(`http://localhost/showroom/media/${key}/${file}`, { headers }), key, file);

test("a material is drawn in the size and format asked for, and may be cached for good", async () => {
  for (const [format, type] of [
    ["avif", "heif"],
    ["webp", "webp"],
    ["jpg", "jpeg"],
  ] as const) {
    const answer = await get(mediaKey(oak), `320.${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(Number(answer.headers.get("Content-Length"))).toBe(bytes.length);
    const made = await sharp(bytes).metadata();
    expect([made.format, made.width, made.height]).toEqual([type, 320, 320]);
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(3);
  }
});

test("equal requests at once are one drawing, and the next one comes from the cache", async () => {
  const before = loads;
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(mediaKey(oak), "1200.webp")));
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  expect(loads).toBe(before + 1);
  expect((await get(mediaKey(oak), "1200.webp")).status).toBe(200);
  expect(loads).toBe(before + 1);
});

test("a browser that has the picture gets 304", async () => {
  const first = await get(mediaKey(oak), "320.webp");
  const again = await get(mediaKey(oak), "320.webp", { "If-None-Match": first.headers.get("ETag")! });
  expect(again.status).toBe(304);
});

test("a draft has the shape and the colors of the picture it stands for", async () => {
  const drafts = openPictures({ children: 1, areDrafts: true });
  const { definition, view } = oak;
  const asSent = async (made: Pick<Pictures, "draw" | "encode">) => {
    const original = await made.draw({ definition, view, side_px: 800 });
    return made.encode({ original, width_px: 640, format: "avif" });
  };
  const [coarse, fine] = await Promise.all([asSent(drafts), asSent(children)]);
  expect(await sharp(coarse).metadata()).toMatchObject({ format: "heif", width: 100, height: 100 });
  const [one, other] = await Promise.all([coarse, fine].map((bytes) => sharp(bytes).stats()));
  for (const [at, { mean }] of one!.channels.entries())
    expect(Math.abs(mean - other!.channels[at]!.mean)).toBeLessThan(4);
  await drafts.close();
});

test("a picture that was drawn ahead is sent as it is, and smaller ones are made from it", async () => {
  const ahead = await sharp({ create: { width: 640, height: 640, channels: 3, background: "#2060a0" } })
    .avif()
    .toBuffer();
  await keepFirstViews({ dataDir: folder }, [[mediaKey(otherOak), ahead]]);
  const sent = await get(mediaKey(otherOak), "640.avif");
  expect(Buffer.from(await sent.arrayBuffer())).toEqual(ahead);
  const small = Buffer.from(await (await get(mediaKey(otherOak), "160.webp")).arrayBuffer());
  const { dominant } = await sharp(small).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r + 80);
  const large = Buffer.from(await (await get(mediaKey(otherOak), "1200.webp")).arrayBuffer());
  expect((await sharp(large).stats()).dominant.b).toBeLessThan(dominant.b);
});

test("a photograph is made smaller, never larger than it is", async () => {
  const small = await get(mediaKey(photo), "160.webp");
  expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(160);
  const large = await get(mediaKey(photo), "1600.webp");
  expect((await sharp(Buffer.from(await large.arrayBuffer())).metadata()).width).toBe(1000);
});

test("detailed pictures are compressed more, others are not", async () => {
  const shareSent = async (source: MediaSource) => {
    const sent = Buffer.from(await (await get(mediaKey(source), "480.avif")).arrayBuffer());
    const original = Buffer.from(await (await get(mediaKey(source), "480.webp")).arrayBuffer());
    const fine = await sharp(original).avif({ quality: 64, effort: 2 }).toBuffer();
    return sent.length / fine.length;
  };
  expect(await shareSent(grass)).toBeLessThan(0.8);
  expect(await shareSent(photo)).toBeGreaterThan(0.9);
});

test.each([
  ["an unknown key", "AAAAAAAAAAAAAAAA", "320.webp"],
  ["a width that is not made", mediaKey(oak), "321.webp"],
  ["a format that is not made", mediaKey(oak), "320.svg"],
  ["a path out of the cache", "..%2f..%2fsecrets", "320.webp"],
])("%s is not found", async (_, key, file) => {
  expect((await get(key, file)).status).toBe(404);
});

test("a failed drawing is logged once with its cause, and never cached", async () => {
  for (const [source, cause] of [
    [gone, /fixtures\/gone\.webp is missing/],
    [broken, /unsupported image format/],
  ] as const) {
    noted.length = 0;
    const answers = [await get(mediaKey(source), "320.webp"), await get(mediaKey(source), "640.avif")];
    expect(answers.map((answer) => answer.status)).toEqual([500, 500]);
    expect(answers.map((answer) => answer.headers.get("Cache-Control"))).toEqual(["no-store", "no-store"]);
    expect(noted.map(({ key }) => key)).toEqual([mediaKey(source)]);
    expect(String(noted[0]?.error)).toMatch(cause);
  }
  files.set("fixtures/gone.webp", files.get("fixtures/faucet.webp")!);
  expect((await get(mediaKey(gone), "320.webp")).status).toBe(200);
});

test("while too many drawings wait, the next is asked to come again and is drawn later", async () => {
  const looks = Array.from(
    { length: 6 },
    (_, seed): MediaSource => ({
      kind: "material",
      definition: makeMaterial("white-oak-natural", { seed: 100 + seed }),
      view: "laid",
    }),
  );
  for (const look of looks) sources.set(mediaKey(look), look);
  const few = openPictures({ children: 1, longestQueue: 2 });
  const impatient = createMediaPictures({
    loadSource: async (key) => sources.get(key) ?? null,
    readFile: async () => null,
    cacheDir: join(folder, "cache", "media"),
    pictures: few,
    noteFailure: (_, error) => expect.unreachable(String(error)),
  });
  const ask = (look: MediaSource) =>
    impatient.respond(new Request("http://localhost/"), mediaKey(look), "160.webp");
  const answers = await Promise.all(looks.map(ask));
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([200, 200, 200, 503, 503, 503]);
  const refused = answers.findIndex((answer) => answer.status === 503);
  expect(Number(answers[refused]?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(answers[refused]?.headers.get("Cache-Control")).toBe("no-store");
  expect((await ask(looks[refused]!)).status).toBe(200);
  await few.close();
});

test("a picture is prepared once, and not while others wait for theirs", async () => {
  const stone: MediaSource = {
    kind: "material",
    definition: makeMaterial("white-oak-natural", { seed: 9 }),
    view: "laid",
  };
  sources.set(mediaKey(stone), stone);
  const asked = get(mediaKey(stone), "480.webp");
  expect(await pictures.prepare(mediaKey(oak), "96.webp")).toBe(false);
  await asked;
  expect(await pictures.prepare(mediaKey(stone), "96.webp")).toBe(true);
  const before = loads;
  expect((await get(mediaKey(stone), "96.webp")).status).toBe(200);
  expect(loads).toBe(before);
  expect(await pictures.prepare("AAAAAAAAAAAAAAAA", "96.webp")).toBe(false);
});

test("a key does not depend on the order of fields", () => {
  expect(mediaKey({ path: "a.webp", kind: "file" })).toBe(mediaKey({ kind: "file", path: "a.webp" }));
  expect(mediaKey({ kind: "file", path: "b.webp" })).not.toBe(mediaKey({ kind: "file", path: "a.webp" }));
});
