import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  bucket,
  credentials,
  freePort,
  type S3Server,
  s3Servers,
} from "../../../tests/support/s3-servers.ts";
import { type Gate, openGate } from "../../../tests/support/troubled-gate.ts";
import { type Files, FilesAway } from "../files.ts";
import { copyFiles } from "./copy-files.ts";
import { openFiles } from "./open-files.ts";
import { readS3Address, type S3Address } from "./s3-address.ts";
import { proveS3 } from "./s3-proof.ts";

const before = { ...process.env };
const folder = mkdtempSync(join(tmpdir(), "showroom-files-"));

beforeAll(() => {
  // no machine's own credentials, and no search for them in the network
  Object.assign(process.env, credentials, { AWS_EC2_METADATA_DISABLED: "true" });
});
afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true, force: true });
});

const scratch = join(folder, "scratch");
const stored = (endpoint: string): S3Address =>
  readS3Address(`s3://${bucket}/shop?endpoint=${encodeURIComponent(endpoint)}`)!;
const inS3 = (endpoint: string): Files => openFiles({ root: "", scratch, s3: stored(endpoint) });

async function pathsOf(files: Files, prefix?: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of files.list(prefix)) paths.push(path);
  return paths.sort();
}

/** What every file store does. */
function behavesAsFiles(open: () => Promise<Files>, hasShortLists = false): void {
  let files: Files;
  beforeAll(async () => {
    files = await open();
  });
  afterAll(() => files.close());

  it("returns what was put, and nothing for what was not", async () => {
    await files.put("messages/a1/plan é (2).pdf", Buffer.from("a plan"));
    expect(await files.get("messages/a1/plan é (2).pdf")).toEqual(Buffer.from("a plan"));
    expect(await files.get("messages/a1/other")).toBeNull();
    expect(await files.stat("messages/a1/other")).toBeNull();
    expect(await files.read("messages/a1/other")).toBeNull();
  });

  it("takes an empty file", async () => {
    await files.put("messages/empty", new Uint8Array());
    expect(await files.get("messages/empty")).toEqual(Buffer.alloc(0));
  });

  it("replaces a file", async () => {
    await files.put("labels/one", Buffer.from("first"));
    await files.put("labels/one", Buffer.from("second"));
    expect(await files.get("labels/one")).toEqual(Buffer.from("second"));
    expect(await pathsOf(files, "labels/")).toEqual(["labels/one"]);
  });

  it("deletes a file, and one that is gone already", async () => {
    await files.put("gone/one", Buffer.from("x"));
    await files.delete("gone/one");
    await files.delete("gone/one");
    expect(await files.get("gone/one")).toBeNull();
  });

  it("keeps a large file whole, in either way in", async () => {
    const bytes = randomBytes(20 * 1024 * 1024 + 7);
    await files.put("large/put", bytes);
    const from = join(folder, "sent");
    await writeFile(from, bytes);
    await files.takeIn("large/taken", from);
    expect(existsSync(from)).toBe(false);
    for (const path of ["large/put", "large/taken"]) {
      expect((await files.get(path))!.equals(bytes)).toBe(true);
      expect((await buffer((await files.read(path))!)).equals(bytes)).toBe(true);
      expect((await files.stat(path))!.bytes).toBe(bytes.length);
    }
  });

  it("reads a part of a file", async () => {
    await files.put("part/one", Buffer.from("0123456789"));
    const part = await files.read("part/one", { first: 3, last: 5 });
    expect(`${await buffer(part!)}`).toBe("345");
  });

  it("lists files by the beginning of their paths, with sizes and times", async () => {
    const begun = Date.now() - 60_000;
    for (const path of ["list/a/1", "list/a/2", "list/b/1", "lists/1"])
      await files.put(path, Buffer.from(path));
    expect(await pathsOf(files, "list/")).toEqual(["list/a/1", "list/a/2", "list/b/1"]);
    expect(await pathsOf(files, "list/a")).toEqual(["list/a/1", "list/a/2"]);
    expect(await pathsOf(files, "nothing/")).toEqual([]);
    for await (const file of files.list("list/b/")) {
      expect(file).toMatchObject({ path: "list/b/1", bytes: 8 });
      expect(file.stored_at.getTime()).toBeGreaterThan(begun);
    }
  });

  it.skipIf(hasShortLists)("lists more files than a store returns at once", async () => {
    const names = Array.from({ length: 1100 }, (_, at) => `many/${String(at).padStart(4, "0")}`);
    for (let at = 0; at < names.length; at += 40)
      await Promise.all(names.slice(at, at + 40).map((path) => files.put(path, Buffer.from("x"))));
    expect(await pathsOf(files, "many/")).toEqual(names);
  });

  it("lends files to readers on this machine", async () => {
    await files.put("lend/1", Buffer.from("one"));
    await files.put("lend/2", Buffer.from("two"));
    const read = await files.lend(["lend/1", "lend/2"], (places) =>
      Promise.all(places.map((place) => readFile(place, "utf8"))),
    );
    expect(read).toEqual(["one", "two"]);
    expect(await files.get("lend/1")).toEqual(Buffer.from("one"));
    if (existsSync(scratch)) expect(readdirSync(scratch)).toEqual([]);
  });

  it("forgets writes that broke off, and keeps whole files", async () => {
    await files.put("kept/1", Buffer.from("one"));
    await files.dropUnfinished(new Date(Date.now() + 60_000));
    expect(await files.get("kept/1")).toEqual(Buffer.from("one"));
  });

  it("refuses paths out of the store", async () => {
    for (const path of ["../etc/passwd", "/etc/passwd", "a/../../b", "a\0b"])
      await expect(files.get(path)).rejects.toThrow("not a path inside the file store");
  });
}

