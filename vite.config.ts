import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { withoutUnusedRouterParts } from "./web/app/first-load/unused-router-parts.build.ts";

/** What every page of the shop loads. */
const shell =
  /[\\/]domain[\\/](?:clock|own-value|phone)\.ts$|[\\/]web[\\/](?:kit[\\/](?:page[\\/](?:page-error|page-meta|page-title|not-found|wordmark)|buying[\\/]who-buys|product[\\/](?:product-path|arrival-words))\.tsx?|app[\\/](?:first-load[\\/](?:early-use|first-load)|canonical-path|followed-links|nonce|scroll-to-top|page-counter|offline[\\/]keep-pages|session[\\/](?!code-bar|stand-in-bar).+)\.tsx?|client[\\/](?:api|api-call|shop-href|consent[\\/]consent|session[\\/](?!use-account-only|renew-session|unsent|draft).+)\.ts|areas[\\/]pro[\\/]leads[\\/]lead-form-open\.ts|app[\\/]shells[\\/](?:consent-banner|category-paths|storefront[\\/](?!scroll-top|after-page|mobile-menu-content|search-suggestions|suggestion-list|business-|department-categories|account-links|footer).+)\.tsx?|ui[\\/](?:breadcrumb|button|link-button|picture|picture-sources|badge|dialog|modal|states|skeleton|no-picture|field|fill-field|format|number-entry|progress-bar|load-in-time|toast|toast-outlet|use-is-live|use-state-for)\.tsx?)$|[\\/]lucide-react[\\/].*[\\/]chevron-(?:left|right)\.mjs$/;

/** What pages with products share. */
const goods =
  /[\\/]web[\\/](?:kit[\\/]product[\\/](?:product-price|no-stock-words)|areas[\\/]shop[\\/](?:product-(?:tile|grid|shelf)|rating|shop-trail|compare[\\/](?:compare-mark|compare-tray|compared)|documents[\\/]document-path))\.tsx?$|[\\/]lucide-react[\\/].*[\\/]star\.mjs$/;

/** The controls to buy a product: on its page and in its quick view. */
const buying =
  /[\\/]web[\\/]areas[\\/]shop[\\/](?:use-trade-prices|area-field|buy-box|stock-and-delivery|variant-picker|variant-choice|delivery[\\/].+)\.tsx?$|[\\/]lucide-react[\\/].*[\\/](?:truck|warehouse|zoom-in)\.mjs$/;

/** What lists share: filter chips and page numbers. */
const lists = /[\\/]web[\\/]ui[\\/](?:chip|pages-around|pagination|use-search-asked)\.tsx?$/;

/** In a file of its own, or it would share one with the drag-and-drop code of sortable lists. */
const iconButton = /[\\/]web[\\/]ui[\\/]icon-button\.tsx$/;

/** Quantities, boxes and how they ship, on product pages and in the cart. */
const quantity =
  /[\\/](?:domain[\\/]freight-class\.ts|contract[\\/]freight-classes\.ts|web[\\/]ui[\\/]quantity-field\.tsx|takeoff[\\/]boxes\.ts|lucide-react[\\/].*[\\/](?:minus|plus)\.mjs)$/;

/** What forms share. */
const forms =
  /[\\/]web[\\/](?:ui[\\/](?:text-field|select|checkbox|focus-invalid)|kit[\\/]forms[\\/](?:use-api-form|form-note|trap-field|form-age))\.tsx?$/;

/** Sign-in and sign-up: names, phones, passwords. */
const entering =
  /[\\/]web[\\/](?:ui[\\/]password-field|kit[\\/](?:page[\\/]access-frame|forms[\\/](?:person-fields|phone-fields)|sign-in[\\/](?:new-password-field|consent)))\.tsx?$|[\\/]domain[\\/]us-states\.ts$|[\\/]lucide-react[\\/].*[\\/]eye(?:-off)?\.mjs$/;

/**
 * Few files: React and the router; what all pages share; what pages of a kind share; then what some pages share,
 * small pieces together. A page should load at most 130 KB of compressed JavaScript.
 */
const chunks = [
  {
    name: "framework",
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
    priority: 3,
  },
  { name: "shell", test: shell, priority: 2 },
  { name: "goods", test: goods, priority: 2 },
  { name: "quantity", test: quantity, priority: 2 },
  { name: "buying", test: buying, priority: 2 },
  { name: "forms", test: forms, priority: 2 },
  { name: "entering", test: entering, priority: 2 },
  { name: "lists", test: lists, priority: 2 },
  { name: "icon-button", test: iconButton, priority: 2 },
  {
    name: "shared",
    test: /[\\/](?:web|domain|content)[\\/]|[\\/]node_modules[\\/]lucide-react/,
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

export default defineConfig(({ command }) => ({
  base: "/showroom/",
  publicDir: "web/public",
  plugins: [
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
