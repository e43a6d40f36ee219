import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../../tests/support/app.ts";
import { seedMarket } from "../../../../../tests/support/catalog-seed.ts";
import { NotFetched } from "../../../../platform/public-fetch.ts";
import { catalogChanged } from "../../products/index.ts";
import {
  applyImport,
  fetchWantedPictures,
  openPictureArchive,
  planImport,
  takePictures,
  UnreadableFile,
  vendorByName,
} from "../index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await seedMarket(shop.platform.db);
});
afterAll(() => shop.close());

const list = [
  "SKU,Name,Category,Price,Finish,Image URL",
  "P-1,Halo Faucet,pull-down-faucets,90,Chrome,https://vendor.example/chrome.png",
  "P-2,Halo Faucet,pull-down-faucets,95,Brass,https://vendor.example/brass.png",
  "P-3,Lumen Faucet,pull-down-faucets,80,Chrome,https://vendor.example/page.html",
  "P-4,Nova Faucet,pull-down-faucets,70,Chrome,https://vendor.example/slow.png",
  "P-5,Orbit Faucet,pull-down-faucets,60,Chrome,see catalog",
].join("\n");
const planned = async (text = list) => {
  const vendor = (await vendorByName(shop.platform.db, "North Quay Tile"))!;
  const file = { name: "list.csv", bytes: Buffer.from(text) };
  return planImport(shop.platform.db, { file, vendor, settings: {} });
};
const png = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
const imageOf = async (name: string) => {
  await catalogChanged(shop.platform);
  const query = new URLSearchParams({ q: name });
  const answer = await shop.app.fetch(new Request(`http://localhost/api/visualization/products?${query}`));
  const { data } = (await answer.json()) as {
    data: { data: { hash: string; name: string; image: { url: string } | null }[] };
  };
  return data.data.find((card) => card.name === name)!;
};

it("fetches a list's pictures, each for its variant, and reports those that do not come", async () => {
  const pictures = new Map<string, Uint8Array>([
    ["https://vendor.example/chrome.png", await png("#ccc")],
    ["https://vendor.example/brass.png", await png("#b90")],
    ["https://vendor.example/page.html", Buffer.from("<html>not a picture</html>")],
  ]);
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    const found = pictures.get(url);
    if (!found) throw new NotFetched("No answer: timed out", false);
    return found;
  };
  const plan = await planned();
  expect(plan.warnings).toMatchObject([{ line: 6, field: "picture", kind: "no_address" }]);
  await applyImport(shop.platform.db, plan);
  expect((await imageOf("Halo Faucet")).image).toBeNull();
  await fetchWantedPictures(shop.platform, fetch);
  const { hash, image } = await imageOf("Halo Faucet");
  expect(image).not.toBeNull();
  expect((await shop.app.fetch(new Request(`http://localhost${image!.url}`))).status).toBe(200);
  const answer = await shop.app.fetch(new Request(`http://localhost/api/public?pid=${hash}`));
  const { data } = (await answer.json()) as {
    data: { product: { images: { url: string }[]; variants: { image: number }[] } };
  };
  const { images, variants } = data.product;
  expect(new Set(variants.map((variant) => images[variant.image]!.url)).size).toBe(2);
  expect((await imageOf("Lumen Faucet")).image).toBeNull();

  const again = await planned();
  expect(again.counts).toMatchObject({ new: 0, changed: 0 });
  const report = again.findings.find(({ kind }) => kind === "pictures")?.text;
  expect(report).toMatch(/P-3: This file isn't a picture.*P-4: No answer: timed out/);

  asked.length = 0;
  await shop.platform.db
    .updateTable("wanted_pictures")
    .set({ next_try_at: new Date(0) })
    .execute();
  pictures.set("https://vendor.example/slow.png", await png("#333"));
  await fetchWantedPictures(shop.platform, fetch);
  expect(asked).toEqual(["https://vendor.example/slow.png"]);
  expect((await imageOf("Nova Faucet")).image).not.toBeNull();
});

