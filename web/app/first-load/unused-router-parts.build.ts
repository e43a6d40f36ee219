import type { Plugin } from "vite";

/** Parts of React Router that this shop does not use but every page would load, and what stands in for them. */
const standIns = new Map([
  [
    // `routeDiscovery` is "initial": all pages are known from the start
    "lib/dom/ssr/fog-of-war.js",
    `
    export const URL_LIMIT = 0;
    export const isFogOfWarEnabled = () => false;
    export const getManifestPath = () => "";
    export const getPartialManifest = (manifest) => manifest;
    export const getPathsWithAncestors = () => [];
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const handleClientVersionMismatch = async () => false;
    export const useFogOFWarDiscovery = () => {};`,
  ],
  [
    // nothing passes `instrumentations`
    "lib/router/instrumentation.js",
    `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  ],
]);

/** Leaves them out of the client's build; stops if a new version of React Router offers other names there. */
export function withoutUnusedRouterParts(): Plugin {
  return {
    name: "without-unused-router-parts",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler(code, id) {
        if (this.environment.name !== "client") return;
        const part = [...standIns].find(([file]) => id.endsWith(file));
        if (!part) return;
        const [file, standIn] = part;
        if (String(namesIn(code)) !== String(namesIn(standIn)))
          this.error(`${file} has other exports now; look again`);
        return { code: standIn, map: null };
      },
    },
  };
}

/** The names that a module exports, in order. */
function namesIn(code: string): string[] {
  const list = /^export \{([^}]*)\}/m.exec(code)?.[1]?.split(",");
  const names = list ?? [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name!);
  return names.map((name) => name.trim()).sort();
}
