import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** What every page of the shop loads, whatever the page. */
const shell =
  /[\\/]web[\\/](?:(?:page-error|early-use|api|api-call|page-title|canonical-path|shop-href|followed-links|nonce)\.tsx?|consent[\\/](?:consent|consent-banner|page-counter)\.tsx?|leads[\\/](?:lead-popup|lead-form-open|when-to-ask)\.tsx?|session[\\/].+|shells[\\/](?:wordmark|category-paths|storefront[\\/](?!mobile-menu-content|search-suggestions|suggestion-list).+)\.tsx?|static[\\/]not-found\.tsx|ui[\\/](?:button|link-button|picture|picture-sources|badge|dialog|modal|states|skeleton|field|fill-field|format|number-entry|progress-bar|toast|toast-outlet)\.tsx?)$/;

/**
 * Few files: React and the router; what all pages share; then what some pages share, small pieces together.
 * A page should load at most 130 KB of compressed JavaScript.
 */
const chunks = [
  {
    name: "framework",
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
    priority: 3,
  },
  { name: "shell", test: shell, priority: 2 },
  {
    name: "shared",
    test: /[\\/](?:web|domain)[\\/]|[\\/]node_modules[\\/]lucide-react/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 400,
    priority: 1,
  },
];

/**
 * sonner adds its styles as an inline element when it loads, which our Content-Security-Policy forbids. They
 * come as a file instead (`web/ui/toaster.tsx`).
 */
function sonnerWithoutInlineStyles(): Plugin {
  return {
    name: "sonner-without-inline-styles",
    apply: "build",
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs$/.test(id)) return;
      const changed = code.replace(/^__insertCSS\(".*"\);?$/m, "");
      if (changed === code) this.error("sonner no longer inserts its styles as it did; check the policy");
      return changed;
    },
  };
}

export default defineConfig(({ command }) => ({
  base: "/showroom/",
  publicDir: "web/public",
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutInlineStyles()],
  // The server build holds React and the router in their production form, whatever NODE_ENV says later: the
  // development form takes several times the processor time to render.
  ...(command === "build" && {
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  environments: {
    ssr: { build: { rollupOptions: { input: "./web/server-entry.ts" } } },
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            // Of what pages share a name would list them all, over and over, in the list of all pages.
            chunkFileNames: "assets/[hash].js",
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
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
