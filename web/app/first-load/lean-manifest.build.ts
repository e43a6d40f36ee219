import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

interface Route {
  id: string;
  parentId?: string;
  module: string;
  imports?: readonly string[];
}

interface Manifest {
  entry: { module: string; imports: readonly string[] };
  routes: Readonly<Record<string, Route>>;
}

/** The layout of the pages behind a sign-in. */
const accountShell = "app/shells/account-shell";

/**
 * Shortens the list of all pages that every page loads. The router reads a page's `imports` only to prefetch them, so
 * the list needs neither those that are loaded anyway nor those of account pages; and it takes a missing flag or list as
 * false or empty. The whole list stays beside the client's files, for `scripts/weights.ts`.
 */
export async function shortenManifest(buildDirectory: string): Promise<void> {
  const assets = path.join(buildDirectory, "client/assets");
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("The build has no manifest of its pages.");
  const text = await readFile(path.join(assets, name), "utf8");
  const [start, end] = [text.indexOf("{"), text.lastIndexOf("}") + 1];
  const json = text.slice(start, end);
  await writeFile(path.join(buildDirectory, "pages.json"), json);
  const lean = leanManifest(JSON.parse(json) as Manifest);
  const isEmpty = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);
  const short = JSON.stringify(lean, (_, value: unknown) => (isEmpty(value) ? undefined : value));
  await writeFile(path.join(assets, name), text.slice(0, start) + short + text.slice(end));
}

export function leanManifest<Whole extends Manifest>(manifest: Whole): Whole {
  const loaded = new Set([manifest.entry.module, ...manifest.entry.imports]);
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const layouts = layoutsOf(route, manifest.routes);
    const above = layouts.flatMap(({ module, imports }) => [module, ...(imports ?? [])]);
    const isOfAccount = layouts.some(({ id: layout }) => layout === accountShell);
    const isAhead = (file: string) => !loaded.has(file) && !above.includes(file);
    return [id, { ...route, imports: isOfAccount ? [] : route.imports?.filter(isAhead).sort() }];
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

function layoutsOf(route: Route, routes: Manifest["routes"]): Route[] {
  const layout = route.parentId === undefined ? undefined : routes[route.parentId];
  return layout ? [layout, ...layoutsOf(layout, routes)] : [];
}