describe("files on disk", () => {
  const root = join(folder, "disk");
  behavesAsFiles(async () => openFiles({ root, scratch, s3: undefined }));

  it("doesn't show a write that broke off, and deletes it later", async () => {
    const files = openFiles({ root, scratch, s3: undefined });
    const draft = join(root, "kept/1.5f0c2d1e-1111-4222-8333-444455556666");
    await writeFile(draft, "half");
    expect(await pathsOf(files, "kept/")).toEqual(["kept/1"]);
    await files.dropUnfinished(new Date(Date.now() - 60_000));
    expect(existsSync(draft)).toBe(true);
    await files.dropUnfinished(new Date(Date.now() + 60_000));
    expect(existsSync(draft)).toBe(false);
  });
});

for (const { name, start, hasShortLists } of s3Servers) {
  describe.skipIf(!start)(`files in S3, served by ${name}`, () => {
    let server: S3Server;
    beforeAll(async () => {
      server = await start!(join(folder, name));
    });
    afterAll(() => server.stop());

    behavesAsFiles(async () => inS3(server.endpoint), hasShortLists);

    it("is proved at the start, and leaves nothing behind", async () => {
      await proveS3(stored(server.endpoint));
      expect(await pathsOf(inS3(server.endpoint), ".proof")).toEqual([]);
    });

    it("refuses the start when the bucket is missing", async () => {
      const address = { ...stored(server.endpoint), bucket: "not-there" };
      await expect(proveS3(address)).rejects.toThrow(
        `FILES_URL names the bucket "not-there", which ${server.endpoint} doesn't have.`,
      );
    });
  });
}

