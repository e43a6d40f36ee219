import { expect, it } from "vitest";
import { preparePictures } from "./prepare-pictures.ts";

/** A shop with two categories of two products each, one of which has no picture. */
function shop() {
  const prepared: string[] = [];
  const lists: Record<string, unknown[]> = {
    tile: [{ image: { url: "/showroom/media/tile-one-key/800.webp" } }, { image: null }],
    faucets: [
      { image: { url: "/showroom/media/faucet-1-key/800.webp" } },
      { image: { url: "/showroom/media/faucet-2-key/800.webp" } },
    ],
  };
  const menus = [{ categories: [{ slug_url: "tile" }, { slug_url: "faucets" }] }];
  const app = {
    fetch: async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === "/api/menu_category") return Response.json({ data: menus });
      return Response.json({ data: { data: lists[searchParams.get("category") ?? ""] } });
    },
    pictures: {
      prepare: async (key: string, file: string) => {
        prepared.push(`${key}/${file}`);
        return true;
      },
    },
  };
  return { app: app as unknown as Parameters<typeof preparePictures>[0], prepared };
}

it("prepares what the first page of each category shows, in the order of the categories", async () => {
  const { app, prepared } = shop();
  await preparePictures(
    app,
    () => false,
    async () => true,
  );
  expect(prepared).toEqual(
    ["tile-one-key", "faucet-1-key", "faucet-2-key"].flatMap((key) => [`${key}/320.avif`, `${key}/640.avif`]),
  );
});

it("waits while the server has something to do, and ends with it", async () => {
  const { app, prepared } = shop();
  let looks = 0;
  await preparePictures(
    app,
    () => looks === 3,
    async () => {
      looks += 1;
      return looks < 3;
    },
  );
  expect(prepared).toEqual(["tile-one-key/320.avif", "tile-one-key/640.avif"]);
});