it("fetches more pictures of a product, shows them behind its variants' own, and drops one that is not named any more", async () => {
  const shades = ["own", "two", "three", "four"] as const;
  const colors = new Map(
    shades.map((name, at) => [`https://vendor.example/${name}.png`, `#${at}${at}${at + 5}`]),
  );
  const fetched: string[] = [];
  const fetch = async (url: string) => {
    fetched.push(url);
    return png(colors.get(url)!);
  };
  const named = (...further: string[]) =>
    [
      "SKU,Name,Category,Price,Image URL,Image URL 2,Additional Images",
      `M-1,Manifold Faucet,pull-down-faucets,90,${further}`,
    ].join("\n");
  const [own, two, three, four] = [...colors.keys()];
  const shown = async () => {
    const { hash } = await imageOf("Manifold Faucet");
    const answer = await shop.app.fetch(new Request(`http://localhost/api/public?pid=${hash}`));
    const { data } = (await answer.json()) as { data: { product: { images: { url: string }[] } } };
    return data.product.images.map(({ url }) => url);
  };
  const first = named(own!, two!, `${three} ${four}`);
  const plan = await planned(first);
  expect(plan.findings.map(({ text }) => text)).toContain("The list has 3 more pictures for its products.");
  await applyImport(shop.platform.db, plan);
  await fetchWantedPictures(shop.platform, fetch);
  expect(fetched.toSorted()).toEqual([own, two, three, four].toSorted());
  const before = await shown();
  expect(new Set(before).size).toBe(4);
  expect((await planned(first)).counts).toMatchObject({ unchanged: 1 });

  fetched.length = 0;
  await applyImport(shop.platform.db, await planned(named(own!, two!, four!)));
  await fetchWantedPictures(shop.platform, fetch);
  expect(await shown()).toEqual([before[0], before[1], before[3]]);
});

describe("pictures in a ZIP file beside the list", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pictures-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const listed = (...rows: string[]) => ["SKU,Name,Category,Price,Finish,Picture", ...rows].join("\n");
  const take = async (files: Record<string, Uint8Array>) => {
    const path = join(folder, "photos.zip");
    await writeFile(path, zipSync(files, { level: 0 }));
    const archive = await openPictureArchive(path);
    const { vendor } = await planned();
    try {
      return await takePictures(shop.platform, vendor.id, archive);
    } finally {
      archive.close();
    }
  };

  it("shows each with the variant that names it, and says which are missing or no pictures", async () => {
    const text = listed(
      "Z-1,Arbor Faucet,pull-down-faucets,90,Chrome,Photos\\Arbor.PNG",
      "Z-2,Basil Faucet,pull-down-faucets,90,Chrome,basil.jpg",
      "Z-3,Cedar Faucet,pull-down-faucets,90,Chrome,cedar.webp",
      "Z-4,Dahlia Faucet,pull-down-faucets,90,Chrome,dahlia.png",
    );
    const plan = await planned(text);
    expect(plan.warnings).toEqual([]);
    expect([...plan.picture_files]).toEqual(["arbor.png", "basil.jpg", "cedar.webp", "dahlia.png"]);
    expect(plan.preview.map(({ picture }) => picture)).toEqual(["file", "file", "file", "file"]);
    await applyImport(shop.platform.db, plan);
    const files = {
      "photos/arbor.png": await png("#070"),
      "__MACOSX/photos/._arbor.png": Buffer.from("notes"),
      "basil.jpg": Buffer.from("not a picture"),
      "cedar.webp": new Uint8Array(4 * 1024 * 1024 + 1),
    };
    const taken = await take(files);
    expect(taken).toMatchObject({
      shown: 1,
      problems: [
        { sku: "Z-2", problem: expect.stringMatching(/isn't a picture/) },
        { sku: "Z-3", problem: "The picture is larger than 4 MB." },
        { sku: "Z-4", problem: "dahlia.png isn't in the ZIP file." },
      ],
    });
    expect((await imageOf("Arbor Faucet")).image).not.toBeNull();
    expect((await imageOf("Basil Faucet")).image).toBeNull();
    const findings = (await planned(text)).findings.find(({ kind }) => kind === "pictures");
    expect(findings?.text).toMatch(/Z-4: dahlia.png isn't in the ZIP file/);
  });

  it("takes the new picture of a file that was sent before, and leaves one that is the same", async () => {
    const before = (await imageOf("Arbor Faucet")).image!.url;
    const again = await take({ "arbor.png": await png("#070"), "dahlia.png": await png("#909") });
    expect(again).toMatchObject({ shown: 1, unchanged: 1 });
    expect((await imageOf("Arbor Faucet")).image!.url).toBe(before);
    expect((await imageOf("Dahlia Faucet")).image).not.toBeNull();
    await take({ "arbor.png": await png("#00f") });
    expect((await imageOf("Arbor Faucet")).image!.url).not.toBe(before);
  });

  it("is never asked for on the web", async () => {
    await shop.platform.db
      .updateTable("wanted_pictures")
      .set({ next_try_at: new Date(0), attempts: 0 })
      .execute();
    const asked: string[] = [];
    await fetchWantedPictures(shop.platform, async (url) => {
      asked.push(url);
      throw new NotFetched("No answer", true);
    });
    expect(asked.filter((url) => !url.startsWith("https:"))).toEqual([]);
  });

  it("refuses a file that is not a ZIP", async () => {
    const path = join(folder, "photos.rar");
    await writeFile(path, "Rar!");
    await expect(openPictureArchive(path)).rejects.toThrow(UnreadableFile);
  });
});
