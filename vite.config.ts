import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { chunks } from "./web/app/first-load/chunks.build.ts";
import { withoutUnusedRouterParts } from "./web/app/first-load/unused-router-parts.build.ts";
import { inLanguage } from "./web/app/languages/language.build.ts";

/**
 * sonner adds its styles as an inline element when it loads, which our Content-Security-Policy forbids. They
 * come as a file instead (`web/ui/toaster.tsx`).
 */
function sonnerWithoutInlineStyles(): Plugin {
  return {
    name: "sonner-without-inline-styles",
    apply: "build",
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ },
      handler(code) {
        const changed = code.replace(/^__insertCSS\(".*"\);?$/m, "");
        if (changed === code) this.error("sonner no longer inserts its styles as it did; check the policy");
        return changed;
      },
    },
  };
}

/** React needs the keys of an icon's lines only for development warnings, and they do not compress. */
function iconsWithoutKeys(): Plugin {
  return {
    name: "icons-without-keys",
    apply: "build",
    transform: {
      filter: { id: /[\\/]lucide-react[\\/].*[\\/]icons[\\/][^\\/]+\.mjs$/ },
      handler(code, id) {
        const changed = code.replace(/,\s*key: "[^"]*"/g, "");
        if (changed === code && code.includes("node: ["))
          this.error(`no keys were found in ${id}; look anew`);
        return changed;
      },
    },
  };
}

/** The worker that keeps pages stands at an address that stays, in the folder of what it keeps. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildStart() {
      if (this.environment.name !== "client") return;
      const id = fileURLToPath(new URL("web/app/offline/pages.worker.ts", import.meta.url));
      this.emitFile({ type: "chunk", id, fileName: "service-worker.js" });
    },
  };
}

/** Other languages than English have a build of their own (docs/decisions/0022-languages.md). */
const language = process.env.PAGES_LANGUAGE;

export default defineConfig(({ command }) => ({
  base: "/showroom/",
  publicDir: "web/public",
  plugins: [
    language ? inLanguage(language) : undefined,
    tailwindcss(),
    reactRouter(),
    sonnerWithoutInlineStyles(),
    iconsWithoutKeys(),
    withoutUnusedRouterParts(),
    serviceWorker(),
  ],
  // The server build holds React and the router in their production form, whatever NODE_ENV says later: the
  // development form takes several times the processor time to render.
  ...(command === "build" && {
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  environments: {
    ssr: { build: { rollupOptions: { input: "./web/app/server-entry.ts" } } },
    client: {
      build: {
        rollupOptions: {
          output: {
            // the list of all pages, which every page loads, holds each name
            entryFileNames: "assets/[hash:7].js",
            chunkFileNames: "assets/[hash:7].js",
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
  },
  // Vite would compress every file only to print its size; web/app/precompress.build.ts compresses what is sent.
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
  optimizeDeps: {
    // Named, so that a fresh checkout does not reload the page while it finds them one by one.
    include: [
      "react",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "react-dom",
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "clsx",
      "lucide-react",
      "sonner",
      "react-aria-components",
    ],
  },
}));
