import { availableParallelism, loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Menu } from "../../contract/showrooms/showrooms.ts";
import type { createApp } from "../app.ts";

type App = Pick<ReturnType<typeof createApp>, "fetch" | "pictures">;

/** The picture sizes of list tiles, on screens with one and with two device pixels per pixel. */
const files = ["320.avif", "640.avif"] as const;
const perPage = 24;
const lookAgain_ms = 5_000;

/**
 * Draws the pictures on the first page of every category, one at a time and only while the server is idle, so that the
 * first visitor of a category need not wait for them. `isOver` ends it.
 */
export async function preparePictures(
  app: App,
  isOver: () => boolean,
  isIdle: () => Promise<boolean> = quietWatch(),
): Promise<void> {
  for (const slug of await categories(app)) {
    for (const key of await firstPictures(app, slug)) {
      for (const file of files) {
        while (!isOver() && !(await isIdle())) {
          if (isOver()) return;
          await pause(lookAgain_ms, undefined, { ref: false });
        }
        if (isOver()) return;
        await app.pictures.prepare(key, file);
      }
    }
  }
}

/** Idle: a core is free for drawing, and this process has hardly worked since the last check. */
function quietWatch(): () => Promise<boolean> {
  let before = performance.eventLoopUtilization();
  return async () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    // On Windows the load is always 0, and only the second check decides.
    return (loadavg()[0] ?? 0) < availableParallelism() - 0.5 && utilization < 0.15;
  };
}

async function categories(app: App): Promise<string[]> {
  const menus = (await ask<Menu[]>(app, "/api/menu_category")) ?? [];
  return [...new Set(menus.flatMap((menu) => menu.categories.map(({ slug_url }) => slug_url)))];
}

async function firstPictures(app: App, category: string): Promise<string[]> {
  const query = new URLSearchParams({ category, per_page: String(perPage) });
  const list = await ask<{ data: { image: { url: string } | null }[] }>(
    app,
    `/api/visualization/products?${query}`,
  );
  return (list?.data ?? []).flatMap(({ image }) => /\/media\/([\w-]+)\//.exec(image?.url ?? "")?.[1] ?? []);
}

/** Calls the API as a visitor would; nothing if it refuses. */
async function ask<Data>(app: App, path: string): Promise<Data | undefined> {
  const response = await app.fetch(new Request(`http://localhost${path}`));
  if (!response.ok) return undefined;
  return ((await response.json()) as { data: Data }).data;
}
