import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { shortenManifest } from "./web/app/first-load/lean-manifest.build.ts";
import { precompressFiles } from "./web/app/precompress.build.ts";

const language = process.env.PAGES_LANGUAGE;

export default {
  appDirectory: "web",
  // scripts/prepare/build.mjs brings the other languages beside the English pages
  buildDirectory: language ? `web/.build-${language}` : "web/build",
  basename: "/showroom",
  ssr: true,
  // Apple leads back by a form of its own (areas/sign-in/social-callback.page.tsx).
  allowedActionOrigins: ["appleid.apple.com"],
  serverModuleFormat: "esm",
  // The whole manifest is one immutable file of a few kilobytes: cheaper than asking for routes per page.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    await shortenManifest(reactRouterConfig.buildDirectory);
    const client = path.join(reactRouterConfig.buildDirectory, "client");
    await precompressFiles(client, language ? path.join(import.meta.dirname, "web/build/client") : undefined);
  },
} satisfies Config;
