/** As much of the router's manifest as says what a page loads first. */
export interface RouteManifest {
  entry: { module: string; imports: readonly string[] };
  routes: Readonly<Record<string, ManifestRoute>>;
}

interface ManifestRoute {
  id: string;
  parentId?: string;
  module: string;
  imports?: readonly string[];
  css?: readonly string[];
  clientLoaderModule?: string;
  clientActionModule?: string;
  hydrateFallbackModule?: string;
}

/** Bytes over the wire of a page's first load. */
export interface PageWeight {
  page: string;
  scripts: number;
  styles: number;
}

/**
 * The size of every page's first load: the entry, the page and its layouts with everything that they import statically;
 * lazy imports do not count. `sizeOf` returns a file's bytes over the wire.
 */
export function weighPages(manifest: RouteManifest, sizeOf: (file: string) => number): PageWeight[] {
  const routes = Object.values(manifest.routes);
  const parents = new Set(routes.map(({ parentId }) => parentId));
  return routes
    .filter(({ id }) => !parents.has(id))
    .map((page) => {
      const around = withLayouts(page, manifest.routes);
      const scripts = [manifest.entry.module, ...manifest.entry.imports, ...around.flatMap(scriptsOf)];
      return {
        page: page.id,
        scripts: sum(scripts, sizeOf),
        styles: sum(
          // the router marks styles that several pages share by a fragment
          around.flatMap(({ css }) => css ?? []).map((file) => file.replace(/#$/, "")),
          sizeOf,
        ),
      };
    });
}

function withLayouts(page: ManifestRoute, routes: RouteManifest["routes"]): ManifestRoute[] {
  const parent = page.parentId === undefined ? undefined : routes[page.parentId];
  return parent ? [page, ...withLayouts(parent, routes)] : [page];
}

const scriptsOf = (route: ManifestRoute): string[] =>
  [
    route.module,
    ...(route.imports ?? []),
    route.clientLoaderModule,
    route.clientActionModule,
    route.hydrateFallbackModule,
  ].filter((file) => file !== undefined);

const sum = (files: readonly string[], sizeOf: (file: string) => number): number =>
  [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0);