describe("copying a store", () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await s3Servers[0]!.start!(join(folder, "copied"));
  });
  afterAll(() => server.stop());

  it("copies from the disk to S3 and back, goes on where it was, and mends copies", async () => {
    const onDisk = (name: string) => openFiles({ root: join(folder, name), scratch, s3: undefined });
    const [disk, s3, back] = [onDisk("original"), inS3(server.endpoint), onDisk("back")];
    const paths = Array.from({ length: 30 }, (_, at) => `messages/${at % 4}/${at}`);
    for (const path of paths) await disk.put(path, Buffer.from(`file ${path}`));
    await s3.put(paths[3]!, Buffer.from(`file ${paths[3]}`));
    await s3.put(paths[4]!, Buffer.from(`fake ${paths[4]}`));
    expect(await copyFiles(disk, s3, { scratch })).toMatchObject({ copied: 29, same: 1, gone: 0 });
    expect(await copyFiles(disk, s3, { scratch })).toMatchObject({ copied: 0, same: 30 });
    expect(await copyFiles(s3, back, { scratch })).toMatchObject({ copied: 30 });
    for (const path of paths) expect(`${await back.get(path)}`).toBe(`file ${path}`);
    s3.close();
  });

  it("stops at a copy that isn't like its file", async () => {
    const disk = openFiles({ root: join(folder, "original"), scratch, s3: undefined });
    const gate = await openGate(server.endpoint);
    const s3 = inS3(gate.endpoint);
    await disk.put("late", Buffer.from("late"));
    gate.trouble = "damage";
    await expect(copyFiles(disk, s3, { scratch })).rejects.toThrow("is not what was stored");
    await gate.close();
    s3.close();
  });
});

describe("an S3 store in trouble", () => {
  let server: S3Server;
  let gate: Gate;
  beforeAll(async () => {
    server = await s3Servers[0]!.start!(join(folder, "trouble"));
    gate = await openGate(server.endpoint);
  });
  afterAll(async () => {
    await gate.close();
    await server.stop();
  });

  it("doesn't return damaged bytes", async () => {
    const files = inS3(gate.endpoint);
    await files.put("plan", Buffer.from("a plan"));
    await files.put("long", randomBytes(300_000));
    gate.trouble = "damage";
    await expect(files.get("plan")).rejects.toThrow("the file plan is not what was stored");
    await expect(files.read("long").then((stream) => buffer(stream!))).rejects.toThrow(
      "is not what was stored",
    );
    await expect(files.lend(["long"], async () => "used")).rejects.toThrow("is not what was stored");
    gate.trouble = "none";
    expect(await files.get("plan")).toEqual(Buffer.from("a plan"));
    files.close();
  });

  it("isn't asked while it is away, and works when it is back", async () => {
    const files = inS3(gate.endpoint);
    await files.put("plan", Buffer.from("a plan"));
    gate.trouble = "cut";
    for (let at = 0; at < 5; at++) await expect(files.get("plan")).rejects.toThrow(FilesAway);
    const seen = gate.seen;
    await expect(files.get("plan")).rejects.toThrow(FilesAway);
    await expect(files.put("plan", Buffer.from("b"))).rejects.toThrow(FilesAway);
    expect(gate.seen).toBe(seen);
    gate.trouble = "none";
    await expect.poll(() => files.get("plan").catch(() => null)).toEqual(Buffer.from("a plan"));
    files.close();
  });

  it("gives up a call that gets no answer", async () => {
    const files = inS3(gate.endpoint);
    gate.trouble = "hang";
    await expect(files.get("plan")).rejects.toThrow(FilesAway);
    gate.trouble = "none";
    files.close();
  });

  it("refuses the start when the credentials are wrong", async () => {
    const right = process.env.AWS_ACCESS_KEY_ID;
    process.env.AWS_ACCESS_KEY_ID = "wrong";
    await expect(proveS3(stored(server.endpoint))).rejects.toThrow(
      /refused the credentials for FILES_URL .* Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/,
    );
    process.env.AWS_ACCESS_KEY_ID = right;
  });

  it("refuses the start when nobody answers", async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    await expect(proveS3(stored(endpoint))).rejects.toThrow(
      `FILES_URL: ${endpoint} can't be reached (ECONNREFUSED).`,
    );
  });
});
