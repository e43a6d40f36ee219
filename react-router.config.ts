import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompressFiles } from "./web/precompress.build.ts";

export default {
  appDirectory: "web",
  buildDirectory: "web/build",
  basename: "/showroom",
  ssr: true,
  serverModuleFormat: "esm",
  // The whole manifest is one immutable file of a few kilobytes: cheaper than asking for routes per page.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    await precompressFiles(path.join(reactRouterConfig.buildDirectory, "client"));
  },
} satisfies Config;
